/// Taking an action back: the changes that write back what it replaced.
public struct Undo: Hashable, Sendable {
    /// What to write.
    public let changes: [Change]
    /// How many of the action's fields were edited since, and stay as they are.
    public let keptEdits: Int

    /// One field of one record.
    private struct Place: Hashable {
        let table: String
        let record: RecordID
        let field: String
    }

    private struct Written {
        var stamp: Stamp
        var value: Value
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
        guard let id = action.first?.action.id else {
            changes = []
            keptEdits = 0
            return
        }
        var order: [Place] = []
        var written: [Place: Written] = [:]
        for batch in action {
            for change in batch.changes {
                let place = Place(table: change.table, record: change.record, field: change.field)
                if written[place] == nil { order.append(place) }
                if (written[place]?.stamp ?? .never) < batch.stamp {
                    written[place] = Written(stamp: batch.stamp, value: change.value)
                }
            }
        }
        var before: [Place: Written] = [:]
        for batch in history where batch.action.id != id {
            for change in batch.changes {
                let place = Place(table: change.table, record: change.record, field: change.field)
                guard let own = written[place], batch.stamp < own.stamp else { continue }
                let found = before[place]
                if found == nil || found!.stamp < batch.stamp {
                    before[place] = Written(stamp: batch.stamp, value: change.value)
                }
            }
        }
        var changes: [Change] = []
        var keptEdits = 0
        for place in order {
            guard let own = written[place] else { continue }
            let change = Change(place.table, place.record, place.field, before[place]?.value ?? .null)
            guard stamp(change) == own.stamp else {
                keptEdits += 1
                continue
            }
            if let written = Self.written(change, replacing: own.value) { changes.append(written) }
        }
        self.changes = changes
        self.keptEdits = keptEdits
    }

    /// A life never goes down: going back from alive to deleted, or from deleted to alive, is one more.
    private static func written(_ change: Change, replacing own: Value) -> Change? {
        guard change.field == "life", case .integer(let now) = own else { return change }
        var before: Int64 = 0
        if case .integer(let count) = change.value { before = count }
        guard before & 1 != now & 1 else { return nil }
        return Change(change.table, change.record, change.field, .integer(now + 1))
    }
}
