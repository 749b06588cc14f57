import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The one thing that matters right now: a running workout, bills that are due, a suggestion about a pet or oneself, overdue
/// tasks, or the recovery code until it is kept.
struct NowLine: Sendable {
    let icon: HTML
    let text: String
    let link: PageRoute
    /// The name of the link.
    let action: String

    /// Nil if nothing needs attention.
    init?(_ context: RequestContext, _ agenda: DayAgenda) {
        let (state, words) = (context.state, context.words)
        if !state.settings.hides(.workouts), let running = state.runningWorkouts.first {
            let row = WorkoutRow(running, context, state.weightTrend)
            (icon, text, link, action) = (Icon.training.svg, row.title, row.link, words.resumeWorkout)
            return
        }
        if !state.settings.hides(.money) {
            let bills = state.billsDue(through: context.today)
            if !bills.isEmpty {
                var titles: [String] = []
                for bill in bills {
                    let title = words.title(bill.rule, in: state)
                    if !titles.contains(title) { titles.append(title) }
                }
                icon = Icon.money.svg
                let named = titles.prefix(Self.namedBills).joined(separator: ", ")
                let hasIncome = bills.contains { $0.rule.kind == .income }
                text = hasIncome ? words.billsAndIncomeDue(bills.count, named) : words.billsDue(bills.count, named)
                (link, action) = (.money(.bills), words.open)
                return
            }
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
        guard !state.settings.hasKeptCode, Self.hasMuchToLose(state) else { return nil }
        (icon, text) = (Icon.key.svg, words.recoveryCodeOffered)
        (link, action) = (.settings(.recoveryCode), words.open)
    }

    /// Whether so much was logged that the recovery code is worth being written down.
    private static func hasMuchToLose(_ state: State) -> Bool {
        state.entries.rows.count + state.tasks.rows.count + state.moodEntries.rows.count
            + state.transactions.rows.count >= 20
    }

    private static let namedBills = 3

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
        """
        <p class="now-line"><a href="\(link.url)">\(icon)<span>\(text)</span><b>\(action)</b></a></p>

        """
    }
}
