import DaybookCore

/// The tasks in another program's file.
public struct ImportedTasks: Hashable, Sendable {
    /// The tasks in file order.
    public var tasks: [ImportedTask]
    /// Import warnings, at most one of each kind.
    public var warnings: [ImportWarning]

    public init(_ tasks: [ImportedTask] = [], warnings: [ImportWarning] = []) {
        self.tasks = tasks
        self.warnings = warnings
    }
}
