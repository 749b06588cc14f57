/// The effect that undoing or redoing an action would have on the fields that it wrote.
public struct ReversalEffect: Hashable, Sendable {
    /// The number of fields that get another value.
    public let changedCount: Int
    /// The number of fields that have a later value, which stays.
    public let newerEditCount: Int

    /// - Parameters:
    ///   - action: All batches of the action.
    ///   - isUndone: Whether it is taken back, and would be done again.
    ///   - stamp: Returns the stamp of a field's value in the state.
    public init(of action: [Batch], isUndone: Bool, stamp: (Change) -> Stamp) {
        var own: [FieldKey: (change: Change, stamp: Stamp)] = [:]
        for batch in action {
            for change in batch.changes {
                let last = own[FieldKey(change)]?.stamp ?? .never
                if batch.stamp > last { own[FieldKey(change)] = (change, batch.stamp) }
            }
        }
        changedCount = own.values.count { Self.changes(isUndone: isUndone, from: stamp($0.change), own: $0.stamp) }
        newerEditCount = own.count - changedCount
    }

    /// Whether undoing or, if it is undone, redoing an action gives a field another value.
    ///
    /// - Parameters:
    ///   - current: The stamp of the field's value in the state.
    ///   - own: The stamp of the value that the action wrote.
    static func changes(isUndone: Bool, from current: Stamp, own: Stamp) -> Bool {
        isUndone ? current < own : current == own
    }
}
