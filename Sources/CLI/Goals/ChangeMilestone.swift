import ArgumentParser
import DaybookCore
import Words

struct ChangeMilestone: SingleGoalCommand, ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "milestone", abstract: "Mark a milestone of a goal done, or add, reopen or delete one.",
        discussion: """
            daybook goal milestone Move Pack
            daybook goal milestone Move "Hire a van" --add
            """)

    @OptionGroup var choice: GoalArgument

    @Argument(help: "The milestone's title, or the start of it.")
    var milestone: String

    @Flag(help: "Add it.")
    var add = false

    @Flag(help: "Mark it as not reached.")
    var undone = false

    @Flag(help: "Delete it.")
    var delete = false

    func run(in session: Session) throws -> CommandOutput {
        let words = session.words
        guard [add, undone, delete].count(where: { $0 }) <= 1 else {
            throw InvalidRequest(words.onlyOne(of: ["--add", "--undone", "--delete"]))
        }
        var found: Goal?
        var sentence = ""
        let id = Randomness.recordID()
        let changed = try session.save { state in
            let goal = try session.goal(goal, in: state)
            found = goal
            if add {
                sentence = words.wasAdded(PlainText.line(milestone))
                return try session.decide(.addMilestone(goal.id, title: milestone, id: id), in: state)
            }
            let existing = try session.milestone(milestone, of: goal, in: state)
            if delete {
                sentence = words.wasDeleted(existing.title)
                return try session.decide(.deleteMilestone(existing.id), in: state)
            }
            sentence = undone ? words.markedNotDone(existing.title) : words.markedDone(existing.title)
            return try session.decide(
                undone ? .reopenMilestone(existing.id) : .completeMilestone(existing.id), in: state)
        }
        return try session.output(about: found, changed: changed) { _, _, _ in sentence }
    }
}
