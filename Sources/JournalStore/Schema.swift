import GRDB

/// The database schema. Released versions are frozen; changes need a new version, whose definitions differ from those of all others.
enum Schema {
    /// "DYBK", shown by `file` and SQLite's tools.
    static let applicationID: Int64 = 0x4459_424B

    /// The first version that is read.
    static let firstVersion = 3

    /// The SQL that migrates each version to the next. The first creates `firstVersion`.
    static let migrations = [version3]

    static var currentVersion: Int { firstVersion + migrations.count - 1 }

    /// The definitions of all tables and indexes of a version, in order.
    static func definitions(ofVersion version: Int) throws -> [String] {
        try DatabaseQueue().write { db in
            for migration in migrations.prefix(version - firstVersion + 1) { try db.execute(sql: migration) }
            return try definitions(in: db)
        }
    }

    /// The definitions of all tables and indexes in a file, in order.
    static func definitions(in db: Database) throws -> [String] {
        try String.fetchAll(
            db, sql: "SELECT type || name || tbl_name || coalesce(sql, '') AS definition FROM sqlite_schema ORDER BY 1")
    }

    /// Whether a file has views or virtual tables, of which a journal has none.
    static func hasComputedTables(_ db: Database) throws -> Bool {
        try Bool.fetchOne(
            db, sql: "SELECT count(*) FROM sqlite_schema WHERE type IN ('table', 'view') AND rootpage = 0") ?? false
    }

    /// `batches` are in order of arrival, in envelopes without what the other columns say. `action` and `undoes` (the action
    /// that one takes back or does again) are keyed hashes; they are null where a batch cannot be opened. `recordIndex` has,
    /// by the keyed hash of a record, the batches that changed it, for history and undo. `replica` is a single row that
    /// identifies the journal and the device. `keyCheck` tells its key from others. `home` detects copied files, and `rebuilds`
    /// counts replacements of folded batches, after which every process folds again. `signedHeads` are the greatest of each branch
    /// of each device; a batch that they do not cover, though its device signs, `isSetAside`.
    private static let version3 = """
        CREATE TABLE batches (
            position INTEGER PRIMARY KEY,
            device BLOB NOT NULL CHECK (length(device) = 8),
            sequence INTEGER NOT NULL CHECK (sequence > 0),
            generation INTEGER NOT NULL CHECK (generation >= 0),
            hash BLOB NOT NULL CHECK (length(hash) = 32),
            action BLOB CHECK (length(action) = 16),
            undoes BLOB CHECK (length(undoes) = 16),
            envelope BLOB NOT NULL CHECK (length(envelope) > 0),
            isSetAside INTEGER NOT NULL DEFAULT 0 CHECK (isSetAside IN (0, 1) AND (isSetAside = 0 OR action IS NULL))
        ) STRICT;
        CREATE TABLE signedHeads (
            device BLOB NOT NULL CHECK (length(device) = 8),
            sequence INTEGER NOT NULL CHECK (sequence > 0),
            hash BLOB NOT NULL CHECK (length(hash) = 32),
            signedHead BLOB NOT NULL,
            PRIMARY KEY (device, sequence, hash)
        ) WITHOUT ROWID, STRICT;
        CREATE INDEX batchesByDevice ON batches (device, sequence);
        CREATE INDEX batchesByAction ON batches (action);
        CREATE TABLE recordIndex (
            record BLOB NOT NULL CHECK (length(record) = 16),
            position INTEGER NOT NULL REFERENCES batches (position),
            PRIMARY KEY (record, position)
        ) WITHOUT ROWID, STRICT;
        CREATE TABLE replica (
            row INTEGER PRIMARY KEY CHECK (row = 1),
            journal BLOB NOT NULL CHECK (length(journal) = 16),
            device BLOB NOT NULL CHECK (length(device) = 8),
            home TEXT NOT NULL,
            keyCheck BLOB CHECK (length(keyCheck) = 16),
            rebuilds INTEGER NOT NULL DEFAULT 0
        ) STRICT;
        """
}
