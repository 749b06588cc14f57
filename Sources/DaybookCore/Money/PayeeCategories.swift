import CivilTime
import Journal

/// The category that each payee had last, by kind of transaction.
///
/// It takes one pass over all transactions, and then no time for each payee.
public struct PayeeCategories {
    private var latest: [Key: Latest] = [:]

    private struct Key: Hashable {
        let payee: String
        let kind: TransactionKind
    }

    private struct Latest {
        let day: Day
        let category: RecordID
    }

    public init(_ state: State) {
        let accounts = Set(state.livingAccounts.map { $0.id })
        for transaction in state.transactions.rows where state.counts(transaction) && !transaction.payee.isEmpty {
            guard let category = transaction.category, let day = transaction.day,
                let account = transaction.account, accounts.contains(account)
            else { continue }
            let key = Key(payee: transaction.payee.lowercased(), kind: transaction.kind)
            if let known = latest[key], known.day > day { continue }
            latest[key] = Latest(day: day, category: category)
        }
    }

    /// The category of the latest transaction of a kind with a payee; nil if none had one.
    public func category(of payee: String, _ kind: TransactionKind) -> RecordID? {
        latest[Key(payee: payee.lowercased(), kind: kind)]?.category
    }
}
