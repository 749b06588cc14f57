import Foundation
import GRDB
import Journal

/// Copies what can still be read of a damaged database to a new one, which then replaces its content.
struct Salvage {
    private let path: String
    /// The folder to which the damaged file is copied first.
    private let aside: String
    private let randomness: () -> UInt64
    private var new: String { FileSystem.unfinished(path) }

    init(of path: String, aside: String, randomness: @escaping () -> UInt64) {
        self.path = path
        self.aside = aside
        self.randomness = randomness
    }

    /// Returns the number of batches that cannot be read. Throws `.damaged` if not even the journal's id can.
    func run() throws(StoreFailure) -> Int {
        guard let bytes = FileSystem.read(path) else { throw .cannotOpen(path: path, reason: "it cannot be read") }
        try FileSystem.makeFolder(aside)
        JournalFile.rollBack(path)
        let damaged = try JournalFile(opening: path, readonly: true)
        defer { damaged.close() }
        FileSystem.remove(new)
        defer { FileSystem.remove(new) }
        let copy = try JournalFile(path: new, busyTimeout: 5, randomness: randomness)
        defer { copy.close() }
        let fileState = try damaged.access { db in try damaged.fileState(db) }
        let lastPosition = lastPosition(in: damaged, ofSize: bytes.count)
        var unreadableCount = 0
        var position: Int64 = 0
        try copy.access { to in
            try to.inTransaction(.immediate) {
                try copy.setFileState(fileState, to)
                while position < lastPosition {
                    position += 1
                    switch row(at: position, in: damaged) {
                    case .success(nil): continue
                    case .success(let row?) where copy.hasInserted(row, at: position, to): continue
                    case .success, .failure: unreadableCount += 1
                    }
                }
                return .commit
            }
        }
        try FileSystem.replace(aside + "/journal-\(fileState.rebuilds).sqlite", with: bytes)
        // Other processes may have the file open, so it stays, with new content.
        try copy.replaceContent(of: path)
        return unreadableCount
    }

    private func row(at position: Int64, in file: JournalFile) -> Result<Row?, StoreFailure> {
        do throws(StoreFailure) {
            return .success(
                try file.access { db in
                    try Row.fetchOne(
                        db.cachedStatement(
                            sql: """
                                SELECT device, sequence, generation, hash, action, undoes, envelope
                                FROM batches WHERE position = ?
                                """), arguments: [position])
                })
        } catch {
            return .failure(error)
        }
    }

    /// The greatest position that can be found, but no more than the file has room for.
    private func lastPosition(in file: JournalFile, ofSize size: Int) -> Int64 {
        let queries = [
            "SELECT max(position) FROM batches", "SELECT max(position) FROM batches INDEXED BY batchesByAction",
            "SELECT max(position) FROM recordIndex",
        ]
        let found = queries.compactMap { query in
            try? file.access { db in try Int64.fetchOne(db, sql: query) }
        }
        return min(found.max() ?? .max, Int64(size) / Self.smallestRow)
    }

    /// Bytes of the columns of the smallest batch.
    private static let smallestRow: Int64 = 64
}

extension JournalFile {
    fileprivate func setFileState(_ fileState: FileState, _ db: Database) throws {
        try db.execute(
            sql: "UPDATE replica SET journal = ?, device = ?, home = ?, rebuilds = ?, keyCheck = ?",
            arguments: [
                fileState.journal.blob, fileState.device.blob, fileState.home, fileState.rebuilds,
                fileState.keyCheck,
            ])
    }

    /// Inserts a row. Returns false if it breaks the rules of the table, because its values are damaged.
    fileprivate func hasInserted(_ row: Row, at position: Int64, _ db: Database) -> Bool {
        let values = [position.databaseValue] + Array(row.databaseValues)
        let inserted: Void? = try? db.execute(
            sql: """
                INSERT INTO batches (position, device, sequence, generation, hash, action, undoes, envelope)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """, arguments: StatementArguments(values))
        return inserted != nil
    }
}
