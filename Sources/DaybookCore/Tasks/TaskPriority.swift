/// How much a task matters.
public enum TaskPriority: String, CaseIterable, Sendable {
    case low, medium, high, urgent
}
