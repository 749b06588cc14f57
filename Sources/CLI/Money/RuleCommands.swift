import ArgumentParser
import DaybookCore
import Interchange
import Journal
import Phrasing
import Words

/// The `money rule` commands.
struct PayeeRuleCommands: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rule",
        abstract: "See and change the rules that give payees their category.",
        subcommands: [ListPayeeRules.self, AddPayeeRule.self, DeletePayeeRule.self],
        defaultSubcommand: ListPayeeRules.self, aliases: ["rules"])
}

struct ListPayeeRules: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the rules; the first that fits counts.", aliases: ["ls"])

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        try session.read { state in
            let words = session.words
            let rules = state.livingPayeeRules
            var columns = Columns()
            for rule in rules {
                let category = state.moneyCategory(rule.category).map { words.title($0) } ?? words.uncategorised
                columns.append([
                    Columns.Cell(rule.text, .strong), Columns.Cell(category),
                    Columns.Cell(rule.countsRefunds ? words.withRefunds : "", .faint),
                    Columns.Cell(rule.payee.isEmpty ? "" : words.shownAs(rule.payee), .faint),
                ])
            }
            return CommandOutput(
                rules.isEmpty ? [words.noRulesYet] : columns.lines(session.style),
                json: ["rules": .array(rules.map { session.json($0, in: state) })])
        }
    }
}

struct AddPayeeRule: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a rule, before all others.",
        discussion: """
            daybook money rule add lidl groceries
            daybook money rule add 'AMZN MKTP' household --payee Amazon
            """)

    @Argument(help: "What the payee contains.")
    var text: String

    @Argument(help: "The category, or the start of it.")
    var category: String

    @Option(help: "The payee to show for imported transactions instead of the bank's text.")
    var payee: String?

    @Flag(help: "For refunds, too: money that comes in lowers the spending of the category.")
    var refunds = false

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        var id = Randomness.recordID()
        let changed = try session.save { state in
            var rule = PayeeRule(id: id)
            rule.text = text
            rule.category = try session.moneyCategory(category, .expense, in: state).id
            rule.payee = payee ?? ""
            rule.countsRefunds = refunds
            let decision = try session.decide(.addRule(rule), in: state)
            id = decision.added ?? id
            return decision
        }
        return try session.read { state in
            guard let rule = state.payeeRule(id) else { throw MoneyRefusal.noSuchRule }
            let line = session.report(session.words.ruleAdded(rule.text), changed: changed)
            return CommandOutput([line], json: session.json(rule, in: state))
        }
    }
}

struct DeletePayeeRule: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete a rule.", aliases: ["rm"])

    @Argument(help: "Its text, or the start of it.")
    var text: String

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        var output: CommandOutput?
        try session.save { state in
            let rule = try session.payeeRule(text, in: state)
            output = CommandOutput(session.words.ruleDeleted(rule.text), json: session.json(rule, in: state))
            return try session.decide(.deleteRule(rule.id), in: state)
        }
        guard let output else { throw MoneyRefusal.noSuchRule }
        return output
    }
}

extension Session {
    /// Finds a rule by its text or the start of it.
    fileprivate func payeeRule(_ typed: String, in state: State) throws -> PayeeRule {
        switch state.payeeRule(named: typed) {
        case .one(let rule): return rule
        case .several(let texts): throw InvalidRequest(words.ambiguous(typed, texts))
        case .none:
            throw InvalidRequest.unknown(
                typed, among: state.livingPayeeRules.map(\.text), listedBy: "daybook money rule list", words
            ) { words.ruleUnknown($0, nearest: $1) }
        }
    }

    fileprivate func json(_ rule: PayeeRule, in state: State) -> JSONValue {
        [
            "id": .string(rule.id.hex), "contains": .string(rule.text),
            "category": .text(state.moneyCategory(rule.category).map { words.title($0) }),
            "payee": .string(rule.payee), "refunds": .bool(rule.countsRefunds),
        ]
    }
}
