import Journal

/// Whether every change is later than those of the same field whose action its author had, all parts of it. Lives are
/// counted instead.
///
/// - Parameters:
///   - batches: Those of devices of which each sequence means one batch.
///   - isReadable: Whether the author of the second batch could open the first.
func knownNeverWins(_ batches: [Batch], _ isReadable: (Batch, Batch) -> Bool = { _, _ in true }) -> Bool {
    var ends: [ActionID: Int64] = [:]
    var byField: [Field: [Batch]] = [:]
    for batch in batches {
        ends[batch.action.id] = max(ends[batch.action.id] ?? 0, batch.sequence)
        for change in batch.changes where change.field != "life" && change.table != "erased" {
            byField[Field(change), default: []].append(batch)
        }
    }
    return byField.values.allSatisfy { batches in
        batches.allSatisfy { later in
            batches.allSatisfy { earlier in
                earlier.stamp < later.stamp || earlier == later
                    || later.seen[earlier.device] < ends[earlier.action.id] ?? 0 || !isReadable(earlier, later)
            }
        }
    }
}

extension [StoredBatch] {
    /// The texts that these batches wrote to records that others erased, by authors who did not know of that.
    func erasedTexts(by batches: [Batch]) -> [String] {
        var erasures = Erasures()
        for batch in batches { erasures.insert(batch) }
        var texts: [String] = []
        for stored in self {
            guard let form = erasures.erasedForm(of: stored) else { continue }
            let kept = Set(form.batch.changes)
            texts += stored.batch.changes.filter { !kept.contains($0) }.compactMap(\.textPrefix)
        }
        return texts
    }
}

extension RecordID {
    /// Whether erasing another record erases this one, as docs/sync.md says it.
    func isErased(with other: RecordID) -> Bool {
        if self == other { return true }
        guard other.count >= 8 else { return false }
        let isBehindKind = bytes.dropFirst().starts(with: other.bytes)
        return isBehindKind || count > 2 && Int(self[1]) == other.count && bytes.dropFirst(2).starts(with: other.bytes)
    }
}

extension Change {
    /// The beginning of its text, by which that is known.
    var textPrefix: String? {
        guard case .text(let text) = value else { return nil }
        return text.prefix { $0 != "." } + "."
    }
}
