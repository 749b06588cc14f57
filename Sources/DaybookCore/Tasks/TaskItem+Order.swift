import CivilTime

extension [TaskItem] {
    /// The indices of the tasks in the order of a day, which pages and terminal share: those in progress unless they are due later, then
    /// by time and priority.
    public func indicesInOrder(today: Day) -> [Int] {
        let keys = indices.map { index in
            let task = self[index]
            let isNow = task.status == .inProgress && task.dueDay.map { $0 <= today } ?? true
            return (index: index, group: isNow ? 0 : 1, due: task.dueKey, rank: -task.priority.rank)
        }
        return keys.sorted { left, right in
            if left.group != right.group { return left.group < right.group }
            if left.due != right.due { return left.due < right.due }
            if left.rank != right.rank { return left.rank < right.rank }
            let (one, other) = (self[left.index], self[right.index])
            return one.position == other.position ? one.id < other.id : one.position < other.position
        }.map { $0.index }
    }
}

extension TaskItem {
    /// The due minute since 1970; without a time the last minute of the day, without a day the maximum.
    public var dueKey: Int64 {
        dueDay.map { Int64($0.number) * 1440 + Int64(dueTime?.minutes ?? 1439) } ?? .max
    }
}

extension TaskPriority? {
    /// 0 for none, 4 for urgent.
    public var rank: Int {
        switch self {
        case .none: 0
        case .low: 1
        case .medium: 2
        case .high: 3
        case .urgent: 4
        }
    }
}
