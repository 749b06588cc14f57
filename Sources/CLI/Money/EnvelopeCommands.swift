import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Journal
import Money
import Phrasing
import Words

struct AssignToEnvelope: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "assign", abstract: "Assign money to a category's envelope, in place of what was assigned.",
        discussion: """
            daybook budget assign groceries 300
            daybook budget assign travel 150 --month 2026-12
            """)

    @Argument(help: "The category, or the start of it.")
    var category: String

    @Argument(help: "The amount of the month, or a calculation.")
    var amount: String

    @OptionGroup var option: EnvelopeMonthOption

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let words = session.words
        return try session.changeEnvelopes(
            [category], option,
            { _, month, categories, currency in
                .setEnvelope(categories[0].id, month, try session.amount(amount, in: currency))
            }
        ) { titles, month in
            words.amountAssigned(words.amount(month.envelopes[0].budgeted, month.currency), to: titles[0])
        }
    }
}

struct MoveBetweenEnvelopes: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "move", abstract: "Move money from an envelope to another.",
        discussion: """
            daybook budget move 20 groceries leisure

            More can be moved than there is; the envelope is overspent then.
            """)

    @Argument(help: "The amount, or a calculation.")
    var amount: String

    @Argument(help: "The category it leaves.")
    var from: String

    @Argument(help: "The category it goes to.")
    var to: String

    @OptionGroup var option: EnvelopeMonthOption

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let words = session.words
        var moved: Int64 = 0
        return try session.changeEnvelopes(
            [from, to], option,
            { _, month, categories, currency in
                moved = try session.amount(amount, in: currency)
                return .moveBetweenEnvelopes(moved, from: categories[0].id, to: categories[1].id, month)
            }
        ) { titles, month in
            words.amountMoved(words.amount(moved, month.currency), from: titles[0], to: titles[1])
        }
    }
}

struct CarryOverspending: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "carry", abstract: "Keep what is overspent in an envelope as a debt, month after month.",
        discussion: """
            daybook budget carry travel
            daybook budget carry travel --off

            Otherwise it is taken from the money to assign in the next month.
            """)

    @Argument(help: "The category, or the start of it.")
    var category: String

    @Flag(help: "No longer keep it.")
    var off = false

    @OptionGroup var option: EnvelopeMonthOption

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let words = session.words
        let carry: EnvelopeCarry = off ? .settled : .carried
        return try session.changeEnvelopes(
            [category], option,
            { _, month, categories, _ in
                .setCarry(categories[0].id, month, carry)
            }
        ) { titles, _ in off ? words.overspendingIsSettled(titles[0]) : words.overspendingIsCarried(titles[0]) }
    }
}

/// The month of an envelope.
struct EnvelopeMonthOption: ParsableArguments {
    @Option(help: ArgumentHelp("The month, such as 2026-11 (default: this month).", valueName: "month"))
    var month: String?
}

/// The envelopes that a command changed, in its order.
struct ChangedEnvelopes {
    let envelopes: [Envelope]
    let currency: Currency
}

extension Session {
    func month(_ option: EnvelopeMonthOption, in state: State) throws -> Month {
        guard let typed = option.month else { return state.today(now).monthOfYear }
        guard let month = Month(PlainText.line(typed)) else {
            throw InvalidRequest(words.monthUnreadable(words.truncated(typed)))
        }
        return month
    }

    /// Runs a command on the envelopes of some categories, and says what is left in them and to assign.
    ///
    /// - Parameters:
    ///   - typed: The titles of the categories, or the starts of them.
    ///   - command: Makes the command. Amounts are in the currency.
    func changeEnvelopes(
        _ typed: [String], _ option: EnvelopeMonthOption,
        _ command: (State, Month, [MoneyCategory], Currency) throws -> MoneyCommand,
        saying sentence: ([String], ChangedEnvelopes) -> String
    ) throws -> CommandOutput {
        var categories: [RecordID] = []
        let changed = try save { state in
            guard let currency = state.budgetCurrency else { throw MoneyRefusal.noAccountYet }
            let found = try typed.map { try moneyCategory($0, .expense, in: state) }
            categories = found.map { $0.id }
            return try decide(try command(state, try month(option, in: state), found, currency), in: state)
        }
        return try read { state in
            let month = EnvelopeMonth(try month(option, in: state), in: state)
            let found = categories.compactMap { month.envelope(of: $0) }
            guard found.count == categories.count else { throw MoneyRefusal.noSuchCategory }
            let titles = found.map { title(of: $0, in: state) }
            let changes = ChangedEnvelopes(envelopes: found, currency: month.currency)
            var lines = [report(sentence(titles, changes), changed: changed)]
            for (title, envelope) in zip(titles, found) {
                lines.append(
                    style(.faint, "\(title): \(words.left(envelope.left, month.currency))"))
            }
            lines.append(style(.faint, toAssign(month)))
            if state.settings.budgeting != .envelopes {
                lines.append(style(.faint, words.budgetNotShown("daybook settings set budgeting envelopes")))
            }
            return CommandOutput(lines, json: json(month, found, in: state))
        }
    }

    func title(of envelope: Envelope, in state: State) -> String {
        state.moneyCategory(envelope.category).map { words.title($0) } ?? ""
    }

