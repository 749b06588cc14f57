import CivilTime
import DaybookCore
import Journal
import Words

/// A task beside what lists show of it.
public struct ListedTask: Sendable {
    public let task: TaskItem
    /// In the order of `State.tags(of:)`.
    public let tags: [String]
    /// What `TaskUrgency` comes to; 0 where the list is not in that order.
    public let urgency: Double

    /// A task by itself.
    public init(_ task: TaskItem, in state: State, now: Now) {
        self.init(task, in: state, urgency: TaskUrgency(of: task, in: state, now: now).total)
    }

    fileprivate init(_ task: TaskItem, in state: State, urgency: Double) {
        self.task = task
        tags = state.tags(of: task.id)
        self.urgency = urgency
    }
}

/// The tasks that a filter lets through, in its order. What lists show of each is found when it is asked for.
public struct TaskList: Sendable {
    private let state: State
    private let isUrgencyFirst: Bool
    /// Times of repeated tasks and closed tasks, whose keys are behind those of the rows of the table.
    private let others: [TaskItem]
    /// In no order.
    private let keys: [Key]
    private let sort: TaskSort
    /// Which tasks wait for which.
    public let waits: TaskWaits
    /// How many more would be among them, but are out of sight until a later day.
    public let waiting: Int
    /// How many of them were due before now.
    public let overdue: Int

    /// What a task is sorted by, so that none is copied for it.
    fileprivate struct Key {
        /// Its place among the rows or, below zero, among the others.
        let place: Int
        /// The greater, the earlier.
        let first: Double
        /// The less, the earlier.
        let second: Int64
    }

    public init(_ filter: TaskFilter, in state: State, now: Now, words: Words) {
        let today = state.today(now)
        let isClosed = filter.status.map { !$0.isOpen } ?? false
        let open = isClosed ? ([], state.closedTasks) : state.openTaskPlaces(today: today)
        let sieve = TaskMatcher(filter, state, today, now)
        self.state = state
        isUrgencyFirst = filter.sort == .urgency && !isClosed
        others = open.1
        var keys: [Key] = []
        keys.reserveCapacity(open.0.count + others.count)
        var (waiting, overdue) = (0, 0)
        waits = TaskWaits(state)
        let keymaker = SortKeys(filter.sort, isClosed, state, waits, today, now)
        func take(_ task: TaskItem, _ place: Int) {
            guard sieve.passes(task) else { return }
            // What waits and is on the agenda all the same is in progress, and in sight.
            let isWaiting = filter.due != .agenda && task.waitUntil.map { $0 > today } ?? false
            if !isClosed, isWaiting != filter.isForWaiting {
                waiting += 1
                return
            }
            if task.isOverdue(today: today, now: now) { overdue += 1 }
            keys.append(keymaker.key(task, place))
        }
        let rows = state.tasks.rows
        for place in open.0 { take(rows[place], place) }
        for (place, task) in others.enumerated() { take(task, -1 - place) }
        self.waiting = filter.isForWaiting ? 0 : waiting
        self.overdue = overdue
        self.keys = keys
        sort = filter.sort
    }

    /// How many there are.
    public var count: Int { keys.count }

    /// All of them.
    public var tasks: [ListedTask] { first(count) }

    /// The first of them.
    public func first(_ count: Int) -> [ListedTask] {
        firstKeys(count).map {
            ListedTask(Self.task($0, others, state), in: state, urgency: isUrgencyFirst ? $0.first : 0)
        }
    }

    private static func task(_ key: Key, _ others: [TaskItem], _ state: State) -> TaskItem {
        key.place < 0 ? others[-1 - key.place] : state.tasks.rows[key.place]
    }

    private func position(_ key: Key) -> String {
        key.place < 0 ? others[-1 - key.place].position : state.tasks.rows[key.place].position
    }

    private func id(_ key: Key) -> RecordID {
        key.place < 0 ? others[-1 - key.place].id : state.tasks.rows[key.place].id
    }

