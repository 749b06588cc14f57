/// One field of a record: its name in the journal, how it is read and how it is written.
///
/// A table declares its fields once, one line each; merging, snapshots, JSON, CSV and history all come from that.
public struct Field<Row: Sendable>: Sendable {
    /// How two values written to it merge.
    public enum Rule: Sendable {
        /// The later stamp wins.
        case latest
        /// The greater count wins: odd is alive, even deleted.
        case life
    }

    public let name: String
    public let rule: Rule
    /// The field's value; `.null` for what was never set.
    public let read: @Sendable (Row) -> Value
    /// Sets the field; a value it cannot hold sets it as `.null` does.
    public let write: @Sendable (inout Row, Value) -> Void

    public init(
        _ name: String, rule: Rule = .latest, read: @escaping @Sendable (Row) -> Value,
        write: @escaping @Sendable (inout Row, Value) -> Void
    ) {
        self.name = name
        self.rule = rule
        self.read = read
        self.write = write
    }

    /// A text; empty and null are the same.
    public static func text(
        _ name: String, _ get: @escaping @Sendable (Row) -> String,
        _ set: @escaping @Sendable (inout Row, String) -> Void
    ) -> Field {
        Field(
            name,
            read: {
                let text = get($0)
                return text.isEmpty ? .null : .text(text)
            },
            write: { row, value in
                if case .text(let text) = value { set(&row, text) } else { set(&row, "") }
            })
    }

    /// A whole number, or none.
    public static func integer(
        _ name: String, _ get: @escaping @Sendable (Row) -> Int64?,
        _ set: @escaping @Sendable (inout Row, Int64?) -> Void
    ) -> Field {
        Field(
            name, read: { get($0).map { .integer($0) } ?? .null },
            write: { row, value in
                if case .integer(let number) = value { set(&row, number) } else { set(&row, nil) }
            })
    }

    /// A finite number, or none.
    public static func real(
        _ name: String, _ get: @escaping @Sendable (Row) -> Double?,
        _ set: @escaping @Sendable (inout Row, Double?) -> Void
    ) -> Field {
        Field(
            name, read: { get($0).map { .real($0) } ?? .null },
            write: { row, value in
                if case .real(let number) = value, number.isFinite { set(&row, number) } else { set(&row, nil) }
            })
    }

    /// The id of another record, or none.
    public static func record(
        _ name: String, _ get: @escaping @Sendable (Row) -> RecordID?,
        _ set: @escaping @Sendable (inout Row, RecordID?) -> Void
    ) -> Field {
        Field(
            name, read: { get($0).map { .bytes($0.bytes) } ?? .null },
            write: { row, value in
                if case .bytes(let bytes) = value { set(&row, RecordID(bytes)) } else { set(&row, nil) }
            })
    }

    /// The count of a record's births and deletions: odd alive, even deleted.
    public static func life(
        _ get: @escaping @Sendable (Row) -> Int64, _ set: @escaping @Sendable (inout Row, Int64) -> Void
    ) -> Field {
        Field(
            "life", rule: .life, read: { get($0) == 0 ? .null : .integer(get($0)) },
            write: { row, value in
                if case .integer(let count) = value { set(&row, max(0, count)) } else { set(&row, 0) }
            })
    }
}

/// What one kind of record holds: a struct whose fields are declared once.
public protocol TableRow: Sendable {
    /// A record of which nothing was written yet.
    init(id: RecordID)
    var id: RecordID { get }
    static var table: String { get }
    static var fields: [Field<Self>] { get }
}
