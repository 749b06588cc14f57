import Journal

/// The changes of one action, to be kept together or not at all.
public struct Decision: Hashable, Sendable {
    /// The action's name in the journal.
    public let name: String
    public let changes: [Change]

    public init<Action: FeatureAction>(_ action: Action, _ changes: [Change]) {
        name = action.rawValue
        self.changes = changes
    }

    private init(name: String, _ changes: [Change]) {
        self.name = name
        self.changes = changes
    }

    /// Both as one action, which has the name of the first that changes anything.
    public func joined(by other: Decision) -> Decision {
        Decision(name: changes.isEmpty ? other.name : name, changes + other.changes)
    }
}
