import Journal

/// The way a habit is marked: as done, or with a number to reach or not exceed.
public enum HabitKind: String, CaseIterable, ColumnChoice {
    public static let choices = allCases

    /// Done or not.
    case check
    /// A number that must reach the target.
    case atLeast
    /// A number that must not exceed the target.
    case atMost

    /// Whether it is marked with a number.
    public var isMeasure: Bool { self != .check }
}
