import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Journal
import Money
import Phrasing
import Words

struct SuggestBills: JournalCommand {
    static let configuration = CommandConfiguration(
        commandName: "suggest", abstract: "List what seems to come regularly, by your transactions.",
        discussion: """
            daybook bill suggest --add Netflix
            """)

    @Option(help: ArgumentHelp("Add the one of this payee.", valueName: "payee"))
    var add: String?

    @OptionGroup var global: GlobalOptions

    var onlyReads: Bool { add == nil }

    func run(in session: Session) throws -> CommandOutput {
        if let add { return try accept(add, in: session) }
        return try session.read { state in
            let suggestions = state.suggestedRecurring(today: state.today(session.now))
            return CommandOutput(
                lines(suggestions, session, state),
                json: ["suggestions": .array(suggestions.map { session.json($0, in: state) })])
        }
    }

    private func lines(_ suggestions: [RecurringSuggestion], _ session: Session, _ state: State) -> [String] {
        let words = session.words
        guard !suggestions.isEmpty else { return [words.noRecurringSuggestions] }
        let today = state.today(session.now)
        var columns = Columns()
        for suggestion in suggestions {
            let rule = suggestion.rule
            let currency = state.account(rule.account)?.currency ?? .euro
            columns.append([
                Columns.Cell(rule.payee, .strong),
                Columns.Cell(
                    words.amount(rule.kind == .income ? rule.amount : -rule.amount, currency), isNumber: true),
                Columns.Cell(rule.rule.map { words.repetition(.calendar($0), from: rule.start) } ?? ""),
                Columns.Cell(rule.start.map { words.occurrenceNext(words.near($0, to: today)) } ?? ""),
                Columns.Cell(words.transactions(suggestion.count), .faint),
            ])
        }
        return columns.lines(session.style)
    }

    private func accept(_ payee: String, in session: Session) throws -> CommandOutput {
        var id: RecordID?
        try session.save { state in
            let today = state.today(session.now)
            switch state.recurringSuggestion(named: PlainText.line(payee), today: today) {
            case .one(let suggestion):
                let decision = try session.decide(.addRecurring(suggestion.rule), in: state)
                id = decision.added
                return decision
            case .several(let titles): throw InvalidRequest(session.words.ambiguous(payee, titles))
            case .none:
                let payees = state.suggestedRecurring(today: today).map(\.rule.payee)
                if payees.isEmpty { throw InvalidRequest(session.words.noRecurringSuggestions) }
                throw InvalidRequest.unknown(
                    payee, among: payees, listedBy: "daybook bill suggest", session.words
                ) { session.words.recurringUnknown($0, nearest: $1) }
            }
        }
        return try session.output(aboutBill: id, saying: session.words.wasAdded(_:))
    }
}

extension Session {
    fileprivate func json(_ suggestion: RecurringSuggestion, in state: State) -> JSONValue {
        let rule = suggestion.rule
        let account = state.account(rule.account)
        let currency = account?.currency ?? .euro
        return [
            "payee": .string(rule.payee), "kind": .string(rule.kind.rawValue), "account": .text(account?.title),
            "currency": .string(currency.code),
            "amount": json(rule.kind == .income ? rule.amount : -rule.amount, currency),
            "category": .text(state.moneyCategory(rule.category).map { words.title($0) }),
            "repetition": .string(rule.repetition),
            "repeats": .text(rule.rule.map { words.repetition(.calendar($0), from: rule.start) }),
            "estimate": .bool(rule.isEstimate), "next": .text(rule.start?.text),
            "latest": .string(suggestion.latest.text), "count": .count(suggestion.count),
        ]
    }
}
