import CivilTime
import DaybookCore
import Interchange
import Phrasing
import Words

/// The open goals whose deadlines are nearest; none on other days than today.
struct DayGoals {
    private let goals: [(goal: Goal, status: GoalStatus)]
    private let today: Day
    private let session: Session
    private let state: State

    init(on day: Day, today: Day, in state: State, _ session: Session) {
        (self.today, self.session, self.state) = (today, session, state)
        goals = day == today ? state.nearestGoals(today: today) : []
    }

    /// The text output; empty if there are no goals.
    var lines: [String] {
        guard !goals.isEmpty else { return [] }
        let words = session.words
        let titles = GoalTitles(state)
        var columns = Columns()
        for (goal, status) in goals {
            columns.append([
                Columns.Cell(goal.icon), Columns.Cell(titles.title(of: goal), .strong),
                Columns.Cell(words.percent(Double(words.wholePercent(of: status)) / 100), isNumber: true),
                Columns.Cell(words.facts(of: goal, status, unit: goal.shownUnit(in: state), today: today), .faint),
            ])
        }
        return [session.style(.strong, words.goals)] + columns.lines(session.style, indent: 2)
    }

    /// The JSON output.
    var json: JSONValue { .array(goals.map { session.json($0.goal, in: state, withSubtasks: false) }) }
}
