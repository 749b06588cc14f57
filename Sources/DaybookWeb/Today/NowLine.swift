import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The lines of *Now*: what matters right now, as `NowSubject` chooses it. A running workout does not hide bills that are due, which
/// stand below it. What is near is told at the end of the day, at most one line each.
struct NowLine: Sendable {
    /// A line.
    struct Line: Sendable {
        let icon: HTML
        let text: String
        let link: PageRoute
        /// The name of the link.
        let action: String
    }

    /// The most important line; nil if there is none.
    private let first: Line?
    /// Whether something is to be done.
    let needsAttention: Bool
    private let isCelebration: Bool
    /// The bills that are due below a running workout.
    private let due: Line?
    private let near: [Line]

    ///
    /// - Parameter game: Nil if it is switched off.
    init(_ context: RequestContext, _ agenda: DayAgenda, _ game: Game?) {
        let (state, words, today) = (context.state, context.words, context.today)
        let subject = state.nowSubject(
            of: agenda, game, canShowCode: context.tools.recoveryCode != nil, now: context.now)
        needsAttention = subject?.needsAttention ?? false
        isCelebration = subject?.isCelebration ?? false
        first = subject.map { subject in
            let (icon, link, action) = Self.looks(of: subject, words)
            return Line(
                icon: icon, text: words.sentence(of: subject, in: state, today: today), link: link, action: action)
        }
        var isTraining = false
        if case .workout? = subject { isTraining = true }
        let bills = isTraining ? state.billsDueNow(today: today) : []
        due =
            bills.isEmpty
            ? nil
            : Line(
                icon: Icon.money.svg, text: words.sentence(ofDue: bills, in: state), link: .money(.bills),
                action: words.open)
        near = state.nearSubjects(today: today).map { subject in
            let (icon, link) = Self.looks(of: subject)
            return Line(
                icon: icon, text: words.sentence(of: subject, in: state, today: today), link: link, action: words.open)
        }
    }

    /// The icon of what matters, the page it leads to, and the name of the link.
    private static func looks(of subject: NowSubject, _ words: Words) -> (HTML, PageRoute, String) {
        switch subject {
        case .workout(let workout):
            (Icon.training.svg, .workouts(.live(workout.id, LiveView())), words.resumeWorkout)
        case .bills: (Icon.money.svg, .money(.bills), words.open)
        case .advice(let advice): (Icon.info.svg, .moods(.home(of: advice.cause.subject)), words.open)
        case .overdue: (Icon.clock.svg, .tasks(.list(overdueTasks)), words.open)
        case .recoveryCode: (Icon.key.svg, .settings(.recoveryCode), words.open)
        case .challenge(let challenge, _): (Icon.flame.svg, .game(.challenge(challenge.id)), words.open)
        case .suggestions: (Icon.goal.svg, .game(.challenges), words.open)
        case .running(let status): (Icon.goal.svg, .game(.challenge(status.challenge.id)), words.open)
        case .insight(let insight):
            switch insight {
            case .longestStreak(let habit, _, _):
                (Icon.flame.svg, .habits(.habit(habit.id, month: nil)), words.open)
            case .record(let exercise): (Icon.training.svg, .workouts(.exercise(exercise)), words.open)
            case .tasksOfWeek(_, _, let days):
                (Icon.check.svg, .tasks(.list(TaskFilter(status: .completed, closed: days))), words.open)
            case .budgetLeft(let status): (Icon.money.svg, .money(.budget(status.budget.id)), words.open)
            }
        }
    }

    private static func looks(of subject: NearSubject) -> (HTML, PageRoute) {
        switch subject {
        case .bills: (Icon.money.svg, .money(.bills))
        case .budgets: (Icon.money.svg, .money(.budgets(nil)))
        case .goal(let goal, _, _): (Icon.goal.svg, .goals(.goal(goal.id)))
        }
    }

    private static var overdueTasks: TaskFilter {
        var filter = TaskFilter()
        (filter.due, filter.sort) = (.overdue, .due)
        return filter
    }

    /// The most important line; nil if there is none.
    var view: HTML? {
        guard let first else { return nil }
        return """
            <p class="now-line\(if: isCelebration, " celebration")">\(first.view)\(due?.view)</p>

            """
    }

    /// The lines of bills, budgets and goals that are near; nil if there are none.
    var nearView: HTML? {
        near.isEmpty ? nil : "<p class=\"near-lines\">\(near.map { $0.view })</p>"
    }
}

extension NowLine.Line {
    fileprivate var view: HTML { "<a href=\"\(link.url)\">\(icon)<span>\(text)</span><b>\(action)</b></a>" }
}
