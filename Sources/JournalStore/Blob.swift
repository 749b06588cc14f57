import Foundation
import GRDB
import GRDBSQLite
import Journal

/// Bytes as stored in SQLite, read with a single copy.
struct Blob: DatabaseValueConvertible, StatementColumnConvertible, Hashable {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    init(sqliteStatement: SQLiteStatement, index: CInt) {
        let count = Int(sqlite3_column_bytes(sqliteStatement, index))
        let start = sqlite3_column_blob(sqliteStatement, index)
        bytes = Array(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
    }

    var databaseValue: DatabaseValue { Data(bytes).databaseValue }

    static func fromDatabaseValue(_ value: DatabaseValue) -> Blob? {
        Data.fromDatabaseValue(value).map { Blob(Array($0)) }
    }
}

extension Row {
    /// The value of a column. Throws if it has no such value, as in a damaged file.
    func value<Value: DatabaseValueConvertible & StatementColumnConvertible>(_ index: Int) throws -> Value {
        try decode(atIndex: index)
    }
}

extension Identifier {
    var blob: Blob { Blob(bytes) }

    /// Decodes an identifier from sixteen stored bytes.
    init(_ blob: Blob) {
        self.init(high: UInt64(bigEndian: blob.bytes.prefix(8)), low: UInt64(bigEndian: blob.bytes.dropFirst(8)))
    }
}

extension DeviceID {
    var blob: Blob { Blob(number.bigEndianBytes) }

    /// Decodes a device from eight stored bytes.
    init(_ blob: Blob) { self.init(UInt64(bigEndian: blob.bytes[...])) }
}

extension UInt64 {
    /// Decodes a number, most significant byte first.
    init(bigEndian bytes: ArraySlice<UInt8>) {
        self = bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }
}
