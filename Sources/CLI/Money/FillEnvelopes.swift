import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Journal
import Money
import Phrasing
import Words

struct FillEnvelopes: JournalCommand {
    static let configuration = CommandConfiguration(
        commandName: "fill", abstract: "Assign money to all envelopes of a month at once.",
        discussion: """
            daybook budget fill last-month
            daybook budget fill average --replace --dry-run
            daybook budget fill overspending
            daybook budget fill zero --month 2026-12

            last-month assigns what the month before had, average what was spent in a month of the three before. Both \
            leave envelopes as they are that have an amount of this month already. overspending covers what is missing, \
            as far as there is money to assign.
            """)

    @Argument(help: ArgumentHelp("One of \(choices(EnvelopeFill.self)).", valueName: "way"))
    var way: String

    @OptionGroup var option: EnvelopeMonthOption

    @Flag(help: "Replace the amounts that envelopes of this month have, even with zero.")
    var replace = false

    @Flag(help: "Show the amounts, and assign nothing.")
    var dryRun = false

    @OptionGroup var global: GlobalOptions

    var onlyReads: Bool { dryRun }

    func run(in session: Session) throws -> CommandOutput {
        let words = session.words
        let fill: EnvelopeFill = try words.choice(way)
        if replace, fill != .lastMonth, fill != .average {
            throw InvalidRequest(words.replaceOnlyWhenFilling(["last-month", "average"]))
        }
        var proposal: EnvelopeProposal?
        func propose(_ state: State) throws {
            guard state.hasAccounts else { throw MoneyRefusal.noAccountYet }
            proposal = EnvelopeProposal(fill, try session.month(option, in: state), replacing: replace, in: state)
        }
        if dryRun {
            try session.read(propose)
        } else {
            try session.save { state in
                try propose(state)
                let month = try session.month(option, in: state)
                return try session.decide(.fillEnvelopes(fill, month, replacing: replace), in: state)
            }
        }
        return try session.read { state in
            guard let proposal else { throw MoneyRefusal.noAccountYet }
            return session.output(about: proposal, isDone: !dryRun, in: state)
        }
    }
}

struct CoverOverspending: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "cover", abstract: "Cover what is missing in an overspent envelope.",
        discussion: """
            daybook budget cover groceries
            daybook budget cover groceries --from leisure

            Without --from, it is taken from the money to assign. All overspent envelopes: daybook budget fill overspending
            """)

    @Argument(help: "The category, or the start of it.")
    var category: String

    @Option(help: ArgumentHelp("The envelope that it is taken from.", valueName: "category"))
    var from: String?

    @OptionGroup var option: EnvelopeMonthOption

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let words = session.words
        var missing: Int64 = 0
        return try session.changeEnvelopes(
            [category] + (from.map { [$0] } ?? []), option,
            { state, month, categories, _ in
                let now = EnvelopeMonth(month, in: state)
                let (target, source) = (categories[0].id, categories.count > 1 ? categories[1].id : nil)
                missing = now.envelope(of: target).map { AmountSum.difference(0, $0.left) } ?? 0
                guard missing > 0 else { throw InvalidRequest(words.notOverspent(words.title(categories[0]))) }
                if let source { return .moveBetweenEnvelopes(missing, from: source, to: target, month) }
                let budgeted = now.envelope(of: target)?.budgeted ?? 0
                return .setEnvelope(target, month, AmountSum.of(budgeted, missing))
            }
        ) { titles, month in
            titles.count > 1
                ? words.amountMoved(words.amount(missing, month.currency), from: titles[1], to: titles[0])
                : words.amountAssigned(words.amount(month.envelopes[0].budgeted, month.currency), to: titles[0])
        }
    }
}

extension Session {
    /// The amounts of a proposal, their sum, and what is to assign with them.
    fileprivate func output(about proposal: EnvelopeProposal, isDone: Bool, in state: State) -> CommandOutput {
        let (currency, month) = (proposal.month.currency, proposal.month.month)
        func name(_ line: EnvelopeProposal.Line) -> String {
            state.moneyCategory(line.category).map { words.title($0) } ?? ""
        }
        var columns = Columns()
        for line in proposal.lines {
            columns.append([
                Columns.Cell(name(line), .strong),
                Columns.Cell(words.amount(line.assigned, currency), .faint, isNumber: true),
                Columns.Cell("→ " + words.amount(line.proposed, currency), isNumber: true),
            ])
        }
        let left =
            proposal.toAssign < 0
            ? words.assignedTooMuch(words.amount(-proposal.toAssign, currency))
            : "\(words.remainsToAssign): \(words.amount(proposal.toAssign, currency))"
        var lines = ["\(words.capitalized(words.monthAndYear(month))) · \(words.name(proposal.fill))"]
        lines += proposal.lines.isEmpty ? [words.nothingChanged] : columns.lines(style)
        lines.append(style(.faint, "\(words.willBeAssigned): \(words.amount(proposal.sum, currency)) · \(left)"))
        if proposal.keptCount > 0 { lines.append(style(.faint, words.envelopesKept(proposal.keptCount))) }
        if proposal.uncovered > 0 {
            lines.append(style(.faint, words.overspendingRemains(words.amount(proposal.uncovered, currency))))
        }
        if isDone, state.settings.budgeting != .envelopes {
            lines.append(style(.faint, words.budgetNotShown("daybook settings set budgeting envelopes")))
        }
        let envelopes = proposal.lines.map { line -> JSONValue in
            [
                "category": .string(name(line)), "before": json(line.assigned, currency),
                "assigned": json(line.proposed, currency),
            ]
        }
        return CommandOutput(
            lines,
            json: [
                "month": .string(month.text), "currency": .string(currency.code),
                "way": .string(proposal.fill.rawValue), "saved": .bool(isDone && !proposal.lines.isEmpty),
                "envelopes": .array(envelopes), "sum": json(proposal.sum, currency),
                "toAssign": json(proposal.toAssign, currency), "kept": .integer(Int64(proposal.keptCount)),
                "uncovered": json(proposal.uncovered, currency),
            ])
    }
}
