import Journal
import Money

/// A text that transactions are searched for.
public struct TransactionSearch {
    /// Whether a payee, a note or tags match.
    let isFound: (String) -> Bool
    /// The text as an amount in minor units, without its sign, for each account in whose currency it is one.
    let amounts: [RecordID: UInt64]
    /// The categories whose titles match.
    let categories: Set<RecordID>

    public init(
        isFound: @escaping (String) -> Bool, amounts: [RecordID: UInt64], categories: Set<RecordID> = []
    ) {
        self.isFound = isFound
        self.amounts = amounts
        self.categories = categories
    }

    /// Whether a transaction is of the searched amount.
    public func isAmount(of transaction: Transaction) -> Bool {
        func isAmount(_ amount: Int64?, on account: RecordID?) -> Bool {
            guard let sought = account.flatMap({ amounts[$0] }) else { return false }
            return sought == amount?.magnitude
        }
        return isAmount(transaction.amount, on: transaction.account)
            || isAmount(transaction.arrival, on: transaction.toAccount)
    }
}

/// Decides which transactions a search finds. Each payee is compared once.
struct SearchedTransactions {
    private let search: TransactionSearch
    private let isPayeeFound: [Bool]
    private let amounts: [UInt64?]

    init(_ search: TransactionSearch, _ index: TransactionIndex) {
        self.search = search
        isPayeeFound = index.payees.map { search.isFound($0) }
        amounts = index.accounts.map { search.amounts[$0] }
    }

    func includes(_ entry: TransactionIndex.Entry, _ rows: Rows<Transaction>) -> Bool {
        if !search.categories.isEmpty, let category = rows[Int(entry.row)].category,
            search.categories.contains(category)
        {
            return true
        }
        if entry.payee >= 0, isPayeeFound[Int(entry.payee)] { return true }
        if isAmount(entry.effect, on: entry.account) || isAmount(entry.arrival, on: entry.toAccount) { return true }
        guard entry.hasText else { return false }
        let transaction = rows[Int(entry.row)]
        return search.isFound(transaction.note) || search.isFound(transaction.tags)
    }

    private func isAmount(_ effect: Int64, on account: Int32) -> Bool {
        account >= 0 && amounts[Int(account)] == effect.magnitude
    }
}
