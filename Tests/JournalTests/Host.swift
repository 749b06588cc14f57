import Journal
import TestSupport

/// An in-memory host of a replica: keeps one form of every batch, and folds it once.
struct Host {
    private(set) var replica = Replica<Garden>(journal: journal)
    private var kept: [BatchIdentity: HeldBatch] = [:]
    /// Batches of which a form was refused.
    private var refused: Set<BatchIdentity> = []

    init() {}

    init(_ batches: [StoredBatch]) { self.init(batches.map { .opened($0) }) }

    init(_ batches: [HeldBatch]) {
        for batch in batches { receive(batch) }
    }

    mutating func receive(_ batch: StoredBatch) { receive(.opened(batch)) }

    mutating func receive(_ batch: HeldBatch) {
        let form = replica.erasures.form(of: batch)
        guard let own = kept[form.identity] else { return add(form) }
        let origin: FormOrigin = batch.generation == 0 ? .author : .peer
        if let held = own.stored, let stored = form.stored,
            held.choice(of: stored, from: origin, after: replica.erasures) == .refused
        {
            refused.insert(own.identity)
        }
        let merged = own.merged(with: form, from: origin, after: replica.erasures)
        guard merged.bytes != own.bytes || merged.generation != own.generation else { return }
        kept[form.identity] = merged
        var erasures = Erasures()
        if let batch = merged.stored?.batch, erasures.insert(batch) { kept = kept.mapValues { erasures.form(of: $0) } }
        foldAgain()
    }

    private mutating func add(_ form: HeldBatch) {
        kept[form.identity] = form
        replica.fold(form)
        replica.settle(among: Array(kept.values.compactMap(\.stored)))
        var erasures = Erasures()
        guard let batch = form.stored?.batch, erasures.insert(batch) else { return }
        kept = kept.mapValues { erasures.form(of: $0) }
        foldAgain()
    }

    private mutating func foldAgain() {
        replica = Replica(journal: journal)
        for batch in held { replica.fold(batch) }
        replica.settle(among: batches)
    }

    @discardableResult
    mutating func write(
        _ changes: [Change], device: DeviceID = phone, id: ActionID = action(1), reversing reversed: ActionID? = nil,
        at milliseconds: Int64 = noon
    ) -> [StoredBatch] {
        let batches = try! replica.written(
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

    /// All batches, in order of their identities.
    var held: [HeldBatch] { kept.keys.sorted().compactMap { kept[$0] } }

    /// Those that it can open.
    var batches: [StoredBatch] { held.compactMap(\.stored) }

    /// Everything that a replica knows, as bytes that do not depend on the order of arrival. Generations do: a batch that
    /// loses changes twice has a greater one than the same batch that loses them at once.
    var status: [UInt8] {
        let snapshot = replica.snapshot(position: 0)
        let heads = replica.heads.map {
            Head(device: $0.device, sequence: $0.sequence, hash: $0.hash, count: $0.count, digest: $0.digest)
        }
        // Signature, layout, journal and position precede the heads; the checksum is the end.
        let start = 4 + 8 + 16 + 1 + Head.encode(replica.heads).count
        return Head.encode(heads) + snapshot[start..<snapshot.count - 8]
    }

    /// The batches this host sends to a peer with these heads.
    func missingBatches(for heads: [Head]) -> [HeldBatch] {
        replica.heads.flatMap { own -> [HeldBatch] in
            let all = held.filter { $0.identity.device == own.device }
            switch own.missingBatches(from: heads.head(of: own.device)) {
            case .nothing: return []
            case .everything: return all
            case .erased: return all.filter { $0.generation > 0 || refused.contains($0.identity) }
            case .above(let sequence, let hash):
                let common = BatchIdentity(device: own.device, sequence: sequence, hash: hash)
                return kept[common] == nil ? all : all.filter { $0.identity.sequence > sequence }
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

extension HeldBatch {
    /// The identity and the content, as bytes: a real that is no number is not equal to itself.
    var bytes: [UInt8] {
        let content = stored.map { [$0.batch.isErased ? 1 : 0] + $0.batch.content } ?? []
        return identity.device.number.bigEndianBytes + UInt64(identity.sequence).bigEndianBytes + identity.hash.bytes
            + content
    }

    /// What a host keeps of two forms of one batch. Of those that it cannot open, it keeps the one that lost changes more often.
    fileprivate func merged(
        with other: HeldBatch, from origin: FormOrigin, after erasures: Erasures
    ) -> HeldBatch {
        guard let stored else { return other.stored != nil || other.generation > generation ? other : self }
        guard let otherStored = other.stored else { return .opened(stored.form(above: other.generation) ?? stored) }
        switch stored.choice(of: otherStored, from: origin, after: erasures) {
        case .held, .refused: return self
        case .arriving, .regained: return other
        }
    }
}

extension Erasures {
    /// What is left in a batch. One that cannot be opened stays as it is.
    fileprivate func form(of batch: HeldBatch) -> HeldBatch {
        batch.stored.flatMap { erasedForm(of: $0) }.map { .opened($0) } ?? batch
    }
}
