import CivilTime
import DaybookCore
import Journal
import Words

/// A task beside what lists show of it.
public struct ListedTask: Sendable {
    public let task: TaskItem
    /// In the order of `State.tags(of:)`.
    public let tags: [String]
    /// What `TaskUrgency` comes to.
    public let urgency: Double
}

extension ListedTask {
    /// A task by itself.
    public init(_ task: TaskItem, in state: State, now: Now) {
        self.init(
            task: task, tags: state.tags(of: task.id), urgency: TaskUrgency(of: task, in: state, now: now).total)
    }
}

/// The tasks that a filter lets through, in its order.
public struct TaskList: Sendable {
    public let tasks: [ListedTask]

    public init(_ filter: TaskFilter, in state: State, now: Now, words: Words) {
        let today = state.today(now)
        let sought = Sought(filter.search)
        var found: [ListedTask] = []
        let isClosed = filter.status.map { !$0.isOpen } ?? false
        let candidates = isClosed ? state.closedTasks : state.openTasks(today: today)
        if filter.isOpenToAll { found.reserveCapacity(candidates.count) }
        for task in candidates {
            if let status = filter.status, task.status != status { continue }
            if let priority = filter.priority, task.priority != priority { continue }
            if let category = filter.category, task.category != category { continue }
            if let goal = filter.goal, task.goal != goal { continue }
            if let due = filter.due, !due.holds(task.dueDay, today: today) { continue }
            let tags = state.tags(of: task.id)
            if !filter.tag.isEmpty, !tags.contains(where: { PlainText.isSame($0, filter.tag) }) { continue }
            if !filter.search.isEmpty, !Self.matches(task, tags, sought, state) { continue }
            found.append(
                ListedTask(
                    task: task, tags: tags,
                    urgency: filter.sort == .urgency ? TaskUrgency(of: task, in: state, now: now).total : 0))
        }
        tasks = Self.sorted(found, by: filter.sort, isClosed: isClosed)
    }

    private static func matches(_ task: TaskItem, _ tags: [String], _ sought: Sought, _ state: State) -> Bool {
        sought.isFound(in: task.title) || sought.isFound(in: task.note) || tags.contains { sought.isFound(in: $0) }
            || state.category(task.category).map { sought.isFound(in: $0.name) } ?? false
    }

    private static func sorted(_ tasks: [ListedTask], by sort: TaskSort, isClosed: Bool) -> [ListedTask] {
        if isClosed && sort == .urgency {
            // What is done presses no more: the latest first.
            return tasks.sorted { ($0.task.closedOn ?? .first, $0.task.id) > ($1.task.closedOn ?? .first, $1.task.id) }
        }
        switch sort {
        case .urgency:
            // By their places, since to move the tasks themselves about takes several times as long.
            let urgencies = tasks.map { $0.urgency }
            return tasks.indices.sorted { left, right in
                if urgencies[left] != urgencies[right] { return urgencies[left] > urgencies[right] }
                if tasks[left].task.position != tasks[right].task.position {
                    return tasks[left].task.position < tasks[right].task.position
                }
                return tasks[left].task.id < tasks[right].task.id
            }.map { tasks[$0] }
        case .due:
            return tasks.sorted {
                ($0.task.dueKey, $0.task.position, $0.task.id) < ($1.task.dueKey, $1.task.position, $1.task.id)
            }
        case .priority:
            return tasks.sorted {
                ($1.task.priority.rank, $0.task.dueKey, $0.task.id) < (
                    $0.task.priority.rank, $1.task.dueKey, $1.task.id
                )
            }
        case .title:
            let keyed = tasks.map { (Words.collationWeights(of: $0.task.title), $0) }
            return keyed.sorted { $0.0 == $1.0 ? $0.1.task.id < $1.1.task.id : $0.0.lexicographicallyPrecedes($1.0) }
                .map { $0.1 }
        case .created:
            return tasks.sorted {
                ($1.task.createdOn ?? .first, $0.task.id) < ($0.task.createdOn ?? .first, $1.task.id)
            }
        case .manual: return tasks.sorted { ($0.task.position, $0.task.id) < ($1.task.position, $1.task.id) }
        }
    }
}

extension TaskItem {
    /// The minute it is due, counted from the first day there is; without a time its day's last, without a day the greatest.
    var dueKey: Int64 {
        dueDay.map { Int64($0.number) * 1440 + Int64(dueTime?.minutes ?? 1439) } ?? .max
    }
}

extension TaskPriority? {
    /// 0 for none, 4 for urgent.
    var rank: Int {
        switch self {
        case .none: 0
        case .low: 1
        case .medium: 2
        case .high: 3
        case .urgent: 4
        }
    }
}
