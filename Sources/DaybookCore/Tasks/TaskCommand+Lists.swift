import CivilTime
import Journal

extension TaskCommand {
    static func delete(_ ids: [RecordID], _ state: State, _ now: LocalInstant) throws(TaskRefusal) -> Decision {
        guard ids.count <= TaskLimits.bulk else { throw .tooManyAtOnce(limit: TaskLimits.bulk) }
        var changes: [Change] = []
        var seen: Set<RecordID> = []
        let subtasksOfOccurrences = state.subtasksOfOccurrences
        let continuations = state.continuations
        for id in ids {
            let root = TaskItem.root(of: id)
            guard let task = state.tasks[root], task.life > 0 else { throw .noSuchTask }
            // A task that is already deleted needs no change.
            guard task.isAlive, !seen.contains(root) else { continue }
            // A series split at an occurrence looks like one task to the person: delete all of it.
            var parents = [root]
            if task.repetition != nil {
                let first = TaskItem.first(of: root)
                parents += ([first] + (continuations[first] ?? []))
                    .filter { $0 != root && state.tasks[$0]?.isAlive == true }
            }
            while let parent = parents.popLast() {
                for gone in state.family(of: parent, besides: &seen) {
                    changes.append(
                        Change(TaskItem.table, gone, "life", .integer(Life.after(state.tasks[gone]?.life ?? 0))))
                    parents += subtasksOfOccurrences[gone] ?? []
                }
            }
        }
        for session in state.unendedSessions where session.task.map({ seen.contains(TaskItem.root(of: $0)) }) ?? false {
            changes.append(end(of: session, now))
        }
        return Decision(TaskAction.deleteTasks, changes)
    }

    static func move(_ id: RecordID, behind: RecordID?, _ state: State) throws(TaskRefusal) -> Decision {
        let root = TaskItem.root(of: id)
        guard let task = state.task(root) else { throw .noSuchTask }
        let siblings = state.siblings(of: root).map { (id: TaskItem.root(of: $0.id), position: $0.position) }
        guard
            let changes = Position.move(
                root, of: TaskItem.table, at: task.position, behind: behind.map { TaskItem.root(of: $0) },
                among: siblings)
        else { throw .noSuchTask }
        return Decision(TaskAction.moveTask, changes)
    }

    static func changeAll(
        _ ids: [RecordID], _ change: TaskChange, _ state: State, _ now: LocalInstant, _ newID: () -> RecordID
    ) throws(TaskRefusal) -> Decision {
        guard ids.count <= TaskLimits.bulk else { throw .tooManyAtOnce(limit: TaskLimits.bulk) }
        var changes: [Change] = []
        var chosen: RecordID?
        if case .category(let choice) = change {
            let (category, made) = try category(choice, state, newID)
            (chosen, changes) = (category, made)
        }
        for id in ids { _ = try existingTask(id, state) }
        var ids = ids
        switch change {
        case .complete:
            let open = openSubtasks(of: ids, state, now)
            if !open.isEmpty { throw .openSubtasks(open.count) }
        case .completeWithSubtasks: ids += openSubtasks(of: ids, state, now)
        default: break
        }
        var seen: Set<RecordID> = []
        for id in ids where seen.insert(id).inserted {
            let task = try existingTask(id, state)
            changes += try self.changes(of: task, change, category: chosen, state, now)
        }
        return Decision(TaskAction.changeTasks, changes)
    }

    /// The changes that take the due day away from a task. Reminders before it have no meaning then.
    private static func changesWithoutDue(from task: TaskItem, to updated: TaskItem, _ state: State) -> [Change] {
        var updated = updated
        updated.dueTime = nil
        let reminders = state.taskReminders(of: TaskItem.root(of: task.id)).filter { $0.minutesBefore != nil }
        return changes(from: task, to: updated, ["dueDay", "dueTime", "startDay", "waitUntil"])
            + reminders.map { $0.deletion }
    }

    /// The open subtasks of tasks to be completed, except those in `ids`.
    private static func openSubtasks(of ids: [RecordID], _ state: State, _ now: LocalInstant) -> [RecordID] {
        let chosen = Set(ids)
        let closing = ids.filter { state.hasSubtasks($0) && state.task($0)?.status != .completed }
        return state.descendants(of: closing).filter { !chosen.contains($0.id) && isOpen($0, state, now) }
            .map { $0.id }
    }

