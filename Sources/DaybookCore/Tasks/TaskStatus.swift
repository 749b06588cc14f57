import Journal

/// How far a task is.
public enum TaskStatus: String, CaseIterable, ColumnChoice {
    public static let choices = allCases
    case pending
    case inProgress
    case completed
    case cancelled
    /// Left out this time: only one time of a repeated task can be.
    case skipped

    /// Whether there is still something to do.
    public var isOpen: Bool { self == .pending || self == .inProgress }
}
