import CivilTime
import Journal

extension State {
    /// Every task there is something to do for: of a repeated one the time that stands now, with its parts. In no order.
    public func openTasks(today: Day) -> [TaskItem] {
        var open: [TaskItem] = []
        var repeated: [TaskItem] = []
        for task in tasks.items.rows where task.isAlive && task.status.isOpen {
            if task.repetition != nil, TaskSeries(task, in: self) != nil {
                repeated.append(task)
            } else if task.parent == nil || !isRepeated(task.id) {
                open.append(task)
            }
        }
        for series in repeated {
            guard let current = TaskSeries(series, in: self)?.current(today: today),
                let id = TaskItem.id(of: series.id, on: current.key)
            else { continue }
            open.append(occurrence(id, of: series, current.key))
            if tasks.children.has(series.id) || tasks.children.has(id) {
                open += descendants(of: id).filter { $0.isOccurrence && $0.status.isOpen }
            }
        }
        return open
    }

    /// Every task that was completed or cancelled, times of repeated ones too. In no order.
    public var closedTasks: [TaskItem] {
        tasks.items.rows.compactMap { row in
            guard !row.status.isOpen, row.status != .skipped else { return nil }
            return row.isAlive ? row : row.isOccurrence ? task(row.id) : nil
        }
    }

    /// The tasks that were completed, cancelled or skipped on a day, in order of id.
    public func tasks(closedOn day: Day) -> [TaskItem] {
        tasks.items.rows.filter { $0.closedOn == day && !$0.status.isOpen }
            .compactMap { $0.isAlive ? $0 : $0.isOccurrence ? task($0.id) : nil }
            .sorted { $0.id < $1.id }
    }

    /// The times of repeated tasks that are due on days of a range and still open, the one that stands now left out.
    public func comingTimes(in days: ClosedRange<Day>, today: Day) -> [TaskItem] {
        var coming: [TaskItem] = []
        for item in tasks.items.rows where item.isAlive && item.status.isOpen && item.repetition != nil {
            guard let series = TaskSeries(item, in: self), let current = series.current(today: today) else { continue }
            var found = series.days(after: max(current.key, days.lowerBound.advanced(by: -1)))
            while let day = found.next(), day <= days.upperBound {
                guard let id = TaskItem.id(of: item.id, on: day) else { break }
                let time = occurrence(id, of: item, day)
                if time.status.isOpen { coming.append(time) }
            }
        }
        return coming
    }

    /// What stands of the times of a repeated task now; nil for a task that does not come again, or has ended.
    public func currentTime(of id: RecordID, today: Day) -> TaskSeries.Current? {
        let root = TaskItem.occurrence(id)?.series ?? id
        return tasks.items[root].flatMap { TaskSeries($0, in: self)?.current(today: today) }
    }

    /// The times of a repeated task that were completed, cancelled or skipped, the latest first.
    public func closedTimes(of series: RecordID) -> [TaskItem] {
        guard let item = tasks.items[series], item.isAlive else { return [] }
        return tasks.occurrences.of(series).map { tasks.items.rows[$0] }.filter { !$0.status.isOpen }
            .sorted { $1.id < $0.id }
            .compactMap { row in TaskItem.occurrence(row.id).map { occurrence(row.id, of: item, $0.day) } }
    }

    /// Whether a task is out of sight until a later day.
    public func isWaiting(_ task: TaskItem, today: Day) -> Bool {
        (task.waitUntil.map { $0 > today } ?? false) && task.status.isOpen
    }
}
