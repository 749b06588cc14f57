import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Journal
import Money
import Phrasing
import Words

/// The `bill` commands.
struct Bills: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bill",
        abstract: "Add, list and pay what comes regularly: bills, subscriptions, a salary, savings.",
        discussion: """
            One is named by its title, the start of it, or its number in daybook bill list.
            """,
        subcommands: [
            ListBills.self, AddBill.self, EditBill.self, PayBill.self, SkipBill.self, EndBill.self, DeleteBill.self,
            SuggestBills.self,
        ],
        defaultSubcommand: ListBills.self, aliases: ["bills", "recurring"])
}

struct ListBills: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List what comes regularly, with what is due and what comes next.",
        discussion: """
            Occurrences over a year old are no longer due and not logged automatically; they are counted below the list. Log one by \
            its day: daybook bill pay Rent --as-of 2026-12-01
            """, aliases: ["ls"])

    @Flag(help: "Ended ones, too.")
    var all = false

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        try session.read { state in
            let today = state.today(session.now)
            let bills = state.livingRecurringTransactions.filter { all || !state.isOver($0, today: today) }
                .map { ListedBill($0, today: today, in: state) }
                .sorted { ($0.first ?? .last, $0.rule.id) < ($1.first ?? .last, $1.rule.id) }
            return CommandOutput(
                lines(bills, session, state),
                json: ["bills": .array(bills.map { session.json($0.rule, in: state) })])
        }
    }

    private func lines(_ bills: [ListedBill], _ session: Session, _ state: State) -> [String] {
        let words = session.words
        guard !bills.isEmpty else { return [words.noRecurringYet] }
        let numbers = BillNumbers(state)
        var columns = Columns()
        for bill in bills {
            let rule = bill.rule
            let account = state.account(rule.account)
            columns.append([
                Columns.Cell(numbers.number(of: rule), .faint),
                Columns.Cell(words.title(rule, in: state), .strong),
                Columns.Cell(
                    words.amount(rule.kind == .income ? rule.amount : -rule.amount, account?.currency ?? .euro),
                    isNumber: true),
                Columns.Cell(rule.rule.map { words.repetition(.calendar($0), from: rule.start) } ?? ""),
                Columns.Cell(bill.status(session, state)),
                Columns.Cell(
                    rule.postsItself ? words.postedAutomatically : rule.isEstimate ? words.amountDiffers : "", .faint),
            ])
        }
        let lapsed = bills.compactMap { session.lapsedLine($0.rule, in: state) }
        return columns.lines(session.style) + lapsed.map { session.style(.faint, $0) }
    }
}

/// A recurring transaction with its first open day, overdue or to come.
private struct ListedBill {
    let rule: RecurringTransaction
    let first: Day?
    private let today: Day

    init(_ rule: RecurringTransaction, today: Day, in state: State) {
        self.rule = rule
        self.today = today
        first = state.nextOccurrence(of: rule, from: RecurringTransaction.firstDue(by: today))
    }

    func status(_ session: Session, _ state: State) -> String {
        let words = session.words
        if state.closedAccount(of: rule) != nil { return words.recurringPaused }
        guard let first else { return words.recurringOver }
        let day = words.near(first, to: today)
        return first <= today ? words.occurrenceDue(day) : words.occurrenceNext(day)
    }
}

struct AddBill: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a bill, a subscription, income or a transfer that comes regularly.",
        discussion: """
            daybook bill add Rent 900 --category Housing --account Bank --repeat 'monthly on the 1st'
            daybook bill add Salary 3200 --kind income --repeat 'monthly on the last friday' --automatic
            daybook bill add Savings 200 --account Bank --to Deposit --repeat monthly
            daybook bill add Power 60 --repeat 'every 2 months' --estimate
            """)

    @Argument(help: "Who is paid, or who pays.")
    var payee: String

    @Argument(help: "The amount, or a calculation.")
    var amount: String

    @OptionGroup var options: BillOptions
    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        guard options.repetition != nil else { throw InvalidRequest(session.words.recurringNeedsRepetition) }
        var id = Randomness.recordID()
        try session.save { state in
            var rule = RecurringTransaction(id: id)
            rule.payee = payee
            try options.apply(to: &rule, amount: amount, session, state)
            let decision = try session.decide(.addRecurring(rule), in: state)
            id = decision.added ?? id
            return decision
        }
        return try session.output(aboutBill: id, saying: session.words.wasAdded(_:))
    }
}

