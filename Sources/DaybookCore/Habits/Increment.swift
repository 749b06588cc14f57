import Journal

/// An addition to a measured entry: a record of its own, so that two devices add and neither is lost.
public struct Increment: TableRow, Hashable {
    public let id: RecordID
    public var life: Int64 = 0
    /// The entry it adds to.
    public var entry: RecordID?
    /// How much, in the habit's unit; negative to take away.
    public var amount: Double?
    /// When it was made: milliseconds since 1970 (UTC).
    public var at: Int64?

    public init(id: RecordID) { self.id = id }

    public static let table = "increments"

    public static let fields: [Field<Increment>] = [
        .life({ $0.life }, { $0.life = $1 }),
        .record("entry", { $0.entry }, { $0.entry = $1 }),
        .real("amount", { $0.amount }, { $0.amount = $1 }),
        .integer("at", { $0.at }, { $0.at = $1 }),
    ]

    public var isAlive: Bool { life & 1 == 1 }
}
