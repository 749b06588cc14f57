/// Something that happens again and again: a rule from a start on, with single times more (RDATE) and less (EXDATE).
public struct Recurrence: Hashable, Sendable {
    public let start: DateTime
    public let rule: RecurrenceRule
    /// Times beside those of the rule, in order. COUNT does not count them.
    public let additions: [DateTime]
    /// Times at which it does not happen, whatever else says so, in order.
    public let exceptions: [DateTime]

    /// Throws `.endsBeforeStart` and `.neverHappens` for what could be no one's intention.
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

    /// When it happens, in order and each time once, after a time or from the start on.
    public func times(after: DateTime? = nil) -> Times {
        Times(self, after: after)
    }

    /// The times of a recurrence, found one by one as they are asked for.
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
