import Foundation
import GRDB
import GRDBSQLite
import Journal

/// The SQLite file that stores a journal's batches. It does not know what they fold into.
struct JournalFile {
    /// The identity of a file's replica.
    struct FileState: Equatable {
        var journal: JournalID
        var device: DeviceID
        /// The home of the file when this device last opened it, as `FileIdentity.text`; empty in a backup.
        var home: String
        /// The number of times that stored batches were replaced after folding.
        var rebuilds: Int64
        /// The key's check value; nil until the journal has a key.
        var keyCheck: Blob?
    }

    let path: String
    /// The number of seconds to wait for other processes.
    let busyTimeout: TimeInterval
    private let queue: DatabaseQueue
    /// Whether it is only read, because it cannot be written, or is a copy that could not become a new device for that reason.
    private(set) var isReadOnly = false

    /// Opens the file and creates or migrates its tables. A copy of another folder's file becomes a new device.
    ///
    /// - Parameter readOnly: Whether nothing is written, neither to the file nor beside it.
    init(
        path: String, readOnly: Bool = false, busyTimeout: TimeInterval, randomness: () -> UInt64
    ) throws(StoreFailure) {
        if readOnly {
            try self.init(opening: path, readonly: true, busyTimeout: busyTimeout)
            isReadOnly = true
            guard try access({ db in try version(db) }) > 0 else { throw .notAJournal(path: path) }
            return
        }
        let isNew = try FileSystem.makeFile(path)
        if !isNew { FileSystem.makePrivate(path) }
        // SQLite treats a file of a few bytes as empty and would overwrite it.
        if let size = FileSystem.status(path)?.st_size, 1..<512 ~= size { throw .notAJournal(path: path) }
        try self.init(opening: path, readonly: false, busyTimeout: busyTimeout)
        isReadOnly = try access { db in
            if try version(db) < Schema.currentVersion {
                try db.inTransaction(.immediate) {
                    try migrate(db, randomness: randomness)
                    return .commit
                }
            }
            return try updateHome(db, randomness: randomness)
        }
    }

    /// Opens a file without creating or migrating tables.
    init(opening path: String, readonly: Bool, busyTimeout: TimeInterval = 5) throws(StoreFailure) {
        (self.path, self.busyTimeout) = (path, busyTimeout)
        // SQLite would wait for the writer of a named pipe.
        for path in [path, path + "-journal"] {
            if let mode = FileSystem.status(path)?.st_mode, mode & S_IFMT == S_IFIFO {
                throw .cannotOpen(path: path, reason: "it is not a file")
            }
        }
        var configuration = Configuration()
        configuration.label = "journal"
        configuration.readonly = readonly
        configuration.busyMode = .timeout(busyTimeout)
        if !readonly {
            configuration.prepareDatabase { db in
                // Truncating and syncing SQLite's rollback journal makes a write permanent. A deleted one could
                // reappear after a power cut and undo the last write (see docs/adr/0002).
                try db.execute(sql: "PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = FULL")
            }
        }
        do {
            queue =
                try readonly
                ? Self.readOnlyQueue(path, configuration) : DatabaseQueue(path: path, configuration: configuration)
        } catch {
            throw StoreFailure(error, path: path)
        }
        // The rows of a view can have no end.
        if (try? access { db in try Schema.hasComputedTables(db) }) == true {
            close()
            throw .damaged("the tables are not defined as they should be")
        }
    }

    func close() { try? queue.close() }

    /// Keeps other processes from writing to the file until it is closed. Throws `.busy` if one of them is.
    func keepOthersOut() throws(StoreFailure) {
        try access { db in
            try db.execute(sql: "PRAGMA locking_mode = EXCLUSIVE")
            try db.inTransaction(.exclusive) { .commit }
        }
    }

    /// Makes another file, which other processes may have open, the same as this one. Of its tables nothing is read: they may be
    /// damaged.
    func replaceContent(of other: JournalFile) throws(StoreFailure) {
        try access { db in try other.access { try Self.copy(db.sqliteConnection, to: $0.sqliteConnection) } }
    }

    /// Whether another file has its place, as after a repair. What is written to this one would be lost.
    func isReplaced(_ db: Database) -> Bool { hasMoved(db) && hasContentAtPath }

