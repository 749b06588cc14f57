import CivilTime
import DaybookCore
import Journal
import Markup
import Words

/// The first tasks of a list as rows, some of them collapsed, with a link to the rest.
struct TaskRows: Sendable {
    let rows: [TaskRow]
    /// The total number of tasks.
    let count: Int
    /// The number of rows shown without expanding.
    let visibleCount: Int
    /// The filter of the link to all tasks.
    let all: TaskFilter

    /// The tasks of a past or future day, up to a hundred rows. Future occurrences of repeating tasks are in no other list, so
    /// all of them get a row.
    init(_ tasks: [TaskItem], coming: [TaskItem], on day: Day, _ context: RequestContext, visibleCount: Int) {
        var filter = TaskFilter()
        (filter.due, filter.sort) = (.between(day, day), .due)
        self.init(
            coming + tasks, context, visibleCount: visibleCount, folded: 100 - visibleCount, certain: coming.count,
            all: filter)
    }

    /// Creates rows in the order of the day. The first `certain` tasks always get a row.
    ///
    /// - Parameter later: Tasks that follow all others.
    init(
        _ first: [TaskItem], then later: [TaskItem] = [], _ context: RequestContext, visibleCount: Int, folded: Int = 0,
        certain: Int = 0, all: TaskFilter
    ) {
        let tasks = first + later
        let order =
            first.indicesInOrder(today: context.today)
            + later.indicesInOrder(today: context.today).map { first.count + $0 }
        count = tasks.count
        self.visibleCount = visibleCount
        self.all = all
        var room = visibleCount + folded - certain
        let chosen = order.filter { index in
            if index < certain { return true }
            room -= 1
            return room >= 0
        }
        let waits = TaskDependencies(context.state)
        rows = chosen.prefix(visibleCount + folded).map {
            TaskRow(tasks[$0], in: context.state, waits, now: context.now)
        }
    }

    /// Renders the rows. With `isShortOnPhone`, a phone shows fewer of them at first. Without `isDayShown`, only
    /// overdue ones name their day, as the heading does.
    func view(
        _ words: Words, today: Day, back: PageRoute, isShortOnPhone: Bool = false, isDayShown: Bool = true
    ) -> HTML {
        guard count > 0 else { return .empty }
        let shown = rows.map { $0.view(words, today: today, back: back, isDayShown: isDayShown) }
        let left = count - rows.count
        let more: HTML = """
            <p class="after"><a class="button wide" href="\(TaskPageRoute.list(all).url)">\(words.showMore) (\(words.number(left)))</a></p>
            """
        return MoreRows.list(
            "ul", class: "list tasks", shown, words, shown: visibleCount, isShortOnPhone: isShortOnPhone,
            beyond: (left, left > 0 ? more : .empty))
    }
}