    /// The first of the tasks in their order.
    private func firstKeys(_ count: Int) -> [Key] {
        if sort == .title {
            return likelyFirst(count).map { (Words.collationWeights(of: title($0)), $0) }
                .least(count) { left, right in
                    if left.0 != right.0 { return left.0.lexicographicallyPrecedes(right.0) }
                    return id(left.1) < id(right.1)
                }.map { $0.1 }
        }
        return keys.least(count) { left, right in
            if left.first != right.first { return left.first > right.first }
            if left.second != right.second { return left.second < right.second }
            let (one, other) = (position(left), position(right))
            if sort == .created, one != other { return one > other }
            return one == other ? id(left) < id(right) : one < other
        }
    }
}

extension TaskList {
    /// Those among which the first by title are, told by how titles begin, which is found in a tenth of the time.
    private func likelyFirst(_ count: Int) -> [Key] {
        guard count < keys.count / 4 else { return keys }
        let beginnings = keys.map { Words.collationBeginning(of: title($0)) }
        guard let last = beginnings.least(count, by: <).last else { return [] }
        return keys.indices.filter { beginnings[$0] <= last }.map { keys[$0] }
    }

    private func title(_ key: Key) -> String {
        key.place < 0 ? others[-1 - key.place].title : state.tasks.rows[key.place].title
    }
}

/// Makes what tasks are sorted by.
private struct SortKeys {
    private let sort: TaskSort
    private let isClosed: Bool
    private let state: State
    private let waits: TaskWaits
    private let today: Day
    private let now: Now

    init(_ sort: TaskSort, _ isClosed: Bool, _ state: State, _ waits: TaskWaits, _ today: Day, _ now: Now) {
        self.sort = sort
        self.isClosed = isClosed
        self.state = state
        self.waits = waits
        self.today = today
        self.now = now
    }

    func key(_ task: TaskItem, _ place: Int) -> TaskList.Key {
        switch sort {
        // What is done presses no more: the latest first.
        case .urgency where isClosed: TaskList.Key(place: place, first: Double(task.closedOn?.number ?? 0), second: 0)
        case .urgency:
            TaskList.Key(
                place: place, first: TaskUrgency.total(of: task, in: state, waits, today: today, now: now), second: 0)
        case .due: TaskList.Key(place: place, first: 0, second: task.dueKey)
        case .priority: TaskList.Key(place: place, first: Double(task.priority.rank), second: task.dueKey)
        case .created: TaskList.Key(place: place, first: Double(task.createdOn?.number ?? 0), second: 0)
        case .title: TaskList.Key(place: place, first: 0, second: 0)
        // Parts have an order of their own, each on the page of its whole.
        case .manual: TaskList.Key(place: place, first: 0, second: isPart(task) ? 1 : 0)
        }
    }

    private func isPart(_ task: TaskItem) -> Bool {
        (task.parent != nil || task.isOccurrence) && state.parent(of: task.id) != nil
    }
}

/// Lets those tasks through that a filter describes, whatever their order.
private struct TaskMatcher {
    private let filter: TaskFilter
    private let state: State
    private let today: Day
    private let now: Now
    private let query: SearchQuery
    /// The categories in whose name it is found.
    private let categories: Set<RecordID>
    /// The tasks that have each of the tags.
    private let tagged: [Set<RecordID>]
    /// The tasks with a tag in which it is found.
    private let soughtInTags: Set<RecordID>
    private let isOpenToAll: Bool

    init(_ filter: TaskFilter, _ state: State, _ today: Day, _ now: Now) {
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
        soughtInTags = query.isEmpty ? [] : state.tasks(withTag: { query.isFound(in: $0) })
        isOpenToAll = filter.isOpenToAll
    }

    func passes(_ task: TaskItem) -> Bool {
        if isOpenToAll { return true }
        if let status = filter.status, task.status != status { return false }
        if let priority = filter.priority, task.priority != priority { return false }
        if let category = filter.category, task.category != category { return false }
        if let goal = filter.goal, task.goal != goal { return false }
        if let due = filter.due, !due.holds(task, in: state, today: today, now: now) { return false }
        for tagged in tagged where !tagged.contains(TaskItem.root(of: task.id)) { return false }
        return query.isEmpty || query.isFound(in: task.title) || query.isFound(in: task.note)
            || task.category.map { categories.contains($0) } ?? false
            || soughtInTags.contains(TaskItem.root(of: task.id))
    }
}

extension TaskItem {
    /// The minute it is due, counted from 1970; without a time its day's last, without a day the greatest.
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
