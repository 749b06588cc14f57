/// The database schema. Released versions are frozen; changes need a new version.
enum Schema {
    /// "DYBK", shown by `file` and SQLite's tools.
    static let applicationID: Int64 = 0x4459_424B

    /// The SQL that migrates each version to the next. The first creates version 1.
    static let migrations = [version1]

    /// `batches` are in order of arrival; `undoes` is the action that one takes back or does again. `recordIndex` lists the batches that changed a record, for history and undo.
    /// `replica` is a single row that identifies the journal and the device. `home` detects copied files, and
    /// `rebuilds` counts replacements of folded batches, after which every process folds again.
    private static let version1 = """
        CREATE TABLE batches (
            position INTEGER PRIMARY KEY,
            device BLOB NOT NULL CHECK (length(device) = 8),
            sequence INTEGER NOT NULL CHECK (sequence > 0),
            checksum INTEGER NOT NULL,
            action BLOB NOT NULL CHECK (length(action) = 16),
            undoes BLOB CHECK (length(undoes) = 16),
            bytes BLOB NOT NULL CHECK (length(bytes) > 0),
            UNIQUE (device, sequence, checksum)
        ) STRICT;
        CREATE INDEX batchesByAction ON batches (action);
        CREATE INDEX batchesByUndone ON batches (undoes) WHERE undoes IS NOT NULL;
        CREATE TABLE recordIndex (
            record BLOB NOT NULL CHECK (length(record) BETWEEN 1 AND 64),
            position INTEGER NOT NULL REFERENCES batches (position),
            PRIMARY KEY (record, position)
        ) WITHOUT ROWID, STRICT;
        CREATE TABLE replica (
            row INTEGER PRIMARY KEY CHECK (row = 1),
            journal BLOB NOT NULL CHECK (length(journal) = 16),
            device BLOB NOT NULL CHECK (length(device) = 8),
            home TEXT NOT NULL,
            rebuilds INTEGER NOT NULL DEFAULT 0
        ) STRICT;
        """
}
