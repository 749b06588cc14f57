import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The review of a day: what was done and missed over all parts of life, beside the day before, and the points it earned.
struct DayReviewPage: PageView {
    let title: String
    let day: Day
    let today: Day
    let hasGame: Bool
    let figures: ReviewFigures
    /// The numbers of habits and tasks that counted, and of those done.
    let due, doneCount, exceededCount: Int
    /// The period around the day in which the person is away.
    let away: AwayPeriod?
    /// Habits, then tasks. Of today, a limit that was exceeded is missed, and others not done are open.
    let done, open, missed: [Row]
    /// The limits of today with a value that is within them. Whether they are kept is not decided before the day is over.
    let keptSoFar: [Row]
    let moods: [MoodRow]
    let workouts: [WorkoutRow]
    let meals: [Row]
    /// The goals reached, the milestones completed and the progress recorded.
    let goals: [Row]
    let transactions: [TransactionRow]
    let notes: NoteDay?
    /// The entries that earned points, if any did.
    let points: LedgerDay?

    /// A habit, a task, a meal or a step towards a goal.
    struct Row: Sendable {
        let icon: HTML
        let title: String
        var detail = ""
        var value = ""
        let url: String
    }

    var section: Section? { .review }
    var layout: PageLayout { .narrow }

    init(_ context: RequestContext, on chosen: Day?) {
        let (state, words, today) = (context.state, context.words, context.today)
        let day = min(chosen ?? today, today)
        func isOn(_ part: JournalPart) -> Bool { !state.settings.hides(part) }
        let agenda = DayAgenda(on: day, today: today, in: state)
        let habits = agenda.habits.map { (item: $0, row: Row($0, on: day, in: state, words)) }
        (due, doneCount, exceededCount) = (agenda.due, agenda.done, agenda.exceeded)
        away = state.awayPeriod(around: day)
        done = habits.filter { $0.item.isDone }.map { $0.row } + agenda.completedTasks.map { Row($0) }
        let undone = habits.filter { $0.item.counts && !$0.item.isDone }
        let tasks = agenda.openTasks.map { Row($0) }
        open = day < today ? [] : undone.filter { $0.item.status != .missed }.map { $0.row } + tasks
        missed =
            day < today ? undone.map { $0.row } + tasks : undone.filter { $0.item.status == .missed }.map { $0.row }
        keptSoFar = habits.filter { $0.item.history.isUndecided(on: day) && !$0.row.value.isEmpty }.map { $0.row }
        let felt = isOn(.moods) ? state.moodEntries.rows.filter { $0.isAlive && $0.day == day } : []
        moods = felt.sorted { ($0.at, $0.id) < ($1.at, $1.id) }.compactMap { MoodRow($0, in: state) }
        workouts = isOn(.workouts) ? WorkoutRow.all(context, day...day).filter { !$0.isRunning } : []
        let titles = GoalTitles(state)
        goals =
            isOn(.goals)
            ? state.goalDays(on: day, today: today).flatMap {
                Row.all(of: $0, titles.title(of: $0.goal), in: state, words)
            }
            : []
        meals = isOn(.meals) ? state.meals(on: day).map { Row($0, in: state, words) } : []
        var filter = TransactionFilter()
        filter.days = day...day
        let spent = isOn(.money) ? state.transactions(filter) : []
        transactions = spent.map { TransactionRow($0, of: nil, in: state, words) }
        notes = isOn(.notes) ? NoteDay.all(of: state.notes(on: day).compactMap { WrittenNote($0) }).first : nil
        points = context.game.flatMap { LedgerDay.all(of: $0.ledger.entries(on: day), atLeast: 1, context).first }
        figures = ReviewFigures(context, on: day)
        hasGame = !state.settings.isGameOff
        title = words.review
        self.day = day
        self.today = today
    }
}

extension DayReviewPage.Row {
    init(_ item: DayAgenda.HabitOnDay, on day: Day, in state: State, _ words: Words) {
        let habit = item.habit
        let entry = state.entry(of: habit.id, on: day)
        icon =
            "<span class=\"emoji tint-\(habit.color.rawValue)\">\(HabitIcon.view(habit.icon, title: habit.title))</span>"
        title = habit.title
        detail = entry?.note ?? ""
        value = habit.kind.isMeasure ? entry.flatMap { state.value(of: $0) }.map { habit.measure($0, words) } ?? "" : ""
        url = HabitPageRoute.entry(habit.id, day).url
    }

    init(_ task: TaskItem) {
        icon = "<span class=\"emoji tint-sky\">\((task.status.isOpen ? Icon.tasks : Icon.check).svg)</span>"
        title = task.title
        url = TaskPageRoute.one(task.id).url
    }

