import CivilTime
import Journal
import Money

/// A category's envelope in a month. Amounts are minor units of the envelopes' currency.
public struct Envelope: Hashable, Sendable {
    public let category: RecordID
    /// The amount assigned to it in this month.
    public let budgeted: Int64
    /// The amount that its transactions add to the accounts: negative for money spent.
    public let spent: Int64
    /// The amount left in it by the month before: below zero only if overspending is carried.
    public let carriedIn: Int64
    /// Whether overspending of this month stays in it as a debt.
    public let carriesOverspending: Bool
    /// The money spent on its category in this month from accounts in other currencies, which it does not count.
    public internal(set) var otherCurrencies: [MoneyAmount] = []

    /// The amount left in it at the end of the month; negative if overspent.
    ///
    /// left = budgeted + spent + (carry over ? previous left : max(0, previous left)), as in Actual.
    public var left: Int64 { AmountSum.of(budgeted, spent, carriedIn) }

    /// Whether nothing was or is in it.
    public var isUnused: Bool { budgeted == 0 && spent == 0 && carriedIn == 0 && otherCurrencies.isEmpty }
}

/// What was spent from accounts in other currencies than that of the envelopes.
private struct ForeignSpending {
    private var sums: [Currency: AmountSum] = [:]
    private var byCategory: [RecordID: [Currency: AmountSum]] = [:]

    mutating func add(_ item: CategorisedAmount) {
        guard item.kind == .expense, let currency = item.currency else { return }
        sums[currency, default: AmountSum()] += item.amount
        if let category = item.category {
            byCategory[category, default: [:]][currency, default: AmountSum()] += item.amount
        }
    }

    var amounts: [MoneyAmount] { .used(of: sums) }

    func amounts(of category: RecordID) -> [MoneyAmount] { .used(of: byCategory[category] ?? [:]) }
}

/// All envelopes in a month, and the money that is not in any, computed as Actual computes "To Budget".
///
/// At the end of every month, what is left in the envelopes and what is to assign add up to the balances of
/// `State.envelopeAccounts`. Money that comes or goes without an envelope changes what is to assign: transactions without
/// a category or with a deleted one, and transfers from or to other accounts, such as those in other currencies, loans
/// and investments. Opening balances count as if they had always been there.
public struct EnvelopeMonth: Hashable, Sendable {
    public let month: Month
    public let currency: Currency
    /// The envelopes of all expense categories, in the categories' order.
    public let envelopes: [Envelope]
    /// The amount to assign at the end of the month before. Opening balances count as if they had always been there.
    public let fromLastMonth: Int64
    /// The part of it that is the opening balances of accounts of which nothing earlier is known.
    public let openings: Int64
    /// The amount that this month's income adds to the accounts, by its categories.
    public let income: Int64
    /// The amount that this month's other money adds: what came without a category, or from a deleted account.
    public let otherIncome: Int64
    /// The amount that what was spent without an envelope adds to the accounts: zero or below.
    public let spentWithoutEnvelope: Int64
    /// The same of what was moved to accounts in other currencies; above zero if more came back.
    public let movedToCurrencies: Int64
    /// The same of what was moved to loans and investments; above zero if more came back.
    public let movedToOthers: Int64
    /// The money spent in this month from accounts in other currencies, which nothing else here counts.
    public let otherCurrencies: [MoneyAmount]
    /// Overspending of the month before that was not carried: zero or below.
    public let overspentLastMonth: Int64

    /// The amount that this month's transactions without an envelope add to the accounts.
    public var withoutEnvelope: Int64 {
        AmountSum.of(otherIncome, spentWithoutEnvelope, movedToCurrencies, movedToOthers)
    }

    /// The sum assigned to all envelopes in this month.
    public var budgeted: Int64 { AmountSum.of(envelopes.lazy.map { $0.budgeted }) }

    /// The sum left in all envelopes.
    public var left: Int64 { AmountSum.of(envelopes.lazy.map { $0.left }) }

    /// The amount that can still be assigned; negative if more was assigned than there is.
    public var toAssign: Int64 {
        AmountSum.of(fromLastMonth, income, withoutEnvelope, overspentLastMonth, -budgeted)
    }

    public func envelope(of category: RecordID) -> Envelope? { envelopes.first { $0.category == category } }

