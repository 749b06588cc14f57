import CivilTime

/// The mark of a habit on one day.
public struct DayMark: Hashable, Sendable {
    /// The person's own mark.
    public enum State: Hashable, Sendable {
        /// No mark, or a cleared one.
        case none
        /// Done, regardless of the number.
        case done
        /// Skipped: the day does not count.
        case skipped
    }

    /// The day the mark counts for.
    public var day: Day
    /// The person's mark, if any.
    public var state: State
    /// The value entered for a measured habit; nil if none.
    public var total: Double?

    /// Creates a mark.
    public init(day: Day, state: State = .none, total: Double? = nil) {
        self.day = day
        self.state = state
        self.total = total
    }
}
