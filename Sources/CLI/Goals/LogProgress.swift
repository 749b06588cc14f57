import ArgumentParser
import DaybookCore
import Phrasing
import Words

struct LogProgress: SingleGoalCommand, ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "progress", abstract: "Log progress toward a goal.",
        discussion: """
            daybook goal progress Read 2 --note "A thin one"
            daybook goal progress Read --total 7
            """)

    @OptionGroup var choice: GoalArgument

    @Argument(help: "The amount of progress.")
    var amount: String?

    @Option(parsing: .unconditional, help: ArgumentHelp("The current value instead.", valueName: "value"))
    var total: String?

    @Option(help: ArgumentHelp("The day (default: today).", valueName: "day"))
    var on: String?

    @Option(help: "A note on how it went.")
    var note: String?

    func run(in session: Session) throws -> CommandOutput {
        let words = session.words
        if amount != nil && total != nil { throw InvalidRequest(words.onlyOne(of: ["AMOUNT", "--total"])) }
        guard let typed = amount ?? total else { throw FieldError("amount", .numberMissing) }
        var found: Goal?
        let id = Randomness.recordID()
        let changed = try session.save { state in
            let goal = try session.goal(goal, in: state)
            found = goal
            var progress = GoalProgress(id: id)
            progress.goal = goal.id
            try progress.set(total == nil ? .amount : .value, typed: typed, words)
            if !typed.hasPrefix("+") { progress = goal.counted(progress) }
            try progress.set(.note, typed: note, words)
            progress.day = try session.pastDay(on, in: state)
            return try session.decide(.addProgress(progress), in: state)
        }
        return try session.output(about: found, changed: changed) { goal, status, state in
            words.progressLogged(state.title(of: goal), words.part(of: status, goal.shownUnit(in: state)) ?? "")
        }
    }
}

extension Session {
    /// The report on a goal with its new status: the pace or, when reached, that it is reached.
    func output(
        about found: Goal?, changed: Bool, saying sentence: (Goal, GoalStatus, State) -> String
    ) throws -> CommandOutput {
        try read { state in
            guard let goal = state.goal(found?.id) else { throw GoalRefusal.noSuchGoal }
            let today = state.today(now)
            let status = state.status(of: goal, today: today)
            var lines = [report(sentence(goal, status, state), changed: changed)]
            let pace = words.pace(of: goal, status, today: today)
            if !pace.isEmpty { lines.append(pace) }
            return CommandOutput(lines, json: json(goal, in: state))
        }
    }
}
