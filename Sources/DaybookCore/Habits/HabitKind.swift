import Journal

/// How a habit is marked: yes or no, or by a number that should reach or not exceed a target.
public enum HabitKind: String, CaseIterable, ColumnChoice {
    public static let choices = allCases

    /// Done or not.
    case check
    /// A number that is done once it reaches the target.
    case atLeast
    /// A number that is done while it does not exceed the target.
    case atMost

    /// Whether it is marked by a number.
    public var isMeasure: Bool { self != .check }
}
