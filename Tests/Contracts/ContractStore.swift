import Foundation
import Journal
import JournalStore
import Notebook
import Synchronization

/// The interface of every journal store. The contract is tested against each.
protocol ContractStore: AnyObject {
    var journal: JournalID { get }
    var device: DeviceID { get }
    var key: JournalKey { get throws }
    var sealer: Sealer { get }
    func read<Result>(_ body: (Replica<Notebook>) throws -> Result) throws -> Result
    func write(at milliseconds: Int64, _ decide: (Replica<Notebook>) throws -> Draft?) throws -> [StoredBatch]
    func receive(_ batches: [[UInt8]]) throws -> ReceiveResult
    func join(_ journal: JournalID, key: JournalKey) throws
    func missingBatches(for heads: [Head], after position: Int64, upTo bytes: Int) throws -> Portion
    func batches(ofAction action: ActionID) throws -> [Batch]
    func history(ofRecords records: [RecordID]) throws -> [Batch]
    func latestUndoable() throws -> ActionID?
    /// The same journal, opened as by another process.
    func reopened() throws -> any ContractStore
}

/// The stores under test.
enum StoreKind: CaseIterable {
    case memory
    case sqlite

    /// Creates an empty journal.
    func make() throws -> any ContractStore {
        switch self {
        case .memory: MemoryJournal(storage: MemoryJournal.Storage())
        case .sqlite: try FolderJournal(folder: TemporaryFolder())
        }
    }
}

/// A temporary folder that is removed when released.
final class TemporaryFolder {
    let path = NSTemporaryDirectory() + "/journal-" + UUID().uuidString

    var keyFolder: KeyFolder { KeyFolder(path: path + ".keys") }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
        try? FileManager.default.removeItem(atPath: keyFolder.path)
    }
}

/// The SQLite store, adapted to the contract. What it receives comes with all signed heads of the journal.
final class FolderJournal: ContractStore {
    let folder: TemporaryFolder
    let store: SQLiteJournal<Notebook>
    private static let signedHeads = Mutex<[JournalID: [[UInt8]]]>([:])

    init(folder: TemporaryFolder) throws {
        self.folder = folder
        store = try SQLiteJournal(folder: folder.path, keyFolder: folder.keyFolder) { UInt64.random(in: 1 ... .max) }
    }

    var journal: JournalID { store.journal }
    var device: DeviceID { store.device }
    var key: JournalKey { get throws { try store.key() } }
    var sealer: Sealer { store.sealer }

    func read<Result>(_ body: (Replica<Notebook>) throws -> Result) throws -> Result { try store.read(body) }

    func write(at milliseconds: Int64, _ decide: (Replica<Notebook>) throws -> Draft?) throws -> [StoredBatch] {
        let written = try store.write(at: milliseconds, decide)
        let heads = try store.missingBatches(for: [], upTo: 1, signsAll: true).signedHeads
        Self.signedHeads.withLock { $0[journal, default: []] += heads }
        return written
    }

    func receive(_ batches: [[UInt8]]) throws -> ReceiveResult {
        try store.receive(Self.signedHeads.withLock { $0[journal] ?? [] } + batches)
    }

    func join(_ journal: JournalID, key: JournalKey) throws { try store.join(journal, key: key) }

    func missingBatches(for heads: [Head], after position: Int64, upTo bytes: Int) throws -> Portion {
        try store.missingBatches(for: heads, after: position, upTo: bytes)
    }

    func batches(ofAction action: ActionID) throws -> [Batch] { try store.batches(ofAction: action) }

    func history(ofRecords records: [RecordID]) throws -> [Batch] { try store.history(ofRecords: records) }

    func latestUndoable() throws -> ActionID? { try store.latestUndoable() }

    func reopened() throws -> any ContractStore { try FolderJournal(folder: folder) }
}
