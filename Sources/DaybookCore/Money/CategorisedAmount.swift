import CivilTime
import Journal
import Money

/// The amount of a transaction, or of a part of one, under its category.
struct CategorisedAmount {
    /// Nil without a category. It may have been deleted.
    let category: RecordID?
    /// An expense or an income.
    let kind: TransactionKind
    let account: RecordID
    /// The account's currency; nil if the account was deleted.
    let currency: Currency?
    let day: Day
    /// Minor units of the account's currency, with the sign of the transaction's amount.
    let amount: Int64

    /// Its effect on the balance of its account.
    var effect: Int64 { kind == .income ? amount : -amount }
}

extension State {
    /// Calls `body` with the amounts of all expenses and incomes on some days, one for each part of a split one. Those of
    /// deleted accounts are included.
    func forEachCategorisedAmount(on days: ClosedRange<Day>, _ body: (CategorisedAmount) -> Void) {
        let index = transactionIndex
        let parts = transactionParts.list(of: self)
        // By the numbers of the index: looking each transaction up would take longer than all sums.
        let accounts = index.accounts.map { (id: $0, currency: account($0)?.currency) }
        for entry in index.entries(on: days) where entry.kind != .transfer && entry.account >= 0 {
            let (kind, day, account) = (entry.kind, entry.day, accounts[Int(entry.account)])
            func report(_ amount: Int64, _ category: RecordID?) {
                body(
                    CategorisedAmount(
                        category: category, kind: kind, account: account.id, currency: account.currency, day: day,
                        amount: amount))
            }
            var rest = AmountSum(kind == .income ? entry.effect : -entry.effect)
            var isSplit = false
            parts.forEach(of: entry.row) { amount, category in
                report(amount, category)
                rest -= amount
                isSplit = true
            }
            // After two devices split it anew at once, something may be left.
            if isSplit, rest.amount == 0 { continue }
            report(rest.amount, index.category(of: entry))
        }
    }
}
