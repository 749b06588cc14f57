/// Taking an action back: the changes that write back what it replaced.
public struct Undo: Hashable, Sendable {
    /// What to write.
    public let changes: [Change]
    /// How many of the action's fields were edited since, and stay as they are.
    public let keptEdits: Int

    /// A value with the stamp it was written at.
    private struct Written {
        let stamp: Stamp
        let value: Value

        /// Whether another, written to the same place, wins over this one, as it does in `Table`.
        func loses(to other: Written, isLife: Bool) -> Bool {
            if isLife, count != other.count { return count < other.count }
            return stamp != other.stamp ? stamp < other.stamp : value.precedes(other.value)
        }

        /// How often the record was born and deleted, if this is its life.
        var count: Int64 {
            if case .integer(let count) = value { max(0, count) } else { 0 }
        }
    }

    /// Finds what to write back.
    ///
    /// - Parameters:
    ///   - action: every batch of the action.
    ///   - history: all batches that touch the same records; those of the action may be among them.
    ///   - stamp: when a field was last written, from State.
    public init(
        of action: [Batch], history: [Batch], stamp: (Change) -> Stamp
    ) {
        var order: [Change] = []
        var own: [Place: Written] = [:]
        for batch in action {
            for change in batch.changes {
                let place = Place(change)
                let written = Written(stamp: batch.stamp, value: change.value)
                if let found = own[place] {
                    if found.loses(to: written, isLife: change.isLife) { own[place] = written }
                } else if !change.isLife || written.count > 0 {
                    order.append(change)
                    own[place] = written
                }
            }
        }
        var before: [Place: Written] = [:]
        for batch in history where batch.action.id != action.first?.action.id {
            for change in batch.changes {
                let place = Place(change)
                let written = Written(stamp: batch.stamp, value: change.value)
                guard let own = own[place], written.loses(to: own, isLife: change.isLife) else { continue }
                if before[place]?.loses(to: written, isLife: change.isLife) ?? true { before[place] = written }
            }
        }
        var changes: [Change] = []
        var keptEdits = 0
        for change in order {
            guard let own = own[Place(change)] else { continue }
            if stamp(change) != own.stamp {
                keptEdits += 1
            } else if let back = Self.back(change, from: own, to: before[Place(change)]) {
                changes.append(back)
            }
        }
        self.changes = changes
        self.keptEdits = keptEdits
    }

    /// A life never goes down: going back from alive to deleted, or from deleted to alive, is one more.
    private static func back(_ change: Change, from own: Written, to before: Written?) -> Change? {
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
