import ArgumentParser
import DaybookCore
import Phrasing
import Words

struct WriteProgress: OneGoalCommand {
    static let configuration = CommandConfiguration(
        commandName: "progress", abstract: "Write down how far a goal is.",
        discussion: """
            daybook goal progress Read 7
            daybook goal progress Read --add 2 --note "A thin one"
            """)

    @OptionGroup var choice: GoalChoice

    @Argument(help: "The current value.")
    var value: String?

    @Option(parsing: .unconditional, help: ArgumentHelp("How much came to it.", valueName: "amount"))
    var add: String?

    @Option(help: ArgumentHelp("The day (default: today).", valueName: "day"))
    var on: String?

    @Option(help: "How it went.")
    var note: String?

    func answer(in session: Session) throws -> Answer {
        let words = session.words
        if value != nil && add != nil { throw Refused(words.onlyOne(of: ["VALUE", "--add"])) }
        guard let typed = value ?? add else { throw Refused(words.numberMissing) }
        var found: Goal?
        let id = Randomness.recordID()
        let changed = try session.keep { state in
            let goal = try session.goal(goal, in: state)
            found = goal
            var progress = GoalProgress(id: id)
            progress.goal = goal.id
            try progress.set(add == nil ? .value : .amount, typed: typed, words)
            try progress.set(.note, typed: note, words)
            progress.day = try session.day(on, in: state)
            return try session.decide(.addProgress(progress), in: state)
        }
        return try session.answer(about: found, changed: changed) { goal, status, state in
            words.progressWritten(goal.title, words.part(of: status, goal.shownUnit(in: state)) ?? "")
        }
    }
}

extension Session {
    /// The report on a goal with its new status: the pace or, when reached, that it is reached.
    func answer(
        about found: Goal?, changed: Bool, saying sentence: (Goal, GoalStatus, State) -> String
    ) throws -> Answer {
        try read { state in
            guard let goal = state.goal(found?.id) else { throw GoalRefusal.noSuchGoal }
            let today = state.today(now)
            let status = state.status(of: goal, today: today)
            var lines = [say(sentence(goal, status, state), changed: changed)]
            let pace = words.pace(of: goal, status, today: today)
            if !pace.isEmpty { lines.append(pace) }
            return Answer(lines, json: json(goal, in: state))
        }
    }
}
