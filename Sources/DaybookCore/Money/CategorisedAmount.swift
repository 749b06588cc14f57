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
        let (rows, index) = (transactions.rows, transactionIndex)
        let entries = index.entries(on: days)
        let split = SplitTransactions(self, among: entries.count)
        // By the numbers of the index: looking each transaction up would take longer than all sums.
        let currencies = index.accounts.map { account($0)?.currency }
        for entry in entries where entry.kind != .transfer && entry.account >= 0 {
            let (kind, day, number) = (entry.kind, entry.day, Int(entry.account))
            func report(_ amount: Int64, _ category: RecordID?) {
                body(
                    CategorisedAmount(
                        category: category, kind: kind, account: index.accounts[number], currency: currencies[number],
                        day: day, amount: amount))
            }
            var rest = AmountSum(kind == .income ? entry.effect : -entry.effect)
            if !split.isEmpty, split.contains(entry.row, of: rows) {
                for part in splits(of: rows[Int(entry.row)].id) {
                    report(part.amount, part.category)
                    rest -= part.amount
                }
                // After two devices split it anew at once, something may be left.
                if rest.amount == 0 { continue }
            }
            report(rest.amount, index.category(of: entry))
        }
    }
}

/// The transactions with parts, by their index in the table.
private struct SplitTransactions {
    private let splits: Table<TransactionSplit>
    /// Nil if it takes less to ask for each transaction.
    private let marks: [Bool]?

    /// - Parameter count: The number of transactions that will be asked for.
    init(_ state: State, among count: Int) {
        splits = state.transactionSplits
        guard !splits.rows.isEmpty, splits.rows.count < count else {
            marks = nil
            return
        }
        let transactions = state.transactions
        var marks = [Bool](repeating: false, count: transactions.rows.count)
        for part in splits.rows {
            if let row = part.transaction.flatMap({ transactions.index(of: $0) }) { marks[row] = true }
        }
        self.marks = marks
    }

    /// Whether there are no parts at all.
    var isEmpty: Bool { splits.rows.isEmpty }

    func contains(_ row: Int32, of transactions: Rows<Transaction>) -> Bool {
        marks.map { $0[Int(row)] } ?? splits.hasRows(ownedBy: transactions[Int(row)].id)
    }
}
