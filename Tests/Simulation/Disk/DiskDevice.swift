import Foundation
import Journal
import SimulatedDisk
import TestSupport

@testable import JournalStore

/// A device: a journal's folder on a simulated disk, and the processes that have it open.
final class DiskDevice {
    /// The folder of its data; that with the keys is the same for all devices.
    let folder: String
    let keyFolder: KeyFolder
    private let randomness: () -> UInt64
    /// One process or two, as a server and a terminal.
    private let processCount: Int
    private(set) var stores: [SQLiteJournal<Board>] = []
    /// Whether its disk says that it has synced when it has not.
    let isOnLyingDisk: Bool
    /// The batches that it has acknowledged.
    var held: Set<BatchIdentity> = []
    /// Batches of a process that was killed before it acknowledged them. They may still be lost when the power goes.
    var doubtful: Set<BatchIdentity> = []
    /// The ids that it had.
    private(set) var ids: Set<DeviceID> = []
    /// The milliseconds that its clock is ahead of the truth.
    var clockError: Int64 = 0
    /// The snapshots that it had. When the power goes, each may come back, as removing and renaming files is not synced.
    private var snapshots: [[UInt8]] = []

    init(
        folder: String, keyFolder: KeyFolder, processCount: Int, isOnLyingDisk: Bool, randomness: @escaping () -> UInt64
    ) {
        self.folder = folder
        self.keyFolder = keyFolder
        self.processCount = processCount
        self.isOnLyingDisk = isOnLyingDisk
        self.randomness = randomness
    }

    var journalFolder: String { folder + "/journals/me" }
    var path: String { journalFolder + "/journal.sqlite" }
    private var snapshotPath: String { journalFolder + "/snapshot" }

    // MARK: - Processes

    func open() throws {
        close()
        do {
            for _ in 0..<processCount {
                stores.append(try SQLiteJournal(folder: folder, keyFolder: keyFolder, randomness: randomness))
            }
        } catch {
            close()
            throw error
        }
        noteDevice()
    }

    func close() {
        for store in stores { store.file.close() }
        stores = []
    }

    /// Notes the id that it has by now.
    func noteDevice() { for store in stores { ids.insert(store.device) } }

    /// The action by which a repair writes again what only the snapshot has.
    static let recovery = "recover"

    func repair() throws -> RepairReport {
        close()
        return try SQLiteJournal<Board>.repair(
            folder: folder, keyFolder: keyFolder, rewriting: Self.recovery, randomness: randomness)
    }

    // MARK: - Batches

    /// All stored batches before they are opened, in order of arrival.
    func envelopes() throws -> [StoredEnvelope] {
        let file = stores[0].file
        return try file.access { db in
            var envelopes: [StoredEnvelope] = []
            try file.forEach(after: 0, db) { envelopes.append($0) }
            return envelopes
        }
    }

    func identities() throws -> Set<BatchIdentity> { Set(try envelopes().map(\.identity)) }

    func batches() throws -> [StoredBatch] {
        var decoder = BatchDecoder()
        return try envelopes().compactMap { $0.stored(stores[0].sealer, &decoder) }
    }

    // MARK: - Files

    /// The names of the files beside the database, and its own.
    var fileNames: [String] {
        FileSystem.names(in: journalFolder).filter { $0 != "backups" && $0 != "damaged" }
    }

    /// The content of its files, of which each can be restored.
    func files() -> [String: [UInt8]] {
        fileNames.reduce(into: [:]) { $0[$1] = FileSystem.read(journalFolder + "/" + $1) }
    }

    /// The paths of its daily backups.
    var backups: [String] {
        FileSystem.names(in: journalFolder + "/backups").filter { $0.hasSuffix(".sqlite") }.map {
            journalFolder + "/backups/" + $0
        }
    }

    /// Puts files in the place of its own, in order of name.
    ///
    /// - Parameter inPlace: Whether each keeps its inode.
    func replaceFiles(by files: [String: [UInt8]], inPlace: Bool, removesOthers: Bool) throws {
        close()
        try FileSystem.makeFolder(journalFolder)
        for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
            let path = journalFolder + "/" + name
            if inPlace {
                try Data(bytes).write(to: URL(fileURLWithPath: path))
            } else {
                try FileSystem.replace(path, with: bytes)
            }
        }
        if removesOthers {
            for name in fileNames where files[name] == nil { FileSystem.remove(journalFolder + "/" + name) }
        }
        disk_forget(folder)
    }

    func removeFiles() throws {
        close()
        try? FileManager.default.removeItem(atPath: folder + "/journals")
        disk_forget(folder)
        snapshots = []
    }

    /// Flips bits of the database while it is closed.
    func flipBits(_ count: Int, _ random: inout SeededRandomness) throws {
        close()
        guard var bytes = FileSystem.read(path), !bytes.isEmpty else { return }
        for _ in 0..<count {
            let bit = random.number(0...bytes.count * 8 - 1)
            bytes[bit / 8] ^= 1 << UInt8(bit % 8)
        }
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        disk_forget(folder)
    }

    /// Flips a bit of the journal's id or, from the 129th on, of the check of its key. Then it is closed.
    func flipIdentity(_ bit: Int) throws {
        let file = stores[0].file
        try file.access { db in
            let state = try file.fileState(db)
            var (journal, keyCheck) = (state.journal.bytes, state.keyCheck?.bytes ?? [])
            if bit < 128 {
                journal[bit / 8] ^= 1 << UInt8(bit % 8)
            } else if !keyCheck.isEmpty {
                keyCheck[(bit - 128) / 8] ^= 1 << UInt8(bit % 8)
            }
            try file.setJournal(JournalID(Blob(journal)), keyCheck: state.keyCheck.map { _ in Blob(keyCheck) }, db)
        }
        close()
    }

    // MARK: - Snapshots

    func noteSnapshot() {
        guard let bytes = FileSystem.read(snapshotPath), bytes != snapshots.last else { return }
        snapshots = snapshots.suffix(3) + [bytes]
    }

    /// Brings the snapshot to a state that a power cut can leave: an earlier one, none, or one that was being written.
    func loseSnapshot(_ random: inout SeededRandomness) throws {
        switch random.number(0...7) {
        case 0: FileSystem.remove(snapshotPath)
        case 1 where !snapshots.isEmpty: try FileSystem.replace(snapshotPath, with: random.one(of: snapshots))
        case 2 where !snapshots.isEmpty:
            let bytes = random.one(of: snapshots)
            let part = random.once(in: 2) ? bytes : Array(bytes.prefix(random.number(0...bytes.count)))
            try Data(part).write(to: URL(fileURLWithPath: FileSystem.unfinished(snapshotPath)))
        default: break
        }
    }
}
