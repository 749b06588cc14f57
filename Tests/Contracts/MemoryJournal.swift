import Journal
import Notebook
import TestSupport

@testable import JournalStore

/// The simplest possible store: an array, used as a reference for SQLite.
final class MemoryJournal: ContractStore {
    final class Storage {
        var journal = Identifier(high: .random(in: 1 ... .max), low: .random(in: 1 ... .max))
        var key = JournalKey { .random(in: 0 ... .max) }
        var device = DeviceID(.random(in: 1 ... .max))
        var batches: [SealedBatch] = []

        var opened: [StoredBatch] { batches.compactMap(\.stored) }
    }

    private let storage: Storage
    private var begunDevices: Set<DeviceID> = []
    private var replica: Replica<Notebook>

    init(storage: Storage) {
        self.storage = storage
        replica = Replica(journal: storage.journal)
        foldAll()
    }

    private func foldAll() {
        replica = Replica(journal: storage.journal)
        for batch in storage.batches { replica.fold(batch.held) }
        replica.settle(among: storage.opened)
    }

    var journal: JournalID { storage.journal }
    var device: DeviceID { storage.device }
    var key: JournalKey { storage.key }
    var sealer: Sealer { Sealer(journal: journal, key: key) { .random(in: 0 ... .max) } }

    func read<Result>(_ body: (Replica<Notebook>) throws -> Result) throws -> Result { try body(replica) }

    func write(at milliseconds: Int64, _ decide: (Replica<Notebook>) throws -> Draft?) throws -> [StoredBatch] {
        guard let draft = try decide(replica), !draft.changes.isEmpty || draft.reversed != nil else { return [] }
        if let own = replica.head(of: device), !own.isChain { beginDevice() }
        var previous = replica.head(of: device)?.hash ?? .none
        let batches = try! replica.author(
            draft.changes, name: draft.name, id: draft.id, reversing: draft.reversed, device: device,
            at: milliseconds
        ).map { batch in
            let sealed = sealer.seal(batch, after: previous)
            previous = sealed.identity.hash
            return sealed
        }
        storage.batches += batches
        _ = eraseStored()
        foldAll()
        return batches.compactMap(\.stored)
    }

    /// Applies erasures to stored batches. Returns the number of batches changed.
    private func eraseStored() -> Int {
        var erasures = Erasures()
        for batch in storage.opened { erasures.insert(batch.batch) }
        var count = 0
        for (index, batch) in storage.batches.enumerated() {
            guard let form = batch.stored.flatMap({ erasures.erasedForm(of: $0) }) else { continue }
            storage.batches[index] = sealer.reseal(form, batch.envelope.header)
            count += 1
        }
        return count
    }

    private func beginDevice() {
        storage.device = DeviceID(.random(in: 1 ... .max))
        begunDevices.insert(storage.device)
    }

    func receive(_ batches: [[UInt8]]) throws -> ReceiveResult {
        let received = try ReceivedBatches(batches, sealer)
        let forkedBefore = replica.forked
        var (new, erased, regained) = (0, 0, 0)
        var refused: Set<BatchIdentity> = []
        var erasures = replica.erasures
        for batch in received.batches {
            let isHeld = storage.batches.contains { $0.identity == batch.identity }
            if let opened = batch.stored?.batch, batch.isAsWritten || !isHeld { erasures.insert(opened) }
        }
        for batch in received.batches {
            let header = batch.envelope.header
            let form = batch.stored.flatMap { erasures.erasedForm(of: $0) }.map { sealer.reseal($0, header) } ?? batch
            if let index = storage.batches.firstIndex(where: { $0.identity == batch.identity }) {
                let held = storage.batches[index]
                if let old = held.stored, let new = form.stored {
                    switch old.choice(of: new, from: received.origin(of: batch), after: erasures) {
                    case .held: continue
                    case .refused:
                        refused.insert(batch.identity)
                        continue
                    case .arriving: storage.batches[index] = form
                    case .regained:
                        storage.batches[index] = form
                        regained += 1
                        continue
                    }
                } else if held.stored == nil,
                    form.stored != nil || header.generation > held.envelope.header.generation
                {
                    storage.batches[index] = form
                } else if header.generation > 0, let sent = held.stored?.form(above: header.generation) {
                    storage.batches[index] = sealer.reseal(sent, held.envelope.header)
                } else {
                    continue
                }
                erased += 1
                continue
            }
            storage.batches.append(form)
            new += 1
            if batch.identity.device == device { beginDevice() }
        }
        erased += eraseStored()
        foldAll()
        return ReceiveResult(
            new: new, erased: erased, forked: replica.forked.subtracting(forkedBefore).sorted(),
            damaged: received.damagedCount, refused: refused.count, regained: regained)
    }

    func join(_ journal: JournalID, key: JournalKey) throws {
        guard journal != storage.journal else { return }
        guard storage.batches.isEmpty else { throw StoreFailure.otherJournal(journal) }
        storage.journal = journal
        storage.key = key
        beginDevice()
        foldAll()
    }

    func missingBatches(for heads: [Head], after position: Int64, upTo bytes: Int) throws -> Portion {
        if let peer = heads.first(where: { $0.device == device }), !begunDevices.contains(device),
            peer.count > replica.head(of: device)?.count ?? 0
        {
            beginDevice()
        }
        let missing = replica.missingPositions(for: heads, among: storage.batches.map(\.held)).filter { $0 >= position }
        var portion: [[UInt8]] = []
        var last = position
        for index in missing {
            if portion.reduce(0, { $0 + $1.count }) >= bytes { break }
            portion.append(storage.batches[index].envelope.bytes)
            last = Int64(index) + 1
        }
        return Portion(batches: portion, position: last, more: portion.count < missing.count)
    }

    func batches(ofAction action: ActionID) throws -> [Batch] {
        storage.opened.map(\.batch).filter { $0.action.id == action }.sorted { $0.action.part < $1.action.part }
    }

    func history(ofRecords records: [RecordID]) throws -> [Batch] {
        storage.opened.map(\.batch).filter { batch in batch.changes.contains { records.contains($0.record) } }
    }

    func latestUndoable() throws -> ActionID? {
        let own = storage.opened.map(\.batch).filter { $0.device == device && $0.action.reversal == nil }
        return own.sorted { $0.sequence > $1.sequence }.first {
            !$0.isErased && !replica.isUndone($0.action.id)
        }?.action.id
    }

    func reopened() throws -> any ContractStore { MemoryJournal(storage: storage) }
}
