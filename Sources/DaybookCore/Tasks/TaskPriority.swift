import Journal

/// The priority of a task.
public enum TaskPriority: String, CaseIterable, ColumnChoice {
    public static let choices = allCases
    case low, medium, high, urgent
}
