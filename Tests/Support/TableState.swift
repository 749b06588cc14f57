import Journal

/// A state that is nothing but its tables.
public protocol TableState: JournalState {
    var tables: RecordTables { get set }
    static var names: ColumnNames { get }
}

extension TableState {
    public mutating func merge(_ changes: Changes, stamp: Stamp) {
        tables.merge(changes, at: tables.slots(of: changes), stamp: stamp)
    }

    public mutating func reserve(_ changes: Changes) { tables.reserve(changes, at: tables.slots(of: changes)) }

    public mutating func withdraw(_ changes: Changes) { tables.withdraw(changes, at: tables.slots(of: changes)) }

    public func stamp(of change: Change) -> Stamp { tables.stamp(of: change) }

    public func hasRecord(of change: Change) -> Bool { tables.hasRecord(of: change) }

    public func changes(laterThan other: Self) -> [Change] { tables.changes(laterThan: other.tables) }

    public func write(to writer: inout ByteWriter) { tables.write(to: &writer) }

    public init(from reader: inout ByteReader) throws(DecodingFailure) {
        self.init()
        tables = try RecordTables(Self.names, from: &reader)
    }

    public static var layout: String { names.layout }
}
