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
        let hasSplits = !transactionSplits.rows.isEmpty
        let (rows, index) = (transactions.rows, transactionIndex)
        for entry in index.entries(on: days) where entry.kind != .transfer && entry.account >= 0 {
            let transaction = rows[Int(entry.row)]
            let (kind, day, account) = (entry.kind, entry.day, index.accounts[Int(entry.account)])
            func report(_ amount: Int64, _ category: RecordID?) {
                body(CategorisedAmount(category: category, kind: kind, account: account, day: day, amount: amount))
            }
            var rest = AmountSum(transaction.amount)
            if hasSplits, transactionSplits.hasRows(ownedBy: transaction.id) {
                for part in splits(of: transaction.id) {
                    report(part.amount, part.category)
                    rest -= part.amount
                }
                // After two devices split it anew at once, something may be left.
                if rest.amount == 0 { continue }
            }
            report(rest.amount, transaction.category)
        }
    }
}
