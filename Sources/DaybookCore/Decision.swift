import Journal

/// The changes of one action, saved all together or not at all.
public struct Decision: Hashable, Sendable {
    public let action: ActionName
    public let changes: [Change]
    /// The record that a form adds. Its id is a new one if another record has the form's.
    public let added: RecordID?

    public init<Action: FeatureAction>(_ action: Action, _ changes: [Change], adding record: RecordID? = nil) {
        self.init(action.name, changes, adding: record)
    }

    private init(_ action: ActionName, _ changes: [Change], adding record: RecordID?) {
        self.action = action
        self.changes = changes
        added = record
    }

    /// The action's name in the journal.
    public var name: String { action.text }

    /// Combines two decisions into one action, named after the first that changes anything.
    public func joined(by other: Decision) -> Decision {
        Decision(
            changes.isEmpty ? other.action : action, changes + other.changes, adding: added ?? other.added)
    }
}
