/// All records of one table with the stamps of their fields, merged change by change.
///
/// Merging is total and order-independent: for each field the greatest stamp wins, then the greatest value bytes. For
/// `life`, the greatest count wins first. Merging the same changes in any order, repeatedly, gives the same table.
public struct RecordTable: Sendable {
    public let schema: Schema
    /// The records in order of arrival, which differs between devices. Deleted ones are included.
    public private(set) var records: [Record] = []
    private var index = RecordIndex()
    /// The index of the last merge: successive changes usually belong to one record.
    private var latest = 0
    private var stamps: [Stamp] = []
    /// The stamps still encoded in a snapshot, to avoid decoding them before the first merge.
    private var snapshotStamps: ByteReader?
    private var owners: [OwnerIndex]
    /// Whether the first column counts births and deletions.
    private let hasLife: Bool

    public init(_ schema: Schema) {
        self.schema = schema
        owners = [OwnerIndex](repeating: OwnerIndex(), count: schema.owners.count)
        hasLife = schema.columns.first?.isLife == true
    }

    /// The index in `records` of a record; nil if it was never written.
    @_optimize(speed)
    public func place(of id: RecordID) -> Int? {
        if latest < records.count, records[latest].id == id { return latest }
        return index.place(of: id, in: records)
    }

    /// The indices of all records that ever referred to an owner, ascending. A reference column may have changed since.
    ///
    /// - Parameter owner: The index of the owner in the schema.
    @_optimize(speed)
    public func places(ownedBy id: RecordID, as owner: Int = 0) -> [Int] { owners[owner].places(of: id) }

    /// Whether any record ever referred to this owner.
    public func hasRecords(ownedBy id: RecordID, as owner: Int = 0) -> Bool { owners[owner].has(id) }

    /// Merges a change if it wins over the current value.
    @_optimize(speed)
    public mutating func merge(_ id: RecordID, column: Int, value: Value, stamp: Stamp) {
        if snapshotStamps != nil { copyStamps() }
        let known = records.count
        let place = place(for: id)
        guard take(value, at: place, column: column, stamp: stamp) || records.count > known else { return }
        for number in owners.indices {
            switch schema.owners[number].reference {
            case .key(let owner): if records.count > known { owners[number].insert(place, of: owner(id)) }
            case .column(column):
                if case .bytes(let bytes) = records[place].values[column] {
                    owners[number].insert(place, of: RecordID(bytes))
                }
            case .column: break
            }
        }
    }

    /// Stores the value if it wins. Returns whether it did.
    @_optimize(speed)
    private mutating func take(_ value: Value, at place: Int, column: Int, stamp: Stamp) -> Bool {
        let slot = place * schema.columns.count + column
        if hasLife, column == 0 {
            // Reject values that no device reaches, so that incrementing is always possible.
            guard case .integer(let count) = value, count > 0, count < 1 << 53 else { return false }
            var current: Int64 = 0
            if case .integer(let written) = records[place].values[column] { current = written }
            guard count > current || count == current && stamp > stamps[slot] else { return false }
        } else if stamp <= stamps[slot] {
            guard stamp == stamps[slot], wins(value, at: place, column: column) else { return false }
        }
        stamps[slot] = stamp
        records[place].store(schema.columns.withUnsafeBufferPointer { $0[column].stored(value) }, at: column)
        return true
    }

    /// Compares two values with the same stamp, which a copied device can write: the greater bytes win.
    private func wins(_ value: Value, at place: Int, column: Int) -> Bool {
        let column = (schema.columns[column], records[place].values[column])
        return column.0.written(column.1).precedes(column.0.written(column.0.stored(value)))
    }

    @_optimize(speed)
    private mutating func place(for id: RecordID) -> Int {
        if let place = place(of: id) {
            latest = place
            return place
        }
        latest = records.count
        records.append(Record(id: id, schema))
        index.append(id, of: records.count)
        for _ in schema.columns.indices { stamps.append(.never) }
        return latest
    }

    /// The stamp of a field's last write; `.never` if there is none.
    public func stamp(of id: RecordID, column: Int) -> Stamp {
        guard let place = place(of: id) else { return .never }
        return stamp(at: place * schema.columns.count + column)
    }

    private func stamp(at slot: Int) -> Stamp {
        guard let snapshotStamps else { return stamps[slot] }
        return Stamp(in: snapshotStamps, at: slot)
    }

    private mutating func copyStamps() {
        guard let reader = snapshotStamps else { return }
        snapshotStamps = nil
        stamps = (0..<records.count * schema.columns.count).map { Stamp(in: reader, at: $0) }
    }
}

