import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Journal
import Money
import Phrasing
import Words

/// The `money` commands.
struct MoneyCommands: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "money",
        abstract: "See and change transactions, and what they come to.",
        subcommands: [
            ShowRegister.self, ReportMoney.self, ShowNetWorth.self, ForecastMoney.self, ExchangeRateCommands.self,
            ListMoneyCategories.self, PayeeRuleCommands.self, CategoriseTransactions.self, ClearTransactions.self,
            UnclearTransactions.self,
            UnlockTransaction.self, DeleteTransaction.self, AttachFile.self, ListAttachments.self,
        ],
        defaultSubcommand: ShowRegister.self)
}

struct ShowRegister: JournalCommand {
    static let configuration = CommandConfiguration(
        commandName: "register", abstract: "List transactions with the balance after each, oldest first.",
        discussion: """
            daybook money register --account Bank --from 2026-11-01
            daybook money register --category groceries --limit 20
            daybook money register --search lidl --from 2026-01-01
            daybook money categorise eating latest --refund
            """, aliases: ["list", "ls"])

    @Option(help: "Only this account.")
    var account: String?

    @Option(help: "Only this category.")
    var category: String?

    @Flag(help: "The money came back: income of a category of spending is a refund.")
    var refund = false

    @Option(
        help: ArgumentHelp("Only those with this text in payee, note or tags, or of this amount.", valueName: "text"))
    var search: String?

    @OptionGroup var range: DayRangeOptions

    @Option(
        help: ArgumentHelp("How many of the latest to list (default: 100; with --json, all).", valueName: "n"))
    var limit: Int?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let maximum = try session.maximum(limit, default: 100, json: global.json)
        return try session.read { state in
            var filter = TransactionFilter(days: try range.days(in: session, state))
            if let account { filter.account = try session.account(account, in: state).id }
            if let category { filter.category = try session.moneyCategory(category, .expense, in: state).id }
            filter.search = search ?? ""
            let found = state.transactions(filter, filter.search(in: state, session.words))
            let shown = Array(found.suffix(maximum))
            return CommandOutput(
                lines(shown, of: found.count, filter, session, state),
                json: [
                    "count": .count(found.count), "transactions": .array(shown.map { session.json($0, in: state) }),
                ])
        }
    }

    private func lines(
        _ shown: [Transaction], of count: Int, _ filter: TransactionFilter, _ session: Session, _ state: State
    ) -> [String] {
        let words = session.words
        guard !shown.isEmpty else {
            return [
                !state.transactions.rows.contains { $0.isAlive } ? words.noTransactionsYet : words.noTransactionsMatch
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
                Columns.Cell(category.map { words.title($0) } ?? "", .faint),
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
        var sum = state.balance(of: account, on: end).total
        for transaction in shown {
            sum &-= transaction.account == account.id ? transaction.effect : transaction.arrival
        }
        balance = sum
    }

    mutating func after(_ transaction: Transaction, _ effect: Int64) -> Int64? {
        guard let before = balance else { return nil }
        balance = before &+ effect
        return balance
    }
}

struct ListMoneyCategories: JournalCommand {
    static let configuration = CommandConfiguration(
        commandName: "categories", abstract: "List the categories of transactions.")

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        try session.read { state in
            let words = session.words
            let categories = state.livingMoneyCategories.filter { !$0.isHidden }
            var columns = Columns()
            for category in categories {
                columns.append([
                    Columns.Cell(category.icon), Columns.Cell(words.title(category), .strong),
                    Columns.Cell(category.kind == .income ? words.income : "", .faint),
                    Columns.Cell(category.group, .faint),
                ])
            }
            return CommandOutput(
                columns.lines(session.style),
                json: [
                    "categories": .array(
                        categories.map { category in
                            [
                                "id": .string(category.id.hex), "title": .string(words.title(category)),
                                "kind": .string(category.kind.rawValue), "group": .string(category.group),
                            ]
                        })
                ])
        }
    }
}

struct CategoriseTransactions: JournalCommand {
    static let configuration = CommandConfiguration(
        commandName: "categorise", abstract: "Give transactions a category.",
        discussion: """
            daybook money categorise groceries 479 485
            daybook money categorise none latest
            """, aliases: ["categorize"])

