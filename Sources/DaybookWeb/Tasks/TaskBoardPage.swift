import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// A board of the tasks by status.
struct TaskBoardPage: PageView {
    let columns: [Column]
    let today: Day
    let title: String
    /// The id for the task added next.
    let newID: RecordID

    /// The first tasks of a status.
    struct Column: Sendable {
        let status: TaskStatus
        let rows: [TaskRow]
        let count: Int
    }

    private static let maximumRows = 50

    var section: Section? { .tasks }
    var layout: PageLayout { .broad }
    var route: PageRoute { .tasks(.board) }

    init(_ context: RequestContext) {
        let state = context.state
        today = context.today
        title = context.words.taskBoard
        newID = context.newIDs()()
        columns = [TaskStatus.pending, .inProgress, .completed].map { status in
            var filter = TaskFilter(status: status)
            filter.sort = .urgency
            let list = TaskList(filter, in: state, now: context.now, words: context.words)
            let rows = list.first(Self.maximumRows).map { TaskRow($0.task, in: state, list.waits, now: context.now) }
            return Column(status: status, rows: rows, count: list.count)
        }
    }

    func view(_ words: Words) -> HTML {
        """
        <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
        \(TaskTabs(current: .board).view(words))
        \(QuickAddBar(back: route, id: newID).view(words))
        <div class="board">\(columns.map { column($0, words) })</div>
        """
    }

    private func column(_ column: Column, _ words: Words) -> HTML {
        let filter = TaskFilter(status: column.status)
        let rest: HTML = """
            <a class="button plain wide" href="\(TaskPageRoute.list(filter).url)">\(words.showMore) (\(words.number(column.count - column.rows.count)))</a>
            """
        return """
            <section class="column" data-status="\(doing(column.status))"><h2>\(words.status(column.status)) <span class="count">\(words.number(column.count))</span></h2>\
            <ul class="list tasks">\(column.rows.map { $0.view(words, today: today, back: route, extra: reorderHandle($0, words)) })</ul>\
            \(if: column.rows.isEmpty, "<p class=\"quiet\">\(words.nothingHere)</p>")\(if: column.count > column.rows.count, rest)</section>

            """
    }

    /// The fields that a button posts to move a task to a column.
    private func doing(_ status: TaskStatus) -> HTML {
        switch status {
        case .inProgress: "begin"
        case .completed: "complete"
        case .pending, .cancelled, .skipped: "pend"
        }
    }

    /// The menu of columns to move a card to; on a desktop it can also be dragged.
    private func reorderHandle(_ row: TaskRow, _ words: Words) -> HTML {
        let others = [TaskStatus.pending, .inProgress, .completed].filter { $0 != row.status }
        let buttons = others.map { status in
            "<button class=\"button\" name=\"do\" value=\"\(doing(status))\">\(words.status(status))</button>" as HTML
        }
        return """
            <details class="order"><summary class="grip card-grip" aria-label="\(words.moveTask(row.title))">\(Icon.dots.svg)</summary>\
            <form class="actions" method="post" action="\(TaskActionRoute.change(row.id).url)"><input type="hidden" name="back" value="\(route.url)">\
            \(buttons)</form></details>
            """
    }
}
