/// An action in the journal, with whether it is in effect.
public struct RecordedAction: Hashable, Sendable {
    /// The batches of the action that are known, in order.
    public let batches: [Batch]
    /// Whether the action was undone, and not redone since.
    public let isUndone: Bool

    public init(batches: [Batch], isUndone: Bool) {
        self.batches = batches
        self.isUndone = isUndone
    }

    /// Whether it can be undone or redone: it is not wholly erased, and does not erase.
    public var isReversible: Bool {
        !erases && batches.contains { !$0.changes.isEmpty }
    }

    /// Whether `ReversalEffect` changes any field, found without looking at all of them. Otherwise all that the action wrote was
    /// written again since.
    ///
    /// - Parameter stamp: Returns the stamp of a field's value in the state.
    public func hasEffect(stamp: (Change) -> Stamp) -> Bool {
        batches.contains { batch in
            batch.changes.contains {
                ReversalEffect.changes(isUndone: isUndone, from: stamp($0), own: batch.stamp)
            }
        }
    }

    /// Whether it erases records, which can be neither undone nor redone.
    public var erases: Bool {
        batches.contains { batch in batch.changes.contains { $0.table == Erasures.table } }
    }
}

/// Some of a journal's actions, the latest to arrive first, without undos and redos.
public struct RecordedActions: Hashable, Sendable {
    public var actions: [RecordedAction]
    /// The position before which the next ones arrived; nil if there are no others.
    public var next: Int64?
    /// The device that writes to this replica.
    public var device: DeviceID
    /// Devices as which this replica wrote before, until a repair or an older copy made it a new one.
    public var formerDevices: Set<DeviceID>

    public init(_ actions: [RecordedAction], next: Int64?, device: DeviceID, formerDevices: Set<DeviceID> = []) {
        self.actions = actions
        self.next = next
        self.device = device
        self.formerDevices = formerDevices
    }

    /// Whether an action was written on another device.
    public func isElsewhere(_ action: RecordedAction) -> Bool {
        guard let author = action.batches.first?.device else { return false }
        return author != device && !formerDevices.contains(author)
    }
}
