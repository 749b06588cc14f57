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
    /// The changes of an action that make records which others may make, too, without knowing of each other. Nil for all other
    /// actions, which have the time of the clock.
    static func initialChanges(among changes: [Change], of action: String) -> InitialChanges?
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
    public static func initialChanges(among changes: [Change], of action: String) -> InitialChanges? { nil }

    public mutating func merge(_ changes: [Change], stamp: Stamp) { merge(Changes(changes), stamp: stamp) }
}

/// Changes that any later edit wins over, whichever device it is of.
public struct InitialChanges: Sendable {
    /// The time of their first batch, below `Stamp.firstOfClocks`.
    public let time: UInt64
    /// Which of an action's changes are of that kind, in their order. Those of records that are known already have the time of the clock.
    public let mayBeInitial: [Bool]

    public init(time: UInt64, mayBeInitial: [Bool]) {
        self.time = time
        self.mayBeInitial = mayBeInitial
    }
}
