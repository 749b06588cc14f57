import CivilTime

/// What was marked for a habit on one day.
public struct DayMark: Hashable, Sendable {
    /// What a person said of the day.
    public enum State: Hashable, Sendable {
        /// Nothing, or what was said is taken back.
        case none
        /// It was done, whatever the number says.
        case done
        /// It does not count.
        case skipped
    }

    /// The day it counts for.
    public var day: Day
    /// What was said of it.
    public var state: State
    /// The number that was reached, for a measure; nil when none was entered.
    public var total: Double?

    /// A mark of these parts.
    public init(day: Day, state: State = .none, total: Double? = nil) {
        self.day = day
        self.state = state
        self.total = total
    }
}
