import CivilTime
import DaybookCore
import Journal
import Money

/// A payee whose new rows in a bank's file have no category.
public struct UncategorisedPayee: Hashable, Sendable {
    /// The payee, as the first of its rows has it.
    public let payee: String
    /// The number of its rows.
    public let count: Int
    /// The sums that the rows add to their accounts, by currency.
    public let totals: [MoneyAmount]
    /// Whether more of its rows are income than expenses.
    public let isIncome: Bool

    /// The kind of the categories that fit most of its rows.
    public var kind: MoneyCategoryKind { isIncome ? .income : .expense }

    /// - Parameter rows: The rows, at least one.
    init(_ rows: [PlannedTransaction], _ accounts: [PlannedAccount]) {
        payee = rows[0].transaction.payee
        count = rows.count
        isIncome = rows.count { $0.transaction.kind == .income } * 2 > rows.count
        var sums: [(currency: Currency, sum: Int64)] = []
        for row in rows {
            guard let account = accounts.first(where: { $0.account.id == row.account })?.account else { continue }
            if let index = sums.firstIndex(where: { $0.currency == account.currency }) {
                sums[index].sum = AmountSum.of(sums[index].sum, row.effect)
            } else {
                sums.append((account.currency, row.effect))
            }
        }
        totals = sums.map { MoneyAmount($0.sum, $0.currency) }
    }

    /// The category that most would choose for it, if it is a known shop or service that was paid; nil for any other.
    public func suggestion(in state: State) -> RecordID? {
        guard kind == .expense, let standard = StandardCategory.suggestion(for: payee),
            let category = state.moneyCategory(standard.id), !category.isHidden
        else { return nil }
        return category.id
    }
}

extension BankImport {
    /// Finds the payees of rows without a category, gives the rows the categories that were chosen for them, and makes rules
    /// of those that the person chose. Whoever chooses a category of the other kind than the payee's says that its money
    /// came back; otherwise a row that would become a refund stays as it is.
    ///
    /// - Parameter candidates: The new rows that take a category of their payee, by index.
    mutating func categorise(_ candidates: [Int], as choices: [PayeeChoice], in state: State, on day: Day) {
        var indices: [String: [Int]] = [:]
        for index in candidates { indices[rows[index].transaction.payee.lowercased(), default: []].append(index) }
        let groups = indices.sorted { left, right in
            let (first, second) = (left.value.count, right.value.count)
            return first == second ? left.value[0] < right.value[0] : first > second
        }
        payees = groups.map { group in UncategorisedPayee(group.value.map { rows[$0] }, accounts) }
        var chosen: [String: MoneyCategory] = [:]
        var suggested: Set<String> = []
        for choice in choices {
            let key = choice.payee.lowercased()
            guard indices[key] != nil, chosen[key] == nil else { continue }
            chosen[key] = state.moneyCategory(choice.category)
            if choice.isSuggestion { suggested.insert(key) }
        }
        guard !chosen.isEmpty else { return }
        var learned: [PayeeChoice] = []
        for (group, payee) in zip(groups, payees) {
            guard let category = chosen[group.key] else { continue }
            let areRefunds = category.kind != payee.kind
            for index in group.value where areRefunds || !rows[index].transaction.isRefund(under: category.kind) {
                rows[index].transaction.take(category.id, category.kind)
            }
            guard !suggested.contains(group.key) else { continue }
            learned.append(PayeeChoice(payee: payee.payee, category: category.id, countsRefunds: areRefunds))
        }
        let others = otherPayees(than: Set(chosen.keys).subtracting(suggested), candidates)
        changes += state.changes(learning: learned, beside: others, on: day)
    }

    /// The payees of new rows that no rule is made for: those that have a category, and candidates.
    private func otherPayees(than learned: Set<String>, _ candidates: [Int]) -> [PayeeChoice] {
        let candidates = Set(candidates)
        var others: Set<PayeeChoice> = []
        for index in rows.indices where rows[index].status == .new {
            let transaction = rows[index].transaction
            guard transaction.category != nil || candidates.contains(index) else { continue }
            let payee = transaction.payee.lowercased()
            if !learned.contains(payee) { others.insert(PayeeChoice(payee: payee, category: transaction.category)) }
        }
        return Array(others)
    }
}