    /// Computes a month in time linear in the number of transactions.
    public init(_ month: Month, in state: State) {
        let accounts = state.envelopeAccounts
        var ledger = EnvelopeLedger(through: month, state)
        let ids = Set(accounts.map { $0.id })
        let currency = state.budgetCurrency ?? .euro
        let days = Day.first...month.last
        var foreign = ForeignSpending()
        state.forEachCategorisedAmount(on: days) { item in
            if ids.contains(item.account) {
                ledger.add(item.effect, item.category, on: item.day)
            } else if item.currency != currency, item.day >= month.first {
                foreign.add(item)
            }
        }
        for transaction in state.transactions.rows where transaction.kind == .transfer {
            guard state.counts(transaction), let day = transaction.day, days.contains(day) else { continue }
            let leaves = transaction.account.map { ids.contains($0) } ?? false
            let arrives = transaction.toAccount.map { ids.contains($0) } ?? false
            let effect = (leaves ? transaction.effect : 0) + (arrives ? transaction.arrival : 0)
            if effect == 0 { continue }
            let other = state.account(leaves ? transaction.toAccount : transaction.account)
            // To an account that was deleted it is gone.
            if leaves != arrives, let other {
                ledger.add(moved: effect, isForeign: other.currency != currency, on: day)
            } else {
                ledger.add(effect, nil, on: day)
            }
        }
        for amount in state.envelopes.rows where amount.hasDerivedID { ledger.add(amount, currency) }
        let opening = AmountSum.of(accounts.lazy.map { $0.opening })
        let new = zip(accounts, state.beginnings(of: accounts)).filter { $0.1 >= month.first }
        self.init(
            month, currency, ledger, foreign, opening: opening, new: AmountSum.of(new.lazy.map { $0.0.opening }))
    }

    private init(
        _ month: Month, _ currency: Currency, _ ledger: EnvelopeLedger, _ foreign: ForeignSpending, opening: Int64,
        new: Int64
    ) {
        openings = new
        (self.month, self.currency) = (month, currency)
        let runs = ledger.runs
        envelopes = runs.map { run in
            var envelope = run.envelope
            envelope.otherCurrencies = foreign.amounts(of: envelope.category)
            return envelope
        }
        otherCurrencies = foreign.amounts
        overspentLastMonth = AmountSum.of(runs.lazy.map { $0.overspentLastMonth })
        income = ledger.income.now.amount
        (otherIncome, spentWithoutEnvelope) = (
            ledger.otherIncome.now.amount, ledger.spentWithoutEnvelope.now.amount
        )
        (movedToCurrencies, movedToOthers) = (
            ledger.movedToCurrencies.now.amount, ledger.movedToOthers.now.amount
        )
        fromLastMonth = AmountSum.of(
            [
                opening, ledger.income.before.amount, ledger.otherIncome.before.amount,
                ledger.spentWithoutEnvelope.before.amount, ledger.movedToCurrencies.before.amount,
                ledger.movedToOthers.before.amount,
            ]
                + runs.flatMap { [-$0.budgetedBefore, $0.overspentBefore] })
    }
}

extension State {
    /// The currency of envelopes, and of new budgets: that of the settings or else of most assigned amounts, or else of
    /// most open accounts, the usual one's among equally many; of closed ones if none is open. Nil without any account.
    public var budgetCurrency: Currency? {
        if let currency = Currency(settings.budgetCurrency) { return currency }
        let codes = envelopes.rows.filter { $0.hasDerivedID }.map { $0.currencyCode }
        if let assigned = mostFrequent(codes.compactMap { Currency($0) }, over: nil) { return assigned }
        let open = mostFrequent(openAccounts.map { $0.currency }, over: usualAccount?.currency)
        return open ?? mostFrequent(livingAccounts.map { $0.currency }, over: nil)
    }

    private func mostFrequent(_ currencies: [Currency], over favourite: Currency?) -> Currency? {
        var counts: [Currency: Int] = [:]
        for currency in currencies { counts[currency, default: 0] += 1 }
        guard let most = counts.values.max() else { return nil }
        if let favourite, counts[favourite] == most { return favourite }
        return counts.filter { $0.value == most }.map { $0.key }.min { $0.code < $1.code }
    }

    /// The accounts whose money is in envelopes: those in the envelopes' currency, closed ones included, except loans
    /// and investments, which nobody spends from.
    public var envelopeAccounts: [Account] {
        guard let currency = budgetCurrency else { return [] }
        return livingAccounts.filter { $0.currency == currency && $0.kind != .loan && $0.kind != .investment }
    }
}
