import Journal

/// The status of a task.
public enum TaskStatus: String, CaseIterable, ColumnChoice {
    public static let choices = allCases
    case pending
    case inProgress
    case completed
    case cancelled
    /// An occurrence of a repeating task was left out.
    case skipped

    /// Whether it is neither completed, cancelled nor skipped.
    public var isOpen: Bool { self == .pending || self == .inProgress }
}

/// The priority of a task.
public enum TaskPriority: String, CaseIterable, ColumnChoice {
    public static let choices = allCases
    case low, medium, high, urgent
}
