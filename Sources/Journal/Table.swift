/// All records of one table with the stamps of their fields, merged change by change.
///
/// Merging is total and order-independent: for each field the greatest stamp wins, then the greatest value bytes. For
/// `life`, the greatest count wins first (see `Life`). Merging the same changes in any order, repeatedly, gives the same table.
public struct RecordTable: Sendable {
    public let schema: Schema
    /// The records in order of arrival, which differs between devices. Deleted ones are included.
    public private(set) var records: RecordList
    fileprivate var recordIndex = RecordIndex()
    /// The index of the last merge: successive changes usually belong to one record.
    private var latest = 0
    fileprivate var stamps: [Stamp] = []
    /// The stamps still encoded in a snapshot, to avoid decoding all of them for a few merges. If not nil, `stamps` is
    /// empty.
    fileprivate var snapshotStamps: EncodedStamps?
    /// The stamps that changed since the snapshot, by slot.
    fileprivate var changedStamps: [Int: Stamp] = [:]
    /// The number of changed stamps from which on all are decoded.
    private static let maximumChangedStamps = 4096
    fileprivate var owners: [OwnerIndex]
    /// Whether the first column counts births and deletions.
    private let hasLife: Bool
    /// Whether each column refers to an owner.
    private let refersToOwner: [Bool]

    public init(_ schema: Schema) {
        self.schema = schema
        owners = [OwnerIndex](repeating: OwnerIndex(), count: schema.owners.count)
        hasLife = schema.columns.first?.isLife == true
        records = RecordList()
        refersToOwner = schema.columns.indices.map { column in
            schema.owners.contains { if case .column(column) = $0.reference { true } else { false } }
        }
    }

    /// The index in `records` of a record; nil if it was never written.
    @_optimize(speed)
    public func index(of id: RecordID) -> Int? {
        if latest < records.ids.count, records.ids[latest] == id { return latest }
        return recordIndex.index(of: id, in: records.ids)
    }

    /// The indices of all records that ever referred to an owner, ascending. A reference column may have changed since.
    ///
    /// - Parameter owner: The index of the owner in the schema.
    @_optimize(speed)
    public func indices(ownedBy id: RecordID, as owner: Int = 0) -> [Int] { owners[owner].indices(of: id) }

    /// Whether any record ever referred to this owner.
    public func hasRecords(ownedBy id: RecordID, as owner: Int = 0) -> Bool { owners[owner].has(id) }

    /// Merges changes from a position on as long as they are of this table. Returns the position of the first that is
    /// not.
    @_optimize(speed)
    mutating func merge(
        _ changes: Changes, from start: Int, at slots: [ColumnNames.Slot?], of table: Int, stamp: Stamp
    ) -> Int {
        var position = start
        // Looking up the records of a large batch together lets the processor wait for several cache lines at once.
        var indices: [Int] = []
        if start == 0, changes.records.count > 8 {
            indices = changes.records.map { recordIndex.index(of: $0, in: records.ids) ?? -1 }
        }
        while position < changes.items.count {
            guard let slot = slots[Int(changes.items[position].name)], slot.table == table else { break }
            let record = Int(changes.items[position].record)
            if !indices.isEmpty, indices[record] >= 0 { latest = indices[record] }
            merge(changes.records[record], column: slot.column, value: changes.items[position].value, stamp: stamp)
            position &+= 1
        }
        return position
    }

    /// Merges a change if it wins over the current value.
    @_optimize(speed)
    public mutating func merge(_ id: RecordID, column: Int, value: Value, stamp: Stamp) {
        if snapshotStamps != nil, changedStamps.count >= Self.maximumChangedStamps { decodeStamps() }
        let previousCount = records.count
        let index = findOrInsert(id)
        let isNew = records.count > previousCount
        guard store(value, at: index, column: column, stamp: stamp) || isNew, isNew || refersToOwner[column] else {
            return
        }
        for number in owners.indices {
            switch schema.owners[number].reference {
            case .key(let owner): if isNew { owners[number].insert(index, of: owner(id)) }
            case .column(column):
                if case .bytes(let bytes) = records[index][column] {
                    owners[number].insert(index, of: RecordID(bytes))
                }
            case .column: break
            }
        }
    }

    /// Stores the value if it wins. Returns whether it did.
    @_optimize(speed)
    private mutating func store(_ value: Value, at index: Int, column: Int, stamp: Stamp) -> Bool {
        let stored = records.slot(of: index, column: column)
        let last = stored.map { snapshotStamps == nil ? stamps[$0] : self.stamp(at: $0) } ?? .never
        if hasLife, column == 0 {
            guard case .integer(let count) = value, count > 0, count <= Column.latestLife else {
                if stored == nil { _ = addColumn(column, for: index) }
                return false
            }
            var current: Int64 = 0
            if let stored, case .integer(let written) = records.values[stored] { current = written }
            guard Life.replaces(current, last, by: count, stamp) else { return false }
        } else if stamp <= last {
            guard stamp == last, wins(value, at: index, column: column) else { return false }
        }
        let slot = stored ?? addColumn(column, for: index)
        if snapshotStamps == nil { stamps[slot] = stamp } else { changedStamps[slot] = stamp }
        records.values[slot] = schema.columns.withUnsafeBufferPointer { $0[column].stored(value) }
        return true
    }

