import CivilTime
import Journal
import Money
import TestSupport

@testable import DaybookCore

/// Random commands on bills, budgets, envelopes, rates and rules; some will be refused.
extension MoneyHistory {
    private static let today = Day("2026-11-20")!

    mutating func bill() -> MoneyCommand {
        let bills = state.livingRecurringTransactions
        guard !bills.isEmpty, !random.once(in: 4) else {
            var bill = RecurringTransaction(id: newID())
            fill(&bill)
            return .addRecurring(bill)
        }
        let bill = random.one(of: bills)
        switch random.number(1...8) {
        case 1: return .deleteRecurring(bill.id)
        case 2: return .endRecurring(bill.id, after: day())
        case 3, 4:
            var edited = bill
            if random.once(in: 2) { fill(&edited) } else { edited.amount = Int64(random.number(1...9_999)) }
            return random.once(in: 2) ? .editRecurring(edited) : .editRecurringFrom(edited, day())
        case 5: return .postDue(through: day())
        default:
            let open = state.occurrences(of: bill, in: Self.today.advanced(by: -60)...Self.today)
            guard !open.isEmpty else { return .postDue(through: Self.today) }
            let day = random.one(of: open)
            if random.once(in: 3) { return .skipOccurrence(bill.id, on: day) }
            return .postOccurrence(bill.id, on: day, amount: Int64(random.number(1...9_999)), received: bill.received)
        }
    }

    private mutating func fill(_ bill: inout RecurringTransaction) {
        bill.kind = random.once(in: 4) ? .income : .expense
        (bill.account, bill.amount) = (account(), Int64(random.number(1...9_999)))
        (bill.payee, bill.category) = ("Payee \(random.number(1...9))", random.one(of: Self.categories))
        bill.start = day()
        bill.repetition = random.one(of: ["FREQ=WEEKLY", "FREQ=MONTHLY", "FREQ=DAILY;INTERVAL=5"])
        bill.isAutomatic = random.once(in: 2)
    }

    mutating func budget() -> MoneyCommand {
        let budgets = state.budgets.rows.filter { $0.isAlive }
        if !budgets.isEmpty, random.once(in: 3) {
            let budget = random.one(of: budgets)
            return random.once(in: 2) ? .endBudget(budget.id) : .deleteBudget(budget.id)
        }
        var budget = Budget(limit: Int64(random.number(0...9_999)), of: random.one(of: Self.categories))
        budget.period = random.one(of: BudgetPeriod.allCases)
        budget.rollsOver = random.once(in: 2)
        if random.once(in: 2) { budget.since = day() }
        return .setBudget(budget)
    }

    mutating func envelope() -> MoneyCommand {
        let (category, other) = (random.one(of: Self.categories), random.one(of: Self.categories))
        let (month, amount) = (day().monthOfYear, amount())
        switch random.number(1...4) {
        case 1: return .setEnvelope(category, month, amount)
        case 3: return .fillEnvelopes(random.one(of: EnvelopeFill.allCases), month, replacing: random.once(in: 2))
        case 2: return .moveBetweenEnvelopes(abs(amount), from: category, to: other, month)
        default: return .setCarry(category, month, random.one(of: EnvelopeCarry.allCases))
        }
    }

    mutating func rate() -> MoneyCommand {
        let rates = state.livingExchangeRates
        if !rates.isEmpty, random.once(in: 3) { return .deleteRate(random.one(of: rates).id) }
        let (base, quote) = (random.one(of: ["EUR", "PLN", "JPY"]), random.one(of: ["EUR", "PLN", "JPY"]))
        var rate = CurrencyRate(id: newID())
        (rate.baseCode, rate.quoteCode, rate.day) = (base, quote, day())
        rate.billionths = Int64(random.number(1...9_999)) * 1_000_000
        return .setRate(rate, replacing: rates.isEmpty || random.once(in: 2) ? nil : random.one(of: rates).id)
    }

    mutating func rule(_ transactions: [Transaction]) -> MoneyCommand {
        let rules = state.livingPayeeRules
        guard !rules.isEmpty, !random.once(in: 3) else {
            var rule = PayeeRule(id: newID())
            (rule.text, rule.category) = ("Payee \(random.number(1...9))", random.one(of: Self.categories))
            return .addRule(rule)
        }
        var rule = random.one(of: rules)
        switch random.number(1...4) {
        case 1: return .deleteRule(rule.id)
        case 2: return .moveRule(rule.id, behind: random.once(in: 3) ? nil : random.one(of: rules).id)
        case 3: return transactions.isEmpty ? .deleteRule(rule.id) : .learnRule(from: random.one(of: transactions).id)
        default:
            rule.category = random.one(of: Self.categories)
            rule.payee = random.once(in: 2) ? "" : "Shop \(random.number(1...9))"
            return .editRule(rule)
        }
    }
}
