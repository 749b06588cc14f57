import CivilTime

/// A week, month or window of a history, with counts of its days.
struct HabitPeriod: Sendable {
    /// The indices of its days in the history. Shorter than `length` if cut off by the start of the history or by
    /// today.
    private(set) var range: Range<Int>
    /// The full number of days.
    let length: Int
    /// The required number of times, at most one a day.
    let required: Int
    /// The number of days done.
    let done: Int
    /// The number of days skipped.
    let skipped: Int
    /// Whether it begins before the history does.
    let isCutAtStart: Bool

    init(days: [HabitDay], from first: Int, length: Int, times: Int) {
        range = max(first, 0)..<min(first + length, days.count)
        self.length = length
        required = min(times, length)
        isCutAtStart = first < 0
        var (done, skipped) = (0, 0)
        for index in range {
            if days[index].isDone { done += 1 }
            if days[index].isSkipped { skipped += 1 }
        }
        self.done = done
        self.skipped = skipped
    }

    /// The period without the days from an index on. None of these may be done or skipped.
    func limited(to end: Int) -> HabitPeriod {
        var period = self
        period.range = range.lowerBound..<max(range.lowerBound, min(range.upperBound, end))
        return period
    }

    /// Whether it was done often enough.
    var isMet: Bool { done >= required }

    /// Whether a miss is excused: skipped days make up for what is missing, or it began before the habit did.
    var isExcused: Bool { isCutAtStart || done + skipped >= required }

    /// The amounts done and due for a rate. Due is the required number in proportion to the days so far, less one per
    /// skipped day. Done never exceeds what is required.
    var share: (done: Double, due: Double) {
        let expected = Double(required) * Double(range.count) / Double(length)
        let credit = min(Double(done), expected)
        return (credit, max(expected - Double(skipped), credit))
    }

    /// The weeks or months of a history, oldest first. Empty unless the schedule counts times a week or month.
    static func all(of rule: HabitRule, days: [HabitDay], from firstDay: Day) -> [HabitPeriod] {
        var periods: [HabitPeriod] = []
        switch rule.schedule {
        case .timesPerWeek(let times):
            var first = -firstDay.weekday.days(since: rule.firstWeekday)
            while first < days.count {
                periods.append(HabitPeriod(days: days, from: first, length: 7, times: times))
                first += 7
            }
        case .timesPerMonth(let times):
            var month = firstDay.monthOfYear
            var first = month.first.days(since: firstDay)
            while first < days.count {
                periods.append(HabitPeriod(days: days, from: first, length: month.dayCount, times: times))
                first += month.dayCount
                month = month.advanced(by: 1)
            }
        case .daily, .weekdays, .times, .everyDays:
            break
        }
        return periods
    }
}

extension HabitHistory {
    /// The week or month of a day. Nil unless the schedule counts times a week or month.
    func period(at index: Int) -> HabitPeriod? {
        switch rule.schedule {
        case .timesPerWeek:
            return periods[(index + firstDay.weekday.days(since: rule.firstWeekday)) / 7]
        case .timesPerMonth:
            let (first, month) = (firstDay.monthOfYear, day(at: index).monthOfYear)
            return periods[(month.year - first.year) * 12 + month.number - first.number]
        case .daily, .weekdays, .times, .everyDays:
            return nil
        }
    }

    /// The times done and required ("2 of 3"), in the week or month of `day` or in the *m* days ending on it. A week or month asks for
    /// one less for each day that is skipped or on which the person is away, also later in it. Nil for other schedules, outside the
    /// history and if nothing is required any more.
    public func periodProgress(on day: Day) -> (done: Int, of: Int)? {
        guard let index = index(of: day) else { return nil }
        if case .times(let times, let length) = rule.schedule {
            let window = HabitPeriod(days: days, from: index + 1 - length, length: length, times: times)
            return (window.done, window.required)
        }
        guard let period = period(at: index) else { return nil }
        let first = self.day(at: period.range.lowerBound)
        let restsToCome = period.range.upperBound < days.count ? 0 : daysAwayToCome(inPeriodFrom: first)
        let required = max(period.required - period.skipped - restsToCome, min(period.done, period.required))
        return required == 0 ? nil : (period.done, required)
    }

    /// The number of days away after today in a week or month.
    ///
    /// - Parameter day: A day of it.
    private func daysAwayToCome(inPeriodFrom day: Day) -> Int {
        if awayDays.isEmpty { return 0 }
        let last: Day
        if case .timesPerMonth = rule.schedule {
            last = day.monthOfYear.last
        } else {
            last = day.startOfWeek(rule.firstWeekday).advanced(by: 6)
        }
        return today < last ? awayDays.count(in: today.advanced(by: 1)...last) : 0
    }
}
