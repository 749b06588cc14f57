/// A recurring event: a rule with a start, plus extra times (RDATE) and exceptions (EXDATE).
public struct Recurrence: Hashable, Sendable {
    public let start: DateTime
    public let rule: RecurrenceRule
    /// Extra times in order. They do not count towards COUNT.
    public let additions: [DateTime]
    /// Excluded times in order. They take precedence over the rule and extra times.
    public let exceptions: [DateTime]

    /// Throws `.endsBeforeStart` or `.neverHappens` for a recurrence without occurrences.
    public init(
        _ rule: RecurrenceRule, from start: DateTime, additions: [DateTime] = [], exceptions: [DateTime] = []
    ) throws(RecurrenceRefusal) {
        self.start = start
        self.rule = rule
        self.additions = RecurrenceRule.rising(additions)
        self.exceptions = RecurrenceRule.rising(exceptions)
        if let last = rule.last, last < start { throw .endsBeforeStart }
        var occurrences = Occurrences(rule, from: start)
        if occurrences.next() == nil, additions.isEmpty { throw .neverHappens }
    }

    /// The times of the recurrence in order, without duplicates, after a time or from the start.
    public func times(after: DateTime? = nil) -> Times {
        Times(self, after: after)
    }

    /// The times of a recurrence, computed lazily.
    public struct Times: Sequence, IteratorProtocol, Sendable {
        private var ruled: Occurrences
        private var nextRuled: DateTime?
        private var additions: ArraySlice<DateTime>
        private var exceptions: ArraySlice<DateTime>

        fileprivate init(_ recurrence: Recurrence, after: DateTime?) {
            ruled = Occurrences(recurrence.rule, from: recurrence.start, after: after)
            nextRuled = ruled.next()
            additions = recurrence.additions.drop { time in after.map { time <= $0 } ?? false }
            exceptions = recurrence.exceptions[...]
        }

        public mutating func next() -> DateTime? {
            while let time = earliest() {
                exceptions = exceptions.drop { $0 < time }
                if exceptions.first != time { return time }
            }
            return nil
        }

        private mutating func earliest() -> DateTime? {
            guard let added = additions.first, nextRuled.map({ added <= $0 }) ?? true else {
                guard let time = nextRuled else { return nil }
                nextRuled = ruled.next()
                return time
            }
            additions.removeFirst()
            if nextRuled == added { nextRuled = ruled.next() }
            return added
        }
    }
}
