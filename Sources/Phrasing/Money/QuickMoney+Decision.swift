import CivilTime
import DaybookCore
import Journal
import Money
import Words

extension QuickEntry {
    /// Logs a transaction, or adds a recurring one. Without a named account it is on that of the payee's latest transaction or the one that is used
    /// most, if it is of the currency, or else on the first that is.
    static func log(
        _ typed: QuickMoney, _ state: State, _ words: Words, _ now: LocalInstant, _ id: RecordID,
        _ newID: () -> RecordID
    ) throws(QuickEntryRefusal) -> Decision {
        let transaction = typed.transaction(id, in: state, words)
        var first: Account?
        if !state.hasAccounts {
            first = .cash(words)
            first?.currencyCode = typed.currency.code
        }
        do throws(MoneyRefusal) {
            if transaction.account == nil, first == nil || typed.repetition != nil {
                throw .noAccount(in: typed.currency)
            }
            if let repetition = typed.repetition {
                var rule = RecurringTransaction(transaction)
                rule.start = repetition.first ?? typed.day
                rule.rule = repetition.rule.keptWithinShortMonths(from: rule.start ?? state.today(now))
                return try MoneyCommand.addRecurring(rule).decide(in: state, now: now, newID: newID)
            }
            return try MoneyCommand.addTransaction(transaction, account: first).decide(
                in: state, now: now, newID: newID)
        } catch {
            throw .money(error)
        }
    }
}

extension QuickMoney {
    /// The transaction that it describes. It has no account if none is of the currency.
    func transaction(_ id: RecordID, in state: State, _ words: Words) -> Transaction {
        var transaction = Transaction(id: id)
        transaction.kind = TransactionKind(rawValue: kind.rawValue) ?? .expense
        transaction.amount = amount
        transaction.day = day
        transaction.account = state.openAccounts.first { $0.title == account }?.id
        transaction.toAccount = state.openAccounts.first { $0.title == toAccount }?.id
        transaction.describe(as: what, in: state, words)
        if namesCategory, let name = category {
            let side: MoneyCategoryKind = transaction.kind == .income ? .income : .expense
            transaction.category = state.moneyCategory(clearlyNamed: name, side, words)?.id
        }
        let usual = [state.account(transaction.account), state.usualAccount].compactMap { $0 } + state.openAccounts
        transaction.account = usual.first { $0.currency == currency }?.id
        return transaction
    }
}

extension Words {
    /// The names that a typed line can mean when it is about money.
    func moneyNames(in state: State) -> MoneyNames {
        let accounts = state.openAccounts.map { (title: $0.title, currency: $0.currency) }
        return MoneyNames(accounts: accounts, currency: currency(in: state)) { typed in
            for kind in MoneyCategoryKind.allCases {
                guard let category = state.moneyCategory(clearlyNamed: typed, kind, self) else { continue }
                return (kind == .income ? .income : .expense, title(category))
            }
            if Words.isSalary(typed), let salary = state.moneyCategory(StandardCategory.salary.id) {
                return (.income, title(salary))
            }
            guard let latest = state.latestTransaction(withPayee: typed), latest.kind != .transfer else { return nil }
            return (latest.kind == .income ? .income : .expense, nil)
        }
    }
}
