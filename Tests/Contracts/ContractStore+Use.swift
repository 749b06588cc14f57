import Journal
@testable import JournalStore
import TestSupport
import Notebook

extension ContractStore {
    var texts: [RecordID: String] {
        get throws { try read { $0.state.texts } }
    }

    var heads: [Head] {
        get throws { try read { $0.heads } }
    }

    /// All batches as they are sent.
    var storage: [[UInt8]] { get throws { try missingBatches(for: [], after: 0, upTo: .max).batches } }

    /// The readable batches, in order.
    var contents: [Batch] {
        get throws { try StoreKind.opened(storage, sealer) }
    }

    /// A batch as it is sent now.
    func envelope(_ batch: StoredBatch) throws -> [UInt8] {
        try storage.first {
            let header = try BatchEnvelope(decoding: $0).header
            return header.device == batch.batch.device && header.sequence == batch.batch.sequence
        }!
    }

    /// Writes a line.
    @discardableResult
    func write(_ number: Int, _ text: String, at milliseconds: Int64 = 1) throws -> [StoredBatch] {
        try write(at: milliseconds) { _ in
            Draft(name: "write", id: .random, changes: [Line.text(number, text)])
        }
    }

    /// Erases a line for good.
    @discardableResult
    func erase(_ number: Int) throws -> [StoredBatch] {
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
    try peer.join(store.journal, key: store.key)
    return (store, peer)
}

/// Exchanges missing batches in both directions.
func exchange(_ one: any ContractStore, _ other: any ContractStore) throws {
    _ = try other.receive(one.missingBatches(for: other.heads, after: 0, upTo: .max).blocks)
    _ = try one.receive(other.missingBatches(for: one.heads, after: 0, upTo: .max).blocks)
}

extension StoreKind {
    fileprivate static func opened(_ envelopes: [[UInt8]], _ sealer: Sealer) throws -> [Batch] {
        try ReceivedBatches(envelopes, sealer).opened.sorted { $0.stamp < $1.stamp }
    }
}

extension ContractStore {
    /// The first batch of a device, made by hand.
    func forged(_ device: DeviceID, _ text: String, line: Int, time: UInt64 = 1 << 16) -> [UInt8] {
        sealer.seal(
            Batch(
                journal: journal, device: device, sequence: 1, time: time, seen: VersionVector(),
                action: Action(name: "write", id: .random), changes: [Line.text(line, text)]), after: .none
        ).envelope.bytes
    }
}
