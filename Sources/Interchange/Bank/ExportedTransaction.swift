import DaybookCore
import Journal
import Money

/// Fields of a transaction that Daybook's own table has, and a bank's file does not.
public struct ExportedTransaction: Hashable, Sendable {
    public let id: RecordID
    public let kind: TransactionKind
    /// The title of the account that a transfer goes to; empty if it was deleted.
    public let toAccount: String
    /// The amount that arrives there, in minor units of its currency.
    public let received: Int64?
    public let receivedCurrency: Currency?
    public let status: TransactionStatus
    /// Several lines.
    public let note: String
}
