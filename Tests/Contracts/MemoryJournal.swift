import Journal
import JournalStore
import Notebook
import TestSupport

/// The simplest possible store: an array, used as a reference for SQLite.
final class MemoryJournal: ContractStore {
    final class Storage {
        var journal = Identifier(high: .random(in: 1 ... .max), low: .random(in: 1 ... .max))
        var device = DeviceID(.random(in: 1 ... .max))
        var batches: [EncodedBatch] = []
    }

    private let storage: Storage
    private var replica: Replica<Notebook>

    init(storage: Storage) {
        self.storage = storage
        replica = Replica(journal: storage.journal)
        foldAll()
    }

    private func foldAll() {
        replica = Replica(journal: storage.journal)
        for batch in storage.batches { replica.fold(batch) }
        replica.settle(among: storage.batches)
    }

    var journal: JournalID { storage.journal }
    var device: DeviceID { storage.device }

    func read<Result>(_ body: (Replica<Notebook>) throws -> Result) throws -> Result { try body(replica) }

    func write(at milliseconds: Int64, _ decide: (Replica<Notebook>) throws -> Draft?) throws -> [EncodedBatch] {
        guard let draft = try decide(replica), !draft.changes.isEmpty || draft.reversed != nil else { return [] }
        if let own = replica.head(of: device), !own.isChain { beginDevice() }
        let batches = try! replica.author(
            draft.changes, name: draft.name, id: draft.id, reversing: draft.reversed, device: device,
            at: milliseconds)
        storage.batches += batches
        _ = eraseStored()
        foldAll()
        return batches
    }

    /// Applies erasures to stored batches. Returns the number of batches changed.
    private func eraseStored() -> Int {
        var erasures = Erasures()
        for batch in storage.batches { erasures.insert(batch.batch) }
        var count = 0
        for (index, batch) in storage.batches.enumerated() {
            guard let form = erasures.erasedForm(of: batch) else { continue }
            storage.batches[index] = form
            count += 1
        }
        return count
    }

    private func beginDevice() { storage.device = DeviceID(.random(in: 1 ... .max)) }

    func receive(_ batches: [[UInt8]]) throws -> ReceiveResult {
        var decoded: [EncodedBatch] = []
        for (index, bytes) in batches.enumerated() {
            do { decoded.append(try EncodedBatch(decoding: bytes)) } catch {
                throw StoreFailure.refusedBatch(index: index, error)
            }
        }
        if let other = decoded.first(where: { $0.batch.journal != journal }) {
            throw StoreFailure.otherJournal(other.batch.journal)
        }
        let forkedBefore = replica.forked
        var new = 0
        var erasures = replica.erasures
        for batch in decoded { erasures.insert(batch.batch) }
        for batch in decoded {
            let isKnown = storage.batches.contains {
                $0.batch.device == batch.batch.device && $0.batch.sequence == batch.batch.sequence
                    && $0.checksum == batch.checksum
            }
            if isKnown { continue }
            storage.batches.append(erasures.erasedForm(of: batch) ?? batch)
            new += 1
            if batch.batch.device == device { beginDevice() }
        }
        let erased = eraseStored()
        foldAll()
        return ReceiveResult(new: new, erased: erased, forked: replica.forked.subtracting(forkedBefore).sorted())
    }

    func join(_ journal: JournalID) throws {
        guard journal != storage.journal else { return }
        guard storage.batches.isEmpty else { throw StoreFailure.otherJournal(journal) }
        storage.journal = journal
        beginDevice()
        foldAll()
    }

    func missingBatches(for heads: [Head], after position: Int64, upTo bytes: Int) throws -> Portion {
        if let peer = heads.first(where: { $0.device == device }), peer.count > replica.head(of: device)?.count ?? 0 {
            beginDevice()
        }
        let missing = replica.missingPositions(for: heads, among: storage.batches).filter { $0 >= position }
        var portion: [[UInt8]] = []
        var last = position
        for index in missing {
            if portion.reduce(0, { $0 + $1.count }) >= bytes { break }
            portion.append(storage.batches[index].bytes)
            last = Int64(index) + 1
        }
        return Portion(batches: portion, position: last, more: portion.count < missing.count)
    }

    func batches(ofAction action: ActionID) throws -> [Batch] {
        storage.batches.map(\.batch).filter { $0.action.id == action }.sorted { $0.action.part < $1.action.part }
    }

    func history(ofRecords records: [RecordID]) throws -> [Batch] {
        storage.batches.map(\.batch).filter { batch in batch.changes.contains { records.contains($0.record) } }
    }

    func latestUndoable() throws -> ActionID? {
        let own = storage.batches.map(\.batch).filter { $0.device == device && $0.action.reversal == nil }
        return own.sorted { $0.sequence > $1.sequence }.first { batch in
            if case .plain = batch.content { !replica.isUndone(batch.action.id) } else { false }
        }?.action.id
    }

    func reopened() throws -> any ContractStore { MemoryJournal(storage: storage) }
}
