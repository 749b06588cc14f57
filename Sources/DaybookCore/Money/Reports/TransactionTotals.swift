import CivilTime
import Journal
import Money

/// Spending and income by account or payee; see `CategorisedAmount`. Transfers between the person's own accounts are neither.
public struct TransactionTotals: Sendable {
    public enum Grouping: Hashable, Sendable {
        case account, payee
    }

    /// Spending and income in one currency.
    public struct Line: Hashable, Sendable {
        /// Its account, if it is one's.
        public let account: RecordID?
        /// Its payee as written last, if it is one's; empty for none.
        public fileprivate(set) var payee: String
        public let currency: Currency
        /// Minor units; below zero if more was returned.
        public var spent: Int64 { spentSum.amount }
        public var earned: Int64 { earnedSum.amount }
        /// The number of transactions.
        public fileprivate(set) var count = 0
        fileprivate var day: Day
        fileprivate var spentSum = AmountSum()
        fileprivate var earnedSum = AmountSum()
    }

    /// By currency, those with the most money first.
    public let lines: [Line]

    /// Payees that differ only in case are one.
    public init(by grouping: Grouping, of days: ClosedRange<Day>, account: RecordID? = nil, in state: State) {
        struct Key: Hashable {
            let account: RecordID?
            let payee: String
            let currency: Currency
        }
        var currencies: [RecordID: Currency] = [:]
        for account in state.livingAccounts { currencies[account.id] = account.currency }
        var indices: [Key: Int] = [:]
        var lines: [Line] = []
        let (rows, transactions) = (state.transactions.rows, state.transactionIndex)
        let amounts = TransactionAmounts(transactions, state)
        for entry in transactions.entries(on: days) where entry.kind != .transfer && entry.account >= 0 {
            let own = transactions.accounts[Int(entry.account)]
            guard account == nil || account == own, let currency = currencies[own] else { continue }
            let day = entry.day
            let payee = grouping == .payee ? rows[Int(entry.row)].payee : ""
            let key = Key(
                account: grouping == .account ? own : nil, payee: payee.lowercased(), currency: currency)
            let index = indices[key] ?? lines.count
            if index == lines.count {
                indices[key] = index
                lines.append(Line(account: key.account, payee: payee, currency: currency, day: day))
            }
            if lines[index].day < day { (lines[index].payee, lines[index].day) = (payee, day) }
            amounts.forEach(of: entry) { effect, _, kind in
                if kind == .income { lines[index].earnedSum += effect } else { lines[index].spentSum -= effect }
            }
            lines[index].count += 1
        }
        self.lines = lines.enumerated().sorted { left, right in
            let (first, second) = (left.element, right.element)
            if first.currency != second.currency { return first.currency.code < second.currency.code }
            let (flow, other) = (
                first.spent.magnitude + first.earned.magnitude, second.spent.magnitude + second.earned.magnitude
            )
            if flow != other { return flow > other }
            if first.payee != second.payee { return first.payee < second.payee }
            return left.offset < right.offset
        }.map { $0.element }
    }
}
