import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The tasks of a day: for today those in progress and the first few of those due, overdue or startable; for another day the first of
/// those due on it. Those done on it are folded. Each list leads to the whole of it.
struct TodayTasks: Sendable {
    let open: TaskRows
    /// The number of tasks that are to be done on the day: those that were merely started are none.
    private let due: Int
    /// The number of tasks in progress of which nothing is due.
    private let startedOnly: Int
    /// The number of tasks in progress, which are never behind "Show more".
    private let started: Int
    let done: TaskRows
    let day: Day
    let today: Day
    /// Whether there are any tasks at all.
    let isInUse: Bool
    let isOff: Bool
    /// The id for the task added next.
    let newTask: RecordID

    private static let visibleCount = 5
    private static let foldedCount = 25

    init(_ agenda: DayAgenda, _ context: RequestContext, newTask: RecordID) {
        (day, today) = (agenda.day, agenda.today)
        self.newTask = newTask
        isOff = context.state.settings.hides(.tasks)
        isInUse = !isOff && (context.state.settings.isWelcomed || context.state.hasTasks)
        startedOnly = agenda.startedTasks.count
        started = startedOnly + (day == today ? agenda.openTasks.count { $0.status == .inProgress } : 0)
        if day != today {
            open = TaskRows(
                agenda.openTasks, coming: agenda.upcomingOccurrences, on: day, context, visibleCount: Self.visibleCount)
        } else {
            var filter = TaskFilter()
            (filter.due, filter.sort) = (.agenda, .due)
            let begun = agenda.openTasks.filter { $0.status == .inProgress }
            let others = agenda.openTasks.filter { $0.status != .inProgress }
            open = TaskRows(
                agenda.startedTasks + begun, then: others, context, visibleCount: max(Self.visibleCount, started),
                folded: Self.foldedCount, all: filter)
        }
        due = open.count - startedOnly
        done = TaskRows(
            agenda.completedTasks, context, visibleCount: Self.visibleCount, folded: Self.foldedCount,
            all: TaskFilter(status: .completed, closed: day...day))
    }

    private var counted: Int { due + done.count }
    var isEmpty: Bool { open.count + done.count == 0 }

    func view(_ words: Words, back: PageRoute) -> HTML {
        guard !isEmpty || isInUse && day >= today else { return .empty }
        let closed: HTML = """
            <details class="folded"><summary>\(words.done) <span class="count">\(words.number(done.count))</span></summary>\
            \(done.view(words, today: today, back: back))</details>
            """
        // On a phone, which has no field here.
        let add: HTML = """
            <a class="\(isEmpty ? "log-chip" : "add-row") phone-only" href="\(TaskPageRoute.quick(back: back.url).url)" data-sheet>\(Icon.add.svg)<span>\(words.addTask)</span></a>
            """
        let inProgress =
            startedOnly > 0 ? ", \(words.uncapitalized(words.taskInProgress)): \(words.number(startedOnly))" : ""
        let count: HTML = " <span class=\"count\">\(words.part(done.count, of: counted))\(inProgress)</span>"
        return """
            <section class="group block block-tasks" id="tasks"><h2><a href="\(TaskPageRoute.list(TaskFilter()).url)">\(words.tasks)</a>\(if: counted > 0, count)</h2>\
            \(open.view(words, today: today, back: back, isShortOnPhone: started <= MoreRows.shownOnPhone))\(if: day >= today, add)\(if: done.count > 0, closed)\
            \(if: day >= today, QuickAddBar(back: back, id: newTask, day: day == today ? nil : day).view(words))</section>

            """
    }
}
