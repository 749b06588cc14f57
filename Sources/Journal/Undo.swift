/// The undo of an action: the changes that restore the values it replaced.
public struct Undo: Hashable, Sendable {
    /// The changes to write.
    public let changes: [Change]
    /// The number of the action's fields that were edited since and are left alone.
    public let newerEditCount: Int

    /// A value with the stamp it was written with.
    private struct StampedValue {
        let stamp: Stamp
        let value: Value

        /// Whether another value for the same field wins over this one, as in `RecordTable`.
        func isSuperseded(by other: StampedValue, isLife: Bool) -> Bool {
            if isLife, count != other.count { return count < other.count }
            return stamp != other.stamp ? stamp < other.stamp : value.precedes(other.value)
        }

        /// The number of creations and deletions, if the field is `life`.
        var count: Int64 {
            if case .integer(let count) = value { max(0, count) } else { 0 }
        }
    }

    /// Determines the changes to write.
    ///
    /// - Parameters:
    ///   - action: All batches of the action.
    ///   - history: All batches that changed the same records. May include those of the action.
    ///   - stamp: Returns the stamp of a field's last write, from the state.
    public init(
        of action: [Batch], history: [Batch], stamp: (Change) -> Stamp
    ) {
        var order: [Change] = []
        var own: [FieldKey: StampedValue] = [:]
        for batch in action {
            for change in batch.changes {
                let key = FieldKey(change)
                let stamped = StampedValue(stamp: batch.stamp, value: change.value)
                if let found = own[key] {
                    if found.isSuperseded(by: stamped, isLife: change.isLife) { own[key] = stamped }
                } else if !change.isLife || stamped.count > 0 {
                    order.append(change)
                    own[key] = stamped
                }
            }
        }
        var writes: [FieldKey: [Write]] = [:]
        for batch in action + history {
            for change in batch.changes where own[FieldKey(change)] != nil {
                let stamped = StampedValue(stamp: batch.stamp, value: change.value)
                writes[FieldKey(change), default: []].append(Write(action: batch.action, stamped: stamped))
            }
        }
        var before: [FieldKey: StampedValue] = [:]
        for batch in history where batch.action.id != action.first?.action.id {
            for change in batch.changes {
                let key = FieldKey(change)
                let stamped = StampedValue(stamp: batch.stamp, value: change.value)
                guard let own = own[key], stamped.isSuperseded(by: own, isLife: change.isLife) else { continue }
                if before[key]?.isSuperseded(by: stamped, isLife: change.isLife) ?? true { before[key] = stamped }
            }
        }
        var changes: [Change] = []
        var newerEditCount = 0
        for change in order {
            let key = FieldKey(change)
            guard let own = own[key], let writes = writes[key] else { continue }
            let now = stamp(change)
            if !Self.isInEffect(own, at: now, among: writes) {
                newerEditCount += 1
            } else if let current = writes.first(where: { $0.stamped.stamp == now })?.stamped,
                let restored = Self.restoration(of: change, from: current, to: before[key])
            {
                changes.append(restored)
            }
        }
        self.changes = changes
        self.newerEditCount = newerEditCount
    }

    /// A write of an action to a field.
    private struct Write {
        let action: Action
        let stamped: StampedValue
    }

    /// Whether a field still holds the value written to it, directly or restored by undoing later writes.
    private static func isInEffect(_ own: StampedValue, at stamp: Stamp, among writes: [Write]) -> Bool {
        var now = stamp
        while now != own.stamp {
            guard let undone = writes.first(where: { $0.stamped.stamp == now })?.action.undoes,
                let taken = writes.filter({ $0.action.id == undone }).map({ $0.stamped.stamp }).min(),
                let earlier = writes.map({ $0.stamped.stamp }).filter({ $0 < taken }).max(), earlier < now
            else { return false }
            now = earlier
        }
        return true
    }

    /// A `life` never decreases: switching between alive and deleted increments it.
    private static func restoration(of change: Change, from own: StampedValue, to before: StampedValue?) -> Change? {
        var change = change
        change.value = before?.value ?? .null
        if change.isLife {
            guard (before?.count ?? 0) & 1 != own.count & 1, own.count < .max else { return nil }
            change.value = .integer(own.count + 1)
        }
        return change
    }
}

extension Change {
    fileprivate var isLife: Bool { field == "life" }
}
