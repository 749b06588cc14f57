import CivilTime
import DaybookCore
import Journal
import Markup
import Words

/// The first tasks of a list as rows; where there are more, with a link to all of them, or the others folded.
struct TaskRows: Sendable {
    let rows: [TaskRow]
    /// How many there are, shown or not.
    let count: Int
    /// How many are shown at first.
    let most: Int
    /// Where all of them are; nil where no list has them, so that they unfold in place.
    let all: TaskFilter?

    /// In the order in which a day goes: what is begun, then by time and priority.
    init(_ tasks: [TaskItem], _ asked: Asked, most: Int, all: TaskFilter? = nil) {
        count = tasks.count
        self.most = most
        self.all = all
        let keys = tasks.indices.map { place in
            (place, tasks[place].status == .inProgress ? 0 : 1, tasks[place].dueKey, -tasks[place].priority.rank)
        }
        let order = keys.sorted { left, right in
            if left.1 != right.1 { return left.1 < right.1 }
            if left.2 != right.2 { return left.2 < right.2 }
            if left.3 != right.3 { return left.3 < right.3 }
            let (one, other) = (tasks[left.0].position, tasks[right.0].position)
            return one == other ? tasks[left.0].id < tasks[right.0].id : one < other
        }
        let waits = TaskWaits(asked.state)
        rows = order.prefix(all == nil ? count : most).map {
            TaskRow(tasks[$0.0], in: asked.state, waits, now: asked.now)
        }
    }

    func view(_ words: Words, today: Day, back: Route) -> HTML {
        guard count > 0 else { return .empty }
        let shown = rows.map { $0.view(words, today: today, back: back) }
        guard let all else { return MoreRows.list("ul", class: "list tasks", shown, words, shown: most) }
        let more: HTML = """
            <p class="after"><a class="button wide" href="\(Route.tasks(.list(all)).url)">\(words.showMore) (\(words.number(count - rows.count)))</a></p>
            """
        return """
            <ul class="list tasks">\(shown)</ul>\(if: count > rows.count, more)
            """
    }
}
