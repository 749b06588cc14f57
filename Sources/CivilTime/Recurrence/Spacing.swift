/// How far apart two times of something done when needed must be at least, and may be at most.
public struct Spacing: Hashable, Sendable {
    /// Minutes that must pass after one time before the next, 0 or more; nil for any.
    public let atLeast: Int?
    /// Minutes within which the next time should follow, `atLeast` or more; nil for any.
    public let atMost: Int?

    /// What stands of the next time at some moment.
    public enum Status: Hashable, Sendable {
        /// It is too early, until this time.
        case tooEarly(until: DateTime)
        /// It may be now; until this time, if it should follow within any.
        case open(until: DateTime?)
        /// It should have been by this time.
        case late(since: DateTime)
    }

    /// A spacing; nil for a negative number, or where the most is less than the least.
    public init?(atLeast: Int?, atMost: Int?) {
        guard (atLeast ?? 0) >= 0, (atMost ?? .max) >= (atLeast ?? 0), (atMost ?? 0) >= 0 else { return nil }
        self.atLeast = atLeast
        self.atMost = atMost
    }

    /// What stands of the next time at a moment, when the last was at another; nil for none yet.
    public func status(at moment: DateTime, last: DateTime?) -> Status {
        guard let last else { return .open(until: nil) }
        if let atLeast {
            let earliest = last.advanced(byMinutes: atLeast)
            if moment < earliest { return .tooEarly(until: earliest) }
        }
        guard let latest = atMost.map({ last.advanced(byMinutes: $0) }) else { return .open(until: nil) }
        return moment <= latest ? .open(until: latest) : .late(since: latest)
    }
}

extension DateTime {
    /// So many minutes later; clamped to the last second there is.
    func advanced(byMinutes minutes: Int) -> DateTime {
        let last = DateTime(unchecked: .last, 86_399).number
        // Further than all days there are together is as far as can be.
        let seconds = min(max(Int64(minutes), -last), last) * 60
        return DateTime(number: min(max(number + seconds, 0), last))
    }
}
