import CivilTime
import Journal

extension State {
    /// Every task there is something to do for: of a repeated one the time that stands now, with its parts. In no order.
    public func openTasks(today: Day) -> [TaskItem] {
        let open = openTaskPlaces(today: today)
        return open.places.map { tasks.items.rows[$0] } + open.times
    }

    /// The same without a copy of each: the places of tasks in `tasks.items.rows`, and the times of repeated ones.
    public func openTaskPlaces(today: Day) -> (places: [Int], times: [TaskItem]) {
        var places: [Int] = []
        var times: [TaskItem] = []
        for place in tasks.items.rows.indices {
            guard tasks.items.rows[place].isAlive, tasks.items.rows[place].status.isOpen else { continue }
            if tasks.items.rows[place].repetition != nil {
                if addTimes(of: tasks.items.rows[place], to: &times, today: today) { continue }
            } else if tasks.items.rows[place].parent != nil, isRepeated(tasks.items.rows[place].id) {
                continue
            }
            places.append(place)
        }
        return (places, times)
    }

    /// Adds the time of a repeated task that stands now, with its parts; false for one that never comes.
    private func addTimes(of item: TaskItem, to times: inout [TaskItem], today: Day) -> Bool {
        guard let series = TaskSeries(item, in: self) else { return false }
        guard let current = series.current(today: today), let id = TaskItem.id(of: item.id, on: current.key) else {
            return true
        }
        times.append(occurrence(id, of: item, current.key))
        if tasks.hasParts(id) { times += descendants(of: id).filter { $0.isOccurrence && $0.status.isOpen } }
        return true
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
