/// The state that a journal's batches fold into: tables, merged change by change.
public protocol JournalState: Sendable {
    /// Creates the state of an empty journal.
    init()
    /// Merges changes. Changes of unknown tables or fields are allowed. The order of merging does not matter.
    mutating func merge(_ changes: Changes, stamp: Stamp)
    /// Adds the records that changes write, without their values. So a record that was taken back is known.
    mutating func reserve(_ changes: Changes)
    /// Takes the values away from the fields that changes write. Merging what else was written to them gives their values.
    mutating func withdraw(_ changes: Changes)
    /// The stamp of a field's last write; `.never` if it was never written or is unknown.
    func stamp(of change: Change) -> Stamp
    /// Whether the record of a change is known, even if it was taken back.
    func hasRecord(of change: Change) -> Bool
    /// The time for the records that an action makes, if others may make the same ones without knowing of each other: below
    /// `Stamp.firstOfClocks`. Nil for all other actions, which have the time of the clock.
    static func initialTime(of changes: [Change]) -> UInt64?
    /// The fields that were written later here than in another state, as changes.
    func changes(laterThan other: Self) -> [Change]
    /// Encodes the tables of a snapshot.
    func write(to writer: inout ByteWriter)
    /// Decodes the tables of a snapshot.
    init(from reader: inout ByteReader) throws(DecodingFailure)
    /// Describes the tables. A snapshot with another layout is rebuilt.
    static var layout: String { get }
}

extension JournalState {
    public static func initialTime(of changes: [Change]) -> UInt64? { nil }

    public mutating func merge(_ changes: [Change], stamp: Stamp) { merge(Changes(changes), stamp: stamp) }
}
