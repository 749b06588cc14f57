import Journal

/// The result of a command: the changes of one action, saved together or not at all.
public struct Decision: Hashable, Sendable {
    /// The action's name in the journal.
    public let name: String
    public let changes: [Change]

    public init(_ name: String, _ changes: [Change]) {
        self.name = name
        self.changes = changes
    }
}
