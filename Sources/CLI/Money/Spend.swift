import ArgumentParser
import CivilTime
import DaybookCore
import DaybookWeb
import Interchange
import Journal
import Money
import Phrasing
import Words

struct Spend: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "spend", abstract: "Log an expense.",
        discussion: """
            daybook spend 12.50 groceries
            daybook spend 4.50 Costa --category 'eating out' --account Cash --on yesterday
            daybook spend 12.50+3*4 groceries
            daybook spend -20 groceries --note 'Returned the lamp'

            The name of a category, or its first words, is the category; other text is the payee, whose last category is \
            used again. A negative amount is a refund. The first expense makes an account called Cash.
            """)

    @OptionGroup var entry: EntryOptions
    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput { try entry.log(.expense, in: session) }
}

struct Earn: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "earn", abstract: "Log income.",
        discussion: """
            daybook earn 3200 salary --account Bank
            daybook earn 15 interest --on 2026-11-30
            """)

    @OptionGroup var entry: EntryOptions
    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput { try entry.log(.income, in: session) }
}

struct MoveMoney: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "move", abstract: "Log a transfer between two of your accounts.",
        discussion: """
            daybook move 200 --from Bank --to Cash
            daybook move 100 --from Euros --to Zlotys --received 427.50
            """)

    @Argument(help: "The amount, in the currency of the account it leaves.")
    var amount: String

    @Option(help: ArgumentHelp("The account it leaves.", valueName: "account"))
    var from: String

    @Option(help: ArgumentHelp("The account it goes to.", valueName: "account"))
    var to: String

    @Option(
        help: ArgumentHelp(
            "What arrives, if the currencies differ (default: by your latest rate).", valueName: "amount"))
    var received: String?

    @Option(help: ArgumentHelp("The day (default: today).", valueName: "day"))
    var on: String?

    @Option(help: "A note.")
    var note: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let id = Randomness.recordID()
        try session.save { state in
            let source = try session.account(from, in: state)
            let target = try session.account(to, in: state)
            var transaction = Transaction(id: id)
            transaction.kind = .transfer
            transaction.account = source.id
            transaction.toAccount = target.id
            transaction.amount = try session.amount(amount, in: source.currency)
            if let received { transaction.received = try session.amount(received, in: target.currency) }
            transaction.note = note ?? ""
            if let on { transaction.day = try session.day(on, in: state) }
            return try session.decide(.addTransaction(transaction), in: state)
        }
        return try session.output(about: id)
    }
}

/// The fields of a logged expense or income.
struct EntryOptions: ParsableArguments {
    @Argument(help: "The amount, or a calculation.")
    var amount: String

    @Argument(help: "A category, or the payee.")
    var what: [String] = []

    @Option(help: "The account (default: the one you use most).")
    var account: String?

    @Option(help: "The category.")
    var category: String?

    @Option(help: ArgumentHelp("The day (default: today).", valueName: "day"))
    var on: String?

    @Option(help: "A note.")
    var note: String?

    @Option(help: ArgumentHelp("Tags, separated by spaces.", valueName: "words"))
    var tags: String?

    func log(_ kind: TransactionKind, in session: Session) throws -> CommandOutput {
        let id = Randomness.recordID()
        var first: Account?
        try session.save { state in
            var transaction = Transaction(id: id)
            transaction.kind = kind
            if let account { transaction.account = try session.account(account, in: state).id }
            let side: MoneyCategoryKind = kind == .income ? .income : .expense
            if let category { transaction.category = try session.moneyCategory(category, side, in: state).id }
            var said = what.flatMap { $0.split(separator: " ").map { String($0) } }
            if category == nil, let named = try Self.takeCategory(from: &said, side, in: state, session) {
                transaction.category = named.id
            }
            let saidTags = Self.takeTags(from: &said)
            transaction.describe(as: said.joined(separator: " "), in: state, session.words)
            if transaction.account == nil { transaction.account = state.usualAccount?.id }
            first = state.hasAccounts ? nil : .cash(session.words)
            let currency = state.account(transaction.account)?.currency ?? session.words.usualCurrency
            transaction.amount = try session.amount(amount, in: currency)
            transaction.note = note ?? ""
            transaction.tags = ([tags ?? ""] + saidTags).filter { !$0.isEmpty }.joined(separator: " ")
            if let on { transaction.day = try session.day(on, in: state) }
            return try session.decide(.addTransaction(transaction, account: first), in: state)
        }
        return try session.output(about: id, addedAccount: first?.title)
    }

    /// Takes tags, "#trip", out of what was said. A number after the sign is none.
    private static func takeTags(from said: inout [String]) -> [String] {
        let isTag = { (word: String) in word.first == "#" && word.dropFirst().first?.isLetter == true }
        defer { said.removeAll(where: isTag) }
        return said.filter(isTag).map { String($0.dropFirst()) }
    }

    /// Takes "@Eating" out of what was said, and "@Eating out" if that is the whole name, as the + line does. Throws if there is no
    /// such category.
    private static func takeCategory(
        from said: inout [String], _ side: MoneyCategoryKind, in state: State, _ session: Session
    ) throws -> MoneyCategory? {
        guard let index = said.firstIndex(where: { $0.first == "@" && $0.count > 1 }) else { return nil }
        let first = String(said[index].dropFirst())
        for count in stride(from: min(said.count - index, 8), to: 1, by: -1) {
            let name = String(said[index..<index + count].joined(separator: " ").dropFirst())
            guard case .one(let category) = state.moneyCategory(named: name, side, session.words),
                Words.fold(session.words.title(category)) == Words.fold(name)
            else { continue }
            said.removeSubrange(index..<index + count)
            return category
        }
        said.remove(at: index)
        return try session.moneyCategory(first, side, in: state)
    }
}

extension Session {
    /// Says that a transaction was logged, and the balance of its account. Also says that money is not shown if that part
    /// is off.
    ///
    /// - Parameter addedAccount: The title of the account that was added for it.
    func output(about id: RecordID, addedAccount: String? = nil) throws -> CommandOutput {
        try read { state in
            guard let transaction = state.transaction(id) else { throw MoneyRefusal.noSuchTransaction }
            var lines = [words.logged(transaction, in: state)]
            if let arrival = words.arrival(of: transaction, in: state, today: state.today(now)) {
                lines.append(style(.faint, arrival))
            }
            if let addedAccount { lines.append(words.accountAdded(addedAccount)) }
            if let account = state.account(transaction.account) {
                let balance = words.amount(state.balance(of: account, on: state.today(now)).total, account.currency)
                lines.append(style(.faint, "\(account.title): \(balance)"))
            }
            lines += hint(onHidden: .money, in: state)
            return CommandOutput(lines, json: jsonWithRate(transaction, in: state))
        }
    }
}

extension Session {
    /// Says that what was logged is not shown, and how to switch its part on; empty if that is on.
    func hint(onHidden part: JournalPart, in state: State) -> [String] {
        guard state.settings.hides(part) else { return [] }
        var settings = state.settings
        settings.setHidden(false, part)
        let parts = settings.parts.map(\.rawValue).joined(separator: ",")
        return [words.partIsOff(words.name(of: part), command: "daybook settings set parts \(parts)")]
    }
}
