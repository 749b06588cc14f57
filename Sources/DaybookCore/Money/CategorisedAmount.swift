import CivilTime
import Journal
import Money

/// The amount of a transaction, or of a part of one, under its category.
///
/// The category says whether it is spending or income: a part of an income under a category of spending is money that came
/// back, and lowers what was spent. Without a category, or with a deleted one, the transaction says it. Budgets, envelopes,
/// reports, comparisons and exports all count by this.
struct CategorisedAmount {
    /// Nil without a category. It may have been deleted.
    let category: RecordID?
    /// An expense or an income, as its category says.
    let kind: TransactionKind
    let account: RecordID
    /// The account's currency; nil if the account was deleted.
    let currency: Currency?
    let day: Day
    /// Minor units of the account's currency: above zero for money spent under an expense, and earned under an income.
    let amount: Int64

    /// Its effect on the balance of its account.
    var effect: Int64 { kind == .income ? amount : -amount }
}

extension State {
    /// Calls `body` with the amounts of all expenses and incomes on some days, one for each part of a split one. Those of
    /// deleted accounts are included.
    func forEachCategorisedAmount(on days: ClosedRange<Day>, _ body: (CategorisedAmount) -> Void) {
        let index = transactionIndex
        let amounts = TransactionAmounts(index, self)
        // By the numbers of the index: looking each transaction up would take longer than all sums.
        let accounts = index.accounts.map { (id: $0, currency: account($0)?.currency) }
        for entry in index.entries(on: days) where entry.account >= 0 {
            let (id, currency) = accounts[Int(entry.account)]
            amounts.forEach(of: entry) { effect, category, kind in
                body(
                    CategorisedAmount(
                        category: category, kind: kind, account: id, currency: currency, day: entry.day,
                        amount: kind == .income ? effect : -effect))
            }
        }
    }
}

/// The parts of expenses and incomes, each with the category and the kind that it counts under.
struct TransactionAmounts {
    private let parts: SplitIndex.List
    private let categories: [RecordID]
    /// The kind of each category that is not deleted; the same by the number of a category in the index.
    private var kinds: [RecordID: TransactionKind] = [:]
    private let numberedKinds: [TransactionKind?]

    init(_ index: TransactionIndex, _ state: State) {
        parts = state.splitIndex.list(of: state)
        categories = index.categories
        for category in state.livingMoneyCategories {
            kinds[category.id] = category.kind == .income ? .income : .expense
        }
        numberedKinds = index.categories.map { [kinds] in kinds[$0] }
    }

    /// Whether a category exists.
    func isKnown(_ category: RecordID?) -> Bool { category.map { kinds[$0] != nil } ?? false }

    /// Calls `body` with the effect of each part of a transaction on its account, the part's category and its kind. A transfer
    /// has none.
    func forEach(of entry: TransactionIndex.Entry, _ body: (Int64, RecordID?, TransactionKind) -> Void) {
        guard entry.kind != .transfer else { return }
        let sign: Int64 = entry.kind == .income ? 1 : -1
        var rest = AmountSum(entry.effect)
        var isSplit = false
        parts.forEach(of: entry.row) { amount, category in
            body(sign * amount, category, category.flatMap { kinds[$0] } ?? entry.kind)
            rest -= sign * amount
            isSplit = true
        }
        // After two devices split it anew at once, something may be left.
        if isSplit, rest.amount == 0 { return }
        guard entry.category >= 0 else { return body(rest.amount, nil, entry.kind) }
        let number = Int(entry.category)
        body(rest.amount, categories[number], numberedKinds[number] ?? entry.kind)
    }
}
