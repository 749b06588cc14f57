import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The points of a day, each with its reason and a link to its cause.
struct LedgerDay: Sendable {
    let day: Day
    private(set) var points: Int64 = 0
    private(set) var rows: [Row] = []

    /// An entry of the ledger, or the two of a task that was done on time.
    struct Row: Sendable {
        fileprivate(set) var points: Int64
        fileprivate(set) var reason: String
        /// The name of the cause; nil if it has none.
        let name: String?
        /// The URL of its page; nil if its part is switched off.
        let url: String?
        let icon: Icon
        /// Whether it is for a habit that was done.
        let isHabit: Bool
        fileprivate let entry: PointEntry
    }

    /// More habits than this fold into one line.
    private static let mostHabits = 3

    /// Groups entries by day, whole days until there is a number of rows.
    ///
    /// - Parameter entries: The entries, latest first.
    static func all(of entries: [PointEntry], atLeast minimum: Int, _ context: RequestContext) -> [LedgerDay] {
        var days: [LedgerDay] = []
        var count = 0
        for entry in entries {
            if days.last?.day != entry.day {
                if count >= minimum { break }
                days.append(LedgerDay(day: entry.day))
            }
            days[days.count - 1].add(entry, context)
            count += 1
        }
        return days
    }

    private mutating func add(_ entry: PointEntry, _ context: RequestContext) {
        let (state, today) = (context.state, context.today)
        points += entry.points
        // A task that was done on time has two entries.
        if entry.reason == .taskBeforeDue, let index = rows.firstIndex(where: { entry.isBonus(of: $0.entry) }) {
            rows[index].reason = context.words.reasons(rows[index].entry, entry)
            rows[index].points += entry.points
            return
        }
        let isShown = entry.cause.part.map { !state.settings.hides($0) } ?? true
        rows.append(
            Row(
                points: entry.points, reason: context.words.reason(entry.reason),
                name: isShown ? context.words.name(of: entry.cause, in: state) : nil,
                url: isShown ? entry.spending(in: state) ?? entry.cause.url(on: entry.day, today: today) : nil,
                icon: entry.cause.icon, isHabit: entry.reason == .habitMarked, entry: entry))
    }

    /// - Parameter heading: Its heading; nil for the day.
    func view(_ words: Words, today: Day, heading: String? = nil) -> HTML {
        let habits = rows.filter { $0.isHabit }
        let isFolded = habits.count > Self.mostHabits
        let sum = habits.reduce(0) { $0 + $1.points }
        let folded: HTML = """
            <details class="folded"><summary>\(words.habits(habits.count)) <span class="count">\(words.earned(sum))</span></summary>\
            \(list(habits, words))</details>
            """
        return """
            <section class="group"><h2 class="split"><span>\(heading ?? words.capitalized(words.near(day, to: today)))</span>\
            <span class="count">\(words.earned(points))</span></h2>
            \(list(isFolded ? rows.filter { !$0.isHabit } : rows, words))\(if: isFolded, folded)</section>

            """
    }

    private func list(_ rows: [Row], _ words: Words) -> HTML {
        guard !rows.isEmpty else { return .empty }
        let lines = rows.map { row -> HTML in
            let reason: HTML? = row.name == nil ? nil : "<small>\(row.reason)</small>"
            let content: HTML = """
                \(row.icon.svg)<span><strong><bdi>\(row.name ?? row.reason)</bdi></strong>\(reason)</span>\
                <b class="money-amount">\(words.earned(row.points))</b>
                """
            guard let url = row.url else { return "<li><div class=\"line\">\(content)</div></li>\n" }
            return "<li><a class=\"line\" href=\"\(url)\">\(content)</a></li>\n"
        }
        return MoreRows.list("ul", class: "list", lines, words)
    }
}

extension PointEntry {
    /// The URL of the spending of a budget's period that was kept; nil for other entries. The points are earned on the day
    /// after the period.
    fileprivate func spending(in state: State) -> String? {
        guard case .budgetKept(let period) = reason, case .budget(let id) = cause, let budget = state.budget(id) else {
            return nil
        }
        let days = period.days(around: day.advanced(by: -1), state.settings.firstWeekday)
        let filter = TransactionFilter(category: budget.category, days: days, kind: .expense)
        return MoneyPageRoute.register(filter, upTo: nil).url
    }
}

extension PointCause {
    /// The part of life it belongs to; nil for the others.
    fileprivate var part: JournalPart? {
        switch self {
        case .habit: .habits
        case .task: .tasks
        case .workout: .workouts
        case .goal: .goals
        case .budget: .money
        case .mood: .moods
        case .day, .achievement, .challenge: nil
        }
    }

    fileprivate func url(on day: Day, today: Day) -> String {
        switch self {
        case .habit(let id):
            HabitPageRoute.habit(id, month: day.monthOfYear == today.monthOfYear ? nil : day.monthOfYear).url
        case .task(let id): TaskPageRoute.one(id).url
        case .workout(let id): WorkoutPageRoute.workout(id).url
        case .goal(let id): GoalPageRoute.goal(id).url
        case .budget(let id): MoneyPageRoute.budget(id).url
        case .mood(let id): MoodPageRoute.entry(id).url
        case .day: PageRoute.today(day == today ? nil : day).url
        case .achievement(let achievement): "\(GamePageRoute.achievements.url)#\(achievement.rawValue)"
        case .challenge(let id): GamePageRoute.challenge(id).url
        }
    }

    fileprivate var icon: Icon {
        switch self {
        case .habit: .habits
        case .task: .tasks
        case .workout: .training
        case .goal: .goal
        case .budget: .money
        case .mood: .smile
        case .day: .today
        case .achievement: .star
        case .challenge: .flame
        }
    }
}
