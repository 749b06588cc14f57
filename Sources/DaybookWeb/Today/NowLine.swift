import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The one thing that matters right now: a running workout, bills that are due, a suggestion about a pet or oneself, overdue
/// tasks, or the recovery code until it is kept. If nothing does, it is a challenge that is nearly done, or the day's insight.
/// A running workout does not hide bills that are due, which stand below it.
struct NowLine: Sendable {
    let icon: HTML
    let text: String
    let link: PageRoute
    /// The name of the link.
    let action: String
    /// Whether something is to be done, rather than a moment to be glad.
    private(set) var needsAttention = true
    /// The bills that are due, below a running workout.
    private var bills: String?

    /// Nil if there is nothing to say.
    ///
    /// - Parameter game: Nil if it is switched off.
    init?(_ context: RequestContext, _ agenda: DayAgenda, _ game: Game?) {
        let (state, words) = (context.state, context.words)
        if !state.settings.hides(.workouts), let running = state.runningWorkouts.first {
            let row = WorkoutRow(running, context, state.weightTrend)
            let since =
                row.day == context.today
                ? "" : " · \(words.workoutSince(words.near(row.day, to: context.today), row.time))"
            (icon, text, link, action) = (Icon.training.svg, row.title + since, row.link, words.resumeWorkout)
            bills = Self.bills(context)
            return
        }
        if let bills = Self.bills(context) {
            (icon, text, link, action) = (Icon.money.svg, bills, .money(.bills), words.open)
            return
        }
        if !state.settings.hides(.moods), let (advice, name) = Self.warning(context) {
            icon = Icon.info.svg
            text = Self.firstSentence(of: words.sentence(of: advice, name: name))
            (link, action) = (.moods(.home(of: advice.cause.subject)), words.open)
            return
        }
        let overdue = agenda.openTasks.count { $0.isOverdue(today: context.today, now: context.now) }
        if overdue > 0 {
            var filter = TaskFilter()
            (filter.due, filter.sort) = (.overdue, .due)
            (icon, text, link, action) = (
                Icon.clock.svg, words.overdueTasks(overdue), .tasks(.list(filter)), words.open
            )
            return
        }
        if !state.settings.hasKeptCode, Self.hasMuchToLose(state) {
            (icon, text) = (Icon.key.svg, words.recoveryCodeOffered)
            (link, action) = (.settings(.recoveryCode), words.open)
            return
        }
        needsAttention = false
        if let game, let (challenge, left) = Self.challengeNearlyDone(game) {
            (icon, text) = (Icon.flame.svg, words.challengeNearlyDone(words.title(challenge, in: state), left))
            (link, action) = (.game(.challenges), words.open)
            return
        }
        guard let insight = state.insight(of: agenda) else { return nil }
        (icon, link) = Self.icon(and: insight)
        (text, action) = (words.sentence(of: insight, in: state), words.open)
    }

    /// The icon of an insight, and the page it leads to.
    private static func icon(and insight: Insight) -> (HTML, PageRoute) {
        switch insight {
        case .longestStreak(let habit, _, _): (Icon.flame.svg, .habits(.habit(habit.id, month: nil)))
        case .record(let exercise): (Icon.training.svg, .workouts(.exercise(exercise)))
        case .tasksOfWeek(_, _, let days):
            (Icon.check.svg, .tasks(.list(TaskFilter(status: .completed, closed: days))))
        case .budgetLeft(let status): (Icon.money.svg, .money(.budget(status.budget.id)))
        }
    }

    /// The running challenge of which the least is missing, if little is, and how much that is.
    private static func challengeNearlyDone(_ game: Game) -> (Challenge, Int64)? {
        let running = game.challenges.filter { $0.result == .running && $0.share >= nearlyDone }
        return running.max { $0.share < $1.share }.map { ($0.challenge, $0.target - $0.count) }
    }

    /// The part from which a challenge is nearly done.
    private static let nearlyDone = 0.8

    /// Whether so much was logged that the recovery code is worth being written down.
    private static func hasMuchToLose(_ state: State) -> Bool {
        state.entries.rows.count + state.tasks.rows.count + state.moodEntries.rows.count
            + state.transactions.rows.count >= 20
    }

    private static let namedBills = 3

    /// Names the bills that are due; nil if there are none.
    private static func bills(_ context: RequestContext) -> String? {
        let (state, words) = (context.state, context.words)
        guard !state.settings.hides(.money) else { return nil }
        let bills = state.billsDue(through: context.today)
        guard !bills.isEmpty else { return nil }
        var titles: [String] = []
        for bill in bills {
            let title = words.title(bill.rule, in: state)
            if !titles.contains(title) { titles.append(title) }
        }
        let named = titles.prefix(namedBills).joined(separator: ", ")
        let hasIncome = bills.contains { $0.rule.kind == .income }
        return hasIncome ? words.billsAndIncomeDue(bills.count, named) : words.billsDue(bills.count, named)
    }

    /// The first suggestion that is a warning, pets first.
    private static func warning(_ context: RequestContext) -> (Advice, String?)? {
        let state = context.state
        guard state.hasMoods else { return nil }
        for pet in state.activeSubjects {
            if let advice = state.advice(on: pet.id, today: context.today).first(where: { $0.rule != .weeklyRise }) {
                return (advice, pet.name)
            }
        }
        return state.advice(on: nil, today: context.today).first { $0.rule != .weeklyRise }.map { ($0, nil) }
    }

    private static func firstSentence(of text: String) -> String {
        guard let end = text.indices.first(where: { text[$0] == "." && text[$0...].dropFirst().first == " " }) else {
            return text
        }
        return String(text[..<end])
    }

    func view(_ words: Words) -> HTML {
        let below = bills.map { bills -> HTML in
            "<a href=\"\(PageRoute.money(.bills).url)\">\(Icon.money.svg)<span>\(bills)</span><b>\(words.open)</b></a>"
        }
        return """
            <p class="now-line\(if: !needsAttention, " celebration")"><a href="\(link.url)">\(icon)<span>\(text)</span><b>\(action)</b></a>\(below)</p>

            """
    }
}
