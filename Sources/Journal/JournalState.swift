/// What a journal's batches fold into: tables, merged change by change.
public protocol JournalState: Sendable {
    /// What an empty journal holds.
    init()
    /// Takes changes in; what this version does not know is left to the journal. Total and order-free.
    mutating func merge(_ changes: [Change], stamp: Stamp)
    /// When a field was last written; `.never` if it was not or is not known.
    func stamp(of change: Change) -> Stamp
    /// Writes the tables of a snapshot.
    func write(to writer: inout ByteWriter)
    /// Reads the tables of a snapshot.
    init(from reader: inout ByteReader) throws(DecodingFailure)
    /// What its tables look like; a snapshot of another layout is rebuilt.
    static var layout: String { get }
}
