import CivilTime
import DaybookCore
import Journal
import Markup
import Words

/// The tasks of one day: on today what is due, overdue, in progress or may begin; on another what was or will be due.
struct DayTasks: Sendable {
    let open: [TaskRow]
    let done: [TaskRow]
    let today: Day

    init(_ asked: Asked, day: Day) {
        let state = asked.state
        let today = asked.today
        self.today = today
        var open: [TaskItem] = []
        if !state.tasks.items.rows.isEmpty {
            if day == today {
                open = state.openTasks(today: today).filter { Self.isOfToday($0, today, state) }
            } else if day > today {
                open =
                    state.openTasks(today: today).filter { $0.dueDay == day }
                    + state.comingTimes(in: day...day, today: today)
            }
        }
        self.open = open.sorted {
            ($0.status == .inProgress ? 0 : 1, $0.dueKey, $1.priority.rank, $0.position, $0.id)
                < ($1.status == .inProgress ? 0 : 1, $1.dueKey, $0.priority.rank, $1.position, $1.id)
        }.map { TaskRow($0, in: state, now: asked.now) }
        done = state.tasks(closedOn: day).filter { $0.status == .completed }.map {
            TaskRow($0, in: state, now: asked.now)
        }
    }

    private static func isOfToday(_ task: TaskItem, _ today: Day, _ state: State) -> Bool {
        if task.status == .inProgress { return true }
        if let due = task.dueDay, due <= today { return true }
        guard let start = task.startDay, start <= today else { return false }
        return !state.isWaiting(task, today: today)
    }

    var isEmpty: Bool { open.isEmpty && done.isEmpty }

    func view(_ words: Words, back: Route) -> HTML {
        guard !isEmpty else { return .empty }
        let rows = open.map { $0.view(words, today: today, back: back) }
        let closed: HTML = """
            <details class="folded"><summary>\(words.tasksDoneToday) <span class="count">\(words.number(done.count))</span></summary>\
            \(MoreRows.list("ul", class: "list tasks", done.map { $0.view(words, today: today, back: back) }, words))</details>
            """
        return """
            <section class="group" id="tasks"><h2>\(words.tasks) <span class="count">\(words.part(done.count, of: done.count + open.count))</span></h2>\
            \(if: !rows.isEmpty, MoreRows.list("ul", class: "list tasks", rows, words, shown: 30))\(if: !done.isEmpty, closed)</section>

            """
    }
}
