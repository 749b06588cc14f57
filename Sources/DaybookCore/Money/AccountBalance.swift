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
    mutating func add(_ effect: Int64, isCleared: Bool) {
        total &+= effect
        if isCleared { cleared &+= effect }
    }
}

extension State {
    /// The balance of an account at the end of a day; of all its transactions if nil.
    ///
    /// - Complexity: Linear in the number of transactions after the day.
    public func balance(of account: Account, on day: Day? = nil) -> AccountBalance {
        var balance = transactionIndex.sum(of: account.id, through: day)
        balance.total &+= account.opening
        balance.cleared &+= account.opening
        return balance
    }
}