extension RecordTable {
    /// Encodes the table: the values of all records, in order of id, then the stamps.
    public func write(to writer: inout ByteWriter) {
        let order = records.indices.sorted { records[$0].id < records[$1].id }
        var values = ByteWriter()
        var stamps = ByteWriter()
        for place in order {
            values.record(records[place].id)
            for column in schema.columns.indices {
                values.value(records[place].values[column])
                let stamp = stamp(at: place * schema.columns.count + column)
                stamps.word(stamp.time)
                stamps.word(stamp.device.number)
            }
        }
        writer.count(order.count)
        writer.block(values.bytes)
        writer.block(stamps.bytes)
    }

    /// Decodes a table written by `write`: records in ascending order of id.
    @_optimize(speed)
    public init(_ schema: Schema, from reader: inout ByteReader) throws(DecodingFailure) {
        self.init(schema)
        let width = schema.columns.count
        let count = try reader.count(of: 2 + 17 * width)
        let values = try reader.skip(try reader.count())
        let stampRange = try reader.skip(try reader.count())
        guard stampRange.count == count * width * 16 else { throw .malformed(at: stampRange.lowerBound) }
        snapshotStamps = ByteReader(reader.bytes, stampRange)
        records.reserveCapacity(count)
        var cursor = ByteReader(reader.bytes, values)
        for _ in 0..<count {
            let id = try cursor.record()
            if let last = records.last, id <= last.id { throw .malformed(at: cursor.position) }
            var record: [Value] = []
            record.reserveCapacity(width)
            for column in 0..<width {
                let value = try cursor.value()
                if case .choice(let words, _) = schema.columns[column].kind, case .integer(let index) = value,
                    !words.indices.contains(Int(truncatingIfNeeded: index))
                {
                    throw .malformed(at: cursor.position)
                }
                record.append(value)
            }
            records.append(Record(id: id, values: record))
        }
        guard cursor.isAtEnd else { throw .malformed(at: cursor.position) }
        index = RecordIndex(records)
        for number in owners.indices { indexOwners(number) }
    }

    /// Indexes the owners of all records.
    @_optimize(speed)
    private mutating func indexOwners(_ number: Int) {
        for place in records.indices {
            switch schema.owners[number].reference {
            case .key(let owner): owners[number].insert(place, of: owner(records[place].id))
            case .column(let column):
                if case .bytes(let bytes) = records[place].values[column] {
                    owners[number].insert(place, of: RecordID(bytes))
                }
            }
        }
    }
}

extension Stamp {
    /// Reads a stamp from a snapshot whose length was checked.
    fileprivate init(in reader: ByteReader, at slot: Int) {
        let start = reader.position + slot * 16
        let (time, device) = reader.bytes.withUnsafeBytes { bytes in
            (
                UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)),
                UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: start + 8, as: UInt64.self))
            )
        }
        self.init(time: time, device: DeviceID(device))
    }
}

/// Holds a table by reference, for cheap copies. Copied on write unless uniquely referenced.
final class TableBox: @unchecked Sendable {
    var table: RecordTable

    init(_ table: RecordTable) { self.table = table }
}

/// The records of a table as typed rows.
public struct Table<Row: TableRow>: Sendable {
    private let box: TableBox

    init(_ box: TableBox) { self.box = box }

    /// The rows in order of arrival, which differs between devices. Deleted ones are included.
    public var rows: Rows<Row> { Rows(box.table.records) }

    /// The record with an id, even if deleted; nil if it was never written.
    public subscript(id: RecordID) -> Row? { box.table.place(of: id).map { Row(box.table.records[$0]) } }

    /// The index in `rows` of a record; nil if it was never written.
    public func place(of id: RecordID) -> Int? { box.table.place(of: id) }

    /// The rows that ever referred to an owner; see `RecordTable.places(ownedBy:as:)`.
    public func rows(ownedBy id: RecordID, as owner: Int = 0) -> OwnedRows<Row> {
        OwnedRows(box.table.records, box.table.places(ownedBy: id, as: owner))
    }

    /// The indices of those rows in `rows`.
    public func places(ownedBy id: RecordID, as owner: Int = 0) -> [Int] { box.table.places(ownedBy: id, as: owner) }

    public func hasRows(ownedBy id: RecordID, as owner: Int = 0) -> Bool {
        box.table.hasRecords(ownedBy: id, as: owner)
    }
}

/// The records of a table as typed rows, created lazily.
public struct Rows<Row: TableRow>: RandomAccessCollection, Sendable {
    private let records: [Record]

    fileprivate init(_ records: [Record]) { self.records = records }

    public var startIndex: Int { 0 }
    public var endIndex: Int { records.count }
    public subscript(place: Int) -> Row { Row(records[place]) }
}

/// The records of a table that ever referred to one owner, as typed rows.
public struct OwnedRows<Row: TableRow>: RandomAccessCollection, Sendable {
    private let records: [Record]
    private let places: [Int]

    fileprivate init(_ records: [Record], _ places: [Int]) {
        self.records = records
        self.places = places
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { places.count }
    public subscript(index: Int) -> Row { Row(records[places[index]]) }
}
