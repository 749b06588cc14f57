import Journal

/// An in-memory host of a replica: stores every batch once and folds it once.
struct Host {
    struct Key: Hashable, Comparable {
        let device: DeviceID
        let sequence: Int64
        let checksum: UInt64

        static func < (left: Key, right: Key) -> Bool {
            (left.device, left.sequence, left.checksum) < (right.device, right.sequence, right.checksum)
        }
    }

    private(set) var replica = Replica<Garden>(journal: journal)
    private(set) var kept: [Key: EncodedBatch] = [:]

    init() {}

    init(_ batches: [EncodedBatch]) {
        for batch in batches { receive(batch) }
    }

    mutating func receive(_ batch: EncodedBatch) {
        let key = Key(device: batch.batch.device, sequence: batch.batch.sequence, checksum: batch.checksum)
        guard kept[key] == nil else { return }
        let form = replica.erasures.erasedForm(of: batch) ?? batch
        kept[key] = form
        replica.fold(form)
        replica.settle(among: Array(kept.values))
        var erasures = Erasures()
        if erasures.insert(batch.batch) { erase(erasures) }
    }

    /// Applies erasures to stored batches and folds them again.
    private mutating func erase(_ erasures: Erasures) {
        for (key, batch) in kept { kept[key] = erasures.erasedForm(of: batch) ?? batch }
        replica = Replica(journal: journal)
        for batch in batches { replica.fold(batch) }
        replica.settle(among: batches)
    }

    @discardableResult
    mutating func write(
        _ changes: [Change], device: DeviceID = phone, id: ActionID = action(1), reversing reversed: ActionID? = nil,
        at milliseconds: Int64 = noon
    ) -> [EncodedBatch] {
        let batches = try! replica.author(
            changes, name: "test", id: id, reversing: reversed, device: device, at: milliseconds)
        for batch in batches { receive(batch) }
        return batches
    }

    /// Restarts from a snapshot.
    mutating func restart() {
        var position: Int64 = 0
        guard
            let restored = Replica<Garden>(
                snapshot: replica.snapshot(position: 7), journal: journal, position: &position), position == 7
        else { return }
        replica = restored
    }

    var batches: [EncodedBatch] { kept.keys.sorted().compactMap { kept[$0] } }

    /// Everything that a replica knows, as bytes that do not depend on the order of arrival.
    var status: [UInt8] { replica.snapshot(position: 0) }

    /// The batches this host sends to a peer with these heads.
    func missingBatches(for heads: [Head]) -> [EncodedBatch] {
        replica.heads.flatMap { own -> [EncodedBatch] in
            let all = batches.filter { $0.batch.device == own.device }
            switch own.missingBatches(from: heads.first { $0.device == own.device }) {
            case .nothing: return []
            case .everything: return all
            case .above(let sequence, let checksum):
                let common = Key(device: own.device, sequence: sequence, checksum: checksum)
                return kept[common] == nil ? all : all.filter { $0.batch.sequence > sequence }
            }
        }
    }

    /// Undoes an action, or redoes it. Returns the number of later edits that are kept.
    @discardableResult
    mutating func reverse(_ id: ActionID, by own: ActionID, device: DeviceID = phone, at milliseconds: Int64 = noon)
        -> Int
    {
        let state = replica.state
        let effect = ReversalEffect(
            of: batches.map(\.batch).filter { $0.action.id == id }, isUndone: replica.isUndone(id)
        ) { state.stamp(of: $0) }
        write([], device: device, id: own, reversing: id, at: milliseconds)
        return effect.newerEditCount
    }
}
