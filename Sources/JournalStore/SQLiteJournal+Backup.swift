import Foundation
import GRDB
import Journal

extension SQLiteJournal {
    /// Writes a copy of the whole journal, checked before it is renamed to `path`. Opened as a journal, it becomes a
    /// new device.
    public func backup(to path: String, replacing: Bool = false) throws(StoreFailure) {
        if !replacing && FileSystem.status(path) != nil { throw .exists(path: path) }
        let new = path + ".new"
        FileSystem.remove(new)
        guard try FileSystem.makeFile(new) else { throw .exists(path: new) }
        do throws(StoreFailure) {
            try file.access { db in try db.execute(sql: "VACUUM INTO ?", arguments: [new]) }
            let copy = try JournalFile(opening: new, readonly: false)
            defer { copy.close() }
            try copy.access { db in try copy.clearFileIdentity(db) }
            copy.close()
            let report = try Self.check(new)
            if let fault = report.faults.first { throw .damaged("\(fault)") }
            try FileSystem.publish(new, as: path)
        } catch {
            FileSystem.remove(new)
            throw error
        }
        FileSystem.remove(new + "-journal")
    }

    /// Adds all missing batches of a backup. Nothing written since is lost; use undo to go back.
    ///
    /// The file can also be one saved by a browser when its app failed: batches, each preceded by its length.
    ///
    /// Refuses a backup of another journal, unless this one has no batches. Then it becomes a replica of that journal.
    @discardableResult
    public func restore(from path: String) throws(StoreFailure) -> ReceiveResult {
        try catchUp()
        if let batches = try Self.savedBatches(path) {
            return try receive(batches, adopting: batches.first?.batch.journal)
        }
        let report = try Self.check(path)
        if let fault = report.faults.first { throw .damaged("\(fault)") }
        if report.journal != journal && position > 0 { throw .otherJournal(report.journal) }
        let backup = try JournalFile(opening: path, readonly: true)
        defer { backup.close() }
        var batches: [EncodedBatch] = []
        try backup.access { db in try backup.forEach(after: 0, db) { batches.append($1) } }
        return try receive(batches, adopting: report.journal)
    }

    /// The batches of a file saved by a browser; nil for any other file.
    private static func savedBatches(_ path: String) throws(StoreFailure) -> [EncodedBatch]? {
        guard let bytes = FileSystem.read(path) else { return nil }
        var reader = ByteReader(bytes)
        guard let first = try? reader.lengthPrefixedBytes(), first.starts(with: "DBK".utf8) else { return nil }
        reader = ByteReader(bytes)
        var batches: [EncodedBatch] = []
        while !reader.isAtEnd {
            do throws(DecodingFailure) {
                batches.append(try EncodedBatch(decoding: try reader.lengthPrefixedBytes()))
            } catch {
                throw .refusedBatch(index: batches.count, error)
            }
        }
        return batches
    }
}

extension JournalFile {
    /// Clears the home, so that whoever opens the file as a journal becomes a new device.
    fileprivate func clearFileIdentity(_ db: Database) throws {
        try db.execute(sql: "UPDATE replica SET home = ''")
    }
}
