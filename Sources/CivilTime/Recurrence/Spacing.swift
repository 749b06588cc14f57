/// The minimum and maximum interval between times of something done as needed.
public struct Spacing: Hashable, Sendable {
    /// The minimum interval in minutes, 0 or more; nil for none.
    public let atLeast: Int?
    /// The maximum interval in minutes, `atLeast` or more; nil for none.
    public let atMost: Int?

    /// The status of the next time at a moment.
    public enum Status: Hashable, Sendable {
        /// Too early, until this time.
        case tooEarly(until: DateTime)
        /// Allowed now, until this time if there is a maximum.
        case open(until: DateTime?)
        /// Overdue since this time.
        case late(since: DateTime)
    }

    /// Creates a spacing; nil if a number is negative or the maximum is below the minimum.
    public init?(atLeast: Int?, atMost: Int?) {
        guard (atLeast ?? 0) >= 0, (atMost ?? .max) >= (atLeast ?? 0), (atMost ?? 0) >= 0 else { return nil }
        self.atLeast = atLeast
        self.atMost = atMost
    }

    /// The status at a moment, given the last time; nil if there was none.
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
    /// The time `minutes` later, clamped to the valid range.
    func advanced(byMinutes minutes: Int) -> DateTime {
        let last = DateTime(unchecked: .last, 86_399).number
        // Clamp first, to avoid overflow.
        let seconds = min(max(Int64(minutes), -last), last) * 60
        return DateTime(number: min(max(number + seconds, 0), last))
    }
}
