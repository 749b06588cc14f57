import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Journal
import Money
import Phrasing
import Words

struct ShowRegister: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "register", abstract: "List transactions with the balance after each, oldest first.",
        discussion: """
            daybook money register --account Bank --from 2026-11-01
            daybook money register --category groceries --limit 20
            daybook money register --search lidl --from 2026-01-01
            """, aliases: ["list", "ls"])

    @OptionGroup var options: RegisterOptions
    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput { try options.register(in: session, json: global.json) }
}

/// The choice of transactions to list.
struct RegisterOptions: ParsableArguments {
    @Option(help: "Only this account.")
    var account: String?

    @Option(help: "Only this category.")
    var category: String?

    @Option(
        help: ArgumentHelp("Only those with this text in payee, note or tags, or of this amount.", valueName: "text"))
    var search: String?

    @OptionGroup var range: DayRangeOptions

    @Option(
        help: ArgumentHelp("How many of the latest to list (default: 100; with --json, all).", valueName: "n"))
    var limit: Int?

    /// Whether none of them was given.
    var isEmpty: Bool {
        account == nil && category == nil && search == nil && limit == nil && range.from == nil && range.to == nil
    }

    func register(in session: Session, json: Bool) throws -> CommandOutput {
        let maximum = try session.maximum(limit, default: 100, json: json)
        return try session.read { state in
            var filter = TransactionFilter(days: try range.days(in: session, state))
            if let account { filter.account = try session.account(account, in: state).id }
            if let category { filter.category = try session.moneyCategory(category, .expense, in: state).id }
            filter.search = search ?? ""
            return Register(filter, maximum).output(session, state)
        }
    }
}

struct ListUncategorised: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "uncategorised", abstract: "List the transactions without a category, oldest first.",
        aliases: ["uncategorized"])

    @OptionGroup var range: DayRangeOptions

    @Option(
        help: ArgumentHelp("How many of the latest to list (default: 100; with --json, all).", valueName: "n"))
    var limit: Int?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let maximum = try session.maximum(limit, default: 100, json: global.json)
        return try session.read { state in
            let days = try range.days(in: session, state)
            return Register(TransactionFilter(days: days, isUncategorised: true), maximum).output(session, state)
        }
    }
}

/// The latest transactions that a filter lets through.
private struct Register {
    let filter: TransactionFilter
    let maximum: Int

    init(_ filter: TransactionFilter, _ maximum: Int) {
        self.filter = filter
        self.maximum = maximum
    }

    func output(_ session: Session, _ state: State) -> CommandOutput {
        let found = state.transactions(filter, filter.search(in: state, session.words))
        let shown = Array(found.suffix(maximum))
        return CommandOutput(
            lines(shown, of: found.count, session, state),
            json: ["count": .count(found.count), "transactions": .array(shown.map { session.json($0, in: state) })])
    }

    private func lines(
        _ shown: [Transaction], of count: Int, _ session: Session, _ state: State
    ) -> [String] {
        let words = session.words
        guard !shown.isEmpty else {
            return [
                !state.transactions.rows.contains { state.counts($0) }
                    ? words.noTransactionsYet : words.noTransactionsMatch
            ]
        }
        let numbers = TransactionNumbers(state)
        var balances = RunningBalances(before: shown, filter, state)
        var columns = Columns()
        for transaction in shown {
            guard let day = transaction.day else { continue }
            let isArrival = filter.account.map { transaction.account != $0 && transaction.toAccount == $0 } ?? false
            let account = state.account(isArrival ? transaction.toAccount : transaction.account)
            let currency = account?.currency ?? .euro
            let effect = isArrival ? transaction.arrival : transaction.effect
            let category = transaction.payee.isEmpty ? nil : state.moneyCategory(transaction.category)
            columns.append([
                Columns.Cell(numbers.number(of: transaction), .faint),
                Columns.Cell(day.text),
                Columns.Cell(words.title(transaction, in: state)),
                Columns.Cell(
                    category.map { words.title($0) } ?? words.deletedCategory(of: transaction, in: state) ?? "", .faint),
                Columns.Cell(filter.account == nil ? account?.title ?? "" : "", .faint),
                Columns.Cell(words.amount(effect, currency), isNumber: true),
                Columns.Cell(
                    balances.after(transaction, effect).map { words.amount($0, currency) } ?? "", .faint, isNumber: true
                ),
            ])
        }
        var foot = [words.transactions(count)]
        if count > shown.count { foot.append("--limit \(count)") }
        return columns.lines(session.style) + ["", session.style(.faint, foot.joined(separator: " · "))]
    }
}

/// The balance of one account after each of its transactions. There is none if a register shows only some of them.
private struct RunningBalances {
    private var balance: Int64?

    /// - Parameter shown: The transactions of the register, which end with the latest.
    init(before shown: [Transaction], _ filter: TransactionFilter, _ state: State) {
        guard filter.isOfAllKinds, let account = state.account(filter.account) else { return }
        let end = filter.days.upperBound == .last ? nil : filter.days.upperBound
        var sum = AmountSum(state.balance(of: account, on: end).total)
        for transaction in shown {
            sum -= transaction.account == account.id ? transaction.effect : transaction.arrival
        }
        balance = sum.amount
    }

    mutating func after(_ transaction: Transaction, _ effect: Int64) -> Int64? {
        guard let before = balance else { return nil }
        balance = AmountSum.of(before, effect)
        return balance
    }
}
