import Journal
import TestSupport

extension Batch {
    /// The batch as if it had been written at another time.
    func at(_ time: UInt64) -> Batch {
        Batch(
            journal: journal, device: device, sequence: sequence, time: time, seen: seen, action: action,
            changes: changes, isErased: isErased, version: version)
    }

    /// The batch as if it were all of its action.
    var alone: Batch {
        let whole = Action(name: action.name, id: action.id, reversal: action.reversal)
        return Batch(
            journal: journal, device: device, sequence: sequence, time: time, seen: seen, action: whole,
            changes: changes, isErased: isErased, version: version)
    }
}

extension StoredBatch {
    /// The batch as one of some version of the app.
    func written(in version: UInt8) -> StoredBatch {
        let versioned = Batch(
            journal: batch.journal, device: batch.device, sequence: batch.sequence, time: batch.time, seen: batch.seen,
            action: batch.action, changes: batch.changes, isErased: batch.isErased, appVersion: batch.appVersion,
            version: version)
        return StoredBatch(versioned, hash: hash, generation: generation)
    }

    /// The action of a whole batch as several parts, as an author writes one that is too long.
    func split(into count: Int) -> [StoredBatch] {
        let count = min(count, batch.changes.count)
        guard count > 1, batch.action.isLast, batch.action.part == 0 else { return [self] }
        var seen = batch.seen
        return (0..<count).map { part in
            let bounds = (batch.changes.count * part / count)..<(batch.changes.count * (part + 1) / count)
            let sequence = batch.sequence + Int64(part)
            let action = Action(
                name: batch.action.name, id: batch.action.id, part: Int64(part), isLast: part == count - 1)
            let portion = Batch(
                journal: batch.journal, device: batch.device, sequence: sequence, time: batch.time + UInt64(part),
                seen: seen, action: action, changes: Changes(Array(batch.changes[bounds])))
            seen[batch.device] = sequence
            return StoredBatch(portion)
        }
    }
}
