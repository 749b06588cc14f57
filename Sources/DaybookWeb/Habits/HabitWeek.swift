import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// Seven days of a habit, to be marked in a row of a list. A narrow phone shows the last five.
struct HabitWeek: Sendable {
    private let habit: Habit
    private let today: Day
    private let days: [(day: Day, status: DayStatus, isKeptUnlogged: Bool)]

    /// - Parameter last: The last of the days; today if nil or later than today.
    init(_ habit: Habit, _ history: HabitHistory, upTo last: Day? = nil, today: Day) {
        self.habit = habit
        self.today = today
        let last = min(last ?? today, today)
        days = (0..<7).reversed().map { last.advanced(by: -$0) }.filter { $0 >= HabitLimits.firstDay }
            .map { ($0, history.status(on: $0), history.isKeptUnlogged(on: $0)) }
    }

    /// Renders the days as buttons, or as links to the day's sheet if the habit is measured.
    func view(_ words: Words, back: PageRoute) -> HTML {
        """
        <form class="week-marks tint-\(habit.color.rawValue)" method="post" action="\(HabitActionRoute.mark(habit.id, today).url)">\
        <input type="hidden" name="back" value="\(back.url)">\(days.map { cell($0.day, $0.status, $0.isKeptUnlogged, words) })</form>
        """
    }

    private func cell(_ day: Day, _ status: DayStatus, _ isKeptUnlogged: Bool, _ words: Words) -> HTML {
        // The sheet says from when it can be marked.
        let isWaiting = status != .done && habit.promisedStart.map { day < $0 } ?? false
        let style: HTML =
            "day\(isWaiting ? " ahead" : isKeptUnlogged ? " part" : Self.style(of: status))\(if: day == today, " now")"
        let content: HTML =
            "<small>\(words.shortWeekdayHeading(day.weekday))</small>\(status == .done && !isKeptUnlogged ? Icon.check.svg : "\(day.dayOfMonth)")"
        let name = "\(habit.title), \(words.dayAndMonth(day, near: today))"
        let told = isKeptUnlogged ? words.keptUnlogged : words.name(of: status, of: habit.kind)
        let label = "\(name): \(told.lowercased())"
        if habit.kind.isMeasure || isWaiting {
            return
                "<a class=\"\(style)\" href=\"\(HabitPageRoute.entry(habit.id, day).url)\" aria-label=\"\(label)\" data-sheet>\(content)</a>"
        }
        let isMarked = status == .done || status == .skipped
        let isTold = status == .done || status == .open || status == .missed // by aria-pressed
        return """
            <button class="\(style)" name="do" value="\(isMarked ? "clear" : "done")" aria-pressed="\(status == .done ? "true" : "false")" \
            formaction="\(HabitActionRoute.mark(habit.id, day).url)" aria-label="\(isTold ? name : label)">\(content)</button>
            """
    }

    private static func style(of status: DayStatus) -> HTML {
        switch status {
        case .done: " done"
        case .partial: " part"
        case .missed: " missed"
        case .skipped: " skipped"
        case .open: ""
        case .beforeStart, .future, .covered, .notDue: " idle"
        }
    }
}
