import Journal

/// An addition to a measured entry. Each is its own record, so additions from two devices never overwrite each other.
public struct Increment: DeletableRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int { case life, entry, amount, at }

    public static let schema = Schema(
        "increments",
        [
            .life,
            Column("entry", .reference),
            Column("amount", .real(HabitLimits.values)),
            Column("at", .moment),
        ],
        owners: [.column(Field.entry.rawValue, of: "entries")])
}

// One accessor per line.
// swift-format-ignore
extension Increment {
    /// The entry it adds to.
    public var entry: RecordID? { get { self[.entry] } set { self[.entry] = newValue } }
    /// The amount in the habit's unit; negative to subtract.
    public var amount: Double? { get { self[.amount] } set { self[.amount] = newValue } }
    /// The time of the addition in milliseconds since 1970 (UTC).
    public var at: Int64? { get { self[.at] } set { self[.at] = newValue } }
}
