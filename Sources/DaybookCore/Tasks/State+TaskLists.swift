import CivilTime
import Journal

extension State {
    /// Whether there is any task that is not deleted.
    public var hasTasks: Bool { tasks.rows.contains { $0.isAlive } }

    /// Every open task, unordered. A repeating task is represented by its current occurrence and that occurrence's
    /// subtasks.
    public func openTasks(today: Day) -> [TaskItem] {
        let (open, rows) = (openTaskIndices(today: today), tasks.rows)
        return open.indices.map { rows[$0] } + open.times
    }

    /// The same as indices into `tasks.rows`, and the current occurrences of repeating tasks.
    public func openTaskIndices(today: Day) -> (indices: [Int], times: [TaskItem]) {
        var indices: [Int] = []
        var times: [TaskItem] = []
        let tree = taskTree
        let rows = tasks.rows
        for index in rows.indices {
            let task = rows[index]
            guard task.isAlive, task.status.isOpen, !task.isOccurrence else { continue }
            if task.parent == nil && task.repetition == nil {
                indices.append(index)
                continue
            }
            // A subtask of a repeating task comes with its parent, even if it has a repetition of its own.
            switch tree.series(over: task.id) {
            case .none: indices.append(index)
            case task.id: times += currentOccurrence(of: task, today: today)
            default: break
            }
        }
        return (indices, times)
    }

    /// The current occurrence of a repeating task, with its open subtasks.
    private func currentOccurrence(of series: TaskItem, today: Day) -> [TaskItem] {
        guard let current = TaskSeries(series, in: self)?.current(today: today, countsMissed: false),
            let id = TaskItem.id(of: series.id, on: current.key)
        else { return [] }
        var time = occurrence(id, of: series, current.key, on: current.day)
        if current.isResting { time.rest(until: awayDays.firstDayBack(from: today)) }
        guard tasks.hasRows(ownedBy: series.id, as: 1) || tasks.hasRows(ownedBy: id, as: 1) else { return [time] }
        return [time] + descendants(of: id).filter { $0.isOccurrence && $0.status.isOpen }
    }

    /// Every completed or cancelled task, occurrences included, unordered.
    public var closedTasks: [TaskItem] {
        tasks.rows.compactMap { row in
            guard !row.status.isOpen, row.status != .skipped else { return nil }
            return row.isOccurrence ? task(row.id) : row.isAlive ? row : nil
        }
    }

    /// The tasks completed, cancelled or skipped on a day, ordered by id.
    public func tasks(closedOn day: Day) -> [TaskItem] {
        tasks.rows.filter { $0.closedOn == day && !$0.status.isOpen }
            .compactMap { closed($0) }.sorted { $0.id < $1.id }
    }

    /// A closed task, unless it was deleted. An occurrence may have nothing but its status.
    private func closed(_ item: TaskItem) -> TaskItem? {
        item.isAlive ? item : item.isOccurrence ? task(item.id) : nil
    }

    /// The number of tasks completed on each of some days, without the days on which none was.
    public func completedTasks(in days: ClosedRange<Day>) -> [Day: Int] {
        var counts: [Day: Int] = [:]
        for item in tasks.rows where item.status == .completed {
            guard let day = item.closedOn, days.contains(day), closed(item) != nil else { continue }
            counts[day, default: 0] += 1
        }
        return counts
    }

    /// The number of tasks completed on some days by category, the most first and those without one last.
    public func completedTasksByCategory(in days: ClosedRange<Day>) -> [(category: Category?, count: Int)] {
        var counts: [RecordID: Int] = [:]
        var others = 0
        for item in tasks.rows where item.status == .completed {
            guard let day = item.closedOn, days.contains(day), let task = closed(item) else { continue }
            if let category = category(task.category) { counts[category.id, default: 0] += 1 } else { others += 1 }
        }
        var found: [(category: Category?, count: Int)] = []
        for (id, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
            found.append((category(id), count))
        }
        if others > 0 { found.append((nil, others)) }
        return found
    }

    /// Open occurrences of repeating tasks that are due in a range of days, except the current one and those passed over while
    /// the person is away.
    ///
    /// - Parameter moreDays: The number of days, by task, by which the range is longer.
    public func upcomingOccurrences(
        in range: ClosedRange<Day>, furtherBy moreDays: [RecordID: Int] = [:], today: Day
    ) -> [TaskItem] {
        var coming: [TaskItem] = []
        let tree = taskTree
        for item in tasks.rows where item.isAlive && item.status.isOpen && item.repetition != nil {
            guard tree.series(over: item.id) == item.id, let series = TaskSeries(item, in: self),
                let current = series.current(today: today, countsMissed: false)
            else { continue }
            let days = range.lowerBound...range.upperBound.advanced(by: max(0, moreDays[item.id] ?? 0))
            var keys: [Day] = []
            var found = series.days(after: max(current.key, days.lowerBound.advanced(by: -1)))
            while let day = found.next(), day <= days.upperBound {
                if !series.isPassedOver(day) { keys.append(day) }
            }
            // Add occurrences of other days that were moved into the range.
            keys += movedTimes(of: item, to: days).filter { $0 > current.key && !days.contains($0) && series.has($0) }
            for key in keys.sorted() {
                guard let id = TaskItem.id(of: item.id, on: key) else { break }
                let time = occurrence(id, of: item, key)
                if time.status.isOpen, time.dueDay.map({ days.contains($0) }) ?? false { coming.append(time) }
            }
        }
        return coming
    }

    private func movedTimes(of series: TaskItem, to days: ClosedRange<Day>) -> [Day] {
        tasks.rows(ownedBy: series.id).compactMap { row in
            row.dueDay.map { days.contains($0) } ?? false ? TaskItem.occurrence(row.id)?.day : nil
        }
    }

    /// The current occurrence of a repeating task. Nil if the task does not repeat or has ended.
    ///
    /// - Parameter countsMissed: As in `TaskSeries.current`.
    public func currentOccurrence(of id: RecordID, today: Day, countsMissed: Bool = true) -> TaskSeries.Current? {
        let root = TaskItem.root(of: id)
        return tasks[root].flatMap { TaskSeries($0, in: self)?.current(today: today, countsMissed: countsMissed) }
    }

    /// The occurrences of a repeating task that were completed, cancelled or skipped, latest first.
    public func closedOccurrences(of series: RecordID) -> [TaskItem] {
        guard let item = tasks[series], item.isAlive else { return [] }
        return tasks.rows(ownedBy: series).filter { !$0.status.isOpen }
            .sorted { $1.id < $0.id }
            .compactMap { row in TaskItem.occurrence(row.id).map { occurrence(row.id, of: item, $0.day) } }
    }

    /// Whether an open task is hidden until a later day, or with the task put off for someday that it is a subtask of.
    public func isWaiting(_ task: TaskItem, today: Day) -> Bool {
        if task.isSomeday || subtasksForSomeday.contains(task.id) { return isForSomeday(task) }
        return task.status.isOpen && task.waitUntil.map { $0 > today } ?? false
    }
}
