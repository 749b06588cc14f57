import ArgumentParser
import DaybookCore

struct AddGoal: ChangingCommand {
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

    @Option(help: ArgumentHelp("A milestone. Can be given several times.", valueName: "title"))
    var milestone: [String] = []

    @OptionGroup var options: GoalOptions
    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let id = Randomness.recordID()
        try session.save { state in
            var goal = Goal(id: id)
            goal.title = title
            // Milestones alone say how it is measured.
            if !milestone.isEmpty, options.to == nil { goal.measure = .milestones }
            try options.apply(to: &goal, in: session, state)
            do {
                return try session.decide(
                    .add(goal, category: options.categoryChoice, milestones: milestone), in: state)
            } catch GoalRefusal.field(FieldError("target", .numberMissing)) {
                throw InvalidRequest("\(session.words.targetMissing). \(session.words.targetOptions)")
            }
        }
        return try session.read { state in
            guard let goal = state.goal(id) else { throw GoalRefusal.noSuchGoal }
            return CommandOutput(session.words.wasAdded(goal.title), json: session.json(goal, in: state))
        }
    }
}

struct EditGoal: SingleGoalCommand, ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Change a goal; options you leave out keep their values.")

    @Option(help: "A new title.")
    var title: String?

    @OptionGroup var options: GoalOptions
    @OptionGroup var choice: GoalArgument

    func run(in session: Session) throws -> CommandOutput {
        var found: Goal?
        let changed = try session.save { state in
            var goal = try session.goal(goal, in: state)
            found = goal
            if let title { goal.title = title }
            try options.apply(to: &goal, in: session, state)
            return try session.decide(.edit(goal, category: options.categoryChoice), in: state)
        }
        return try session.read { state in
            guard let goal = state.goal(found?.id) else { throw GoalRefusal.noSuchGoal }
            let sentence = changed ? session.words.wasSaved(goal.title) : session.words.nothingChanged
            return CommandOutput(sentence, json: session.json(goal, in: state))
        }
    }
}