    @Argument(help: "A category or the start of its name; none takes it away.")
    var category: String

    @Argument(help: ArgumentHelp("Their numbers in daybook money register, or latest.", valueName: "transaction"))
    var transactions: [String]

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        do {
            return try session.change(transactions, saying: { session.words.categorySet(of: $0) }) { state, ids in
                let isNone = category.lowercased() == "none"
                let chosen = isNone ? nil : try session.moneyCategory(category, .expense, in: state).id
                return .categorise(ids, chosen, refund ? .refunds : .ask)
            }
        } catch let refusal as MoneyRefusal {
            guard case .refundsNotSaid = refusal else { throw refusal }
            throw InvalidRequest("\(session.words.reason(refusal)) \(session.words.refundOption)")
        }
    }
}

struct ClearTransactions: JournalCommand {
    static let configuration = CommandConfiguration(
        commandName: "clear", abstract: "Tick off the transactions that the bank's statement shows.")

    @Argument(help: ArgumentHelp("Their numbers in daybook money register, or latest.", valueName: "transaction"))
    var transactions: [String]

    @Option(help: "Only on the statement of this account; a transfer is on two.")
    var account: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput { try session.setCleared(true, transactions, account) }
}

struct UnclearTransactions: JournalCommand {
    static let configuration = CommandConfiguration(commandName: "unclear", abstract: "Remove ticks.")

    @Argument(help: ArgumentHelp("Their numbers in daybook money register, or latest.", valueName: "transaction"))
    var transactions: [String]

    @Option(help: "Only on the statement of this account; a transfer is on two.")
    var account: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput { try session.setCleared(false, transactions, account) }
}

struct UnlockTransaction: JournalCommand {
    static let configuration = CommandConfiguration(
        commandName: "unlock", abstract: "Unlock a reconciled transaction, so that it can be changed.")

    @Argument(help: "Its number in daybook money register, its id, or latest.")
    var transaction: String

    @Option(help: "Only on the statement of this account; a transfer is on two.")
    var account: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        try session.change([transaction], saying: { _ in session.words.transactionUnlocked }) { state, ids in
            .unlock(ids[0], on: try account.map { try session.account($0, in: state).id })
        }
    }
}

struct DeleteTransaction: JournalCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete a transaction.", aliases: ["rm"])

    @Argument(help: "Its number in daybook money register, its id, or latest.")
    var transaction: String

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        var before: JSONValue = nil
        try session.save { state in
            let transaction = try session.transaction(transaction, in: state)
            before = session.json(transaction, in: state)
            return try session.decide(.deleteTransaction(transaction.id), in: state)
        }
        return CommandOutput(session.words.transactionDeleted, json: before)
    }
}

extension Session {
    fileprivate func setCleared(
        _ isCleared: Bool, _ typed: [String], _ account: String?
    ) throws -> CommandOutput {
        let sentence = isCleared ? words.transactionCleared : words.transactionUncleared
        return try change(typed, saying: { _ in sentence }) { state, ids in
            .setCleared(ids, isCleared, on: try account.map { try self.account($0, in: state).id })
        }
    }

    /// Changes transactions and reports on them.
    ///
    /// - Parameters:
    ///   - typed: Their numbers, ids, or "latest".
    ///   - sentence: The message for a number of changed transactions.
    fileprivate func change(
        _ typed: [String], saying sentence: (Int) -> String,
        by command: (State, [RecordID]) throws -> MoneyCommand
    ) throws -> CommandOutput {
        var ids: [RecordID] = []
        var changedIDs: Set<RecordID> = []
        let isChanged = try save { state in
            ids = try typed.map { try transaction($0, in: state).id }
            let decision = try decide(try command(state, ids), in: state)
            changedIDs = Set(decision.changes.map { $0.record })
            return decision
        }
        return try read { state in
            CommandOutput(
                report(sentence(changedIDs.count), changed: isChanged),
                json: .array(ids.compactMap { state.transaction($0) }.map { json($0, in: state) }))
        }
    }
}
