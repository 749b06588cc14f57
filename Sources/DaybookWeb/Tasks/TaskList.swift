import CivilTime
import DaybookCore
import Journal
import Words

/// A task with the details that lists show.
public struct ListedTask: Sendable {
    public let task: TaskItem
    /// In the order of `State.tags(of:)`.
    public let tags: [String]
    /// The value of `TaskUrgency`; 0 unless the list is sorted by it.
    public let urgency: Double

    /// Creates a listed task on its own.
    public init(_ task: TaskItem, in state: State, now: LocalInstant) {
        self.init(task, in: state, urgency: TaskUrgency(of: task, in: state, now: now).total)
    }

    fileprivate init(_ task: TaskItem, in state: State, urgency: Double) {
        self.task = task
        tags = state.tags(of: task.id)
        self.urgency = urgency
    }
}

/// The tasks that match a filter, in its order. Details of a task are computed on demand.
public struct TaskList: Sendable {
    private let state: State
    private let isUrgencyFirst: Bool
    /// Occurrences and closed tasks. Their keys have negative indices; see `Key.index`.
    private let others: [TaskItem]
    /// Unsorted.
    private let keys: [Key]
    private let sort: TaskSort
    /// The dependencies between tasks.
    public let waits: TaskDependencies
    /// The number of tasks hidden because they wait for a later day.
    public let waiting: Int
    /// The number of overdue tasks.
    public let overdue: Int

    /// The sort key of a task, which avoids copying tasks for sorting.
    fileprivate struct Key {
        /// The index in the table's rows or, if negative, in `others` (−1 is the first).
        let index: Int
        /// Sorted in descending order.
        let first: Double
        /// Sorted in ascending order.
        let second: Int64
    }

    public init(_ filter: TaskFilter, in state: State, now: LocalInstant, words: Words) {
        let today = state.today(now)
        let isClosed = filter.status.map { !$0.isOpen } ?? false
        let open = isClosed ? ([], state.closedTasks) : state.openTaskIndices(today: today)
        let matcher = TaskMatcher(filter, state, today, now)
        self.state = state
        isUrgencyFirst = filter.sort == .urgency && !isClosed
        others = open.1
        var keys: [Key] = []
        keys.reserveCapacity(open.0.count + others.count)
        var (waiting, overdue) = (0, 0)
        waits = TaskDependencies(state)
        let sortKeys = SortKeys(filter.sort, isClosed, state, waits, today, now)
        func add(_ task: TaskItem, _ index: Int) {
            guard matcher.passes(task) else { return }
            // A waiting task on the agenda is in progress, and therefore not hidden.
            let isWaiting = filter.due != .agenda && task.waitUntil.map { $0 > today } ?? false
            if !isClosed, isWaiting != filter.isForWaiting {
                waiting += 1
                return
            }
            if task.isOverdue(today: today, now: now) { overdue += 1 }
            keys.append(sortKeys.key(task, index))
        }
        let rows = state.tasks.rows
        for index in open.0 { add(rows[index], index) }
        for (index, task) in others.enumerated() { add(task, -1 - index) }
        self.waiting = filter.isForWaiting ? 0 : waiting
        self.overdue = overdue
        self.keys = keys
        sort = filter.sort
    }

    /// The number of tasks.
    public var count: Int { keys.count }

    /// All tasks.
    public var tasks: [ListedTask] { first(count) }

    /// The first tasks.
    public func first(_ count: Int) -> [ListedTask] {
        firstKeys(count).map {
            ListedTask(Self.task($0, others, state), in: state, urgency: isUrgencyFirst ? $0.first : 0)
        }
    }

    private static func task(_ key: Key, _ others: [TaskItem], _ state: State) -> TaskItem {
        key.index < 0 ? others[-1 - key.index] : state.tasks.rows[key.index]
    }

    private func position(_ key: Key) -> String {
        key.index < 0 ? others[-1 - key.index].position : state.tasks.rows[key.index].position
    }

    private func id(_ key: Key) -> RecordID {
        key.index < 0 ? others[-1 - key.index].id : state.tasks.rows[key.index].id
    }

    /// The keys of the first tasks, in order.
    private func firstKeys(_ count: Int) -> [Key] {
        if sort == .title {
            return firstCandidates(count).map { (Words.collationWeights(of: title($0)), $0) }
                .min(count: count) { left, right in
                    if left.0 != right.0 { return left.0.lexicographicallyPrecedes(right.0) }
                    return id(left.1) < id(right.1)
                }.map { $0.1 }
        }
        return keys.min(count: count) { left, right in
            if left.first != right.first { return left.first > right.first }
            if left.second != right.second { return left.second < right.second }
            let (one, other) = (position(left), position(right))
            if sort == .created, one != other { return one > other }
            return one == other ? id(left) < id(right) : one < other
        }
    }
}

