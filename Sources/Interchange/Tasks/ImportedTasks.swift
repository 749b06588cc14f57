import DaybookCore

/// The tasks of another program's file.
public struct ImportedTasks: Hashable, Sendable {
    /// In the order of the file.
    public var tasks: [ImportedTask]
    /// What did not come in as it stands in the file, at most one of each kind.
    public var warnings: [ImportWarning]

    public init(_ tasks: [ImportedTask] = [], warnings: [ImportWarning] = []) {
        self.tasks = tasks
        self.warnings = warnings
    }
}
