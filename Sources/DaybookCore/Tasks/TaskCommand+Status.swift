import CivilTime
import Journal

extension TaskCommand {
    static func complete(
        _ id: RecordID, _ parts: Parts, _ state: State, _ now: Now
    ) throws(TaskRefusal) -> Decision {
        let task = try known(id, state)
        guard task.status != .completed else { return Decision("completeTask", []) }
        let open = state.descendants(of: id).filter { $0.status.isOpen }
        if parts == .ask, !open.isEmpty { throw .openParts(open.count) }
        var changes: [Change] = []
        for done in parts == .complete ? [task] + open : [task] {
            changes += statusChanges(done, .completed, state, now) + endOfSessions(of: done.id, state, now)
        }
        return Decision("completeTask", changes)
    }

    /// What makes a task's status another; nothing where it is that already.
    static func statusChanges(_ task: TaskItem, _ status: TaskStatus, _ state: State, _ now: Now) -> [Change] {
        guard task.status != status else { return [] }
        var wanted = task
        wanted.status = status
        wanted.closedOn = status.isOpen ? nil : state.today(now)
        return changes(from: task, to: wanted, ["status", "closedOn"])
    }

    /// The changes of those fields in which two differ.
    static func changes(from old: TaskItem, to wanted: TaskItem, _ names: [String]) -> [Change] {
        TaskItem.fields.filter { names.contains($0.name) && $0.read(wanted) != $0.read(old) }
            .map { Change(TaskItem.table, old.id, $0.name, $0.read(wanted)) }
    }

    static func start(
        _ id: RecordID, _ session: RecordID, _ state: State, _ now: Now
    ) throws(TaskRefusal) -> Decision {
        let task = try known(id, state)
        // The form carries the session's id, so a form sent twice begins one.
        guard state.tasks.sessions[session] == nil else { return Decision("startTask", []) }
        var changes = statusChanges(task, .inProgress, state, now)
        guard !state.runningSessions.contains(where: { $0.task == id }) else { return Decision("startTask", changes) }
        for running in state.runningSessions {
            changes.append(end(of: running, now))
            if let other = state.task(running.task), other.id != id, other.status == .inProgress {
                changes += statusChanges(other, .pending, state, now)
            }
        }
        changes += sessionChanges(session, of: id, from: now.milliseconds, to: nil, state, now)
        return Decision("startTask", changes)
    }

    static func spend(
        _ id: RecordID, _ minutes: Int, _ session: RecordID, _ state: State, _ now: Now
    ) throws(TaskRefusal) -> Decision {
        let task = try known(id, state)
        guard TaskLimits.minutes.contains(minutes) else {
            throw .estimateOutOfRange(limit: TaskLimits.minutes.upperBound)
        }
        guard state.tasks.sessions[session] == nil else { return Decision("spendTime", []) }
        // Before what is there already, since time that overlaps counts once.
        let first = state.sessions(of: task.id).compactMap { $0.start }.min()
        let end = min(first ?? now.milliseconds, now.milliseconds)
        let start = end - Int64(minutes) * 60_000
        return Decision("spendTime", sessionChanges(session, of: id, from: start, to: end, state, now))
    }

    static func sessionChanges(
        _ session: RecordID, of task: RecordID, from start: Int64, to end: Int64?, _ state: State, _ now: Now
    ) -> [Change] {
        var row = TaskSession(id: session)
        row.life = 1
        row.task = task
        row.start = start
        row.end = end
        row.day = state.today(now)
        return row.changes
    }

    static func endOfSessions(of task: RecordID, _ state: State, _ now: Now) -> [Change] {
        state.runningSessions.filter { $0.task == task }.map { end(of: $0, now) }
    }

    private static func end(of session: TaskSession, _ now: Now) -> Change {
        Change(TaskSession.table, session.id, "end", .integer(max(now.milliseconds, session.start ?? 0)))
    }
}

extension TableRow {
    /// What writes all that it holds.
    var changes: [Change] {
        Self.fields.map { Change(Self.table, id, $0.name, $0.read(self)) }.filter { $0.value != .null }
    }
}
