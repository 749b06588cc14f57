import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Journal
import Money
import Phrasing
import Words

/// The `account` commands.
struct Accounts: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "account",
        abstract: "Add, list and change accounts.",
        subcommands: [
            ListAccounts.self, AddAccount.self, EditAccount.self, CloseAccount.self, ReopenAccount.self,
            DeleteAccount.self, ReconcileAccount.self,
        ],
        defaultSubcommand: ListAccounts.self, aliases: ["accounts"])
}

struct ListAccounts: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List accounts with their balances.", aliases: ["ls"])

    @Flag(help: "Closed accounts, too.")
    var all = false

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        try session.read { state in
            let words = session.words
            let accounts = all ? state.livingAccounts : state.openAccounts
            var columns = Columns()
            for account in accounts {
                let balance = state.balance(of: account, on: state.today(session.now)).total
                columns.append([
                    Columns.Cell(account.title, .strong),
                    Columns.Cell(words.name(account.kind), .faint),
                    Columns.Cell(words.amount(balance, account.currency), isNumber: true),
                    Columns.Cell(account.isClosed ? words.closedAccount : "", .faint),
                ])
            }
            return CommandOutput(
                accounts.isEmpty ? [words.noAccounts(areAllClosed: state.hasAccounts)] : columns.lines(session.style),
                json: ["accounts": .array(accounts.map { session.json($0, in: state) })])
        }
    }
}

struct AddAccount: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add an account.",
        discussion: """
            daybook account add Bank --currency EUR --balance 1234.50
            daybook account add Visa --kind card --balance -80
            """)

    @Argument(help: "Its title.")
    var title: String

    @OptionGroup var options: AccountOptions
    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let id = Randomness.recordID()
        try session.save { state in
            var account = Account(id: id)
            account.title = title
            account.currencyCode = session.words.currency(in: state).code
            try options.apply(to: &account, session)
            return try session.decide(.addAccount(account), in: state)
        }
        return try session.output(aboutAccount: id, saying: session.words.wasAdded(_:))
    }
}

struct EditAccount: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Change an account; options you leave out keep their values.")

    @Argument(help: "Its title, or the start of it.")
    var account: String

    @Option(help: "A new title.")
    var title: String?

    @OptionGroup var options: AccountOptions
    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        try session.change(account, saying: session.words.wasSaved(_:)) { account in
            var account = account
            if let title { account.title = title }
            try options.apply(to: &account, session)
            return .editAccount(account)
        }
    }
}

struct CloseAccount: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "close", abstract: "Close an account; its transactions stay.")

    @Argument(help: "Its title, or the start of it.")
    var account: String

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        try session.change(account, saying: session.words.accountClosed) { .closeAccount($0.id) }
    }
}

struct ReopenAccount: ChangingCommand {
    static let configuration = CommandConfiguration(commandName: "reopen", abstract: "Open a closed account again.")

    @Argument(help: "Its title, or the start of it.")
    var account: String

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        try session.change(account, saying: session.words.accountReopened) { .reopenAccount($0.id) }
    }
}

struct DeleteAccount: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete an account with its transactions.", aliases: ["rm"])

    @Argument(help: "Its title, or the start of it.")
    var account: String

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        try session.change(account, saying: session.words.wasDeleted(_:)) { .deleteAccount($0.id) }
    }
}

struct ReconcileAccount: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "reconcile", abstract: "Compare an account with the bank's statement, and lock what agrees.",
        discussion: """
            daybook account reconcile Bank 1234.50 --on 2026-10-31

            Tick off transactions first: daybook money clear 479 485
            """)

    @Argument(help: "Its title, or the start of it.")
    var account: String

    @Argument(help: "The balance on the statement.")
    var balance: String

    @Option(help: ArgumentHelp("The last day of the statement (default: today).", valueName: "day"))
    var on: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let day = try session.read { try session.day(on, in: $0) }
        do {
            return try session.change(account, saying: session.words.accountReconciled) { account in
                .reconcile(account.id, through: day, balance: try session.amount(balance, in: account.currency))
            }
        } catch let refusal as MoneyRefusal {
            guard case .statementDiffers = refusal else { throw refusal }
            let lines = try session.read { state in
                session.linesOfChanged(on: try session.account(account, in: state), in: state)
            }
            guard !lines.isEmpty else { throw refusal }
            throw InvalidRequest(([session.words.reason(refusal)] + lines).joined(separator: "\n"))
        }
    }
}

extension Session {
    /// A line about each transaction that another device changed after it was reconciled on an account.
    fileprivate func linesOfChanged(on account: Account, in state: State) -> [String] {
        let numbers = TransactionNumbers(state)
        return state.changedSinceReconciled(on: account.id).map { transaction in
            let what = transaction.isAlive ? words.changedSinceReconciled : words.deletedSinceReconciled
            let facts = [
                transaction.day.map { words.dayMonthYear($0) } ?? "", words.title(transaction, in: state),
                words.amount(transaction.effect(on: account.id), account.currency),
                transaction.isAlive ? numbers.number(of: transaction) : "",
            ]
            return "\(what): \(facts.filter { !$0.isEmpty }.joined(separator: " · "))"
        }
    }
}

/// Options that set an account's fields.
struct AccountOptions: ParsableArguments {
    @Option(help: ArgumentHelp("One of \(choices(AccountKind.self)).", valueName: "kind"))
    var kind: String?

    @Option(help: ArgumentHelp("The currency, such as EUR.", valueName: "code"))
    var currency: String?

    @Option(help: ArgumentHelp("The balance before its first transaction; negative for a debt.", valueName: "amount"))
    var balance: String?

    @Option(help: ArgumentHelp("One of \(choices(Palette.self)).", valueName: "name"))
    var color: String?

    @Option(help: "A note.")
    var note: String?

    func apply(to account: inout Account, _ session: Session) throws {
        let words = session.words
        if let kind { account.kind = try words.choice(kind) }
        if let currency { account.currencyCode = try session.currency(currency).code }
        if let balance { account.opening = try session.amount(balance, in: account.currency) }
        try account.set(.color, typed: try words.paletteName(color), words)
        if let note { account.note = note }
    }
}

extension Session {
    /// Runs a command on an account and reports the result.
    fileprivate func change(
        _ typed: String, saying sentence: (String) -> String, _ command: (Account) throws -> MoneyCommand
    ) throws -> CommandOutput {
        var found: (account: Account, json: JSONValue)?
        let changed = try save { state in
            let account = try account(typed, in: state)
            found = (account.detached, json(account, in: state))
            return try decide(try command(account), in: state)
        }
        return try read { state in
            guard let found else { throw MoneyRefusal.noSuchAccount }
            let account = state.account(found.account.id)
            return CommandOutput(
                report(sentence((account ?? found.account).title), changed: changed),
                json: account.map { json($0, in: state) } ?? found.json)
        }
    }

    fileprivate func output(aboutAccount id: RecordID, saying sentence: (String) -> String) throws -> CommandOutput {
        try read { state in
            guard let account = state.account(id) else { throw MoneyRefusal.noSuchAccount }
            let balance = words.amount(state.balance(of: account, on: state.today(now)).total, account.currency)
            return CommandOutput(
                [sentence(account.title), style(.faint, balance)], json: json(account, in: state))
        }
    }
}
