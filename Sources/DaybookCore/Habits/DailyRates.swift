import CivilTime

/// How much of what was due was done, day by day, over several habits.
///
/// Each habit weighs on a day as it does in its own `completion`, so that over whole weeks, months or windows the two
/// agree. One that is due on days of its own weighs 1 on each of those, skipped ones left out. Of *n* times in a week,
/// month or window no single day is due: what was done (at most what was asked) is shared among the days it was done
/// on, and what is missing among the other days that were not skipped. With 1 of 3 done in a week, that day was 1 of 1,
/// and each of the six others 0 of ⅓; with 3 of 3, four days asked for nothing.
public struct DailyRates: Hashable, Sendable {
    /// One day: how much was due on it and how much of that was done, in habits and parts of them.
    public struct Rate: Hashable, Sendable {
        public let day: Day
        public fileprivate(set) var done = 0.0
        public fileprivate(set) var due = 0.0
        /// Whether something was due and not done that no later day can make up for.
        fileprivate var lacks = false

        /// Done ÷ due, 0...1; nil when nothing was due.
        public var fraction: Double? { due == 0 ? nil : done / due }
    }

    /// Each day from the first to the last.
    public let rates: [Rate]
    /// How many times something was done, due or not.
    public let timesDone: Int

    /// The rates of these histories from one day to another, both included.
    public init(_ histories: [HabitHistory], from first: Day, to last: Day) {
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
                if share.due > share.done, !share.isOpen { rates[index - shift].lacks = true }
                if history.days[index].isDone { timesDone += 1 }
            }
        }
        self.rates = rates
        self.timesDone = timesDone
    }

    /// Done ÷ due over all days; nil when nothing was due.
    public var overall: Double? { Self.fraction(rates[...]) }

    /// Done ÷ due over the days at these places; nil when nothing was due.
    public func fraction(_ places: Range<Int>) -> Double? { Self.fraction(rates[places.clamped(to: rates.indices)]) }

    /// Done ÷ due by weekday, in the order of a week from `first`; nil where nothing was due.
    public func byWeekday(from first: Weekday) -> [(weekday: Weekday, fraction: Double?)] {
        (0..<7).map { offset in
            let weekday = first.advanced(by: offset)
            return (weekday, Self.fraction(rates.filter { $0.day.weekday == weekday }[...]))
        }
    }

    /// How many days had all done that was due; a week, month or window that is still open spoils none.
    public var perfectDays: Int { rates.count { $0.done > 0 && !$0.lacks } }

    private static func fraction(_ rates: ArraySlice<Rate>) -> Double? {
        let due = rates.reduce(0) { $0 + $1.due }
        return due == 0 ? nil : rates.reduce(0) { $0 + $1.done } / due
    }
}

extension DayStatus {
    /// Whether a day with it is among those that something was asked of.
    public var counts: Bool {
        switch self {
        case .done, .open, .missed, .partial: true
        case .beforeStart, .future, .skipped, .covered, .notDue: false
        }
    }
}
