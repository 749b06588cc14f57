import CivilTime
import DaybookCore
import Journal
import Money

extension TestJournal {
    /// Sets a budget in euros from a day on.
    @discardableResult
    mutating func limit(
        _ category: StandardCategory, to limit: Int64, per period: BudgetPeriod = .month, since: String? = nil,
        _ adjust: (inout Budget) -> Void = { _ in }
    ) throws(MoneyRefusal) -> Decision {
        var budget = Budget(limit: limit, of: category.id, per: period)
        budget.since = since.flatMap { Day($0) }
        adjust(&budget)
        return try spend(.setBudget(budget))
    }

    /// Logs an expense, or another kind, of account 1.
    mutating func pay(
        _ amount: Int64, _ category: StandardCategory?, on day: String, of account: UInt64 = 1,
        kind: TransactionKind = .expense
    ) throws(MoneyRefusal) {
        var transaction = Transaction(id: UInt64(now.milliseconds), amount, of: account, on: day, kind: kind)
        transaction.category = category?.id
        try spend(.addTransaction(transaction))
    }

    func status(
        _ category: StandardCategory, per period: BudgetPeriod = .month, on day: String, today: String? = nil
    ) -> BudgetStatus? {
        guard let day = Day(day) else { return nil }
        return state.budgetStatuses(on: day, today: today.flatMap { Day($0) } ?? day)
            .first { $0.budget.category == category.id && $0.budget.period == period }
    }
}

extension Budget {
    init(limit: Int64, of category: RecordID?, per period: BudgetPeriod = .month, currency: String = "EUR") {
        self.init(id: TestJournal.id(0))
        (self.category, self.period, self.limit, currencyCode) = (category, period, limit, currency)
    }
}
