/// A record: its id and a value for each column of its schema.
public struct Record: Sendable {
    public let id: RecordID
    /// The values of all records of the table, this record's from `start` on; a copy of only its own once one is set.
    /// There is one per column, as returned by `Column.stored`; `.null` if never set.
    private var values: [Value]
    private var start: Int
    /// The number of columns.
    private let width: Int

    /// Creates a record with no values.
    public init(id: RecordID, _ schema: Schema) {
        let width = schema.columns.count
        self.init(id: id, [Value](repeating: .null, count: width), from: 0, width)
    }

    /// A copy with another id.
    public func copy(id: RecordID) -> Record { Record(id: id, values, from: start, width) }

    /// A copy with values of its own. Keeping it does not make a change to the table copy the values of all records.
    fileprivate var detached: Record { Record(id: id, Array(values[start..<start + width]), from: 0, width) }

    fileprivate init(id: RecordID, _ values: [Value], from start: Int, _ width: Int) {
        self.id = id
        self.values = values
        self.start = start
        self.width = width
    }

    /// Whether a column has its initial value.
    public func isNull(at index: Int) -> Bool { self[index] == .null }

    /// Whether it existed and was deleted. Always false for a record without a `life` field.
    public func isDeleted(_ schema: Schema) -> Bool {
        guard schema.hasLife, case .integer(let life) = self[0] else { return false }
        return life & 1 == 0
    }

    /// The value of a column, as stored.
    // Inline, so that looking at a number or a case copies nothing; in the browser, its size matters more.
    #if !hasFeature(Embedded)
        @inline(__always)
    #endif
    subscript(index: Int) -> Value { values[start &+ index] }

    mutating func store(_ value: Value, at index: Int) {
        if values.count != width {
            values = Array(values[start..<start + width])
            start = 0
        }
        values[index] = value
    }
}

extension Record: Hashable {
    public static func == (left: Record, right: Record) -> Bool {
        left.id == right.id && left.width == right.width && (0..<left.width).allSatisfy { left[$0] == right[$0] }
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        for index in 0..<width { hasher.combine(self[index]) }
    }
}

#if !hasFeature(Embedded)
    extension Record: CustomDebugStringConvertible {
        /// Its own values, without those of the rest of its table.
        public var debugDescription: String { "\(id.hex) \((0..<width).map { self[$0] })" }
    }
#endif

/// Access to columns by the table's schema. `TableRow` calls these, so that all tables share the code.
extension Record {
    /// The value of a column as the journal has it.
    public func value(at index: Int, _ schema: Schema) -> Value {
        schema.columns[index].written(self[index])
    }

    /// Sets a column to a value, even one beyond its limits.
    public mutating func set(_ value: Value, at index: Int, _ schema: Schema) {
        store(schema.columns[index].unlimited(value), at: index)
    }

    /// The value to write: text truncated to its limit, out-of-range numbers null.
    public func limitedValue(at index: Int, _ schema: Schema) -> Value {
        let column = schema.columns[index]
        return column.written(column.stored(column.written(self[index])))
    }
}

/// The records of a table. Their ids and values are stored one after another, so that folding allocates nothing for each.
public struct RecordList: RandomAccessCollection, Sendable {
    /// The number of columns.
    let width: Int
    var ids: [RecordID] = []
    /// The values of each record in turn.
    var values: [Value] = []

    init(width: Int) { self.width = width }

    public var startIndex: Int { 0 }
    public var endIndex: Int { ids.count }

    // In the browser, its size matters more than its speed.
    #if hasFeature(Embedded)
        @inline(never)
    #else
        @inline(__always)
    #endif
    public subscript(position: Int) -> Record { Record(id: ids[position], values, from: position * width, width) }
}

/// A typed view of a record, with an accessor for each column.
///
/// A row is declared by its `Field` (the index of each column), its `schema`, and one accessor per field: `var title:
/// String { get { self[.title] } set { self[.title] = newValue } }`.
public protocol TableRow: Hashable, Sendable {
    associatedtype Field: RawRepresentable where Field.RawValue == Int
    static var schema: Schema { get }
    var record: Record { get set }
    init(_ record: Record)

    /// The fields that forms and commands set. Others are set by rules.
    static var editable: [Field] { get }
}

extension TableRow {
    public static var editable: [Field] { [] }

    /// The indices of the editable fields' columns.
    public static var editableColumns: [Int] { editable.map { $0.rawValue } }

    /// A record without any stored value.
    public init(id: RecordID) { self.init(Record(id: id, Self.schema)) }

    public static var table: String { schema.table }

    public var id: RecordID { record.id }

    /// A copy with another id.
    public func copy(id: RecordID) -> Self { Self(record.copy(id: id)) }

    /// A copy to keep while its table changes; see `Record.detached`.
    public var detached: Self { Self(record.detached) }

    /// The value of a column as the journal has it. Values beyond the column's limits can be set, so that they can be
    /// refused by name; they are never written, see `limited(column:)`.
    public subscript(column index: Int) -> Value {
        get { record.value(at: index, Self.schema) }
        set { record.set(newValue, at: index, Self.schema) }
    }

    /// This record with the editable fields of another version of it.
    public func edited(like other: Self) -> Self {
        var edited = record
        for index in Self.editableColumns { edited.set(other[column: index], at: index, Self.schema) }
        return Self(edited)
    }

    /// The value to write: text truncated, out-of-range numbers null.
    public func limited(column index: Int) -> Value { record.limitedValue(at: index, Self.schema) }
}

extension TableRow {
    /// A text; empty if not set.
    public subscript(field: Field) -> String {
        get { if case .text(let text) = record[field.rawValue] { text } else { "" } }
        set { self[column: field.rawValue] = .text(newValue) }
    }

    public subscript(field: Field) -> Int64? {
        get { if case .integer(let number) = record[field.rawValue] { number } else { nil } }
        set { self[column: field.rawValue] = newValue.map { .integer($0) } ?? .null }
    }

    public subscript(field: Field) -> Double? {
        get { if case .real(let number) = record[field.rawValue] { number } else { nil } }
        set { self[column: field.rawValue] = newValue.map { .real($0) } ?? .null }
    }

    public subscript(field: Field) -> Bool {
        get { if case .integer(1) = record[field.rawValue] { true } else { false } }
        set { self[column: field.rawValue] = newValue ? .integer(1) : .null }
    }

    public subscript(field: Field) -> RecordID? {
        get { if case .bytes(let bytes) = record[field.rawValue] { RecordID(bytes) } else { nil } }
        set { self[column: field.rawValue] = newValue.map { .bytes($0.bytes) } ?? .null }
    }

    /// The case of a choice; nil if not set, or if this version does not know it.
    public subscript<Choice: ColumnChoice>(field: Field) -> Choice? {
        get {
            guard case .integer(let index) = record[field.rawValue] else { return nil }
            return Choice.choices[Int(index)]
        }
        set { self[column: field.rawValue] = newValue.map { .text($0.rawValue) } ?? .null }
    }
}

/// An enumeration whose cases a column can hold. Raw values are stored in the journal and must not change.
public protocol ColumnChoice: RawRepresentable, Sendable where RawValue == String {
    static var choices: [Self] { get }
}

extension ColumnChoice {
    /// The kind of a column that holds this enumeration.
    public static func column(implied: Self? = nil) -> Column.Kind {
        .choice(choices.map { $0.rawValue }, implied: implied?.rawValue)
    }
}
