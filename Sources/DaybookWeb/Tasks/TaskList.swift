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
    /// The section it is in; nil unless the list is sorted by `when`.
    public internal(set) var section: TaskSection?
    /// The number of its ancestors above it in the list, unless it is sorted otherwise.
    public internal(set) var depth = 0

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
    /// The subtasks in the list, if it is grouped.
    private let outline: TaskOutline
    /// The number of tasks in each section, with their subtasks, if the list is grouped.
    public let sectionCounts: [TaskSection: Int]
    /// The dependencies between tasks.
    public let waits: TaskDependencies
    /// The number of tasks hidden because they wait for a later day or for someday.
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
        private(set) var second: Int64
        /// The section, if the list is grouped. The earliest comes first.
        private(set) var section: TaskSection?

        init(index: Int, first: Double, second: Int64, section: TaskSection? = nil) {
            (self.index, self.first, self.second, self.section) = (index, first, second, section)
        }

        /// Moves a task up to where its most pressing subtask belongs.
        mutating func raise(to part: Key) {
            guard let own = section, let other = part.section, (other.rawValue, part.second) < (own.rawValue, second)
            else { return }
            (second, section) = (part.second, other)
        }
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
        // A waiting task on the agenda is in progress, and therefore not hidden.
        func isHidden(_ task: TaskItem) -> Bool {
            if isClosed { return false }
            if filter.isForSomeday { return !state.isForSomeday(task) }
            let isWaiting = filter.due != .agenda && state.isWaiting(task, today: today)
            return isWaiting != filter.isForWaiting
        }
        let isGrouped = filter.sort == .when && !isClosed
        var subtasks: [TaskOutline.Subtask] = []
        func add(_ task: TaskItem, _ index: Int) {
            guard matcher.passes(task) else { return }
            if isHidden(task) {
                waiting += 1
                return
            }
            if task.isOverdue(today: today, now: now) { overdue += 1 }
            if isGrouped, task.has(.parent) || task.isOccurrence, let parent = state.parent(of: task.id) {
                subtasks.append(TaskOutline.Subtask(task: task, index: index, parent: parent))
            } else {
                keys.append(sortKeys.key(task, index))
            }
        }
        let rows = state.tasks.rows
        for index in open.0 { add(rows[index], index) }
        for (index, task) in others.enumerated() { add(task, -1 - index) }
        self.waiting = filter.isForWaiting || filter.isForSomeday ? 0 : waiting
        self.overdue = overdue
        sort = filter.sort
        var counts: [TaskSection: Int] = [:]
        let ids = keys.lazy.map { Self.task($0, open.1, state).id }
        outline = TaskOutline(subtasks, besides: ids) { keys.append(sortKeys.key($0.task, $0.index)) }
        if isGrouped {
            for index in keys.indices {
                var count = 1
                outline.forEach(under: Self.task(keys[index], others, state).id) { task, _ in
                    keys[index].raise(to: sortKeys.key(task, 0))
                    count += 1
                    return true
                }
                if let section = keys[index].section { counts[section, default: 0] += count }
            }
        }
        sectionCounts = counts
        self.keys = keys
        count = keys.count + outline.count
    }

    /// The number of tasks.
    public let count: Int

    /// All tasks.
    public var tasks: [ListedTask] { first(count) }

    /// The first tasks.
    public func first(_ count: Int) -> [ListedTask] {
        var rows: [ListedTask] = []
        for key in firstKeys(count) where rows.count < count {
            let task = Self.task(key, others, state)
            var listed = ListedTask(task, in: state, urgency: isUrgencyFirst ? key.first : 0)
            listed.section = key.section
            rows.append(listed)
            outline.forEach(under: task.id) { part, depth in
                guard rows.count < count else { return false }
                var below = ListedTask(part, in: state, urgency: 0)
                (below.section, below.depth) = (key.section, depth)
                rows.append(below)
                return true
            }
        }
        return rows
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
            if left.section != right.section { return (left.section?.rawValue ?? 0) < (right.section?.rawValue ?? 0) }
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
        case .urgency where isClosed, .when where isClosed:
            TaskList.Key(index: index, first: Double(task.closedOn?.number ?? 0), second: 0)
        case .urgency:
            TaskList.Key(
                index: index, first: TaskUrgency.total(of: task, in: state, waits, today: today, now: now), second: 0)
        case .when:
            TaskList.Key(
                index: index, first: 0, second: min(task.dueKey, 1 << 40) * 8 - Int64(task.priority.rank),
                section: TaskSection(task, in: state, today: today, now: now))
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
        if let days = filter.closed, !(task.closedOn.map { days.contains($0) } ?? false) { return false }
        if let due = filter.due, !due.matches(task, in: state, today: today, now: now) { return false }
        for tagged in tagged where !tagged.contains(TaskItem.root(of: task.id)) { return false }
        return query.isEmpty || query.isFound(in: task.title) || query.isFound(in: task.note)
            || task.category.map { categories.contains($0) } ?? false
            || tagMatches.contains(TaskItem.root(of: task.id))
    }
}
