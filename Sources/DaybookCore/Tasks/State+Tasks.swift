import CivilTime
import Journal

extension State {
    /// A task that was not deleted; of a repeated one's time, what is not written is as the repeated task has it.
    public func task(_ id: RecordID?) -> TaskItem? {
        guard let id else { return nil }
        guard let (series, key) = TaskItem.occurrence(id) else {
            return tasks.items[id].flatMap { $0.isAlive ? $0 : nil }
        }
        guard let series = tasks.items[series], series.isAlive else { return nil }
        return occurrence(id, of: series, key)
    }

    /// One time of a repeated task, filled in from it.
    func occurrence(_ id: RecordID, of series: TaskItem, _ key: Day) -> TaskItem {
        var task = tasks.items[id] ?? TaskItem(id: id)
        task.life = series.life
        if task.title.isEmpty { task.title = series.title }
        if task.note.isEmpty { task.note = series.note }
        task.priority = task.priority ?? series.priority
        task.dueDay = task.dueDay ?? dueDay(of: series, key)
        task.dueTime = task.dueTime ?? series.dueTime
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

    /// The task a task is a part of. Where devices that were apart have made a circle of parts, the task of the least id
    /// in it is a part of none, on every device alike.
    public func parent(of id: RecordID) -> RecordID? {
        guard let parent = livingParent(of: id) else { return nil }
        var seen: Set<RecordID> = [id]
        var least = id
        var next = parent
        while true {
            if next == id { return least == id ? nil : parent }
            // A circle further up, of which this one is no part.
            guard seen.insert(next).inserted, let above = livingParent(of: next) else { return parent }
            least = min(least, next)
            next = above
        }
    }

    /// The parent as written, if it was not deleted.
    private func livingParent(of id: RecordID) -> RecordID? {
        if let written = tasks.items[id]?.parent { return isLivingTask(written) ? written : nil }
        // What is a part of a repeated task is, at one of its times, a part of that time.
        guard let (series, key) = TaskItem.occurrence(id), let parent = tasks.items[series]?.parent,
            isLivingTask(parent)
        else { return nil }
        return isRepeated(parent) ? TaskItem.id(of: parent, on: key) : parent
    }

    private func isLivingTask(_ id: RecordID) -> Bool {
        let root = TaskItem.occurrence(id)?.series ?? id
        return tasks.items[root]?.isAlive == true
    }

    /// Whether a task comes again, by itself or as a part of one that does.
    public func isRepeated(_ id: RecordID) -> Bool {
        var id: RecordID? = id
        var seen: Set<RecordID> = []
        while let task = id, seen.insert(task).inserted {
            if tasks.items[task]?.repetition != nil { return true }
            id = tasks.items[task]?.parent == nil ? nil : parent(of: task)
        }
        return false
    }

    /// The living parts of a task, in the order made by hand.
    public func children(of id: RecordID) -> [TaskItem] {
        var children = tasks.children.of(id).map { tasks.items.rows[$0] }
            .filter { $0.isAlive && $0.parent == id && parent(of: $0.id) == id }
        if let (series, key) = TaskItem.occurrence(id) {
            children += self.children(of: series).compactMap { child in
                TaskItem.id(of: child.id, on: key).map { occurrence($0, of: child, key) }
            }
        }
        return children.sorted { ($0.position, $0.id) < ($1.position, $1.id) }
    }

    /// All living parts of a task and theirs, each before its own.
    public func descendants(of id: RecordID) -> [TaskItem] {
        var found: [TaskItem] = []
        var waiting = Array(children(of: id).reversed())
        while let task = waiting.popLast() {
            found.append(task)
            if tasks.children.has(TaskItem.occurrence(task.id)?.series ?? task.id) || tasks.children.has(task.id) {
                waiting += children(of: task.id).reversed()
            }
        }
        return found
    }

    /// The tags of a task as they were typed, those in lower case first by their bytes; of a time, the repeated task's.
    public func tags(of id: RecordID) -> [String] {
        let owner = TaskItem.occurrence(id)?.series ?? id
        var seen: Set<String> = []
        return tasks.tagsOf.of(owner).map { tasks.tags.rows[$0] }.filter { $0.isAlive }.map { $0.name }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            .filter { seen.insert($0.lowercased()).inserted }
    }

    /// How many tags a task has, and whether "next" is among them.
    func countTags(of id: RecordID) -> (count: Int, isNext: Bool) {
        let owner = TaskItem.occurrence(id)?.series ?? id
        var count = 0
        var isNext = false
        for place in tasks.tagsOf.of(owner) where tasks.tags.rows[place].isAlive {
            count += 1
            if PlainText.isSame(tasks.tags.rows[place].name, "next") { isNext = true }
        }
        return (count, isNext)
    }

    /// The links of a task, in order of id; of a time, the repeated task's.
    public func links(of id: RecordID) -> [TaskLink] {
        let owner = TaskItem.occurrence(id)?.series ?? id
        return tasks.linksOf.of(owner).map { tasks.links.rows[$0] }.filter { $0.isAlive && $0.task == owner }
            .sorted { $0.id < $1.id }
    }

    /// The reminders of a task, in order of id; of a time, the repeated task's.
    public func taskReminders(of id: RecordID) -> [TaskReminder] {
        let owner = TaskItem.occurrence(id)?.series ?? id
        return tasks.remindersOf.of(owner).map { tasks.reminders.rows[$0] }.filter { $0.isAlive && $0.task == owner }
            .sorted { $0.id < $1.id }
    }
}
