import GRDB
import GRDBSQLite

/// The versions of SQLite's format in the header of a file: the one with which it may be written, and the one with which it may be read
/// (https://www.sqlite.org/fileformat2.html, chapter 1.3.3). SQLite's own check does not look at them.
struct FormatVersions: Equatable {
    var writing: UInt8
    var reading: UInt8

    /// The offset of both in a file.
    static let offset = 18
    /// 1 is that of a rollback journal, and 2 that of a write-ahead log. Nobody writes a greater one; SQLite then only reads the file,
    /// or does not even open it.
    private static let latest: UInt8 = 2

    /// The versions that the file had before they were damaged; nil if they are possible.
    var mended: FormatVersions? {
        guard max(writing, reading) > Self.latest else { return nil }
        let version: UInt8 = reading == 2 ? 2 : 1
        return FormatVersions(writing: version, reading: version)
    }
}

extension JournalFile {
    /// The reason why a file can only be read.
    static let onlyReadByHeader = "the header says that it can only be read"

    /// Whether the header says that the file can only be read, as none does that is not damaged.
    func isOnlyReadByHeader(_ db: Database) -> Bool {
        var pointer: UnsafeMutablePointer<sqlite3_file>?
        let status = sqlite3_file_control(db.sqliteConnection, "main", SQLITE_FCNTL_FILE_POINTER, &pointer)
        // Not by opening it again: closing that would drop the locks that SQLite has on it in this process.
        guard status == SQLITE_OK, let file = pointer, let read = file.pointee.pMethods?.pointee.xRead else {
            return false
        }
        var bytes: [UInt8] = [0, 0]
        guard read(file, &bytes, 2, sqlite3_int64(FormatVersions.offset)) == SQLITE_OK else { return false }
        return FormatVersions(writing: bytes[0], reading: bytes[1]).mended != nil
    }
}

extension OpenFile {
    /// Corrects the versions in the header if they are damaged, so that SQLite opens and writes the file. Throws `.unwritable` if that
    /// cannot be.
    func mendFormatVersions() throws(StoreFailure) {
        guard let header = bytes(upTo: FormatVersions.offset + 2), header.starts(with: "SQLite format 3\0".utf8) else {
            return
        }
        let versions = FormatVersions(
            writing: header[FormatVersions.offset], reading: header[FormatVersions.offset + 1])
        guard let mended = versions.mended else { return }
        try replace([mended.writing, mended.reading], at: FormatVersions.offset)
    }
}
