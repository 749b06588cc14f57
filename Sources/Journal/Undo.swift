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
        var writes: [Place: [Write]] = [:]
        for batch in action + history {
            for change in batch.changes where own[Place(change)] != nil {
                let written = Written(stamp: batch.stamp, value: change.value)
                writes[Place(change), default: []].append(Write(action: batch.action, written: written))
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
            let place = Place(change)
            guard let own = own[place], let writes = writes[place] else { continue }
            let now = stamp(change)
            if !Self.stands(own, at: now, among: writes) {
                keptEdits += 1
            } else if let current = writes.first(where: { $0.written.stamp == now })?.written,
                let back = Self.back(change, from: current, to: before[place])
            {
                changes.append(back)
            }
        }
        self.changes = changes
        self.keptEdits = keptEdits
    }

    /// Which action wrote what to a field.
    private struct Write {
        let action: Action
        let written: Written
    }

    /// Whether a field still holds what was written to it: as of that write, or brought back by the undo of later ones.
    private static func stands(_ own: Written, at stamp: Stamp, among writes: [Write]) -> Bool {
        var now = stamp
        while now != own.stamp {
            guard let undone = writes.first(where: { $0.written.stamp == now })?.action.undoes,
                let taken = writes.filter({ $0.action.id == undone }).map({ $0.written.stamp }).min(),
                let earlier = writes.map({ $0.written.stamp }).filter({ $0 < taken }).max(), earlier < now
            else { return false }
            now = earlier
        }
        return true
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
