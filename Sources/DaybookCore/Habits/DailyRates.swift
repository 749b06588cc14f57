import CivilTime

/// Daily completion rates over several habits, in which each due day, or each time due, counts as one: fractions of what
/// was due stay fractions, and only `Words.rate` rounds them, so that nothing missed reads as 100%.
///
/// A habit has the same weight on a day as in its own `completion`, so over whole weeks, months or windows the two
/// agree. A habit due on specific days has weight 1 on each of them, except skipped ones. A habit due *n* times in a
/// week, month or window has no specific due days: what was done (at most *n*) is shared among the days it was done on,
/// and what is missing among the other days that were not skipped. With 1 of 3 done in a week, that day was 1 of 1 and
/// each of the six others 0 of ⅓; with 3 of 3, the other four days had nothing due.
///
/// Today's rate counts habits that can still be done as due, but no rate over several days does; see `HabitHistory.completion`.
public struct DailyRates: Hashable, Sendable {
    /// The amount due and done on one day, in habits and fractions of them.
    public struct Rate: Hashable, Sendable {
        public let day: Day
        public fileprivate(set) var done = 0.0
        public fileprivate(set) var due = 0.0
        /// The part of `due` that counts in rates over several days: all but what can still be done today.
        fileprivate var counted = 0.0
        /// Whether all habits were done on it; see `State.daysWithAllHabitsDone(in:today:)`.
        public fileprivate(set) var isFull = false

        /// Done ÷ due, 0...1, and 1 if all habits were done; nil if nothing was due. A full day can have a part of what a
        /// window lacks, or of what a habit asks that was added later.
        public var fraction: Double? {
            if isFull { return 1 }
            return due == 0 ? nil : done / due
        }
    }

    /// One rate for each day from the first to the last.
    public let rates: [Rate]
    /// The number of times that habits were logged as done, whether due or not.
    public let timesDone: Int

    /// Calculates the rates from `first` to `last`, both included.
    ///
    /// - Parameter fullDays: The days on which all habits were done.
    init(_ histories: [HabitHistory], from first: Day, to last: Day, fullDays: [Day] = []) {
        var rates = (0..<max(0, last.days(since: first) + 1)).map { Rate(day: first.advanced(by: $0)) }
        var timesDone = 0
        for history in histories {
            let shift = first.days(since: history.firstDay)
            let start = max(0, shift)
            let shares = history.shares(from: start)
            for index in start..<max(start, min(history.days.count, rates.count + shift)) {
                let share = shares[index - start]
                rates[index - shift].done += share.done
                rates[index - shift].due += share.due
                if !share.isOpen { rates[index - shift].counted += share.due }
                if history.days[index].isLoggedAsDone { timesDone += 1 }
            }
        }
        for day in fullDays {
            let index = day.days(since: first)
            if rates.indices.contains(index) { rates[index].isFull = true }
        }
        self.rates = rates
        self.timesDone = timesDone
    }

    /// Whether anything was due, even if only today.
    public var isDue: Bool { rates.contains { $0.due > 0 } }

    /// Done ÷ due over all days; nil if nothing was due.
    public var overall: Double? { Self.fraction(rates[...]) }

    /// Whether something can still be done today, which lowers no rate over several days.
    public var leavesOutToday: Bool { rates.contains { $0.counted < $0.due } }

    /// Done ÷ due over the days that those of a review are compared with; nil if nothing was due. As today counts in no rate before it is
    /// over, neither does the day that it is compared with.
    public func rate(comparedWith span: ReviewSpan) -> Double? {
        span.isOpen ? fraction(0..<max(0, rates.count - 1)) : overall
    }

    /// Done ÷ due over a range of indices; nil if nothing was due.
    public func fraction(_ indices: Range<Int>) -> Double? { Self.fraction(rates[indices.clamped(to: rates.indices)]) }

    /// Done ÷ due by weekday, starting with `first`; nil for a weekday with nothing due. As in `Rate.fraction`, nothing was due besides
    /// on a day on which all habits were done.
    ///
    /// - Parameter today: This day does not count as long as something is still to be done on it.
    public func byWeekday(from first: Weekday, today: Day) -> [(weekday: Weekday, fraction: Double?)] {
        let finished = rates.filter { $0.day != today || $0.isFull || $0.done >= $0.due }.map { rate in
            var rate = rate
            if rate.isFull { (rate.due, rate.counted) = (rate.done, rate.done) }
            return rate
        }
        return (0..<7).map { offset in
            let weekday = first.advanced(by: offset)
            return (weekday, Self.fraction(finished.filter { $0.day.weekday == weekday }[...]))
        }
    }

    /// The number of days on which all habits were done.
    public var perfectDays: Int { rates.count { $0.isFull } }

    private static func fraction(_ rates: ArraySlice<Rate>) -> Double? {
        let due = rates.reduce(0) { $0 + $1.counted }
        return due == 0 ? nil : rates.reduce(0) { $0 + $1.done } / due
    }
}

extension DayStatus {
    /// Whether a day with this status counts as due.
    public var counts: Bool {
        switch self {
        case .done, .open, .missed, .partial: true
        case .beforeStart, .future, .skipped, .covered, .notDue: false
        }
    }
}
