import CivilTime
import Journal
import Money

/// The balance of an account on a day, in minor units of its currency.
public struct AccountBalance: Hashable, Sendable {
    private var totalSum = AmountSum()
    private var clearedSum = AmountSum()

    /// Of all transactions.
    public var total: Int64 { totalSum.amount }
    /// Of those that stand on a statement.
    public var cleared: Int64 { clearedSum.amount }

    public init(total: Int64 = 0, cleared: Int64 = 0) {
        (totalSum, clearedSum) = (AmountSum(total), AmountSum(cleared))
    }

    /// Adds what a transaction changes.
    public mutating func add(_ effect: Int64, isCleared: Bool) {
        totalSum += effect
        if isCleared { clearedSum += effect }
    }

    /// Adds what transactions change, and what those change that stand on a statement.
    public mutating func add(_ change: AccountBalance) {
        totalSum += change.total
        clearedSum += change.cleared
    }
}

extension State {
    /// The balance of an account at the end of a day; of all its transactions if nil.
    ///
    /// - Complexity: Linear in the number of transactions after the day.
    public func balance(of account: Account, on day: Day? = nil) -> AccountBalance {
        var balance = transactionIndex.sum(of: account.id, through: day)
        balance.add(account.opening, isCleared: true)
        return balance
    }
}