    /// "To assign: €250", or by how much too much was assigned.
    func toAssign(_ month: EnvelopeMonth) -> String {
        month.toAssign < 0
            ? words.assignedTooMuch(words.amount(-month.toAssign, month.currency))
            : "\(words.moneyToAssign): \(words.amount(month.toAssign, month.currency))"
    }

    /// The envelopes of a month that are in use or can be.
    func envelopes(in month: Month, _ state: State) -> CommandOutput {
        guard state.hasAccounts else {
            return CommandOutput(words.addAnAccountFirst, json: ["budgeting": .string(Budgeting.envelopes.rawValue)])
        }
        let month = EnvelopeMonth(month, in: state)
        let groups = state.envelopeGroups(month)
        let hasGroups = groups.contains { !$0.name.isEmpty }
        var columns = Columns()
        columns.append(
            [Columns.Cell("")]
                + [words.moneyAssigned, words.spent, words.leftInEnvelope].map {
                    Columns.Cell($0, .faint, isNumber: true)
                })
        for group in groups {
            if hasGroups {
                let sums = [group.budgeted, -group.spent, group.left]
                columns.append(
                    [Columns.Cell(group.name.isEmpty ? words.withoutGroup : group.name, .faint)]
                        + sums.map { Columns.Cell(words.amount($0, month.currency), .faint, isNumber: true) })
            }
            for envelope in group.envelopes {
                columns.append([
                    Columns.Cell((hasGroups ? "  " : "") + title(of: envelope, in: state), .strong),
                    Columns.Cell(words.amount(envelope.budgeted, month.currency), isNumber: true),
                    Columns.Cell(words.amount(-envelope.spent, month.currency), isNumber: true),
                    Columns.Cell(
                        words.amount(envelope.left, month.currency), envelope.left < 0 ? .strong : .plain,
                        isNumber: true),
                    Columns.Cell(
                        [
                            envelope.carriesOverspending ? words.overspendingStays : nil,
                            words.notCounted(envelope.otherCurrencies),
                        ].compactMap { $0 }.joined(separator: " · "), .faint),
                ])
            }
        }
        let parts = [
            (words.fromLastMonth, AmountSum.difference(month.fromLastMonth, month.openings)),
            (words.openingBalances, month.openings),
            (words.income, month.income), (words.otherMoneyIn, month.otherIncome),
            (words.spentWithoutEnvelope, month.spentWithoutEnvelope),
            (
                month.movedToCurrencies > 0 ? words.movedFromOtherCurrencies : words.movedToOtherCurrencies,
                month.movedToCurrencies
            ),
            (
                month.movedToOthers > 0 ? words.movedFromLoansAndInvestments : words.movedToLoansAndInvestments,
                month.movedToOthers
            ),
            (words.overspentLastMonth, month.overspentLastMonth),
            (words.moneyAssigned, -month.budgeted),
        ].filter { $0.1 != 0 }.map { "\($0.0) \(words.amount($0.1, month.currency))" }
        let notCounted = words.notCounted(month.otherCurrencies).map { [style(.faint, "\(words.spent): \($0)")] } ?? []
        return CommandOutput(
            ["\(words.monthAndYear(month.month)) · \(style(.strong, toAssign(month)))"]
                + (parts.isEmpty ? [] : [style(.faint, parts.joined(separator: " · "))]) + notCounted + [""]
                + columns.lines(style),
            json: json(month, groups.flatMap { $0.envelopes }, in: state))
    }

    private func json(_ month: EnvelopeMonth, _ shown: [Envelope], in state: State) -> JSONValue {
        let currency = month.currency
        let envelopes = shown.map { envelope -> JSONValue in
            [
                "category": .string(title(of: envelope, in: state)),
                "group": .string(state.moneyCategory(envelope.category)?.group ?? ""),
                "assigned": json(envelope.budgeted, currency),
                "spent": json(-envelope.spent, currency), "carriedIn": json(envelope.carriedIn, currency),
                "left": json(envelope.left, currency), "carriesOverspending": .bool(envelope.carriesOverspending),
                "otherCurrencies": json(envelope.otherCurrencies),
            ]
        }
        return [
            "budgeting": .string(Budgeting.envelopes.rawValue), "month": .string(month.month.text),
            "currency": .string(currency.code), "toAssign": json(month.toAssign, currency),
            "fromLastMonth": json(AmountSum.difference(month.fromLastMonth, month.openings), currency),
            "openingBalances": json(month.openings, currency), "income": json(month.income, currency),
            "withoutEnvelope": json(month.withoutEnvelope, currency),
            "otherIncome": json(month.otherIncome, currency),
            "spentWithoutEnvelope": json(month.spentWithoutEnvelope, currency),
            "movedToOtherCurrencies": json(month.movedToCurrencies, currency),
            "movedToLoansAndInvestments": json(month.movedToOthers, currency),
            "overspentLastMonth": json(month.overspentLastMonth, currency),
            "otherCurrencies": json(month.otherCurrencies),
            "assigned": json(month.budgeted, currency), "envelopes": .array(envelopes),
        ]
    }

    /// Amounts of several currencies.
    private func json(_ amounts: [MoneyAmount]) -> JSONValue {
        .array(
            amounts.map { ["currency": .string($0.currency.code), "amount": json($0.minorUnits, $0.currency)] })
    }
}
