import CivilTime
import DaybookCore
import Journal
import Markup
import Words

/// The tasks of a day: for today those due, overdue, in progress or startable; for another day those due on it.
struct DayTasks: Sendable {
    let open: TaskRows
    let done: TaskRows
    let today: Day

    private static let visibleCount = 30

    init(_ context: RequestContext, day: Day) {
        let state = context.state
        let today = context.today
        self.today = today
        var open: [TaskItem] = []
        if !state.tasks.rows.isEmpty && day >= today {
            let (indices, times) = state.openTaskIndices(today: today)
            func isShown(_ task: TaskItem) -> Bool {
                day == today ? state.isOnAgenda(task, today: today) : task.dueDay == day
            }
            let rows = state.tasks.rows
            open = indices.lazy.map { rows[$0] }.filter(isShown) + times.filter(isShown)
        }
        if day > today {
            let coming = state.upcomingOccurrences(in: day...day, today: today)
            self.open = TaskRows(open, coming: coming, on: day, context, visibleCount: Self.visibleCount)
        } else {
            var agenda = TaskFilter()
            (agenda.due, agenda.sort) = (.agenda, .due)
            self.open = TaskRows(open, context, visibleCount: Self.visibleCount, all: agenda)
        }
        let closed = state.tasks(closedOn: day).filter { $0.status == .completed }
        done = TaskRows(closed, context, visibleCount: Self.visibleCount, all: TaskFilter(status: .completed))
    }

    var isEmpty: Bool { open.count + done.count == 0 }

    func view(_ words: Words, back: PageRoute) -> HTML {
        guard !isEmpty else { return .empty }
        let closed: HTML = """
            <details class="folded"><summary>\(words.tasksDoneToday) <span class="count">\(words.number(done.count))</span></summary>\
            \(done.view(words, today: today, back: back))</details>
            """
        return """
            <section class="group" id="tasks"><h2>\(words.tasks) <span class="count">\(words.part(done.count, of: done.count + open.count))</span></h2>\
            \(open.view(words, today: today, back: back))\(if: done.count > 0, closed)</section>

            """
    }
}
