import Journal

/// The changes of one action, saved all together or not at all.
public struct Decision: Hashable, Sendable {
    /// The action's name in the journal.
    public let name: String
    public let changes: [Change]
    /// The record that a form adds. Its id is a new one if another record has the form's.
    public let added: RecordID?

    public init<Action: FeatureAction>(_ action: Action, _ changes: [Change], adding record: RecordID? = nil) {
        self.init(name: action.rawValue, changes, adding: record)
    }

    private init(name: String, _ changes: [Change], adding record: RecordID?) {
        self.name = name
        self.changes = changes
        added = record
    }

    /// Combines two decisions into one action, named after the first that changes anything.
    public func joined(by other: Decision) -> Decision {
        Decision(
            name: changes.isEmpty ? other.name : name, changes + other.changes, adding: added ?? other.added)
    }
}
