import ArgumentParser
import DaybookCore

struct AddGoal: JournalCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a goal.",
        discussion: """
            daybook goal add "Read twelve books" --to 12 --unit books --by 2027-12-31
            daybook goal add "Lose weight" --from 82 --to 75 --unit kg
            daybook goal add Move --milestone "Choose a flat" --milestone Pack
            daybook goal add "Run a lot" --habit Run --to 100
            """)

    @Argument(help: "Its title.")
    var title: String

    @Option(help: ArgumentHelp("A milestone; can be given several times.", valueName: "title"))
    var milestone: [String] = []

    @OptionGroup var options: GoalOptions
    @OptionGroup var global: GlobalOptions

    func answer(in session: Session) throws -> Answer {
        let id = Randomness.record()
        try session.keep { state in
            var draft = GoalDraft(title: title)
            draft.milestones = milestone
            // Milestones without a target imply the measure.
            if !milestone.isEmpty, options.to == nil { draft.measure = .milestones }
            try options.apply(to: &draft, in: session, state)
            return try session.decide(.add(draft, id: id), in: state)
        }
        return try session.read { state in
            guard let goal = state.goal(id) else { throw GoalRefusal.noSuchGoal }
            return Answer(session.words.wasAdded(goal.title), json: session.json(goal, in: state))
        }
    }
}

struct EditGoal: OneGoalCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Change a goal; what is not named stays as it is.")

    @Option(help: "A new title.")
    var title: String?

    @OptionGroup var options: GoalOptions
    @OptionGroup var choice: GoalChoice

    func answer(in session: Session) throws -> Answer {
        var found: Goal?
        let changed = try session.keep { state in
            let goal = try session.goal(goal, in: state)
            found = goal
            var draft = GoalDraft(goal, in: state)
            if let title { draft.title = title }
            try options.apply(to: &draft, in: session, state)
            return try session.decide(.edit(goal.id, draft), in: state)
        }
        return try session.read { state in
            guard let goal = state.goal(found?.id) else { throw GoalRefusal.noSuchGoal }
            let sentence = changed ? session.words.wasSaved(goal.title) : session.words.nothingChanged
            return Answer(sentence, json: session.json(goal, in: state))
        }
    }
}
