/// The tables of a state, indexed by their schemas.
///
/// Unknown tables and fields are kept as received, so that an older version's snapshot loses nothing.
public struct RecordTables: Sendable {
    private var boxes: [TableBox]
    private let names: ColumnNames
    /// The names that were looked up last, and their slots.
    private var lastNames: [Changes.Name] = []
    private var lastSlots: [ColumnNames.Slot?] = []
    private var unknown: [FieldKey: UnknownField] = [:]

    /// The value of a field that this version does not know.
    private struct UnknownField {
        var stamp: Stamp
        var value: Value
    }

    public init(_ names: ColumnNames) {
        self.names = names
        boxes = names.schemas.map { TableBox(RecordTable($0)) }
    }

    /// The tables, in the order of their schemas.
    public var tables: [RecordTable] { boxes.map { $0.table } }

    /// The typed rows of a table.
    public func rows<Row: TableRow>(_ table: Int) -> Table<Row> { Table(boxes[table]) }

    private func slot(of change: Change) -> ColumnNames.Slot? { names.slot(change.table, change.field) }

    /// The slots that changes write to, by the indices of their names; nil where this version does not know the field.
    @_optimize(speed)
    public mutating func slots(of changes: Changes) -> [ColumnNames.Slot?] {
        if changes.names != lastNames {
            lastNames = changes.names
            lastSlots = changes.names.map { names.slot($0.table, $0.field) }
        }
        return lastSlots
    }

    /// Merges those changes that win over the current values.
    @_optimize(speed)
    public mutating func merge(_ changes: Changes, at slots: [ColumnNames.Slot?], stamp: Stamp) {
        var position = 0
        while position < changes.items.count {
            guard let slot = slots[Int(changes.items[position].name)] else {
                mergeUnknown(changes[position], stamp)
                position += 1
                continue
            }
            if !isKnownUniquelyReferenced(&boxes[slot.table]) { boxes[slot.table] = TableBox(boxes[slot.table].table) }
            position = boxes[slot.table].table.merge(changes, from: position, at: slots, of: slot.table, stamp: stamp)
        }
    }

    /// Adds the records that changes write, without their values.
    public mutating func reserve(_ changes: Changes, at slots: [ColumnNames.Slot?]) {
        for (index, change) in changes.enumerated() {
            guard let slot = slots[Int(changes.items[index].name)] else { continue }
            update(slot.table) { $0.reserve(change.record, column: slot.column) }
        }
    }

    /// Takes the values away from the fields that changes write.
    public mutating func withdraw(_ changes: Changes, at slots: [ColumnNames.Slot?]) {
        for (index, change) in changes.enumerated() {
            if let slot = slots[Int(changes.items[index].name)] {
                update(slot.table) { $0.withdraw(change.record, column: slot.column) }
            } else {
                unknown[FieldKey(change)] = nil
            }
        }
    }

    private mutating func update(_ table: Int, _ body: (inout RecordTable) -> Void) {
        if !isKnownUniquelyReferenced(&boxes[table]) { boxes[table] = TableBox(boxes[table].table) }
        body(&boxes[table].table)
    }

    private mutating func mergeUnknown(_ change: Change, _ stamp: Stamp) {
        guard change.table != Erasures.table else { return }
        let key = FieldKey(change)
        guard let current = unknown[key] else {
            unknown[key] = UnknownField(stamp: stamp, value: change.value)
            return
        }
        if change.field == Column.life.name, case .integer(let count) = change.value,
            case .integer(let held) = current.value
        {
            guard Life.replaces(held, current.stamp, by: count, stamp) else { return }
        } else if stamp < current.stamp || stamp == current.stamp && !current.value.precedes(change.value) {
            return
        }
        unknown[key] = UnknownField(stamp: stamp, value: change.value)
    }

    /// The stamp of the last write to a change's field; `.never` if there is none.
    public func stamp(of change: Change) -> Stamp {
        guard let slot = slot(of: change) else { return unknown[FieldKey(change)]?.stamp ?? .never }
        return boxes[slot.table].table.stamp(of: change.record, column: slot.column)
    }

    /// Whether the record of a change is known, even if it was taken back.
    public func hasRecord(of change: Change) -> Bool {
        guard let slot = slot(of: change) else { return unknown[FieldKey(change)] != nil }
        return boxes[slot.table].table.index(of: change.record) != nil
    }

    /// The values of fields that this version does not know, as changes in the order of their tables, records and fields. They may be
    /// of deleted records.
    public var unknownFields: [Change] {
        unknown.filter { $0.value.value != .null }
            .map { key, field in Change(key.table, key.record, key.field, field.value) }
            .sorted { ($0.table, $0.record, $0.field) < ($1.table, $1.record, $1.field) }
    }

    /// The fields that were written later here than in other tables of the same schemas, as changes.
    public func changes(laterThan other: RecordTables) -> [Change] {
        let known = zip(boxes, other.boxes).flatMap { $0.table.changes(laterThan: $1.table) }
        let unknown = unknown.filter { key, field in field.stamp > other.unknown[key]?.stamp ?? .never }
        return known + unknown.map { key, field in Change(key.table, key.record, key.field, field.value) }
    }
}

extension RecordTables {
    public func write(to writer: inout ByteWriter) {
        for box in boxes { box.table.write(to: &writer) }
        var blocks: [[UInt8]] = []
        for (key, field) in unknown {
            var block = ByteWriter()
            block.text(key.table)
            block.recordID(key.record)
            block.text(key.field)
            block.uint64(field.stamp.time)
            block.uint64(field.stamp.device.number)
            block.value(field.value)
            blocks.append(block.bytes)
        }
        blocks.sort { $0.lexicographicallyPrecedes($1) }
        writer.count(blocks.count)
        for block in blocks { writer.lengthPrefixedBytes(block) }
    }

    public init(_ names: ColumnNames, from reader: inout ByteReader) throws(DecodingFailure) {
        self.names = names
        boxes = []
        for schema in names.schemas { boxes.append(TableBox(try RecordTable(schema, from: &reader))) }
        for _ in 0..<(try reader.count()) {
            var block = ByteReader(try reader.lengthPrefixedBytes())
            let change = Change(try block.text(), try block.recordID(), try block.text(), .null)
            let stamp = Stamp(time: try block.uint64(), device: DeviceID(try block.uint64()))
            unknown[FieldKey(change)] = UnknownField(stamp: stamp, value: try block.value())
        }
    }
}

/// Finds tables and columns by name.
public struct ColumnNames: Sendable {
    /// The index of a table among the schemas, and of a column in its table.
    public struct Slot: Hashable, Sendable {
        public let table: Int
        public let column: Int
    }

    let schemas: [Schema]
    /// The indices of tables by a hash of their names.
    private var tables = [[Int]](repeating: [], count: 256)

    public init(_ schemas: [Schema]) {
        self.schemas = schemas
        for (index, schema) in schemas.enumerated() { tables[Self.hash(schema.table)].append(index) }
    }

    @_optimize(speed)
    private static func hash(_ name: String) -> Int {
        let bytes = name.utf8
        guard let first = bytes.first, let last = bytes.last else { return 0 }
        return (bytes.count &* 37 &+ Int(first) &* 7 &+ Int(last)) & 255
    }

    @_optimize(speed)
    func slot(_ table: String, _ field: String) -> Slot? {
        for index in tables[Self.hash(table)] where schemas[index].table == table {
            return schemas[index].index(of: field).map { Slot(table: index, column: $0) }
        }
        return nil
    }

    /// The layouts of all tables.
    public var layout: String { schemas.map { $0.layout }.joined(separator: "\n") }
}
