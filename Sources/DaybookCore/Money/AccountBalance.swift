import CivilTime
import Journal
import Money

/// The balance of an account on a day, in minor units of its currency.
public struct AccountBalance: Hashable, Sendable {
    /// Of all transactions.
    public var total: Int64
    /// Of those that stand on a statement.
    public var cleared: Int64
}

extension State {
    /// The balance of an account at the end of a day; of all its transactions if nil. Sums stay within 64 bits, as
    /// amounts are limited.
    public func balance(of account: Account, on day: Day? = nil) -> AccountBalance {
        var balance = AccountBalance(total: account.opening, cleared: account.opening)
        func add(_ effect: Int64, _ transaction: Transaction) {
            balance.total &+= effect
            if transaction.status != .pending { balance.cleared &+= effect }
        }
        for transaction in transactions.rows(ownedBy: account.id) {
            guard transaction.isAlive, transaction.account == account.id, transaction.counts(by: day) else { continue }
            add(transaction.effect, transaction)
        }
        for transaction in transactions.rows(ownedBy: account.id, as: 1) {
            guard transaction.isAlive, transaction.kind == .transfer, transaction.toAccount == account.id,
                transaction.counts(by: day)
            else { continue }
            add(transaction.arrival, transaction)
        }
        return balance
    }
}

extension Transaction {
    /// Whether it took place by the end of a day; always if nil.
    fileprivate func counts(by last: Day?) -> Bool {
        guard let last else { return true }
        return day.map { $0 <= last } ?? false
    }
}