    /// Stores a column that was never written before. Returns the position of a record's field.
    private mutating func addColumn(_ column: Int, for index: Int) -> Int {
        if snapshotStamps != nil { decodeStamps() }
        let width = records.width
        let position = records.add(column: column)
        stamps.insert(.never, at: position, inEach: width, count: records.count)
        return index * records.width + position
    }

    /// The life of a record of which all that created or deleted it was taken back. Every other count wins over it.
    private static let takenBack = Value.integer(0)

    /// Adds a record and a column without a value, unless they are there.
    mutating func reserve(_ id: RecordID, column: Int) {
        let previousCount = records.count
        let index = findOrInsert(id)
        let slot = records.slot(of: index, column: column) ?? addColumn(column, for: index)
        if hasLife, column == 0, case .null = records.values[slot] { records.values[slot] = Self.takenBack }
        guard records.count > previousCount else { return }
        for number in owners.indices {
            if case .key(let owner) = schema.owners[number].reference { owners[number].insert(index, of: owner(id)) }
        }
    }

    /// Takes the value of a field away, as if it had never been written.
    mutating func withdraw(_ id: RecordID, column: Int) {
        if snapshotStamps != nil, changedStamps.count >= Self.maximumChangedStamps { decodeStamps() }
        guard let index = index(of: id), let slot = records.slot(of: index, column: column) else { return }
        if snapshotStamps == nil { stamps[slot] = .never } else { changedStamps[slot] = .never }
        records.values[slot] = .null
    }

    /// Compares two values with the same stamp, which a copied device can write: the greater bytes win.
    private func wins(_ value: Value, at index: Int, column: Int) -> Bool {
        let current = records[index].value(at: column, schema)
        let column = schema.columns[column]
        return current.precedes(column.written(column.stored(value)))
    }

    @_optimize(speed)
    private mutating func findOrInsert(_ id: RecordID) -> Int {
        if let index = index(of: id) {
            latest = index
            return index
        }
        latest = records.count
        records.append(id)
        recordIndex.append(id, of: records.count)
        if snapshotStamps == nil { for _ in 0..<records.width { stamps.append(.never) } }
        return latest
    }

    /// The stamp of a field's last write; `.never` if there is none.
    public func stamp(of id: RecordID, column: Int) -> Stamp {
        guard let index = index(of: id), let slot = records.slot(of: index, column: column) else { return .never }
        return stamp(at: slot)
    }

    private func stamp(at slot: Int) -> Stamp {
        guard let snapshotStamps else { return stamps[slot] }
        return changedStamps[slot] ?? snapshotStamps[slot]
    }

    /// The fields that were written later here than in another table of the schema, as changes. An equal `life` is none.
    func changes(laterThan other: RecordTable) -> [Change] {
        var changes: [Change] = []
        for (index, id) in records.ids.enumerated() {
            for column in records.columns.indices {
                let value = records[index].value(at: column, schema)
                if hasLife, column == 0 {
                    let held = other.index(of: id).map { other.records[$0].value(at: column, schema) }
                    guard case .integer(let count) = value, count > 0 else { continue }
                    if case .integer(let heldCount) = held {
                        let (own, others) = (stamp(of: id, column: 0), other.stamp(of: id, column: 0))
                        guard heldCount != count, Life.replaces(heldCount, others, by: count, own) else { continue }
                    }
                } else if stamp(of: id, column: column) <= other.stamp(of: id, column: column) {
                    continue
                }
                changes.append(Change(schema.table, id, schema.columns[column].name, value))
            }
        }
        return changes
    }

    private mutating func decodeStamps() {
        stamps = records.values.indices.map { stamp(at: $0) }
        snapshotStamps = nil
        changedStamps = [:]
    }
}

extension RecordTable {
    /// Encodes the table: the stored columns, the values of all records, in order of id, then the stamps.
    public func write(to writer: inout ByteWriter) {
        let width = records.width
        let order = records.indices.sorted { records.ids[$0] < records.ids[$1] }
        var values = ByteWriter()
        var stamps: [Stamp] = []
        for index in order {
            values.recordID(records.ids[index])
            for slot in index * width..<(index + 1) * width {
                values.value(records.values[slot])
                stamps.append(stamp(at: slot))
            }
        }
        writer.uint64(records.columns.bits)
        writer.count(order.count)
        writer.lengthPrefixedBytes(values.bytes)
        EncodedStamps.write(stamps, to: &writer)
    }

