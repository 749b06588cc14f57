import CivilTime
import Journal

extension RecurringTransaction {
    private static let occurrenceKind: UInt8 = 24
    private static let continuationKind: UInt8 = 25
    private static let dayLength = 4

    /// The length in bytes of a rule's own id, which is random.
    private static let ownLength = 16
    /// The length of an id derived from a rule's own id and a day.
    private static let derivedLength = 1 + ownLength + dayLength

    /// Whether a new rule can have this id, so that others can be derived from it.
    static func canBeOwn(_ id: RecordID) -> Bool { id.count == ownLength }

    /// The id of the rule that a transaction suggests: the transaction's own, without the kind byte of an imported one.
    static func id(suggestedBy transaction: RecordID) -> RecordID {
        transaction.count == 1 + ownLength ? transaction.part(1..<1 + ownLength) ?? transaction : transaction
    }

    /// The id of the transaction that an occurrence becomes; nil if the rule cannot have any. All rules that continue one
    /// another share these ids: however a series was split, a day has one transaction.
    public func transactionID(on day: Day) -> RecordID? {
        Self.first(of: id).flatMap { RecordID([Self.occurrenceKind] + $0.bytes + day.keyBytes) }
    }

    /// The rule that a series began with, and the day, of an occurrence's transaction; nil for any other transaction.
    public static func occurrence(_ transaction: RecordID) -> (first: RecordID, day: Day)? {
        guard transaction.count == derivedLength, transaction[0] == occurrenceKind,
            let day = Day(keyBytes: transaction), let first = transaction.part(1..<1 + ownLength)
        else { return nil }
        return (first, day)
    }

    /// The id of the rule that continues this one from a day on.
    func continuation(from day: Day) -> RecordID? {
        Self.first(of: id).flatMap { RecordID([Self.continuationKind] + $0.bytes + day.keyBytes) }
    }

    /// Whether one continues the other, or both a third.
    public func isOfSameSeries(as other: RecurringTransaction) -> Bool {
        Self.first(of: id) == Self.first(of: other.id)
    }

    /// The rule that a series began with: the id itself unless it continues another. Nil for an id that is neither.
    static func first(of id: RecordID) -> RecordID? {
        if canBeOwn(id) { return id }
        guard id.count == derivedLength, id[0] == continuationKind else { return nil }
        return id.part(1..<1 + ownLength)
    }
}
