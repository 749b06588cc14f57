/// All records of one kind with the stamps of their fields, merged change by change.
///
/// Merging is total and order-free: per field the greatest (stamp, then value bytes) wins, so any order and any
/// repetition of the same changes gives the same table.
public struct RecordTable: Sendable {
    public let schema: Schema
    /// The records in the order they came, which differs between devices; deleted ones are among them.
    public private(set) var records: [Record] = []
    private var index = RecordIndex()
    /// Where the last merge was: changes of one record mostly follow each other.
    private var latest = 0
    private var stamps: [Stamp] = []
    /// Stamps where a snapshot holds them, which is kept rather than copied, until one is written.
    private var snapshotStamps: ByteReader?
    private var owners: [OwnerIndex]

    public init(_ schema: Schema) {
        self.schema = schema
        owners = [OwnerIndex](repeating: OwnerIndex(), count: schema.owners.count)
    }

    /// Where in `records` the record of an id is; nil if nothing was ever written of it.
    @_optimize(speed)
    public func place(of id: RecordID) -> Int? {
        if latest < records.count, records[latest].id == id { return latest }
        return index.place(of: id, in: records)
    }

    /// The places of the records that ever named a record as their owner, in rising order. A column may name another by
    /// now.
    ///
    /// - Parameter owner: which of the schema's owners.
    @_optimize(speed)
    public func places(ownedBy id: RecordID, as owner: Int = 0) -> [Int] { owners[owner].places(of: id) }

    /// Whether any record ever named this one as its owner.
    public func hasRecords(ownedBy id: RecordID, as owner: Int = 0) -> Bool { owners[owner].has(id) }

    /// Takes a change in if it wins over what is there.
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

    /// Whether the value now stands there.
    @_optimize(speed)
    private mutating func take(_ value: Value, at place: Int, column: Int, stamp: Stamp) -> Bool {
        let slot = place * schema.columns.count + column
        if schema.columns[column].isLife {
            // No life gets this far by itself, and one more must always be possible.
            guard case .integer(let count) = value, count > 0, count < 1 << 53 else { return false }
            var current: Int64 = 0
            if case .integer(let written) = records[place].values[column] { current = written }
            guard count > current || count == current && stamp > stamps[slot] else { return false }
        } else if stamp <= stamps[slot] {
            guard stamp == stamps[slot], wins(value, at: place, column: column) else { return false }
        }
        stamps[slot] = stamp
        records[place].store(schema.columns[column].stored(value), at: column)
        return true
    }

    /// Of two values with one stamp (a copied device wrote both), the one with the greater bytes stays.
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

    /// When a field was last written; `.never` if it was not.
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
    /// Writes the table: first what its records hold, in order of id, and apart from that the stamps.
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

    /// Reads what `write` wrote: records in order of id, each once.
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

    /// Takes in all records, of which those of one owner mostly follow each other.
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
    /// A stamp in the bytes of a snapshot, whose length was checked.
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

/// Holds a table, so that handing it on costs one reference. Copied before it is changed, unless nobody else has it.
final class TableBox: @unchecked Sendable {
    var table: RecordTable

    init(_ table: RecordTable) { self.table = table }
}

/// The records of a table as rows.
public struct Table<Row: TableRow>: Sendable {
    private let box: TableBox

    init(_ box: TableBox) { self.box = box }

    /// In the order they came, which differs between devices; deleted ones are among them.
    public var rows: Rows<Row> { Rows(box.table.records) }

    /// The record of an id, deleted or not; nil if nothing was ever written of it.
    public subscript(id: RecordID) -> Row? { box.table.place(of: id).map { Row(box.table.records[$0]) } }

    /// Where in `rows` the record of an id is; nil if nothing was ever written of it.
    public func place(of id: RecordID) -> Int? { box.table.place(of: id) }

    /// The rows that ever named a record as their owner; see `RecordTable.places(ownedBy:as:)`.
    public func rows(ownedBy id: RecordID, as owner: Int = 0) -> OwnedRows<Row> {
        OwnedRows(box.table.records, box.table.places(ownedBy: id, as: owner))
    }

    /// Where in `rows` those are.
    public func places(ownedBy id: RecordID, as owner: Int = 0) -> [Int] { box.table.places(ownedBy: id, as: owner) }

    public func hasRows(ownedBy id: RecordID, as owner: Int = 0) -> Bool {
        box.table.hasRecords(ownedBy: id, as: owner)
    }
}

/// The records of a table as rows, each made when it is asked for.
public struct Rows<Row: TableRow>: RandomAccessCollection, Sendable {
    private let records: [Record]

    fileprivate init(_ records: [Record]) { self.records = records }

    public var startIndex: Int { 0 }
    public var endIndex: Int { records.count }
    public subscript(place: Int) -> Row { Row(records[place]) }
}

/// The records of a table that ever named one owner, as rows.
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
