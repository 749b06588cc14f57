import CivilTime
import DaybookCore
import Journal
import Money

/// The plan to import a bank's file as transactions.
///
/// A row is recognised when it is imported again, by the bank's identifier or else by its texts, so that importing twice
/// imports once. A row that was entered by hand is taken for that transaction unless the person chooses otherwise.
/// Planning takes time linear in the number of rows and transactions.
public struct BankImport: Hashable, Sendable {
    /// The person's choices.
    public struct Options: Hashable, Sendable {
        /// The account of a file that has one; nil to find it by its number or title.
        public var account: RecordID?
        /// Whether an account is added for a file of an unknown one, even if there are others.
        public var addsAccount = false
        /// The title of an account to add for rows whose file names none, or because `addsAccount` is true.
        public var newAccountTitle: String
        /// The currency of an account to add if the file states none.
        public var currency: Currency
        /// Whether rows are added although a transaction entered by hand may be the same.
        public var keepsAllApart = false
        /// The rows, by index, that are added although a transaction entered by hand may be the same.
        public var rowsKeptApart: Set<Int> = []
        /// Whether all rows that may be a side of a transfer are.
        public var joinsAll = false
        /// The rows, by index, that are joined with their `otherSide` as a transfer.
        public var joinedRows: Set<Int> = []
        /// Whether transactions that the person deleted are restored.
        public var restoresDeleted = false
        /// The categories for new rows that have none, by payee. Each becomes a rule. The first one of a payee counts;
        /// payees without such rows and unknown categories are ignored.
        public var payees: [PayeeChoice] = []

        public init(account: RecordID? = nil, newAccountTitle: String, currency: Currency) {
            self.account = account
            self.newAccountTitle = newAccountTitle
            self.currency = currency
        }
    }

    /// The rows that can be imported, in the order of the file.
    public internal(set) var rows: [PlannedTransaction] = []
    /// The accounts that have rows, in the order of the file.
    public internal(set) var accounts: [PlannedAccount] = []
    /// The titles of categories to add.
    public internal(set) var newCategories: [String] = []
    /// The payees of new rows without a category, before those of the options are given: the most frequent first.
    public internal(set) var payees: [UncategorisedPayee] = []
    /// The rows that cannot be read or do not fit the account, by line.
    public internal(set) var problems: [BankProblem] = []
    /// The rows to add whose day is most likely wrong: long after today, or years from all others of the file.
    public internal(set) var unlikelyRows: [PlannedTransaction] = []
    /// The new rows, by index, that may be a side of a transfer, though each that could be the other one is that of another row.
    public internal(set) var rowsWithoutOtherSide: [Int] = []
    /// The number of rows to add that have the day and amount of a transaction that was imported before, which may be the same in
    /// another form of file.
    public internal(set) var repeatCount = 0
    /// The balances of the file that do not fit its rows, or the accounts after the import.
    public internal(set) var balanceDifferences: [BalanceDifference] = []
    /// The warnings about rows that are not imported as written, at most one of each kind.
    public internal(set) var warnings: [ImportWarning] = []
    /// The number of rows left out because nothing was paid.
    public internal(set) var zeroCount = 0
    /// The number of texts cut to the allowed length.
    public internal(set) var cutTextCount = 0
    /// The changes to make; empty if everything already exists.
    public internal(set) var changes: [Change] = []

    init() {}

    /// The number of rows to add, including those whose creation was undone or that are restored.
    public var newCount: Int { rows.count { $0.status == .new || $0.status == .restored } }
    /// The number of rows taken for transactions that were entered by hand.
    public var matchedCount: Int { count(of: .matched) }
    /// The number of rows that may be a side of a transfer and are added nevertheless.
    public var possibleTransferCount: Int { rows.count { $0.isPossibleTransfer } }
    /// The number of rows that are joined with transactions of other accounts as transfers.
    public var joinedCount: Int { count(of: .joined) }
    /// The number of rows that were imported as pending before, and are now booked.
    public var bookedCount: Int { count(of: .booked) }
    /// The number of rows that were imported before.
    public var existingCount: Int { count(of: .existing) }
    /// The number of rows that were imported before and deleted by the person, which stay deleted.
    public var deletedCount: Int { count(of: .deleted) }

    private func count(of status: PlannedTransaction.Status) -> Int { rows.count { $0.status == status } }
}

/// The plan for one row of a bank's file.
public struct PlannedTransaction: Hashable, Sendable {
    public enum Status: Hashable, Sendable {
        /// Not in the journal, or its creation was undone.
        case new
        /// Imported before.
        case existing
        /// Imported before, and deleted by the person.
        case deleted
        /// Imported before, deleted by the person, and restored by this import.
        case restored
        /// Taken for a transaction that was entered by hand: same account and amount, and at most four days apart. A
        /// transfer is matched on either of its accounts.
        case matched
        /// Joined with its `otherSide` as a transfer.
        case joined
        /// Imported before as pending, and now booked. Its day and texts stay as they are.
        case booked
    }

    /// The first line of the row in the file, from 1.
    public let line: Int
    /// The day in the file.
    public let day: Day
    /// The account that the file is of.
    public let account: RecordID
    /// The payee in the file, or the note if it has none; may be empty.
    public let text: String
    public internal(set) var status: Status
    /// The transaction as it is after the import; a deleted one as it was.
    public internal(set) var transaction: Transaction
    /// The row's own record, which is kept behind the transaction that was taken for the row: it comes back if another device, which does
    /// not know of that, deletes or changes the one that stands for it. Nil if the row is its own transaction.
    var own: Transaction?
    /// A transaction that the file of another account showed the other way around, without a category, at most four days
    /// apart: both may be one transfer. Nil if there is none.
    public internal(set) var otherSide: RecordID?

    /// Whether the row is added as new but may be a side of a transfer.
    public var isPossibleTransfer: Bool { status == .new && otherSide != nil }

    /// The amount that the transaction adds to the account, in minor units of its currency.
    public var effect: Int64 {
        let isArrival = transaction.kind == .transfer && transaction.toAccount == account
        return isArrival ? transaction.arrival : transaction.effect
    }
}

/// The plan for an account of a bank's file.
public struct PlannedAccount: Hashable, Sendable {
    public let account: Account
    /// Whether the account is added.
    public let isNew: Bool
}

/// The reason why a bank's file is not imported. Nothing of it is.
public enum BankImportRefusal: Error, Hashable, Sendable {
    /// The person has to choose the account: the file does not name it, or by an unknown number.
    case accountUnknown(String)
    case noSuchAccount
    /// An account that is closed takes no transactions.
    case accountClosed(String)
    /// An account to add has the title of another.
    case titleTaken(String)
}
