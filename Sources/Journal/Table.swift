/// All records of one kind with the stamps of their fields, merged change by change.
///
/// Merging is total and order-free: per field the greatest (stamp, then value bytes) wins, so any order and any
/// repetition of the same changes gives the same table.
public struct Table<Row: TableRow>: Sendable {
    /// The records in the order they came, which differs between devices; deleted ones are among them.
    public private(set) var rows: [Row] = []
    private var index = RecordIndex()
    /// Where the last merge was: changes of one record mostly follow each other.
    private var latest = 0
    private var stamps: [Stamp] = []
    /// Stamps where a snapshot holds them, which is kept rather than copied, until one is asked for.
    private var sleepingStamps: ByteReader?
    private let fields = Row.fields

    public init() {}

    /// The record of an id, deleted or not; nil if nothing was ever written of it.
    public subscript(id: RecordID) -> Row? {
        place(of: id).map { rows[$0] }
    }

    /// Where in `rows` the record of an id is; nil if nothing was ever written of it.
    @_optimize(speed)
    public func place(of id: RecordID) -> Int? {
        if latest < rows.count, rows[latest].id == id { return latest }
        return index.place(of: id, in: rows)
    }

    /// The number of a field by its name, as `merge` takes it; nil for a field that this version does not know.
    @_optimize(speed)
    public func number(ofField name: String) -> Int? {
        let length = name.utf8.count
        for number in fields.indices where fields[number].name.utf8.count == length {
            if fields[number].name == name { return number }
        }
        return nil
    }

    /// Takes a change in if it wins over what is there. Whether the record is new, and so the last of `rows`.
    @discardableResult
    @_optimize(speed)
    public mutating func merge(_ record: RecordID, field: Int, value: Value, stamp: Stamp) -> Bool {
        if sleepingStamps != nil { wakeStamps() }
        let known = rows.count
        let place = place(for: record)
        take(value, at: place, field: field, stamp: stamp)
        return rows.count > known
    }

    /// Takes in a change of this table; what this version does not know is left. Whether the record is new, and so the
    /// last of `rows`.
    @discardableResult
    @_optimize(speed)
    public mutating func merge(_ change: Change, stamp: Stamp) -> Bool {
        guard let field = number(ofField: change.field) else { return false }
        return merge(change.record, field: field, value: change.value, stamp: stamp)
    }

    @_optimize(speed)
    private mutating func take(_ value: Value, at place: Int, field: Int, stamp: Stamp) {
        let slot = place * fields.count + field
        if fields[field].rule == .life {
            // No life gets this far by itself, and one more must always be possible.
            guard case .integer(let count) = value, count > 0, count < 1 << 53 else { return }
            var current: Int64 = 0
            if case .integer(let written) = fields[field].read(rows[place]) { current = written }
            guard count > current || count == current && stamp > stamps[slot] else { return }
        } else if stamp <= stamps[slot] {
            guard stamp == stamps[slot], wins(value, at: place, field: field) else { return }
        }
        stamps[slot] = stamp
        fields[field].write(&rows[place], value)
    }

    /// Of two values with one stamp (a copied device wrote both), the one with the greater bytes stays.
    private func wins(_ value: Value, at place: Int, field: Int) -> Bool {
        var row = rows[place]
        fields[field].write(&row, value)
        return fields[field].read(rows[place]).precedes(fields[field].read(row))
    }

    @_optimize(speed)
    private mutating func place(for record: RecordID) -> Int {
        if let place = place(of: record) {
            latest = place
            return place
        }
        latest = rows.count
        rows.append(Row(id: record))
        index.append(record, of: rows.count)
        for _ in fields.indices { stamps.append(.never) }
        return latest
    }

    /// When a field was last written; `.never` if it was not.
    public mutating func stamp(of record: RecordID, field: Int) -> Stamp {
        if sleepingStamps != nil { wakeStamps() }
        guard let place = place(of: record) else { return .never }
        return stamps[place * fields.count + field]
    }
}

extension Table {
    /// When what a change of this table writes to was last written; `.never` if it was not or is not known.
    public mutating func stamp(of change: Change) -> Stamp {
        guard let field = number(ofField: change.field) else { return .never }
        return stamp(of: change.record, field: field)
    }

    /// Writes the table: first what its records hold, in order of id, and apart from that the stamps.
    public func write(to writer: inout ByteWriter) {
        var awake = self
        if awake.sleepingStamps != nil { awake.wakeStamps() }
        let order = rows.indices.sorted { rows[$0].id < rows[$1].id }
        var values = ByteWriter()
        var stamps = ByteWriter()
        for place in order {
            let row = rows[place]
            values.record(row.id)
            for number in fields.indices {
                values.value(fields[number].read(row))
                let stamp = awake.stamps[place * fields.count + number]
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
    public init(from reader: inout ByteReader) throws(DecodingFailure) {
        let count = try reader.count(of: 2 + 17 * fields.count)
        let values = try reader.skip(try reader.count())
        let stampRange = try reader.skip(try reader.count())
        guard stampRange.count == count * fields.count * 16 else { throw .malformed(at: stampRange.lowerBound) }
        sleepingStamps = ByteReader(reader.bytes, stampRange)
        rows.reserveCapacity(count)
        var cursor = ByteReader(reader.bytes, values)
        for _ in 0..<count {
            let id = try cursor.record()
            if let last = rows.indices.last, id <= rows[last].id { throw .malformed(at: cursor.position) }
            var row = Row(id: id)
            for number in fields.indices {
                let value = try cursor.value()
                if case .null = value { continue }
                fields[number].write(&row, value)
            }
            rows.append(row)
        }
        guard cursor.isAtEnd else { throw .malformed(at: cursor.position) }
        index = RecordIndex(rows)
    }

    private mutating func wakeStamps() {
        guard var reader = sleepingStamps else { return }
        sleepingStamps = nil
        stamps = []
        stamps.reserveCapacity((reader.end - reader.position) / 16)
        while let time = try? reader.word(), let device = try? reader.word() {
            stamps.append(Stamp(time: time, device: DeviceID(device)))
        }
    }

    /// What its layout is, for telling whether a snapshot was written by a version that had the same.
    public static var layout: String {
        Row.fields.reduce(Row.table) { $0 + " " + $1.name }
    }
}
