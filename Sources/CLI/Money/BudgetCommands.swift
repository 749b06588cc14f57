import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Journal
import Money
import Phrasing
import Words

/// The `budget` commands.
struct Budgets: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "budget",
        abstract: "Limit what you spend, or assign your money to envelopes.",
        subcommands: [
            ListBudgets.self, SetBudget.self, EndBudget.self, DeleteBudget.self, AssignToEnvelope.self,
            MoveBetweenEnvelopes.self, FillEnvelopes.self, CoverOverspending.self, CarryOverspending.self,
        ],
        defaultSubcommand: ListBudgets.self, aliases: ["budgets"])
}

struct ListBudgets: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List budgets with what is spent and left, or all envelopes of a month.",
        discussion: """
            daybook budget
            daybook budget list --on 2026-10-31
            daybook settings set budgeting envelopes
            """, aliases: ["ls"])

    @Option(help: ArgumentHelp("A day of the weeks, months and years to list (default: today).", valueName: "day"))
    var on: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        try session.read { state in
            let day = try session.day(on, in: state)
            switch state.settings.budgeting {
            case .limits: return session.limits(on: day, in: state)
            case .envelopes: return session.envelopes(in: day.monthOfYear, state)
            }
        }
    }
}

struct SetBudget: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Limit what you spend on a category.",
        discussion: """
            daybook budget set groceries 300
            daybook budget set 'eating out' 50 --per week --rollover
            daybook budget set travel 2000 --per year

            A new limit counts from this period on, with what was carried over until then: entries for earlier days change \
            that no more, and earlier periods are shown with the new limit.
            """)

    @Argument(help: "The category, or the start of it.")
    var category: String

    @Argument(help: "The limit, or a calculation.")
    var limit: String

    @OptionGroup var period: BudgetPeriodOption

    @Flag(help: "Move what is left, or overspent, into the next period.")
    var rollover = false

    @Flag(help: "Begin every period anew.")
    var noRollover = false

    @Option(help: ArgumentHelp("The currency, such as EUR.", valueName: "code"))
    var currency: String?

    @Option(help: ArgumentHelp("A day of the first period (default: today).", valueName: "day"))
    var since: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let words = session.words
        if rollover, noRollover { throw InvalidRequest(words.onlyOne(of: ["--rollover", "--no-rollover"])) }
        var id: RecordID?
        let changed = try session.save { state in
            let category = try session.moneyCategory(category, .expense, in: state)
            let period = try period.period(words) ?? .month
            let old = state.budget(Budget.id(of: category.id, period))
            var budget = old ?? Budget(id: Randomness.recordID())
            (budget.category, budget.period, budget.since) = (category.id, period, nil)
            let known = old?.currency ?? state.budgetCurrency ?? words.usualCurrency
            let used = try currency.map { try session.currency($0) } ?? known
            budget.currencyCode = used.code
            budget.limit = try session.amount(limit, in: used)
            if rollover || noRollover { budget.rollsOver = rollover }
            if let since { budget.since = try session.day(since, in: state) }
            let decision = try session.decide(.setBudget(budget), in: state)
            id = decision.added
            return decision
        }
        return try session.output(aboutBudget: id, changed: changed) { title, budget in
            words.budgetSet(title, words.limit(budget))
        }
    }
}

struct EndBudget: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "end", abstract: "End a budget after its current period.")

    @Argument(help: "The category, or the start of it.")
    var category: String

    @OptionGroup var period: BudgetPeriodOption

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        var id: RecordID?
        let changed = try session.save { state in
            let found = try session.budget(of: category, period, in: state).id
            id = found
            return try session.decide(.endBudget(found), in: state)
        }
        let words = session.words
        return try session.output(aboutBudget: id, changed: changed) { title, budget in
            words.budgetEnds(title, on: budget.until.map { words.dayMonthYear($0) })
        }
    }
}

struct DeleteBudget: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete a budget.", aliases: ["rm"])

    @Argument(help: "The category, or the start of it.")
    var category: String

    @OptionGroup var period: BudgetPeriodOption

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        var output: CommandOutput?
        try session.save { state in
            let budget = try session.budget(of: category, period, in: state)
            let before = session.json(budget, session.status(of: budget, in: state), in: state)
            output = CommandOutput(session.words.budgetDeleted(session.title(of: budget, in: state)), json: before)
            return try session.decide(.deleteBudget(budget.id), in: state)
        }
        guard let output else { throw MoneyRefusal.noSuchBudget }
        return output
    }
}

