import Journal

/// The values that a journal must hold, computed in the simplest way from all batches that there are, as docs/sync.md says it.
struct Oracle {
    let values: [Field: Value]

    /// - Parameter undos: What was undone and redone by the actions that did that. They change nothing themselves.
    init(_ batches: [Batch], undos: [ActionID: Reversal]) {
        var lives: [ActionID: Int64] = [:]
        var parts: [ActionID: [Batch]] = [:]
        for batch in batches {
            if let reversal = undos[batch.action.id] {
                lives[reversal.action] = max(lives[reversal.action] ?? 1, reversal.life)
            } else {
                parts[batch.action.id, default: []].append(batch)
            }
        }
        var winners: [Field: (value: Value, stamp: Stamp)] = [:]
        var takenBack: Set<Field> = []
        for (action, parts) in parts where Self.isComplete(parts) {
            for batch in parts {
                for change in batch.changes where change.table != "erased" {
                    let field = Field(change)
                    if (lives[action] ?? 1) % 2 == 0 {
                        if field.isLife { takenBack.insert(field) }
                    } else if winners[field].map({ Self.wins(change, batch.stamp, over: $0) }) ?? true {
                        winners[field] = (change.value, batch.stamp)
                    }
                }
            }
        }
        var values = winners.mapValues { $0.value }.filter { $0.value != .null }
        for field in takenBack where values[field] == nil { values[field] = .integer(0) }
        self.values = values
    }

    /// Whether there are all batches of an action, or none.
    static func hasAllOrNothing(of action: ActionID, in batches: [Batch]) -> Bool {
        let parts = batches.filter { $0.action.id == action }
        return parts.isEmpty || isComplete(parts)
    }

    private static func isComplete(_ parts: [Batch]) -> Bool {
        let numbers = Set(parts.map { $0.action.part })
        guard let last = parts.filter({ $0.action.isLast }).map({ $0.action.part }).min() else { return false }
        return (0...last).allSatisfy { numbers.contains($0) }
    }

    private static func wins(_ change: Change, _ stamp: Stamp, over other: (value: Value, stamp: Stamp)) -> Bool {
        if change.field == "life", case .integer(let count) = change.value, case .integer(let current) = other.value,
            count != current
        {
            return count > current
        }
        if stamp != other.stamp { return stamp > other.stamp }
        return bytes(other.value).lexicographicallyPrecedes(bytes(change.value))
    }

    private static func bytes(_ value: Value) -> [UInt8] {
        var writer = ByteWriter()
        writer.value(value)
        return writer.bytes
    }
}
