import CivilTime

/// One week, month or run of days of a history, and what was done in it.
struct HabitPeriod: Sendable {
    /// Where its days are in the history; fewer than `length` where the history begins or today cuts it short.
    let range: Range<Int>
    /// How many days the whole of it has.
    let length: Int
    /// How many times it asks for, at most one a day.
    let asked: Int
    /// On how many of its days it was done.
    let done: Int
    /// How many of its days were skipped.
    let skipped: Int
    /// Whether the history begins after its first day.
    let isCutAtStart: Bool

    init(days: [HabitDay], from first: Int, length: Int, times: Int) {
        range = max(first, 0)..<min(first + length, days.count)
        self.length = length
        asked = min(times, length)
        isCutAtStart = first < 0
        var (done, skipped) = (0, 0)
        for index in range {
            if days[index].isDone { done += 1 }
            if days[index].isSkipped { skipped += 1 }
        }
        self.done = done
        self.skipped = skipped
    }

    /// Whether it was done as often as asked.
    var isMet: Bool { done >= asked }

    /// Whether it is not held against anyone: skipped days stand for what is missing, or it began before the habit did.
    var isExcused: Bool { isCutAtStart || done + skipped >= asked }

    /// What counts as done and what as due for a rate: what is asked in proportion to the days there were, less one for
    /// each skipped day; never more done than asked.
    var share: (done: Double, due: Double) {
        let expected = Double(asked) * Double(range.count) / Double(length)
        let credit = min(Double(done), expected)
        return (credit, max(expected - Double(skipped), credit))
    }

    /// The weeks or months of a history, oldest first; none unless the schedule counts times in them.
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
    /// The week or month that a day of the history is in; nil unless the schedule counts times in them.
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

    /// How many times it was done of how many asked ("2 of 3"): in the whole week or month that `day` is in, or in the
    /// *m* days that end on it; nil for other schedules and outside the history.
    public func periodProgress(on day: Day) -> (done: Int, of: Int)? {
        guard let index = index(of: day) else { return nil }
        if case .times(let times, let length) = rule.schedule {
            let window = HabitPeriod(days: days, from: index + 1 - length, length: length, times: times)
            return (window.done, window.asked)
        }
        return period(at: index).map { ($0.done, $0.asked) }
    }
}
