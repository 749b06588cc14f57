import Foundation
import Journal
import JournalStore
import Notebook
import Testing

/// A data folder that is removed after the test.
final class Folder {
    let path: String

    init() { path = NSTemporaryDirectory() + "/journal-" + UUID().uuidString }

    /// Copies another folder like `cp -r`.
    init(copying other: Folder) throws {
        path = NSTemporaryDirectory() + "/journal-" + UUID().uuidString
        try FileManager.default.copyItem(atPath: other.path, toPath: path)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func open() throws -> SQLiteJournal<Notebook> {
        try SQLiteJournal(folder: path) { UInt64.random(in: 1 ... .max) }
    }

    var database: String { path + "/journals/me/journal.sqlite" }
    var snapshot: String { path + "/journals/me/snapshot" }

    func bytes(of path: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }

    func write(_ bytes: Data, to path: String) throws { try bytes.write(to: URL(fileURLWithPath: path)) }

    /// The permissions, such as 0o600.
    func mode(of path: String) throws -> Int {
        try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }
}

extension SQLiteJournal<Notebook> {
    @discardableResult
    func write(_ number: Int, _ text: String) throws -> [EncodedBatch] {
        try write(at: 1) { _ in
            Draft(name: "write", id: .random, changes: [Line.text(number, text)])
        }
    }

    var texts: [RecordID: String] {
        get throws { try read { $0.state.texts } }
    }
}

extension Identifier {
    static var random: Identifier { Identifier(high: .random(in: 1 ... .max), low: .random(in: 1 ... .max)) }
}
