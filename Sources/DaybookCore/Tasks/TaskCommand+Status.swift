import CivilTime
import Journal

extension TaskCommand {
    static func complete(
        _ id: RecordID, _ subtasks: SubtaskHandling, _ state: State, _ now: LocalInstant
    ) throws(TaskRefusal) -> Decision {
        let task = try existingTask(id, state)
        if task.status == .completed, subtasks != .complete {
            return Decision(TaskAction.completeTask, endOfSessions(of: id, state, now))
        }
        return Decision(TaskAction.completeTask, try closing(task, as: .completed, subtasks, state, now))
    }

    static func cancel(
        _ id: RecordID, _ subtasks: SubtaskHandling, _ state: State, _ now: LocalInstant
    ) throws(TaskRefusal) -> Decision {
        let task = try existingTask(id, state)
        if task.status == .cancelled, subtasks != .complete {
            return Decision(TaskAction.cancelTask, endOfSessions(of: id, state, now))
        }
        return Decision(TaskAction.cancelTask, try closing(task, as: .cancelled, subtasks, state, now))
    }

    /// The changes that complete or cancel a task and, if so chosen, its open subtasks. Throws if there are some and it is
    /// not decided what becomes of them.
    private static func closing(
        _ task: TaskItem, as status: TaskStatus, _ subtasks: SubtaskHandling, _ state: State, _ now: LocalInstant
    ) throws(TaskRefusal) -> [Change] {
        let open = state.descendants(of: task.id).filter { isOpen($0, state, now) }
        if subtasks == .ask, !open.isEmpty { throw .openSubtasks(open.count) }
        var changes: [Change] = []
        for closed in subtasks == .complete ? [task] + open : [task] {
            changes += statusChanges(closed, status, state, now) + endOfSessions(of: closed.id, state, now)
        }
        return changes
    }

    /// Whether a subtask is still open. A repeating one may have no occurrences left.
    static func isOpen(_ task: TaskItem, _ state: State, _ now: LocalInstant) -> Bool {
        guard task.status.isOpen, !task.isOccurrence, let series = TaskSeries(task, in: state) else {
            return task.status.isOpen
        }
        return series.current(today: state.today(now), countsMissed: false) != nil
    }

    /// The changes that reopen a closed task; empty if it is open.
    static func reopening(_ task: TaskItem, _ state: State, _ now: LocalInstant) -> [Change] {
        task.status.isOpen ? [] : statusChanges(task, .pending, state, now)
    }

    /// The changes that set a task's status; empty if it has that status.
    static func statusChanges(_ task: TaskItem, _ status: TaskStatus, _ state: State, _ now: LocalInstant) -> [Change] {
        guard task.status != status else { return [] }
        var updated = task
        updated.status = status
        updated.closedOn = status.isOpen ? nil : state.today(now)
        return changes(from: task, to: updated, ["status", "closedOn"])
    }

    /// The changes between two versions of a task, limited to the named fields.
    static func changes(from old: TaskItem, to updated: TaskItem, _ names: [String]) -> [Change] {
        updated.changes(from: old).filter { names.contains($0.field) }
    }

    static func start(
        _ id: RecordID, _ session: RecordID, _ state: State, _ now: LocalInstant
    ) throws(TaskRefusal) -> Decision {
        let task = try existingTask(id, state)
        // The form carries the session's id, so a form sent twice begins one.
        guard state.taskSessions[session] == nil else { return Decision(TaskAction.startTask, []) }
        var changes = statusChanges(task, .inProgress, state, now)
        guard !state.runningSessions.contains(where: { $0.task == id }) else {
            return Decision(TaskAction.startTask, changes)
        }
        changes += sessionChanges(session, of: id, from: now.sessionMoment, to: nil, state, now)
        // There is one timer. The task whose timer stops stays in progress, as several tasks can be.
        return Decision(TaskAction.startTask, changes + state.unendedSessions.map { end(of: $0, now) })
    }

    static func spend(
        _ id: RecordID, _ minutes: Int, _ session: RecordID, _ state: State, _ now: LocalInstant
    ) throws(TaskRefusal) -> Decision {
        let task = try existingTask(id, state)
        guard TaskLimits.minutes.contains(minutes) else {
            throw .estimateOutOfRange(limit: TaskLimits.minutes.upperBound)
        }
        guard state.taskSessions[session] == nil else { return Decision(TaskAction.spendTime, []) }
        return Decision(TaskAction.spendTime, typed(minutes, under: session, of: task.id, state, now))
    }

    /// A session for minutes entered by hand, ending now.
    static func typed(
        _ minutes: Int, under session: RecordID, of task: RecordID, _ state: State, _ now: LocalInstant
    ) -> [Change] {
        let end = now.sessionMoment
        let start = max(end - Int64(minutes) * 60_000, TaskSession.moments.lowerBound)
        return sessionChanges(session, of: task, from: start, to: end, minutes: Int64(minutes), state, now)
    }

    private static func sessionChanges(
        _ session: RecordID, of task: RecordID, from start: Int64, to end: Int64?, minutes: Int64? = nil,
        _ state: State, _ now: LocalInstant
    ) -> [Change] {
        var row = TaskSession(id: session)
        row.life = 1
        row.task = task
        row.start = start
        row.end = end
        row.minutes = minutes
        row.day = state.today(now)
        return row.changes
    }

    static func endOfSessions(of task: RecordID, _ state: State, _ now: LocalInstant) -> [Change] {
        state.unendedSessions.filter { $0.task == task }.map { end(of: $0, now) }
    }

    static func end(of session: TaskSession, _ now: LocalInstant) -> Change {
        Change(TaskSession.table, session.id, "end", .integer(max(now.sessionMoment, session.start ?? 0)))
    }
}
