import DaybookCore
import Journal
import Money

/// What Daybook's own table says of a transaction besides what a bank's file does.
public struct ExportedTransaction: Hashable, Sendable {
    public let id: RecordID
    public let kind: TransactionKind
    /// The title of the account that a transfer goes to; empty if it was deleted.
    public let toAccount: String
    /// What arrives there, in minor units of its currency.
    public let received: Int64?
    public let receivedCurrency: Currency?
    public let status: TransactionStatus
    /// Several lines.
    public let note: String
}
