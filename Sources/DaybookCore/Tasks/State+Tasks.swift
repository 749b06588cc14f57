import CivilTime
import Journal

extension State {
    /// The task, unless deleted. Empty fields of an occurrence are filled in from its series.
    public func task(_ id: RecordID?) -> TaskItem? {
        guard let id else { return nil }
        guard let (series, key) = TaskItem.occurrence(id) else {
            return tasks[id].flatMap { $0.isAlive ? $0 : nil }
        }
        guard let series = tasks[series], series.isAlive else { return nil }
        return occurrence(id, of: series, key)
    }

    /// An occurrence of a repeating task, with empty fields filled in. `day` is its due day, if known.
    func occurrence(_ id: RecordID, of series: TaskItem, _ key: Day, on day: Day? = nil) -> TaskItem {
        var task = tasks[id] ?? TaskItem(id: id)
        task.life = series.life
        if task.title.isEmpty { task.title = series.title }
        if task.note.isEmpty { task.note = series.note }
        task.priority = task.priority ?? series.priority
        task.dueDay = task.dueDay ?? day ?? dueDay(of: series, key)
        task.dueTime = task.dueDay == nil ? nil : task.dueTime ?? series.dueTime
        task.estimate = task.estimate ?? series.estimate
        task.category = series.category
        task.goal = series.goal
        task.repetition = series.repetition
        task.position = series.position
        task.createdOn = series.createdOn
        return task
    }

    private func dueDay(of series: TaskItem, _ key: Day) -> Day? {
        switch series.repetition {
        case .none: nil
        case .calendar: key
        case .afterDone: TaskSeries(series, in: self)?.day(of: key)
        }
    }

    /// The tags of a task as typed, in byte order. An occurrence has those of its series.
    public func tags(of id: RecordID) -> [String] {
        let owner = TaskItem.root(of: id)
        var seen: Set<String> = []
        return taskTags.rows(ownedBy: owner).filter { $0.isAlive }.map { $0.name }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            .filter { seen.insert($0.lowercased()).inserted }
    }

    /// The ids of tasks with a tag, ignoring case. May include deleted tasks.
    public func tasks(tagged name: String) -> Set<RecordID> {
        let key = Array(TaskTag.name(name).lowercased().utf8)
        var found: Set<RecordID> = []
        for tag in taskTags.rows where tag.isAlive && tag.hasKey(key) {
            if let task = tag.task { found.insert(task) }
        }
        return found
    }

    /// The ids of tasks with a tag that satisfies a predicate. May include deleted tasks.
    public func tasks(withTag isWanted: (String) -> Bool) -> Set<RecordID> {
        var found: Set<RecordID> = []
        for tag in taskTags.rows where tag.isAlive && isWanted(tag.name) {
            if let task = tag.task { found.insert(task) }
        }
        return found
    }

    /// The number of tags of a task, and whether "next" is one of them.
    func countTags(of id: RecordID) -> (count: Int, isNext: Bool) {
        let owner = TaskItem.root(of: id)
        var count = 0
        var isNext = false
        for tag in taskTags.rows(ownedBy: owner) where tag.isAlive {
            count += 1
            if tag.hasKey(TaskTag.next) { isNext = true }
        }
        return (count, isNext)
    }

    /// The valid web and mail links of a task, ordered by id. An occurrence has those of its series.
    public func links(of id: RecordID) -> [TaskLink] {
        let owner = TaskItem.root(of: id)
        return taskLinks.rows(ownedBy: owner)
            .filter { $0.isAlive && $0.task == owner && TaskLink.validated($0.url) == $0.url }
            .sorted { $0.id < $1.id }
    }

    /// The reminders of a task, ordered by id. An occurrence has those of its series.
    public func taskReminders(of id: RecordID) -> [TaskReminder] {
        let owner = TaskItem.root(of: id)
        return taskReminders.rows(ownedBy: owner).filter { $0.isAlive && $0.task == owner }
            .sorted { $0.id < $1.id }
    }
}
