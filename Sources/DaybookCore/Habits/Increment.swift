import Journal

/// An addition to a measured entry: a record of its own, so that two devices add and neither is lost.
public struct Increment: TableRow {
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

    public var isAlive: Bool { life & 1 == 1 }
}

// One accessor a line.
// swift-format-ignore
extension Increment {
    public var life: Int64 { get { self[.life] ?? 0 } set { self[.life] = newValue } }
    /// The entry it adds to.
    public var entry: RecordID? { get { self[.entry] } set { self[.entry] = newValue } }
    /// How much, in the habit's unit; negative to take away.
    public var amount: Double? { get { self[.amount] } set { self[.amount] = newValue } }
    /// When it was made: milliseconds since 1970 (UTC).
    public var at: Int64? { get { self[.at] } set { self[.at] = newValue } }
}
