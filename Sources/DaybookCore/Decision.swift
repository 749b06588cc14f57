import Journal

/// What a command comes to: the changes of one action, to be kept together or not at all.
public struct Decision: Hashable, Sendable {
    /// The action's name in the journal.
    public let name: String
    public let changes: [Change]

    public init(_ name: String, _ changes: [Change]) {
        self.name = name
        self.changes = changes
    }
}