    private static func changes(
        of task: TaskItem, _ change: TaskChange, category: RecordID?, _ state: State, _ now: LocalInstant
    ) throws(TaskRefusal) -> [Change] {
        let root = TaskItem.root(of: task.id)
        guard let parent = state.task(root) else { throw .noSuchTask }
        var updated = task
        switch change {
        case .complete, .completeWithSubtasks:
            return statusChanges(task, .completed, state, now) + endOfSessions(of: task.id, state, now)
        case .reopen: return reopening(task, state, now)
        case .cancel: return statusChanges(task, .cancelled, state, now) + endOfSessions(of: task.id, state, now)
        case .start: return statusChanges(task, .inProgress, state, now)
        case .priority(let priority):
            updated.priority = priority
            // An occurrence cannot clear a value that comes from its series.
            guard priority != nil || !task.isOccurrence || task.priority == nil else { throw .sharedByAllOccurrences }
            return changes(from: task, to: updated, ["priority"])
        case .due(let day):
            if let day, day < TaskLimits.firstDay {
                throw .field(FieldError("dueDay", .dayTooEarly(TaskLimits.firstDay)))
            }
            if let day, let start = task.startDay, start > day { throw .startsAfterDue(start: start, due: day) }
            guard day != nil || task.repetition == nil else { throw .repetitionWithoutDue }
            updated.dueDay = day
            if task.isSomeday { updated.waitUntil = nil }
            guard day == nil else { return changes(from: task, to: updated, ["dueDay", "waitUntil"]) }
            return changesWithoutDue(from: task, to: updated, state)
        case .someday:
            guard task.repetition == nil else { throw .waitOfRepeated }
            (updated.dueDay, updated.startDay, updated.waitUntil) = (nil, nil, .someday)
            return changesWithoutDue(from: task, to: updated, state)
        case .category:
            updated = parent
            updated.category = category
            return changes(from: parent, to: updated, ["category"])
        case .addTag(let tag):
            let name = TaskTag.name(tag)
            guard !name.isEmpty else { throw .tagBlank }
            guard name.lowercased().utf8.count <= TaskLimits.tagBytes else { throw .tagTooLong(name) }
            let tags = state.tags(of: root)
            if tags.contains(where: { PlainText.isSame($0, name) }) { return [] }
            guard tags.count < TaskLimits.tags else { throw .tooManyTags(limit: TaskLimits.tags) }
            return addition(ofTag: name, to: root, state)
        case .removeTag(let tag): return removal(ofTag: TaskTag.name(tag), of: root, state)
        }
    }
}

extension State {
    /// The tasks that continue a series from one of its occurrences on, by the task that it started from.
    fileprivate var continuations: [RecordID: [RecordID]] {
        var continuations: [RecordID: [RecordID]] = [:]
        for task in tasks.rows {
            let id = task.id
            let first = TaskItem.first(of: id)
            if first != id { continuations[first, default: []].append(id) }
        }
        return continuations
    }

    /// A task and its subtasks at every level, parents before children, without those seen before and theirs.
    fileprivate func family(of id: RecordID, besides seen: inout Set<RecordID>) -> [RecordID] {
        var family: [RecordID] = []
        var waiting = [id]
        while let next = waiting.popLast() {
            guard seen.insert(next).inserted else { continue }
            family.append(next)
            if hasSubtasks(next) { waiting += children(of: next).reversed().map { $0.id } }
        }
        return family
    }

    /// The tasks that are subtasks of a single occurrence, by its series, ordered by id.
    fileprivate var subtasksOfOccurrences: [RecordID: [RecordID]] {
        var parts: [RecordID: [RecordID]] = [:]
        for task in tasks.rows {
            guard let parent = task.parent, let series = TaskItem.occurrence(parent)?.series, task.isAlive
            else { continue }
            parts[series, default: []].append(task.id)
        }
        return parts.mapValues { $0.sorted() }
    }

    /// The other subtasks of the same parent, or the other tasks without a parent, in manual order.
    func siblings(of id: RecordID) -> [TaskItem] {
        if let parent = parent(of: id) { return children(of: parent).filter { $0.id != id } }
        return tasks.rows
            .filter { $0.isAlive && !$0.isOccurrence && $0.id != id && (!$0.has(.parent) || parent(of: $0.id) == nil) }
            .sortedByPosition()
    }
}