    /// Decodes a table written by `write`: records in ascending order of id.
    @_optimize(speed)
    public init(_ schema: Schema, from reader: inout ByteReader) throws(DecodingFailure) {
        self.init(schema)
        guard let stored = StoredColumns(bits: try reader.uint64(), of: schema.columns.count) else {
            throw .malformed(at: reader.position)
        }
        records = RecordList(stored)
        let columns = stored.indices
        let width = columns.count
        let count = try reader.count(of: 2 + 2 * width)
        let values = try reader.skip(try reader.count())
        snapshotStamps = try EncodedStamps(from: &reader, fieldCount: count * width)
        // With room for some more, because adding the first one would copy them all.
        let capacity = count + count / 16
        records.ids.reserveCapacity(capacity)
        records.values.reserveCapacity(capacity * width)
        var cursor = ByteReader(reader.bytes, values)
        for _ in 0..<count {
            let id = try cursor.recordID()
            if let last = records.ids.last, id <= last { throw .malformed(at: cursor.position) }
            for column in columns {
                let value = try cursor.value()
                if case .choice(let words, _) = schema.columns[column].kind, case .integer(let index) = value,
                    !words.indices.contains(Int(truncatingIfNeeded: index))
                {
                    throw .malformed(at: cursor.position)
                }
                records.values.append(value)
            }
            records.ids.append(id)
        }
        guard cursor.isAtEnd else { throw .malformed(at: cursor.position) }
        recordIndex = RecordIndex(records.ids)
        for number in owners.indices { indexOwners(number) }
    }

    /// Indexes the owners of all records.
    @_optimize(speed)
    private mutating func indexOwners(_ number: Int) {
        for index in records.indices {
            switch schema.owners[number].reference {
            case .key(let owner): owners[number].insert(index, of: owner(records.ids[index]))
            case .column(let column):
                if case .bytes(let bytes) = records[index][column] {
                    owners[number].insert(index, of: RecordID(bytes))
                }
            }
        }
    }
}

/// Holds a table by reference, for cheap copies. Copied on write unless uniquely referenced.
final class TableBox: @unchecked Sendable {
    var table: RecordTable

    init(_ table: RecordTable) { self.table = table }

    // These read single fields of the table. Calling a method of it would copy all of it first.

    func index(of id: RecordID) -> Int? { table.recordIndex.index(of: id, in: table.records.ids) }

    func indices(ownedBy id: RecordID, as owner: Int) -> [Int] { table.owners[owner].indices(of: id) }

    func hasRecords(ownedBy id: RecordID, as owner: Int) -> Bool { table.owners[owner].has(id) }

    func stamp(at index: Int, column: Int) -> Stamp {
        guard let slot = table.records.slot(of: index, column: column) else { return .never }
        guard let snapshotStamps = table.snapshotStamps else { return table.stamps[slot] }
        return table.changedStamps[slot] ?? snapshotStamps[slot]
    }
}

/// The records of a table as typed rows.
public struct Table<Row: TableRow>: Sendable {
    private let box: TableBox

    init(_ box: TableBox) { self.box = box }

    /// The rows in order of arrival, which differs between devices. Deleted ones are included.
    public var rows: Rows<Row> { Rows(box.table.records) }

    /// The record with an id, even if deleted; nil if it was never written. If all that wrote it was taken back, it is one
    /// without any value.
    public subscript(id: RecordID) -> Row? { box.index(of: id).map { Row(box.table.records[$0]) } }

    /// The index in `rows` of a record; nil if it was never written.
    public func index(of id: RecordID) -> Int? { box.index(of: id) }

    /// The stamp of a field's last write; `.never` if there is none.
    ///
    /// - Parameter index: The index of the record in `rows`.
    public func stamp(at index: Int, column: Int) -> Stamp { box.stamp(at: index, column: column) }

    /// The rows that ever referred to an owner; see `RecordTable.indices(ownedBy:as:)`.
    public func rows(ownedBy id: RecordID, as owner: Int = 0) -> OwnedRows<Row> {
        OwnedRows(box.table.records, box.indices(ownedBy: id, as: owner))
    }

    /// The indices of those rows in `rows`.
    public func indices(ownedBy id: RecordID, as owner: Int = 0) -> [Int] { box.indices(ownedBy: id, as: owner) }

    public func hasRows(ownedBy id: RecordID, as owner: Int = 0) -> Bool {
        box.hasRecords(ownedBy: id, as: owner)
    }
}

/// The records of a table as typed rows, created lazily.
public struct Rows<Row: TableRow>: RandomAccessCollection, Sendable {
    private let records: RecordList

    fileprivate init(_ records: RecordList) { self.records = records }

    public var startIndex: Int { 0 }
    public var endIndex: Int { records.count }
    public subscript(index: Int) -> Row { Row(records[index]) }
}

/// The records of a table that ever referred to one owner, as typed rows.
public struct OwnedRows<Row: TableRow>: RandomAccessCollection, Sendable {
    private let records: RecordList
    private let indices: [Int]

    fileprivate init(_ records: RecordList, _ indices: [Int]) {
        self.records = records
        self.indices = indices
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { indices.count }
    public subscript(position: Int) -> Row { Row(records[indices[position]]) }
}
