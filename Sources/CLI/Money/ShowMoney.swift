import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Journal
import Money
import Phrasing
import Words

struct ShowMoney: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "overview",
        abstract: "Show balances, the month so far, budgets, and what is due or has no category.")

    @OptionGroup var options: RegisterOptions
    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        guard options.isEmpty else { return try options.register(in: session, json: global.json) }
        return try session.read { state in
            let overview = MoneyOverview(state, today: state.today(session.now))
            guard state.hasAccounts else {
                let hint = [session.words.noMoneyYet, session.words.addAccountCommand]
                return CommandOutput(hint, json: overview.json(session))
            }
            return CommandOutput(overview.lines(session), json: overview.json(session))
        }
    }
}

/// Money at a glance, in the terminal.
private struct MoneyOverview {
    let state: State
    let today: Day
    /// This month until today.
    let days: ClosedRange<Day>
    let month: CategoryTotals
    let bills: [RecurringOccurrence]
    let uncategorisedCount: Int

    init(_ state: State, today: Day) {
        self.state = state
        self.today = today
        days = today.monthOfYear.first...today
        month = CategoryTotals(of: days, in: state)
        bills = state.billsDue(through: today.advanced(by: 7))
        uncategorisedCount = state.totals(TransactionFilter(isUncategorised: true)).count
    }

    private func balance(_ account: Account) -> Int64 { state.balance(of: account, on: today).total }

    /// The balances of all open accounts together.
    private func balances(_ words: Words) -> BalancesTogether {
        BalancesTogether(
            state.openAccounts.map { MoneyAmount(balance($0), $0.currency) },
            in: state.budgetCurrency ?? words.usualCurrency, on: today, state)
    }

    /// The sum in one currency, if there are several, the rates it is by and the amounts that it leaves out.
    private func sumByRates(_ balances: BalancesTogether, _ session: Session) -> [String] {
        guard let sum = balances.inUsual else { return [] }
        let words = session.words
        var lines: [String] = []
        if balances.isConverted {
            lines.append(words.inAllByRates(words.amount(sum.amount, sum.currency)))
            let rates = "\(words.exchangeRates): \(words.sentence(balances.ways, today: today))"
            lines.append(session.style(.faint, rates))
        }
        if !sum.unconverted.isEmpty { lines.append(words.withoutRate(in: balances)) }
        return lines
    }

    func lines(_ session: Session) -> [String] {
        let (words, style) = (session.words, session.style)
        let sums = balances(words)
        var accounts = Columns()
        for account in state.openAccounts {
            accounts.append([
                Columns.Cell(account.title, .strong),
                Columns.Cell(words.amount(balance(account), account.currency), isNumber: true),
            ])
        }
        if state.openAccounts.count > 1 {
            for total in sums.totals {
                accounts.append([
                    Columns.Cell(words.total, .faint),
                    Columns.Cell(words.amount(total.minorUnits, total.currency), isNumber: true),
                ])
            }
        }
        var flow = Columns()
        for (kind, title) in [(MoneyCategoryKind.expense, words.spent), (.income, words.earned)] {
            for sum in month.sums(kind) {
                flow.append([
                    Columns.Cell(title), Columns.Cell(words.amount(sum.amount, sum.currency), isNumber: true),
                ])
            }
        }
        let sections = [
            (words.capitalized(words.thisMonth), flow.lines(style, indent: 2)),
            (words.budgets, budgets(words).lines(style, indent: 2)),
            (words.recurringTransactions, due(words).lines(style, indent: 2)),
        ]
        var lines = state.openAccounts.isEmpty ? [words.allAccountsClosed] : accounts.lines(style)
        lines += sumByRates(sums, session)
        for (title, rows) in sections where !rows.isEmpty { lines += ["", style(.strong, title)] + rows }
        if uncategorisedCount > 0 {
            let found = words.labelled(words.uncategorised, words.transactions(uncategorisedCount))
            lines += ["", "\(found) · daybook money uncategorised"]
        }
        return lines
    }

    private func budgets(_ words: Words) -> Columns {
        var rows = Columns()
        guard state.settings.budgeting == .limits else { return rows }
        for status in state.budgetStatuses(on: today, today: today) {
            rows.append([
                Columns.Cell(state.moneyCategory(status.budget.category).map { words.title($0) } ?? ""),
                Columns.Cell(words.spentOfLimit(status), isNumber: true),
                Columns.Cell(words.left(status), status.isOverspent ? .strong : .plain),
            ])
        }
        return rows
    }

    private func due(_ words: Words) -> Columns {
        var rows = Columns()
        for bill in bills {
            let currency = state.account(bill.rule.account)?.currency ?? .euro
            let sum = bill.transaction(in: state)?.amount ?? bill.rule.amount
            let amount = bill.rule.isEstimate ? words.amountDiffers : words.amount(sum, currency)
            rows.append([
                Columns.Cell(words.title(bill.rule, in: state)),
                Columns.Cell(amount, isNumber: true),
                Columns.Cell(words.occurrenceDue(words.near(bill.day, to: today)), .faint),
            ])
        }
        return rows
    }

    func json(_ session: Session) -> JSONValue {
        func sums(_ kind: MoneyCategoryKind) -> JSONValue {
            .array(
                month.sums(kind).map { sum in
                    ["currency": .string(sum.currency.code), "amount": session.json(sum.amount, sum.currency)]
                })
        }
        let together = balances(session.words).inUsual
        return [
            "accounts": .array(state.openAccounts.map { session.json($0, in: state) }),
            "total": together.map { sum in
                [
                    "currency": .string(sum.currency.code), "amount": session.json(sum.amount, sum.currency),
                    "unconverted": .array(sum.unconverted.map { session.json(amount: $0) }),
                ]
            } ?? .null,
            "from": .string(days.lowerBound.text), "to": .string(days.upperBound.text), "spent": sums(.expense),
            "earned": sums(.income), "uncategorised": .count(uncategorisedCount), "due": .count(bills.count),
        ]
    }
}
