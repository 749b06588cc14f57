import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// All goals: active, then reached, then archived; or those reached on some days.
struct GoalsPage: PageView {
    let active: [Row]
    let reached: [Row]
    let archived: [Row]
    /// The days on which the goals shown were reached; nil to show all goals.
    let days: ClosedRange<Day>?
    let today: Day
    let title: String

    /// A goal in the list, with its progress.
    struct Row: Sendable {
        let goal: Goal
        let title: String
        let status: GoalStatus
        /// The unit of its numbers.
        let unit: String
        /// The id for progress added in one tap.
        let quickID: RecordID
    }

    var section: Section? { .goals }
    var layout: PageLayout { .plain }

    /// - Parameter days: The days on which the goals to show were reached; nil to show all goals.
    init(_ context: RequestContext, reachedOn days: ClosedRange<Day>? = nil) {
        let state = context.state
        let today = context.today
        let tasks = state.tasksByGoal
        let newID = context.newIDs()
        let titles = GoalTitles(state)
        let goals = days.map { state.goalsReached(in: $0, today: today) } ?? state.livingGoals
        let rows = goals.map { goal in
            Row(
                goal: goal, title: titles.title(of: goal), status: state.status(of: goal, today: today, tasks: tasks),
                unit: goal.shownUnit(in: state), quickID: newID())
        }
        title = context.words.goals
        self.today = today
        self.days = days
        guard days == nil else {
            (active, reached, archived) = ([], rows, [])
            return
        }
        active = rows.filter { !$0.goal.isArchived && !$0.status.isReached }
        reached = rows.filter { !$0.goal.isArchived && $0.status.isReached }
        archived = rows.filter { $0.goal.isArchived }
    }
}

extension GoalsPage {
    func view(_ words: Words) -> HTML {
        if let days { return list(of: days, words) }
        let isEmpty = active.isEmpty && reached.isEmpty && archived.isEmpty
        return """
            <header class="bar"><div class="heading"><h1>\(title)</h1></div>\
            \(if: !isEmpty, "<div class=\"actions\">\(add("button", words.add))</div>")</header>
            \(isEmpty ? empty(words) : lists(words))
            """
    }

    private func list(of days: ClosedRange<Day>, _ words: Words) -> HTML {
        let done = reached.map { row($0, words, extra: .empty) }
        let range = words.range(days.lowerBound, days.upperBound)
        return """
            <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
            <p class="lead">\(words.title(words.reachedGoals, range)) <a href="\(GoalPageRoute.list.url)">\(words.clearFilter)</a></p>
            \(done.isEmpty ? "<p class=\"quiet\">\(words.noGoalsReached)</p>" : MoreRows.list("ul", class: "list goals", done, words))

            """
    }

    private func add(_ style: String, _ label: String) -> HTML {
        "<a class=\"\(style)\" href=\"\(GoalPageRoute.add.url)\">\(Icon.add.svg)\(label)</a>"
    }

    private func empty(_ words: Words) -> HTML {
        """
        <section class="empty">\(Icon.goal.svg)<h2>\(words.noGoalsYet)</h2><p>\(words.noGoalsYetHint)</p>
        \(add("button primary", words.addGoal))</section>
        """
    }

    private func lists(_ words: Words) -> HTML {
        let nothing: HTML = "<p class=\"quiet\">\(words.noGoalsInWork)</p>"
        let inWork = active.indices.map {
            row(active[$0], words, extra: addButton(active[$0], words) + reorderHandle($0, words))
        }
        let done = reached.map { row($0, words, extra: .empty) }
        let away = archived.map { row($0, words, extra: .empty) }
        return """
            \(active.isEmpty ? nothing : MoreRows.list("ul", class: "list goals", inWork, words))
            \(if: !done.isEmpty, part(words.reachedGoals, done, words))\(if: !away.isEmpty, part(words.archive, away, words))
            """
    }

    private func part(_ name: String, _ rows: [HTML], _ words: Words) -> HTML {
        """
        <section class="group"><h2>\(name) <span class="count">\(words.number(rows.count))</span></h2>\
        \(MoreRows.list("ul", class: "list goals", rows, words))</section>

        """
    }

    private func row(_ row: Row, _ words: Words, extra: HTML) -> HTML {
        let goal = row.goal
        let ring = ProgressRing(
            fraction: row.status.share, label: words.number(words.wholePercent(of: row.status)) + "%", size: 44)
        let done: HTML = row.status.isReached ? " done" : ""
        return """
            <li id="goal-\(goal.id.hex)"><a class="line tint-\(goal.color.rawValue)\(done)" href="\(GoalPageRoute.goal(goal.id).url)">\
            \(HabitIcon.view(goal.icon, title: goal.title))<span><strong><bdi>\(row.title)</bdi></strong>\
            <small>\(words.facts(of: goal, row.status, unit: row.unit, today: today))</small>\
            \(words.alarm(of: goal, row.status, today: today))</span><span class="share">\(ring.svg)\
            <span class="hidden">\(words.percent(Double(words.wholePercent(of: row.status)) / 100))</span></span></a>\(extra)</li>

            """
    }

    /// Adds the smallest quick step in one tap.
    private func addButton(_ row: Row, _ words: Words) -> HTML {
        guard let step = row.goal.quickSteps.first else { return .empty }
        return GoalPage.addButton(step, to: row.goal, named: row.title, id: row.quickID, back: .list, words)
    }

    /// The handle to drag the goal, or to move it by one row.
    private func reorderHandle(_ index: Int, _ words: Words) -> HTML {
        guard active.count > 1 else { return .empty }
        let goal = active[index].goal
        return ReorderHandle(
            title: active[index].title, action: .goals(.move(goal.id)), index: index, of: active.map { $0.goal.id },
            back: .goals(.list)
        ).view(words)
    }
}

extension Words {
    /// The warning of a goal whose deadline has passed or is expected to.
    func alarm(of goal: Goal, _ status: GoalStatus, today: Day) -> HTML? {
        guard !status.isReached, !goal.isArchived, let deadline = goal.deadline else { return nil }
        if deadline < today { return "<span class=\"chip bad\">\(self.deadline(deadline, today: today))</span>" }
        guard let pace = status.pace, let late = pace.daysLate, late > 0, case .reached(let day) = pace.forecast else {
            return nil
        }
        return "<span class=\"chip warn\">\(onPace(for: day, today: today, daysLate: late))</span>"
    }
}
