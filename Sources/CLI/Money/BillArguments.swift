import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Journal
import Money
import Phrasing
import Words

/// Options that set a recurring transaction's fields. "none" clears one that can be left out.
struct BillOptions: ParsableArguments {
    @Option(help: ArgumentHelp("One of \(choices(TransactionKind.self)).", valueName: "kind"))
    var kind: String?

    @Option(help: "The account (default: the one you use most).")
    var account: String?

    @Option(help: "The category.")
    var category: String?

    @Option(help: ArgumentHelp("The account a transfer goes to.", valueName: "account"))
    var to: String?

    @Option(help: ArgumentHelp("What arrives, if the currencies differ.", valueName: "amount"))
    var received: String?

    @Option(
        name: .customLong("repeat"),
        help: ArgumentHelp("\"monthly on the 1st\", \"every 2 weeks\", FREQ=MONTHLY.", valueName: "rule"))
    var repetition: String?

    @Option(help: ArgumentHelp("The first day (default: the next day of the rule).", valueName: "day"))
    var start: String?

    @Option(help: ArgumentHelp("The last day.", valueName: "day"))
    var until: String?

    @Flag(inversion: .prefixedNo, help: "Whether it is logged automatically when it is due.")
    var automatic: Bool?

    @Flag(inversion: .prefixedNo, help: "Whether the amount varies and is asked for each time.")
    var estimate: Bool?

    @Option(help: "A note.")
    var note: String?

    @Option(help: ArgumentHelp("Tags, separated by spaces.", valueName: "words"))
    var tags: String?

    /// Applies the options that were given, and an amount in the account's currency.
    func apply(
        to rule: inout RecurringTransaction, amount: String?, _ session: Session, _ state: State
    ) throws {
        if let kind { rule.kind = try session.words.choice(kind) }
        let old = rule.account
        try applyAccounts(to: &rule, session, state)
        if let account = state.account(rule.account) {
            try session.expectAmount(amount, movingFrom: old, to: account, in: state)
        }
        if let category {
            let found = try Self.value(category) {
                try session.moneyCategory($0, rule.kind == .income ? .income : .expense, in: state)
            }
            rule.category = found?.id
            if kind == nil, rule.kind != .transfer, let found { rule.kind = found.kind == .income ? .income : .expense }
        }
        let currency = state.account(rule.account)?.currency ?? .euro
        if let amount {
            let parsed = try session.amount(amount, in: currency)
            // The amount that arrives follows, unless it is given.
            if received == nil, parsed != rule.amount { rule.received = nil }
            rule.amount = parsed
        }
        try applyRepetition(to: &rule, session, state)
        if let until { rule.end = try Self.value(until) { try session.day($0, in: state) } }
        if let automatic { rule.isAutomatic = automatic }
        if let estimate { rule.isEstimate = estimate }
        if let note { rule.note = note }
        if let tags { rule.tags = tags }
    }

    private func applyAccounts(to rule: inout RecurringTransaction, _ session: Session, _ state: State) throws {
        if account != nil || rule.account == nil { rule.account = try session.account(account, in: state).id }
        if let to {
            rule.toAccount = try session.account(to, in: state).id
            if kind == nil { rule.kind = .transfer }
        }
        if let received, let target = state.account(rule.toAccount) {
            rule.received = try session.amount(received, in: target.currency)
        }
    }

    private func applyRepetition(to rule: inout RecurringTransaction, _ session: Session, _ state: State) throws {
        if let start { rule.start = try session.day(start, in: state) }
        guard let repetition else { return }
        let today = state.today(session.now)
        let line = PlainText.line(repetition)
        if let typed = session.words.parseRepetition(line, today: rule.start ?? today) {
            if start == nil, let first = typed.first { rule.start = first }
            rule.repetition = typed.repetition.keptWithinShortMonths(from: rule.start).code
        } else {
            guard line.contains("=") else { throw InvalidRequest(session.words.repetitionUnknown(line)) }
            rule.repetition = line
        }
    }

    /// Parses a text; nil if it is "none".
    private static func value<Value>(_ typed: String, _ parse: (String) throws -> Value) rethrows -> Value? {
        typed == "none" ? nil : try parse(typed)
    }
}

