import Foundation
import GRDB
import GRDBSQLite

/// Commits that were interrupted. SQLite undoes them when the file is read, which it cannot on a disk that is read-only by now.
extension JournalFile {
    /// Undoes what a killed process had half written, which a reader cannot.
    static func rollBack(_ path: String) {
        guard FileSystem.status(path + "-journal")?.st_size ?? 0 > 0 else { return }
        let file = try? JournalFile(opening: path, readonly: false)
        _ = try? file?.access { db in try file?.dataVersion(db) }
        file?.close()
    }

    /// Opens a file that is only read. One with a commit that cannot be undone in its place is read from a copy.
    static func readOnlyQueue(_ path: String, _ configuration: Configuration) throws -> DatabaseQueue {
        do {
            let queue = try DatabaseQueue(path: path, configuration: configuration)
            _ = try queue.unsafeReentrantWrite { db in try Int.fetchOne(db, sql: "PRAGMA schema_version") }
            return queue
        } catch let error as DatabaseError where error.extendedResultCode == .SQLITE_READONLY_ROLLBACK {
            guard let copy = try? rolledBackCopy(of: FileSystem.realPath(path)) else { throw error }
            return copy
        } catch let error as DatabaseError
            where error.resultCode == .SQLITE_CORRUPT || error.resultCode == .SQLITE_NOTADB
        {
            // Whoever reads it says why that fails.
            return try DatabaseQueue(path: path, configuration: configuration)
        }
    }

    /// A copy in memory, without what was half written. The copies on the disk, which nobody else can read, are gone when this returns.
    private static func rolledBackCopy(of path: String) throws -> DatabaseQueue {
        var name = Array((NSTemporaryDirectory() + "/daybook-XXXXXX").utf8CString)
        guard let made = mkdtemp(&name) else { throw StoreFailure.unwritable(path: NSTemporaryDirectory()) }
        let folder = String(cString: made)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let copy = folder + "/journal.sqlite"
        for end in ["", "-journal"] {
            try FileManager.default.copyItem(atPath: path + end, toPath: copy + end)
            chmod(copy + end, 0o600)
        }
        let file = try DatabaseQueue(path: copy)
        defer { try? file.close() }
        let memory = try DatabaseQueue()
        try file.unsafeReentrantWrite { source in
            try memory.unsafeReentrantWrite { try Self.copy(source.sqliteConnection, to: $0.sqliteConnection) }
        }
        return memory
    }
}