/// The period of a budget.
struct BudgetPeriodOption: ParsableArguments {
    @Option(help: ArgumentHelp("One of \(choices(BudgetPeriod.self)).", valueName: "period"))
    var per: String?

    func period(_ words: Words) throws -> BudgetPeriod? { try per.map { try words.choice($0) } }
}

extension Session {
    /// Finds the budget of a category by its title. Throws if it has none, or several and no period was named.
    fileprivate func budget(of typed: String, _ option: BudgetPeriodOption, in state: State) throws -> Budget {
        let category = try moneyCategory(typed, .expense, in: state)
        let period = try option.period(words)
        let found = state.livingBudgets.filter {
            $0.category == category.id && (period == nil || $0.period == period)
        }
        guard let budget = found.first else { throw InvalidRequest(words.budgetUnknown(words.title(category))) }
        guard found.count == 1 else {
            let periods = found.map { $0.period.rawValue }.joined(separator: ", ")
            throw InvalidRequest(words.budgetAmbiguous(words.title(category), periods: periods))
        }
        return budget
    }

    fileprivate func title(of budget: Budget, in state: State) -> String {
        state.moneyCategory(budget.category).map { words.title($0) } ?? ""
    }

    /// The budget's status today; nil before its first period.
    fileprivate func status(of budget: Budget, in state: State) -> BudgetStatus? {
        let today = state.today(now)
        return state.status(of: budget, on: today, today: today)
    }

    /// Says what was done to a budget, and its status.
    fileprivate func output(
        aboutBudget id: RecordID?, changed: Bool, _ sentence: (String, Budget) -> String
    ) throws -> CommandOutput {
        try read { state in
            guard let budget = state.budget(id) else { throw MoneyRefusal.noSuchBudget }
            let status = status(of: budget, in: state)
            var lines = [report(sentence(title(of: budget, in: state), budget), changed: changed)]
            if let status { lines.append(style(.faint, "\(words.spentOfLimit(status)) · \(words.left(status))")) }
            if state.settings.budgeting != .limits {
                lines.append(style(.faint, words.budgetNotShown("daybook settings set budgeting limits")))
            }
            return CommandOutput(lines, json: json(budget, status, in: state))
        }
    }

    /// The budgets that count on a day.
    fileprivate func limits(on day: Day, in state: State) -> CommandOutput {
        let today = state.today(now)
        let statuses = state.budgetStatuses(on: day, today: today)
        var columns = Columns()
        for status in statuses {
            columns.append([
                Columns.Cell(title(of: status.budget, in: state), .strong),
                Columns.Cell(words.range(status.days.lowerBound, status.days.upperBound), .faint),
                Columns.Cell(words.spentOfLimit(status), isNumber: true),
                Columns.Cell(words.left(status), status.isOverspent ? .strong : .plain),
                Columns.Cell(words.outlook(status, today: today), .faint),
                Columns.Cell(words.notes(on: status), .faint),
            ])
        }
        return CommandOutput(
            statuses.isEmpty ? [words.noBudgetsYet] : columns.lines(style),
            json: [
                "budgeting": .string(Budgeting.limits.rawValue),
                "budgets": .array(statuses.map { json($0.budget, $0, in: state) }),
            ])
    }

    /// A budget as JSON, with the amounts of a period if there is one.
    fileprivate func json(_ budget: Budget, _ status: BudgetStatus?, in state: State) -> JSONValue {
        let currency = budget.currency
        let pace = status?.pace.map { pace -> JSONValue in
            [
                "expected": json(pace.expected, currency), "excess": json(pace.excess, currency),
                "limitDay": .text(pace.limitDay?.text),
            ]
        }
        let uncounted = (status?.uncounted ?? []).map { item -> JSONValue in
            ["currency": .string(item.currency.code), "amount": json(item.amount, item.currency)]
        }
        return [
            "id": .string(budget.id.hex), "category": .string(title(of: budget, in: state)),
            "per": .string(budget.period.rawValue), "currency": .string(currency.code),
            "limit": json(budget.limit, currency), "rollover": .bool(budget.rollsOver),
            "since": .text(budget.since?.text), "until": .text(budget.until?.text),
            "from": .text(status?.days.lowerBound.text), "to": .text(status?.days.upperBound.text),
            "carried": status.map { json($0.carried, currency) } ?? nil,
            "spent": status.map { json($0.spent, currency) } ?? nil,
            "left": status.map { json($0.left, currency) } ?? nil,
            "leftADay": status?.leftADay.map { json($0, currency) } ?? nil, "pace": pace ?? nil,
            "uncounted": .array(uncounted),
        ]
    }
}
