import CivilTime
import DaybookCore
import Journal
import Words

/// The tasks that match a filter, by hundreds.
struct TasksPage: PageView {
    let filter: TaskFilter
    let isChoosing: Bool
    let hundreds: Int
    let rows: [TaskRow]
    /// The rows by section, with the number of tasks in each; empty unless the list is grouped.
    let sections: [(section: TaskSection, count: Int, rows: [TaskRow])]
    /// The total number of tasks.
    let count: Int
    /// The number of tasks hidden because they wait for a later day.
    let waiting: Int
    /// Whether there are no tasks at all, open or not.
    let isEmpty: Bool
    let categories: [Category]
    /// The tags of the displayed tasks, in order.
    let tags: [String]
    let goals: [(value: String, label: String)]
    /// The id for the task added next.
    let newID: RecordID
    let today: Day
    let title: String

    var section: Section? { .tasks }
    var layout: PageLayout { .plain }
    var route: PageRoute { .tasks(.list(filter, isChoosing: isChoosing, hundreds: hundreds)) }

    init(_ context: RequestContext, filter asking: TaskFilter, isChoosing: Bool, hundreds: Int) {
        let state = context.state
        var filter = asking
        filter.search = String(PlainText.line(String(filter.search.prefix(1000))).prefix(100))
        let list = TaskList(filter, in: state, now: context.now, words: context.words)
        self.filter = filter
        self.isChoosing = isChoosing
        self.hundreds = hundreds
        today = context.today
        title =
            filter.status == .completed
            ? context.words.doneTasks : filter.isForSomeday ? context.words.someday : context.words.tasks
        count = list.count
        waiting = list.waiting
        isEmpty = list.count == 0 && filter.isOpenToAll && !state.hasTasks
        let listed = list.first(hundreds * 100)
        let rows = listed.map { listed in
            var row = TaskRow(
                listed.task, in: state, list.waits, now: context.now,
                urgency: filter.sort == .urgency ? listed.urgency : nil, showsParent: listed.depth == 0)
            row.depth = min(listed.depth, 3)
            return row
        }
        sections = TaskSection.allCases.compactMap { section in
            let own = rows.indices.filter { listed[$0].section == section }.map { rows[$0] }
            return own.isEmpty ? nil : (section, list.sectionCounts[section] ?? own.count, own)
        }
        self.rows = rows
        categories = state.livingCategories.sorted { Words.isOrderedBefore($0.name, $1.name) }
        var seen: Set<String> = []
        tags = rows.flatMap { $0.tags }.filter { seen.insert($0.lowercased()).inserted }
            .sorted { Words.isOrderedBefore($0, $1) }
        goals = state.goalChoices(besides: filter.goal)
        newID = context.newIDs()()
    }
}