    /// Whether it was removed or moved, and no other has its place.
    func isGone(_ db: Database) -> Bool { hasMoved(db) && !hasContentAtPath }

    private var hasContentAtPath: Bool { FileSystem.status(path)?.st_size ?? 0 > 0 }

    private func hasMoved(_ db: Database) -> Bool {
        var hasMoved: CInt = 0
        let status = sqlite3_file_control(db.sqliteConnection, "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved)
        return status == SQLITE_OK && hasMoved != 0
    }

    static func copy(_ source: OpaquePointer?, to target: OpaquePointer?) throws {
        let backup = sqlite3_backup_init(target, "main", source, "main")
        // Finishing it does not tell that another process kept the file locked.
        let step = sqlite3_backup_step(backup, -1)
        var status = backup == nil ? sqlite3_errcode(target) : sqlite3_backup_finish(backup)
        if status == SQLITE_OK, step != SQLITE_DONE { status = step }
        guard status == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: status)) }
    }

    /// Runs a read or write. Calls may be nested. Errors of SQLite become `StoreFailure`s; others pass through.
    func access<Result>(_ body: (Database) throws -> Result) throws(StoreFailure) -> Result {
        do {
            return try run(body)
        } catch {
            throw StoreFailure(error, path: path)
        }
    }

    /// Like `access`, but also rethrows the caller's own errors unchanged.
    func accessForCaller<Result>(_ body: (Database) throws -> Result) throws -> Result {
        do {
            return try run(body)
        } catch let error where error is DatabaseError || error is RowDecodingError {
            throw StoreFailure(error, path: path)
        }
    }

    private func run<Result>(_ body: (Database) throws -> Result) throws -> Result {
        try queue.unsafeReentrantWrite { db in
            do {
                return try body(db)
            } catch let error as DatabaseError where error.extendedResultCode == .SQLITE_IOERR_WRITE {
                // SQLite reports a broken disk in the same way as a quota or a size that is used up.
                let isUsedUp = ([errno] + Self.lastErrors(db)).contains { [ENOSPC, EDQUOT, EFBIG].contains($0) }
                throw isUsedUp ? StoreFailure.diskFull : .disk(error.message ?? "\(error.resultCode)")
            }
        }
    }

    /// The system's last errors with the file and its rollback journal, unless that is closed by now; that of the connection is not set
    /// by a commit.
    private static func lastErrors(_ db: Database) -> [CInt] {
        var errors = [sqlite3_system_errno(db.sqliteConnection), 0, 0]
        sqlite3_file_control(db.sqliteConnection, "main", SQLITE_FCNTL_LAST_ERRNO, &errors[1])
        var journal: UnsafeMutablePointer<sqlite3_file>?
        sqlite3_file_control(db.sqliteConnection, "main", SQLITE_FCNTL_JOURNAL_POINTER, &journal)
        if let control = journal?.pointee.pMethods?.pointee.xFileControl {
            _ = control(journal, SQLITE_FCNTL_LAST_ERRNO, &errors[2])
        }
        return errors
    }

    /// Commits a transaction that changes nothing.
    func commitAgain(_ db: Database) throws {
        try db.inTransaction(.immediate) {
            // SQLite writes this page also if it stays as it is.
            try db.execute(sql: "PRAGMA user_version = \(Schema.currentVersion)")
            return .commit
        }
    }

    /// The version of its tables; 0 for an empty file. Throws if the file is not a journal or is of a later version.
    func version(_ db: Database) throws -> Int {
        let application = try Int64.fetchOne(db, sql: "PRAGMA application_id") ?? 0
        let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
        if application == 0, version == 0, try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_schema") == 0 {
            return 0
        }
        let isOfCurrentVersion = application == Schema.applicationID && version == Schema.currentVersion
        if !isOfCurrentVersion, try Schema.definitions(in: db) == Schema.definitions(ofVersion: Schema.currentVersion) {
            throw StoreFailure.damaged("the header says that it is of another program or version")
        }
        guard application == Schema.applicationID, version > 0 else { throw StoreFailure.notAJournal(path: path) }
        guard version >= Schema.firstVersion else { throw StoreFailure.tooOld(version: version) }
        guard version <= Schema.currentVersion else { throw StoreFailure.tooNew(version: version) }
        return version
    }

    private func migrate(_ db: Database, randomness: () -> UInt64) throws {
        let version = try version(db)
        guard version < Schema.currentVersion else { return }
        for migration in Schema.migrations.dropFirst(max(0, version - Schema.firstVersion + 1)) {
            try db.execute(sql: migration)
        }
        try db.execute(
            sql: """
                PRAGMA application_id = \(Schema.applicationID);
                PRAGMA user_version = \(Schema.currentVersion);
                """)
        guard version == 0 else { return }
        try db.execute(
            sql: "INSERT INTO replica (row, journal, device, home) VALUES (1, ?, ?, ?)",
            arguments: [
                Identifier(high: randomness(), low: randomness()).blob, DeviceID(randomness()).blob, home,
            ])
    }

    /// Starts a new device if the file was copied, and stores the new home if it was moved. Returns whether that is still to be done
    /// for a copy, because it is read-only.
    private func updateHome(_ db: Database, randomness: () -> UInt64) throws -> Bool {
        let home = home
        if try fileState(db).home == home { return false }
        do {
            try db.inTransaction(.immediate) {
                if try isCopy(db) {
                    try beginDevice(DeviceID(randomness()), db)
                } else {
                    try db.execute(sql: "UPDATE replica SET home = ?", arguments: [home])
                }
                return .commit
            }
        } catch {
            // Storing the new home of a moved file can wait.
            guard try isCopy(db) else { return false }
            guard case .unwritable = StoreFailure(error, path: path) else { throw error }
            return true
        }
        return false
    }

    private func isCopy(_ db: Database) throws -> Bool {
        guard let stored = FileIdentity(try fileState(db).home) else { return true }
        guard let found = FileIdentity(ofFile: path) else { return false }
        return stored.isCopied(to: found, isStillThere: FileSystem.isDifferentFile(stored.path, than: path))
    }

    /// The current home of the file, as text.
    private var home: String { FileIdentity(ofFile: path)?.text ?? "" }

    func fileState(_ db: Database) throws -> FileState {
        let statement = try db.cachedStatement(sql: "SELECT journal, device, home, rebuilds, keyCheck FROM replica")
        let cursor = try Row.fetchCursor(statement)
        guard let row = try cursor.next() else { throw StoreFailure.damaged("the table replica is empty") }
        let (journal, device, keyCheck): (Blob, Blob, Blob?) = try (row.value(0), row.value(1), row.value(4))
        // A connection that only reads does not check the rules of columns.
        guard journal.bytes.count == 16, device.bytes.count == 8, keyCheck?.bytes.count ?? 16 == 16 else {
            throw StoreFailure.damaged("a row has values that it cannot have")
        }
        return try FileState(
            journal: JournalID(journal), device: DeviceID(device), home: row.value(2), rebuilds: row.value(3),
            keyCheck: keyCheck)
    }

    /// Makes this file write as another device from now on.
    func beginDevice(_ device: DeviceID, _ db: Database) throws {
        try db.execute(sql: "UPDATE replica SET device = ?, home = ?", arguments: [device.blob, home])
    }

    func setJournal(_ journal: JournalID, keyCheck: Blob?, _ db: Database) throws {
        try db.execute(sql: "UPDATE replica SET journal = ?, keyCheck = ?", arguments: [journal.blob, keyCheck])
    }

    /// Ties the file to its key, unless it has one.
    func setKeyCheck(_ keyCheck: Blob?, _ db: Database) throws {
        try db.execute(sql: "UPDATE replica SET keyCheck = ? WHERE keyCheck IS NULL", arguments: [keyCheck])
    }

    /// Makes every process fold all batches again.
    func requestRebuild(_ db: Database) throws {
        try db.execute(sql: "UPDATE replica SET rebuilds = rebuilds + 1")
    }

    /// A number that changes when another connection writes to the file.
    func dataVersion(_ db: Database) throws -> Int64 {
        try Int64.fetchOne(db.cachedStatement(sql: "PRAGMA data_version")) ?? 0
    }
}