extension TaskList {
    /// The keys that can be among the first by title, found by comparing only the beginnings of titles. This takes a
    /// tenth of the time.
    private func firstCandidates(_ count: Int) -> [Key] {
        guard count < keys.count / 4 else { return keys }
        let beginnings = keys.map { Words.collationBeginning(of: title($0)) }
        guard let last = beginnings.min(count: count, sortedBy: <).last else { return [] }
        return keys.indices.filter { beginnings[$0] <= last }.map { keys[$0] }
    }

    private func title(_ key: Key) -> String {
        key.index < 0 ? others[-1 - key.index].title : state.tasks.rows[key.index].title
    }
}

/// Creates the sort keys of tasks.
private struct SortKeys {
    private let sort: TaskSort
    private let isClosed: Bool
    private let state: State
    private let waits: TaskDependencies
    private let today: Day
    private let now: LocalInstant

    init(
        _ sort: TaskSort, _ isClosed: Bool, _ state: State, _ waits: TaskDependencies, _ today: Day, _ now: LocalInstant
    ) {
        self.sort = sort
        self.isClosed = isClosed
        self.state = state
        self.waits = waits
        self.today = today
        self.now = now
    }

    func key(_ task: TaskItem, _ index: Int) -> TaskList.Key {
        switch sort {
        // Closed tasks have no urgency: the latest comes first.
        case .urgency where isClosed: TaskList.Key(index: index, first: Double(task.closedOn?.number ?? 0), second: 0)
        case .urgency:
            TaskList.Key(
                index: index, first: TaskUrgency.total(of: task, in: state, waits, today: today, now: now), second: 0)
        case .due: TaskList.Key(index: index, first: 0, second: task.dueKey)
        case .priority: TaskList.Key(index: index, first: Double(task.priority.rank), second: task.dueKey)
        case .created: TaskList.Key(index: index, first: Double(task.createdOn?.number ?? 0), second: 0)
        case .title: TaskList.Key(index: index, first: 0, second: 0)
        // Subtasks are ordered on the page of their parent.
        case .manual: TaskList.Key(index: index, first: 0, second: isPart(task) ? 1 : 0)
        }
    }

    private func isPart(_ task: TaskItem) -> Bool {
        (task.parent != nil || task.isOccurrence) && state.parent(of: task.id) != nil
    }
}

/// Matches tasks against a filter, ignoring its order.
private struct TaskMatcher {
    private let filter: TaskFilter
    private let state: State
    private let today: Day
    private let now: LocalInstant
    private let query: SearchQuery
    /// The categories whose name contains the search text.
    private let categories: Set<RecordID>
    /// The tasks with each of the required tags.
    private let tagged: [Set<RecordID>]
    /// The tasks with a tag that contains the search text.
    private let tagMatches: Set<RecordID>
    private let isOpenToAll: Bool

    init(_ filter: TaskFilter, _ state: State, _ today: Day, _ now: LocalInstant) {
        self.filter = filter
        self.state = state
        self.today = today
        self.now = now
        let query = SearchQuery(filter.search)
        self.query = query
        categories =
            query.isEmpty
            ? [] : Set(state.livingCategories.filter { query.isFound(in: $0.name) }.map { $0.id })
        let tags = (filter.tag.isEmpty ? [] : [filter.tag]) + filter.otherTags
        tagged = tags.map { state.tasks(tagged: $0) }
        tagMatches = query.isEmpty ? [] : state.tasks(withTag: { query.isFound(in: $0) })
        isOpenToAll = filter.isOpenToAll
    }

    func passes(_ task: TaskItem) -> Bool {
        if isOpenToAll { return true }
        if let status = filter.status, task.status != status { return false }
        if let priority = filter.priority, task.priority != priority { return false }
        if let category = filter.category, task.category != category { return false }
        if let goal = filter.goal, task.goal != goal { return false }
        if let due = filter.due, !due.matches(task, in: state, today: today, now: now) { return false }
        for tagged in tagged where !tagged.contains(TaskItem.root(of: task.id)) { return false }
        return query.isEmpty || query.isFound(in: task.title) || query.isFound(in: task.note)
            || task.category.map { categories.contains($0) } ?? false
            || tagMatches.contains(TaskItem.root(of: task.id))
    }
}

extension TaskItem {
    /// The due minute since 1970; without a time the last minute of the day, without a day the maximum.
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
