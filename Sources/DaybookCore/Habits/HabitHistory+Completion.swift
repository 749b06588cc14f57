import CivilTime

extension HabitHistory {
    /// Done ÷ due over a period ending today, 0...1; nil if nothing was due.
    ///
    /// Skipped days are excluded. Today counts only once it is decided; see `ratedEnd`. For *n* times a week or month: all
    /// weeks or months that ended within the period, plus the open one in proportion to its days so far. In each,
    /// done is capped at the number required, and each skipped day reduces that number by one. For *n* times in *m* days: the days
    /// that are met out of those that are decided; see `isMetInWindow`.
    public func completion(_ period: Period) -> Double? {
        completion(from: period.dayCount.map { days.count - $0 } ?? 0)
    }

    /// Done ÷ due from a day to the last one of the history, as `completion(_:)`.
    public func completion(since day: Day) -> Double? { completion(from: day.days(since: firstDay)) }

    private func completion(from index: Int) -> Double? {
        let start = max(0, index)
        return ratedPeriods(from: start).map { rate(of: $0) } ?? rate(of: start..<max(start, ratedEnd))
    }

    /// Whether a day of *n* times in *m* days is met: as in its streak, some window that contains it has enough. It is not once no
    /// window can cover it any more. Nil as long as one can, and for a day that was skipped or on which the person is away.
    func isMetInWindow(_ index: Int) -> Bool? {
        let day = streakDays.days[index]
        guard day.isDue, !day.isSkipped, !days[index].isSkipped else { return nil }
        if streakDays.windows?.isCovered[index] ?? false { return true }
        return ends(index) ? false : nil
    }

    /// The index before which days count in rates.
    ///
    /// Today counts once it is decided: done, skipped or over its limit. What can still be done today lowers no rate, so
    /// that a day begins with the rate that the day before ended with.
    var ratedEnd: Int {
        guard !isLastDayOver, let last = days.last, !last.isDone, !last.isSkipped else { return days.count }
        return last.isOverLimit ? days.count : days.count - 1
    }

    /// The weeks or months that make up a rate from index `start`; nil if it is made up of single days.
    private func ratedPeriods(from start: Int) -> [HabitPeriod]? {
        switch rule.schedule {
        case .daily, .weekdays, .everyDays, .times:
            return nil
        case .timesPerWeek, .timesPerMonth:
            let end = ratedEnd
            return periods.map { $0.limited(to: end) }.filter { !$0.range.isEmpty && $0.range.upperBound > start }
        }
    }

    /// The answer to the question for what a day asks of a habit. Today, the review of a day and the perfect days of the ledger go
    /// by it alone.
    enum Request {
        /// It is to be done on the day, or was: without it the day is not perfect.
        case open
        /// It is a limit that was not exceeded so far, on a day that goes on: nothing is to be done for it, but the day is perfect
        /// only once it is over.
        case waiting
    }

    /// What a day asks of the habit; nil for nothing.
    ///
    /// It asks for it if it is due and neither done, skipped nor covered by other days. A habit due a number of times in a week,
    /// month or window is asked for only on a day on which it can't wait any longer; see `PressingDays`. A week or month asks for
    /// nothing if it began before the habit, or once the habit was added in it.
    ///
    /// - Parameter entry: The day itself, which tells whether it rests while the person is away; nil as it is.
    func request(_ index: Int, _ entry: HabitDay? = nil) -> Request? {
        let entry = entry ?? days[index]
        guard !entry.isDone, !entry.isSkipped, entry.isDue, pressingDays.contains(index) else { return nil }
        if let coverage = streakDays.windows {
            if coverage.isCovered[index] || pressingDays.coversBesideAway(index) { return nil }
        } else if let period = period(at: index) {
            let begin = day(at: period.range.lowerBound)
            if period.isCutAtStart || begin < rule.askedFrom && rule.askedFrom <= day(at: index) { return nil }
        }
        return entry.isUndecided ? .waiting : .open
    }

    /// Whether a limit that was not exceeded so far would keep the habits from all being done if it were: its day, which goes
    /// on, is perfect only once it is over.
    public func isWaiting(on day: Day) -> Bool {
        guard let index = index(of: day), isSinceAdded(index) else { return false }
        return request(index) == .waiting
    }

    /// Whether the habit is to be done on a day, and was not.
    func isAsked(_ index: Int) -> Bool { request(index) == .open }

    /// Whether it was added by a day. It spoils none before.
    func isSinceAdded(_ index: Int) -> Bool { rule.addedOn.map { day(at: index) >= $0 } ?? true }

    /// Done ÷ due by weekday, in order of the week; nil for a weekday with nothing due. Skipped days are excluded, and
    /// today until it is decided.
    public var weekdayProfile: [(weekday: Weekday, rate: Double?)] {
        var done = Array(repeating: 0, count: 8)
        var due = done
        var weekday = firstDay.weekday
        for index in 0..<ratedEnd {
            if counts(index) {
                due[weekday.rawValue] += 1
                if days[index].isDone { done[weekday.rawValue] += 1 }
            }
            weekday = weekday.advanced(by: 1)
        }
        return Weekday.week(from: rule.firstWeekday).map { weekday in
            let (done, due) = (done[weekday.rawValue], due[weekday.rawValue])
            return (weekday, due == 0 ? nil : Double(done) / Double(due))
        }
    }

    /// Totals up to today.
    public var totals: HabitTotals {
        var totals = HabitTotals()
        for index in days.indices {
            let entry = days[index]
            if entry.isLoggedAsDone { totals.timesDone += 1 }
            if entry.state == .skipped {
                totals.daysSkipped += 1
            } else if let total = entry.total {
                totals.sum += total
            }
            if counts(index) { totals.daysDue += 1 }
        }
        return totals
    }

    /// Whether a day counts as due in rates.
    func counts(_ index: Int) -> Bool {
        let entry = days[index]
        guard entry.isDue, !entry.isSkipped else { return false }
        return !entry.isUndecided
    }

    private func rate(of range: Range<Int>) -> Double? {
        var (done, due) = (0, 0)
        if windows != nil {
            let decided = range.compactMap { isMetInWindow($0) }
            return decided.isEmpty ? nil : Double(decided.count { $0 }) / Double(decided.count)
        }
        for index in range where counts(index) {
            due += 1
            if days[index].isDone { done += 1 }
        }
        return due == 0 ? nil : Double(done) / Double(due)
    }

    private func rate(of periods: [HabitPeriod]) -> Double? {
        var (done, due) = (0.0, 0.0)
        for period in periods {
            let share = period.share
            done += share.done
            due += share.due
        }
        return due == 0 ? nil : done / due
    }
}

/// Totals of a habit from its first day to today.
public struct HabitTotals: Hashable, Sendable {
    /// The number of days on which it was logged as done, whether due or not. A limit that was kept on a day without a
    /// value is not done.
    public var timesDone = 0
    /// The sum of values in the habit's unit, without skipped days.
    public var sum = 0.0
    /// The number of days due and not skipped.
    public var daysDue = 0
    /// The number of days skipped.
    public var daysSkipped = 0

    /// Creates empty totals.
    public init() {}
}
