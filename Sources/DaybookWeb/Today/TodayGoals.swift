import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The few open goals whose dates are nearest, with their progress.
struct TodayGoals: Sendable {
    private let rows: [(goal: Goal, status: GoalStatus)]
    private let titles: GoalTitles

    /// - Parameter category: The category whose goals are shown; nil for all.
    init(_ state: State, today: Day, category: RecordID?) {
        rows = state.nearestGoals(today: today, category: category)
        titles = GoalTitles(state)
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
        let title = titles.title(of: goal)
        return """
            <li id="goal-\(goal.id.hex)"><a class="line tint-\(goal.color.rawValue)" href="\(GoalPageRoute.goal(goal.id).url)">\
            \(HabitIcon.view(goal.icon, title: goal.title))<span><strong><bdi>\(title)</bdi></strong>\
            <progress class="budget-bar" max="100" value="\(percent)" aria-label="\(title)"></progress></span>\
            <b class="number">\(words.percent(Double(percent) / 100))</b></a></li>

            """
    }
}
