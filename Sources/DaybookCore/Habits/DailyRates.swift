import CivilTime

/// How much of what was due was done, day by day, over several habits.
public struct DailyRates: Hashable, Sendable {
    /// One day: how many habits were due on it and how many of them were done. Skipped ones, and those done on a day
    /// that did not ask for it, are left out.
    public struct Rate: Hashable, Sendable {
        public let day: Day
        public let done: Int
        public let due: Int

        /// Done ÷ due, 0...1; nil when nothing was due.
        public var fraction: Double? { due == 0 ? nil : Double(done) / Double(due) }
    }

    /// Each day from the first to the last.
    public let rates: [Rate]

    /// The rates of these histories from one day to another, both included.
    public init(_ histories: [HabitHistory], from first: Day, to last: Day) {
        let count = max(0, last.days(since: first) + 1)
        var done = [Int](repeating: 0, count: count)
        var due = [Int](repeating: 0, count: count)
        for history in histories {
            let start = max(0, history.firstDay.days(since: first))
            let end = min(count, history.today.days(since: first) + 1)
            guard start < end else { continue }
            for offset in start..<end {
                let day = first.advanced(by: offset)
                switch history.status(on: day) {
                case .done where !history.isDue(on: day): break
                case .done:
                    done[offset] += 1
                    due[offset] += 1
                case .open, .missed, .partial: due[offset] += 1
                case .beforeStart, .future, .skipped, .covered, .notDue: break
                }
            }
        }
        rates = (0..<count).map { Rate(day: first.advanced(by: $0), done: done[$0], due: due[$0]) }
    }

    /// Done ÷ due over all days; nil when nothing was due.
    public var overall: Double? { Self.fraction(rates) }

    /// Done ÷ due by weekday, in the order of a week from `first`; nil where nothing was due.
    public func byWeekday(from first: Weekday) -> [(weekday: Weekday, fraction: Double?)] {
        (0..<7).map { offset in
            let weekday = first.advanced(by: offset)
            return (weekday, Self.fraction(rates.filter { $0.day.weekday == weekday }))
        }
    }

    /// How many days had all done that was due.
    public var perfectDays: Int { rates.count { $0.due > 0 && $0.done == $0.due } }

    /// How many times something was done.
    public var timesDone: Int { rates.reduce(0) { $0 + $1.done } }

    private static func fraction(_ rates: [Rate]) -> Double? {
        let due = rates.reduce(0) { $0 + $1.due }
        return due == 0 ? nil : Double(rates.reduce(0) { $0 + $1.done }) / Double(due)
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
