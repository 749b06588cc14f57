import CivilTime
import Journal
import Money

/// The balance of an account on a day, in minor units of its currency.
public struct AccountBalance: Hashable, Sendable {
    /// Of all transactions.
    public var total: Int64 = 0
    /// Of those that stand on a statement.
    public var cleared: Int64 = 0

    /// Adds what a transaction changes. Sums stay within 64 bits, as amounts are limited.
    mutating func add(_ effect: Int64, _ status: TransactionStatus) {
        total &+= effect
        if status != .pending { cleared &+= effect }
    }
}

extension State {
    /// The balance of an account at the end of a day; of all its transactions if nil.
    ///
    /// - Complexity: Linear in the number of transactions after the day.
    public func balance(of account: Account, on day: Day? = nil) -> AccountBalance {
        let index = transactionIndex
        var balance = index.sum(of: account.id)
        balance.total &+= account.opening
        balance.cleared &+= account.opening
        guard let day else { return balance }
        for entry in index.entries.reversed() {
            guard day < entry.day else { break }
            let transaction = transactions.rows[entry.row]
            balance.add(-transaction.effect(on: account.id), transaction.status)
        }
        return balance
    }
}
