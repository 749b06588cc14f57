import CivilTime
import DaybookCore
import Journal
import Markup
import Words

/// The tasks of one day: on today what is due, overdue, in progress or may begin; on another what was or will be due.
struct DayTasks: Sendable {
    let open: TaskRows
    let done: TaskRows
    let today: Day

    private static let most = 30

    init(_ asked: Asked, day: Day) {
        let state = asked.state
        let today = asked.today
        self.today = today
        var open: [TaskItem] = []
        if !state.tasks.items.rows.isEmpty && day >= today {
            let (places, times) = state.openTaskPlaces(today: today)
            func isShown(_ task: TaskItem) -> Bool {
                day == today ? Self.isOfToday(task, today, state) : task.dueDay == day
            }
            for place in places where isShown(state.tasks.items.rows[place]) {
                open.append(state.tasks.items.rows[place])
            }
            open += times.filter(isShown)
            if day > today { open += state.comingTimes(in: day...day, today: today) }
        }
        var due = TaskFilter()
        due.due = day == today ? .between(nil, today) : .between(day, day)
        due.sort = .due
        self.open = TaskRows(open, asked, most: Self.most, all: due)
        let closed = state.tasks(closedOn: day).filter { $0.status == .completed }
        done = TaskRows(closed, asked, most: Self.most, all: TaskFilter(status: .completed))
    }

    private static func isOfToday(_ task: TaskItem, _ today: Day, _ state: State) -> Bool {
        if task.status == .inProgress { return true }
        if state.isWaiting(task, today: today) { return false }
        return (task.dueDay.map { $0 <= today } ?? false) || (task.startDay.map { $0 <= today } ?? false)
    }

    var isEmpty: Bool { open.count + done.count == 0 }

    func view(_ words: Words, back: Route) -> HTML {
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