    /// A row for the goal, if it was reached or progress was recorded, and one for each of its milestones.
    static func all(of day: GoalDay, _ title: String, in state: State, _ words: Words) -> [DayReviewPage.Row] {
        let goal = day.goal
        let icon: HTML =
            "<span class=\"emoji tint-\(goal.color.rawValue)\">\(HabitIcon.view(goal.icon, title: goal.title))</span>"
        let url = GoalPageRoute.goal(goal.id).url
        var rows = day.milestones.map { DayReviewPage.Row(icon: icon, title: $0.title, detail: title, url: url) }
        if day.isReached || !day.progress.isEmpty {
            let notes = day.progress.map { $0.note }.filter { !$0.isEmpty }
            rows.insert(
                DayReviewPage.Row(
                    icon: icon, title: day.isReached ? words.goalReached(title) : title,
                    detail: notes.joined(separator: ", "),
                    value: words.recorded(day.progress, goal.shownUnit(in: state)), url: url), at: 0)
        }
        return rows
    }

    init(_ meal: Meal, in state: State, _ words: Words) {
        icon = "<span class=\"emoji tint-amber\">\(Icon.meal.svg)</span>"
        title = words.name(meal.kind)
        detail = state.items(of: meal.id).map { words.name($0, in: state) }.joined(separator: ", ")
        value = state.nutrition(of: meal).kilocalories.map { words.energy($0) } ?? ""
        url = MealPageRoute.meal(meal.id).url
    }
}

extension DayReviewPage {
    func view(_ words: Words) -> HTML {
        """
        \(ReviewHeader(title: title, current: nil, hasGame: hasGame).view(words))\(steps(words))
        \(away.map { AwayLine.view($0, words) })\(if: !headline(words).isEmpty, "<p class=\"lead\">\(headline(words))</p>")
        \(figures.view(words))
        \(isEmpty ? empty(words) : content(words))
        """
    }

    /// The headline of the day; empty if nothing was due on it, or if all that is to say is that the person is away.
    private func headline(_ words: Words) -> String {
        guard due > 0, away == nil || doneCount < due else { return "" }
        return words.headline(
            due: due, done: doneCount, exceeded: exceededCount, daysFromToday: day.days(since: today))
    }

    private var isEmpty: Bool {
        done.isEmpty && keptSoFar.isEmpty && open.isEmpty && missed.isEmpty && moods.isEmpty && workouts.isEmpty
            && meals.isEmpty && goals.isEmpty && transactions.isEmpty && notes == nil && figures.cards.isEmpty
    }

    private func steps(_ words: Words) -> HTML {
        func url(_ day: Day?) -> String? { day.map { PageRoute.dayReview($0 == today ? nil : $0).url } }
        let later = day < today ? day.neighbor(1) : nil
        return """
            <div class="period-steps">\(StepLink.previous.view(to: url(day.neighbor(-1)), label: words.previousDay))\
            <p>\(words.fullDay(day))</p>\(StepLink.next.view(to: url(later), label: words.nextDay))</div>
            """
    }

    private func empty(_ words: Words) -> HTML {
        "<section class=\"empty\">\(Icon.review.svg)<h2>\(words.nothingOnDay)</h2></section>\n"
    }

    private func content(_ words: Words) -> HTML {
        let worked = workouts.map { $0.view(words, today: today) }
        return """
            \(list(words.done, done))\(list(words.withinLimitSoFar, keptSoFar))\
            \(list(words.stillOpen, open))\(list(words.missedOnDay, missed))\(list(words.goals, goals))\
            \(section(words.moods, "list moods", moods.map { $0.view(words) }))\
            \(section(words.workouts, "list", worked))\(list(words.meals, meals))\
            \(section(words.money, "list transactions", transactions.map { $0.view(just: nil) }))\
            \(notes?.view(words, today: today, just: nil, heading: words.notes))\
            \(points?.view(words, today: today, heading: words.pointsLabel))\(if: points != nil, PointRulesPage.link(words))
            """
    }

    private func list(_ name: String, _ rows: [Row]) -> HTML? {
        section(
            name, "list",
            rows.map { row in
                """
                <li><a class="line" href="\(row.url)">\(row.icon)<span><strong><bdi>\(row.title)</bdi></strong>\
                \(if: !row.detail.isEmpty, "<small><bdi>\(row.detail)</bdi></small>")</span>\
                \(if: !row.value.isEmpty, "<span class=\"measured-value number\">\(row.value)</span>")</a></li>

                """
            })
    }

    private func section(_ name: String, _ style: HTML, _ rows: [HTML]) -> HTML? {
        guard !rows.isEmpty else { return nil }
        return """
            <section class="group"><h2>\(name)</h2>
            <ul class="\(style)">\(rows)</ul></section>

            """
    }
}
