import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Phrasing
import Words

struct ListGoals: ReadingCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List goals.", aliases: ["ls"])

    @Flag(help: "Archived ones instead.")
    var archived = false

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        try session.read { state in
            let goals = state.livingGoals.filter { $0.isArchived == archived }
            return CommandOutput(
                lines(goals, session, state),
                json: ["goals": .array(goals.map { session.json($0, in: state, withSubtasks: false) })])
        }
    }

    private func lines(_ goals: [Goal], _ session: Session, _ state: State) -> [String] {
        let words = session.words
        if goals.isEmpty { return [archived ? words.archiveEmpty : words.noGoalsYet] }
        let today = state.today(session.now)
        let tasks = state.tasksByGoal
        let titles = GoalTitles(state)
        var columns = Columns()
        for goal in goals {
            let status = state.status(of: goal, today: today, tasks: tasks)
            columns.append([
                Columns.Cell(goal.icon), Columns.Cell(titles.title(of: goal), .strong),
                Columns.Cell(Bar.row(status.share, width: 10), status.isReached ? .good : .plain),
                Columns.Cell(words.percent(Double(words.wholePercent(of: status)) / 100), isNumber: true),
                Columns.Cell(words.pace(of: goal, status, today: today), .faint),
            ])
        }
        return columns.lines(session.style)
    }
}
