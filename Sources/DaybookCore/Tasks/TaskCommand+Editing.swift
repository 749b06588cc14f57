import CivilTime
import Journal

extension TaskCommand {
    static func add(
        _ draft: TaskDraft, _ id: RecordID, _ state: State, _ now: LocalInstant, _ newID: () -> RecordID
    ) throws(TaskRefusal) -> Decision {
        // The form carries the id, so a form sent twice adds one.
        if state.task(id) != nil { return Decision(TaskAction.addTask, []) }
        guard TaskItem.canBeOwn(id) else { throw .noSuchTask }
        let validated = try draft.validated(in: state, for: id)
        return Decision(TaskAction.addTask, try new(validated, id, state, now, newID))
    }

    static func log(
        _ draft: TaskDraft, _ id: RecordID, _ minutes: Int?, _ state: State, _ now: LocalInstant,
        _ newID: () -> RecordID
    ) throws(TaskRefusal) -> Decision {
        if state.task(id) != nil { return Decision(TaskAction.logTask, []) }
        guard TaskItem.canBeOwn(id) else { throw .noSuchTask }
        if let minutes, !TaskLimits.minutes.contains(minutes) {
            throw .estimateOutOfRange(limit: TaskLimits.minutes.upperBound)
        }
        var single = draft
        single.repetition = nil
        let validated = try single.validated(in: state, for: id)
        var changes = try new(validated, id, state, now, newID) { task in
            task.status = .completed
            task.closedOn = task.createdOn
        }
        if let minutes { changes += typed(minutes, under: newID(), of: id, state, now) }
        return Decision(TaskAction.logTask, changes)
    }

    /// The changes that create a task from a validated draft.
    private static func new(
        _ validated: TaskDraft, _ id: RecordID, _ state: State, _ now: LocalInstant, _ newID: () -> RecordID,
        _ adjust: (inout TaskItem) -> Void = { _ in }
    ) throws(TaskRefusal) -> [Change] {
        var task = TaskItem(id: id)
        task.life = Life.after(state.tasks[id]?.life ?? 0)
        task.createdOn = state.today(now)
        task.position = Position.last(after: lastPosition(in: validated.parent, state), for: id)
        let (category, made) = try category(validated.category, state, newID)
        validated.write(to: &task, category: category)
        adjust(&task)
        return rewriting(task, state) + made + parts(of: validated, id, state)
    }

    /// The changes that write all fields of a task over whatever a deleted record still holds.
    static func rewriting(_ task: TaskItem, _ state: State) -> [Change] {
        task.changes(from: state.tasks[task.id] ?? TaskItem(id: task.id))
    }

    static func edit(
        _ id: RecordID, _ draft: TaskDraft, of scope: EditScope, _ state: State, _ now: LocalInstant,
        _ newID: () -> RecordID
    ) throws(TaskRefusal) -> Decision {
        if scope == .thisAndLater, wasContinued(at: id, state) { return Decision(TaskAction.editTask, []) }
        let task = try existingTask(id, state)
        guard let (root, key) = TaskItem.occurrence(id), let series = state.tasks[root] else {
            var updated = draft
            if draft.repetition == nil, draft.dueDay == task.dueDay,
                let current = TaskSeries(task, in: state)?.current(today: state.today(now), countsMissed: false)
            {
                // A task that stops repeating becomes its current occurrence, not the first.
                updated.dueDay = current.day
            }
            return Decision(TaskAction.editTask, try changes(of: task, to: updated, state, newID))
        }
        switch scope {
        case .this:
            return Decision(TaskAction.editTask, try changesOfOne(task, to: draft, state))
        case .all:
            return Decision(TaskAction.editTask, try changesOfAll(series, at: task, to: draft, state, newID))
        case .thisAndLater:
            return Decision(TaskAction.editTask, try continued(series, from: key, as: draft, state, now, newID))
        }
    }

    /// The changes that apply a draft to a task.
    static func changes(
        of old: TaskItem, to draft: TaskDraft, _ state: State, _ newID: () -> RecordID
    ) throws(TaskRefusal) -> [Change] {
        let validated = try draft.validated(in: state, for: old.id)
        let (category, made) = try category(validated.category, state, newID)
        var updated = old
        validated.write(to: &updated, category: category)
        // Never write back values repaired on reading, such as a broken cycle or a reference to a deleted record.
        if updated.parent == state.parent(of: old.id) { updated.parent = old.parent }
        if updated.category == state.category(old.category)?.id { updated.category = old.category }
        var changes = updated.changes(from: old)
        if changes.contains(where: { $0.field == "parent" }) {
            let position = Position.last(after: lastPosition(in: validated.parent, state), for: old.id)
            changes.append(Change(TaskItem.table, old.id, "position", .text(position)))
        }
        return changes + made + parts(of: validated, old.id, state)
    }

    static func category(
        _ choice: CategoryChoice, _ state: State, _ newID: () -> RecordID
    ) throws(TaskRefusal) -> (RecordID?, [Change]) {
        var category: RecordID?
        let made = try choice.apply(to: &category, in: state, newID, or: TaskRefusal.category)
        return (category, made)
    }

    /// The last position among the subtasks of a parent, or among the tasks without one.
    private static func lastPosition(in parent: RecordID?, _ state: State) -> String {
        if let parent { return state.children(of: parent).last?.position ?? "" }
        var last = ""
        for task in state.tasks.rows where task.isAlive && task.parent == nil && !task.isOccurrence {
            if last.utf8.lexicographicallyPrecedes(task.position.utf8) { last = task.position }
        }
        return last
    }
}

extension TaskDraft {
    func write(to task: inout TaskItem, category: RecordID?) {
        task.title = title
        task.note = note
        task.priority = priority
        task.dueDay = dueDay
        task.dueTime = dueTime
        task.startDay = startDay
        task.waitUntil = waitUntil
        task.estimate = estimate.map { Int64($0) }
        task.category = category
        task.goal = goal
        task.parent = parent
        task.repetition = repetition
    }
}