/// Short numbers of recurring transactions in the terminal; see `ShortNumbers`.
struct BillNumbers {
    private let numbers: ShortNumbers

    init(_ state: State) { numbers = ShortNumbers(state.livingRecurringTransactions.map(\.id)) }

    func number(of rule: RecurringTransaction) -> String { numbers.number(of: rule.id) }
}

extension Session {
    /// Finds a recurring transaction by title, the start of it, number or id. Of those that continue one another, the
    /// latest or, from a day on, the one that goes on then. Throws if there is none, or several.
    func bill(_ typed: String, from day: Day? = nil, in state: State) throws -> RecurringTransaction {
        let parts = try billParts(typed, in: state)
        guard let latest = parts.last else { throw MoneyRefusal.noSuchRecurring }
        guard let day else { return latest }
        return parts.last { ($0.firstDay(from: .first) ?? .first) <= day } ?? parts[0]
    }

    /// Finds the recurring transactions of a series that are not over, by their first day; all of them if all are over. Throws
    /// if there is none, or another of the title.
    func billParts(_ typed: String, in state: State) throws -> [RecurringTransaction] {
        let found = try bills(typed, in: state)
        let today = state.today(now)
        let current = found.filter { !state.isOver($0, today: today) }
        let candidates = current.isEmpty ? found : current
        if candidates.isEmpty { throw MoneyRefusal.noSuchRecurring }
        try checkSeries(candidates, typed, in: state)
        return candidates
    }

    /// Finds the occurrence to pay or to skip: that of a day or, if nil, the first that is open.
    func occurrence(_ typed: String, on day: Day?, in state: State) throws -> RecurringOccurrence {
        let found = try bills(typed, in: state)
        let today = state.today(now)
        if let day {
            let candidates = found.filter { $0.occurs(on: day) }
            try checkSeries(candidates, typed, in: state)
            guard let rule = candidates.last else { throw MoneyRefusal.noOccurrence(day) }
            return RecurringOccurrence(rule: rule, day: day)
        }
        let open = found.compactMap { rule in
            state.nextOccurrence(of: rule, from: RecurringTransaction.firstDue(by: today)).map {
                RecurringOccurrence(rule: rule, day: $0)
            }
        }
        try checkSeries(open.map(\.rule), typed, in: state)
        guard let first = open.min(by: { $0.day < $1.day }) else {
            if let account = found.last.flatMap({ state.closedAccount(of: $0) }) {
                throw MoneyRefusal.accountClosed(account.title)
            }
            throw InvalidRequest(words.nothingDue(found.last.map { words.title($0, in: state) } ?? typed))
        }
        return first
    }

    /// The recurring transactions that a typed text names, by their first day.
    private func bills(_ typed: String, in state: State) throws -> [RecurringTransaction] {
        let all = state.livingRecurringTransactions
        let line = PlainText.line(typed)
        if line.utf8.count >= 16, let id = RecordID(hex: line), let rule = state.recurringTransaction(id) {
            return [rule]
        }
        if !line.isEmpty, line.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
            let numbered = all.filter { ShortNumbers.has($0.id, line) }
            if numbered.count == 1 { return numbered }
        }
        switch state.recurringTitle(named: line, today: state.today(now), words) {
        case .one(let title): return all.filter { words.title($0, in: state) == title }
        case .several(let titles): throw InvalidRequest(words.ambiguous(typed, titles))
        case .none:
            if all.isEmpty { throw InvalidRequest(words.noRecurringYet) }
            throw InvalidRequest.unknown(
                typed, among: all.map { words.title($0, in: state) }, listedBy: "daybook bill list", words
            ) { words.recurringUnknown($0, nearest: $1) }
        }
    }

    /// Throws unless all rules belong to one series.
    private func checkSeries(_ rules: [RecurringTransaction], _ typed: String, in state: State) throws {
        guard let first = rules.first, rules.contains(where: { !$0.isOfSameSeries(as: first) }) else { return }
        let numbers = BillNumbers(state)
        throw InvalidRequest(
            words.ambiguous(
                typed, rules.map { words.title($0, in: state) }, ids: rules.map { numbers.number(of: $0) }))
    }
}
