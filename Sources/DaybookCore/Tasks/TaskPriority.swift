import Journal

/// How much a task matters.
public enum TaskPriority: String, CaseIterable, ColumnChoice {
    public static let choices = allCases
    case low, medium, high, urgent
}
