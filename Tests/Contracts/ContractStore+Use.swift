import Journal
import JournalStore
import Notebook

extension ContractStore {
    var texts: [RecordID: String] {
        get throws { try read { $0.state.texts } }
    }

    var heads: [Head] {
        get throws { try read { $0.heads } }
    }

    /// Writes a line.
    @discardableResult
    func write(_ number: Int, _ text: String, at milliseconds: Int64 = 1) throws -> [EncodedBatch] {
        try write(at: milliseconds) { _ in
            Draft(name: "write", id: .random, changes: [Line.text(number, text)])
        }
    }

    /// Erases a line for good.
    @discardableResult
    func erase(_ number: Int) throws -> [EncodedBatch] {
        try write(at: 1) { _ in
            Draft(name: "erase", id: .random, changes: [Erasures.change(erasing: Line.id(number))])
        }
    }

    /// Undoes an action, by default the latest that can be undone; redoes one that is undone. Returns which.
    @discardableResult
    func undo(_ action: ActionID? = nil) throws -> ActionID? {
        let action = try action ?? latestUndoable()
        _ = try write(at: 1) { _ in
            action.map { Draft(name: "undo", id: .random, changes: [], reversing: $0) }
        }
        return action
    }
}

extension Identifier {
    static var random: Identifier { Identifier(high: .random(in: 1 ... .max), low: .random(in: 1 ... .max)) }
}

/// Two replicas of one journal.
func pair(_ kind: StoreKind) throws -> (any ContractStore, any ContractStore) {
    let store = try kind.make()
    let peer = try kind.make()
    try peer.join(store.journal)
    return (store, peer)
}

/// Exchanges missing batches in both directions.
func exchange(_ one: any ContractStore, _ other: any ContractStore) throws {
    _ = try other.receive(one.missingBatches(for: other.heads, after: 0, upTo: .max).batches)
    _ = try one.receive(other.missingBatches(for: one.heads, after: 0, upTo: .max).batches)
}

/// A first batch of a device, made by hand.
func forged(
    _ journal: JournalID, _ device: DeviceID, _ text: String, line: Int, time: UInt64 = 1 << 16
) -> EncodedBatch {
    EncodedBatch(
        Batch(
            journal: journal, device: device, sequence: 1, time: time, previous: 0, seen: VersionVector(),
            action: Action(name: "write", id: .random), content: .plain([Line.text(line, text)])))
}
