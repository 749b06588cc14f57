import Journal
import Money

/// A part of a transaction with a category of its own.
public struct TransactionSplit: DeletableRow, PositionedRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int { case life, transaction, amount, category, note, position }

    public static let schema = Schema(
        "transactionSplits",
        [
            .life,
            Column("transaction", .reference),
            Column("amount", .integer(MoneyLimits.amount)),
            Column("category", .reference),
            Column("note", .line(0...MoneyLimits.payee)),
            Column("position", .position),
        ],
        required: [Field.transaction.rawValue, Field.amount.rawValue],
        owners: [.column(Field.transaction.rawValue, of: "transactions")],
        member: "splits")

    public static var editable: [Field] { [.amount, .category, .note] }

    public var isAlive: Bool { exists && has(.transaction) && has(.amount) }
}

// One accessor per line.
// swift-format-ignore
extension TransactionSplit {
    /// The transaction it is a part of.
    public var transaction: RecordID? { get { self[.transaction] } set { self[.transaction] = newValue } }
    /// Minor units, with the sign of the transaction's amount. They add up to it.
    public var amount: Int64 { get { self[.amount] ?? 0 } set { self[.amount] = newValue } }
    public var category: RecordID? { get { self[.category] } set { self[.category] = newValue } }
    public var note: String { get { self[.note] } set { self[.note] = newValue } }
    /// Sort key of the order; see `Position`.
    public var position: String { get { self[.position] } set { self[.position] = newValue } }
}

extension Transaction {
    /// Whether it is something that could be saved: what two devices changed apart may not go together.
    ///
    /// - Parameter parts: The parts that it is split into.
    public func isConsistent(with parts: [TransactionSplit]) -> Bool {
        if kind == .transfer { return toAccount != account }
        return parts.isEmpty || AmountSum.of(parts.map { $0.amount }) == amount
    }
}