struct EditBill: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Change a recurring transaction; options you leave out keep their values.",
        discussion: """
            daybook bill edit Rent --amount 950 --from 2027-01-01

            Everything that is still to come is changed, or with --from what comes from that day on.
            """)

    @Argument(help: "Its title, or the start of it.")
    var bill: String

    @Option(help: ArgumentHelp("Who is paid, or who pays.", valueName: "name"))
    var payee: String?

    @Option(help: "The amount, or a calculation.")
    var amount: String?

    @Option(help: ArgumentHelp("Change this day's and all later ones only.", valueName: "day"))
    var from: String?

    @OptionGroup var options: BillOptions
    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        var id: RecordID?
        let changed = try session.save { state in
            let day = try from.map { try session.day($0, in: state) }
            var rule = try session.bill(bill, from: day, in: state)
            id = rule.id
            if let payee { rule.payee = payee }
            try options.apply(to: &rule, amount: amount, session, state)
            guard let day else { return try session.decide(.editRecurring(rule), in: state) }
            let decision = try session.decide(.editRecurringFrom(rule, day), in: state)
            id = decision.added ?? id
            return decision
        }
        return try session.output(
            aboutBill: id, saying: { session.report(session.words.wasSaved($0), changed: changed) })
    }
}

struct PayBill: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "pay", abstract: "Log the first one that is due as a transaction, or that of a day.",
        discussion: """
            daybook bill pay Rent
            daybook bill pay Power --amount 71.20 --on yesterday
            daybook bill pay Rent --as-of 2026-12-01
            """)

    @Argument(help: "Its title, or the start of it.")
    var bill: String

    @Option(help: "What was paid, if it differs.")
    var amount: String?

    @Option(help: ArgumentHelp("What arrives, if the currencies differ.", valueName: "amount"))
    var received: String?

    @Option(
        help: ArgumentHelp("The day it was paid (default: the day it was due, today at the latest).", valueName: "day"))
    var on: String?

    @Option(help: ArgumentHelp("The day it was due (default: the first that is open).", valueName: "day"))
    var asOf: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        var id: RecordID?
        try session.save { state in
            let due = try asOf.map { try session.day($0, in: state) }
            let bill = try session.occurrence(bill, on: due, in: state)
            let paid = try on.map { try session.day($0, in: state) } ?? min(bill.day, state.today(session.now))
            let currency = state.account(bill.rule.account)?.currency ?? .euro
            let target = state.account(bill.rule.toAccount)?.currency ?? currency
            let decision = try session.decide(
                .postOccurrence(
                    bill.rule.id, on: bill.day, amount: try amount.map { try session.amount($0, in: currency) },
                    received: try received.map { try session.amount($0, in: target) }, paidOn: paid), in: state)
            id = decision.added
            return decision
        }
        guard let id else { throw MoneyRefusal.noSuchTransaction }
        return try session.output(about: id)
    }
}

struct SkipBill: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "skip", abstract: "Skip the first one that is open, or that of a day; nothing is logged for it.")

    @Argument(help: "Its title, or the start of it.")
    var bill: String

    @Option(help: ArgumentHelp("The day it was due (default: the first that is open).", valueName: "day"))
    var on: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        var skipped: RecurringOccurrence?
        let changed = try session.save { state in
            let day = try on.map { try session.day($0, in: state) }
            let bill = try session.occurrence(bill, on: day, in: state)
            skipped = RecurringOccurrence(rule: bill.rule.detached, day: bill.day)
            return try session.decide(.skipOccurrence(bill.rule.id, on: bill.day), in: state)
        }
        return try session.output(
            aboutBill: skipped?.rule.id,
            saying: { title in
                let sentence = skipped.map { session.words.occurrenceSkipped(title, $0.day) } ?? title
                return session.report(sentence, changed: changed)
            })
    }
}

struct EndBill: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "end", abstract: "End a recurring transaction; what was logged stays.",
        discussion: """
            daybook bill end Gym --after 2026-12-31
            """)

    @Argument(help: "Its title, or the start of it.")
    var bill: String

    @Option(help: ArgumentHelp("The last day on which it may come (default: today).", valueName: "day"))
    var after: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        var ended: (id: RecordID, day: Day)?
        let changed = try session.save { state in
            let day = try session.day(after, in: state)
            let rule = try session.bill(bill, from: day, in: state)
            ended = (rule.id, day)
            let later = try session.billParts(bill, in: state).drop { $0.id != rule.id }.dropFirst()
            return try later.reduce(try session.decide(.endRecurring(rule.id, after: day), in: state)) {
                $0.joined(by: try session.decide(.deleteRecurring($1.id), in: state))
            }
        }
        return try session.output(
            aboutBill: ended?.id,
            saying: { title in
                let sentence = ended.map { session.words.recurringEnds(title, after: $0.day) } ?? title
                return session.report(sentence, changed: changed)
            })
    }
}

struct DeleteBill: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete a recurring transaction; what was logged stays.", aliases: ["rm"])

    @Argument(help: "Its title, or the start of it.")
    var bill: String

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        var before: (title: String, json: JSONValue) = ("", nil)
        try session.save { state in
            let parts = try session.billParts(bill, in: state)
            before = (session.words.title(parts[0], in: state), session.json(parts[0], in: state))
            return try parts.dropFirst().reduce(try session.decide(.deleteRecurring(parts[0].id), in: state)) {
                $0.joined(by: try session.decide(.deleteRecurring($1.id), in: state))
            }
        }
        return CommandOutput(session.words.wasDeleted(before.title), json: before.json)
    }
}
