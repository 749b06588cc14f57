/// A record: its id and a value for each column of its schema.
public struct Record: Sendable {
    public let id: RecordID
    /// The values of all records of the table, this record's from `start` on; a copy of only its own once one is set.
    /// There is one per stored column, as returned by `Column.stored`; `.null` if never set.
    private var values: [Value]
    private var start: Int
    private var columns: StoredColumns

    /// Creates a record with no values.
    public init(id: RecordID) { self.init(id: id, [], from: 0, StoredColumns()) }

    /// A copy with another id.
    public func copy(id: RecordID) -> Record { Record(id: id, values, from: start, columns) }

    /// A copy with values of its own. Keeping it does not make a change to the table copy the values of all records.
    fileprivate var detached: Record { Record(id: id, Array(values[start..<start + columns.count]), from: 0, columns) }

    init(id: RecordID, _ values: [Value], from start: Int, _ columns: StoredColumns) {
        self.id = id
        self.values = values
        self.start = start
        self.columns = columns
    }

    /// Whether a column has its initial value.
    #if !hasFeature(Embedded)
        @inline(__always)
    #endif
    public func isNull(at index: Int) -> Bool {
        guard let position = columns.position(of: index) else { return true }
        return values.withUnsafeBufferPointer { values in
            if case .null = values[start &+ position] { true } else { false }
        }
    }

    /// Whether it existed and was deleted, or its creation was taken back. Always false for a record without a `life` field.
    public func isDeleted(_ schema: Schema) -> Bool {
        guard schema.hasLife, let life = integer(at: 0) else { return false }
        return life & 1 == 0
    }

    /// The value of a column, as stored.
    // Inline, so that looking at a number or a case copies nothing; in the browser, its size matters more.
    #if !hasFeature(Embedded)
        @inline(__always)
    #endif
    subscript(index: Int) -> Value {
        guard let position = columns.position(of: index) else { return .null }
        return values[start &+ position]
    }

    /// The number in a column; nil if it holds none. Looks at the value where it is, without copying it.
    #if !hasFeature(Embedded)
        @inline(__always)
    #endif
    func integer(at index: Int) -> Int64? {
        guard let position = columns.position(of: index) else { return nil }
        return values.withUnsafeBufferPointer { values in
            if case .integer(let number) = values[start &+ position] { number } else { nil }
        }
    }

    /// The same for a real number.
    #if !hasFeature(Embedded)
        @inline(__always)
    #endif
    func real(at index: Int) -> Double? {
        guard let position = columns.position(of: index) else { return nil }
        return values.withUnsafeBufferPointer { values in
            if case .real(let number) = values[start &+ position] { number } else { nil }
        }
    }

    /// Stores a value in one of the table's columns.
    mutating func store(_ value: Value, at index: Int, of columnCount: Int) {
        if values.count != columnCount || columns.count != columnCount {
            values = (0..<columnCount).map { self[$0] }
            start = 0
            columns = StoredColumns(all: columnCount)
        }
        values[index] = value
    }
}

extension Record: Hashable {
    public static func == (left: Record, right: Record) -> Bool {
        left.id == right.id && left.columns.union(right.columns).indices.allSatisfy { left[$0] == right[$0] }
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        for index in columns.indices where !isNull(at: index) {
            hasher.combine(index)
            hasher.combine(self[index])
        }
    }
}

#if !hasFeature(Embedded)
    extension Record: CustomDebugStringConvertible {
        /// Its own values, without those of the rest of its table.
        public var debugDescription: String { "\(id.hex) \(columns.indices.map { ($0, self[$0]) })" }
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
        store(schema.columns[index].unlimited(value), at: index, of: schema.columns.count)
    }

    /// The value to write: text truncated to its limit, out-of-range numbers null.
    public func limitedValue(at index: Int, _ schema: Schema) -> Value {
        let column = schema.columns[index]
        return column.written(column.stored(column.written(self[index])))
    }
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
    public init(id: RecordID) { self.init(Record(id: id)) }

    public static var table: String { schema.table }

    /// The declaration of a field.
    public static func column(_ field: Field) -> Column { schema.columns[field.rawValue] }

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
    public func copyingEditableFields(from other: Self) -> Self {
        var edited = record
        for index in Self.editableColumns { edited.set(other[column: index], at: index, Self.schema) }
        return Self(edited)
    }

    /// The value to write: text truncated, out-of-range numbers null.
    public func limited(column index: Int) -> Value { record.limitedValue(at: index, Self.schema) }
}

extension TableRow {
    /// Whether a field is set; cheaper than reading a text or a reference.
    public func has(_ field: Field) -> Bool { !record.isNull(at: field.rawValue) }

    /// A text; empty if not set.
    public subscript(field: Field) -> String {
        get { if case .text(let text) = record[field.rawValue] { text } else { "" } }
        set { self[column: field.rawValue] = .text(newValue) }
    }

    public subscript(field: Field) -> Int64? {
        get { record.integer(at: field.rawValue) }
        set { self[column: field.rawValue] = newValue.map { .integer($0) } ?? .null }
    }

    public subscript(field: Field) -> Double? {
        get { record.real(at: field.rawValue) }
        set { self[column: field.rawValue] = newValue.map { .real($0) } ?? .null }
    }

    public subscript(field: Field) -> Bool {
        get { record.integer(at: field.rawValue) == 1 }
        set { self[column: field.rawValue] = newValue ? .integer(1) : .null }
    }

    public subscript(field: Field) -> RecordID? {
        get { if case .bytes(let bytes) = record[field.rawValue] { RecordID(bytes) } else { nil } }
        set { self[column: field.rawValue] = newValue.map { .bytes($0.bytes) } ?? .null }
    }

    /// The case of a choice; nil if not set, or if this version does not know it. Setting none keeps one that it does not know.
    public subscript<Choice: ColumnChoice>(field: Field) -> Choice? {
        get {
            record.integer(at: field.rawValue).map { Choice.choices[Int($0)] }
        }
        set {
            if newValue == nil, case .text = record[field.rawValue] { return }
            self[column: field.rawValue] = newValue.map { .text($0.rawValue) } ?? .null
        }
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
