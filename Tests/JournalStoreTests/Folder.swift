import Foundation
import Journal
import JournalStore
import Notebook
import Testing

/// A data folder that is removed after the test.
final class Folder {
    let path: String

    init() { path = NSTemporaryDirectory() + "/journal-" + UUID().uuidString }

    /// A folder that has the keys of another.
    init(keysOf other: Folder) {
        path = NSTemporaryDirectory() + "/journal-" + UUID().uuidString
        keys = other.keyFolder.path
    }

    /// Copies another folder like `cp -r`.
    init(copying other: Folder) throws {
        keys = other.keyFolder.path
        path = NSTemporaryDirectory() + "/journal-" + UUID().uuidString
        try FileManager.default.copyItem(atPath: other.path, toPath: path)
    }

    /// Copies another folder by another process, so that locks of this one stay.
    init(copyingFrom other: Folder) throws {
        keys = other.keyFolder.path
        path = NSTemporaryDirectory() + "/journal-" + UUID().uuidString
        let copying = Process()
        copying.executableURL = URL(fileURLWithPath: "/bin/cp")
        copying.arguments = ["-r", other.path, path]
        try copying.run()
        copying.waitUntilExit()
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
        if ownsKeys { try? FileManager.default.removeItem(atPath: keyFolder.path) }
    }

    var keyFolder: KeyFolder { KeyFolder(path: keys ?? path + ".keys") }
    private var keys: String?
    private var ownsKeys: Bool { keys == nil }

    func open() throws -> SQLiteJournal<Notebook> {
        try SQLiteJournal(folder: path, keyFolder: keyFolder) { UInt64.random(in: 1 ... .max) }
    }

    var database: String { path + "/journals/me/journal.sqlite" }
    var snapshot: String { path + "/journals/me/snapshot" }

    func bytes(of path: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }

    /// Whether any file of the journal has some bytes.
    func holds(_ bytes: [UInt8]) throws -> Bool {
        let journal = path + "/journals/me"
        return try FileManager.default.contentsOfDirectory(atPath: journal).contains {
            try self.bytes(of: journal + "/" + $0).range(of: Data(bytes)) != nil
        }
    }

    func write(_ bytes: Data, to path: String) throws { try bytes.write(to: URL(fileURLWithPath: path)) }

    /// The permissions, such as 0o600.
    func mode(of path: String) throws -> Int {
        try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }
}

extension SQLiteJournal<Notebook> {
    @discardableResult
    func write(_ number: Int, _ text: String) throws -> [StoredBatch] {
        try write(at: 1) { _ in
            Draft(name: "write", id: .random, changes: [Line.text(number, text)])
        }
    }

    /// The random bytes in the envelope of a batch, without which its content cannot be opened.
    func salt(of batch: StoredBatch) throws -> [UInt8] {
        let envelopes = try missingBatches(for: []).batches.map { try BatchEnvelope(decoding: $0) }
        let envelope = try #require(
            envelopes.first { $0.header.device == batch.batch.device && $0.header.sequence == batch.batch.sequence })
        return Array(envelope.content.prefix(32))
    }

    var texts: [RecordID: String] {
        get throws { try read { $0.state.texts } }
    }
}

extension Identifier {
    static var random: Identifier { Identifier(high: .random(in: 1 ... .max), low: .random(in: 1 ... .max)) }
}
