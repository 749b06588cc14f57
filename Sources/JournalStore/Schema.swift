/// How the journal lies in SQLite. What is released here is frozen; a change is a further version.
enum Schema {
    /// "DYBK", which `file` and SQLite's own tools show.
    static let applicationID: Int64 = 0x4459_424B

    /// The SQL that leads from each version to the next; the first makes version 1 from nothing.
    static let migrations = [version1]

    /// `batches` are in the order they came. `touched` tells which of them changed a record, for its history and undo.
    /// `replica` is one row: whose copy of which journal this is. `home` tells when the file was copied elsewhere, and
    /// `rebuilds` counts when batches that are already folded were replaced, so that all fold anew.
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
        CREATE TABLE touched (
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
