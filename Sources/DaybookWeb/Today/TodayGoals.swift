import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The few open goals whose dates are nearest, with their progress.
struct TodayGoals: Sendable {
    private let rows: [(goal: Goal, status: GoalStatus)]

    private static let visibleCount = 3

    /// - Parameter category: The category whose goals are shown; nil for all.
    init(_ state: State, today: Day, category: RecordID?) {
        var rows: [(goal: Goal, status: GoalStatus)] = []
        let goals =
            state.settings.hides(.goals)
            ? []
            : state.livingGoals.filter { goal in
                !goal.isArchived && (category == nil || goal.category == category)
            }
        guard !goals.isEmpty else {
            self.rows = []
            return
        }
        let tasks = state.tasksByGoal
        // Those without a date come last; among equals the person's order decides.
        let sorted = goals.enumerated().sorted {
            ($0.element.deadline ?? .last, $0.offset) < ($1.element.deadline ?? .last, $1.offset)
        }
        for (_, goal) in sorted where rows.count < Self.visibleCount {
            let status = state.status(of: goal, today: today, tasks: tasks)
            if !status.isReached { rows.append((goal, status)) }
        }
        self.rows = rows
    }

    func view(_ words: Words) -> HTML {
        guard !rows.isEmpty else { return .empty }
        return """
            <section class="group block block-goals" id="goals"><h2><a href="\(GoalPageRoute.list.url)">\(words.goals)</a></h2>\
            <ul class="list">\(rows.map { row($0.goal, $0.status, words) })</ul></section>

            """
    }

    private func row(_ goal: Goal, _ status: GoalStatus, _ words: Words) -> HTML {
        let percent = words.wholePercent(of: status)
        return """
            <li id="goal-\(goal.id.hex)"><a class="line tint-\(goal.color.rawValue)" href="\(GoalPageRoute.goal(goal.id).url)">\
            \(HabitIcon.view(goal.icon, title: goal.title))<span><strong><bdi>\(goal.title)</bdi></strong>\
            <progress class="budget-bar" max="100" value="\(percent)" aria-label="\(goal.title)"></progress></span>\
            <b class="number">\(words.percent(Double(percent) / 100))</b></a></li>

            """
    }
}
