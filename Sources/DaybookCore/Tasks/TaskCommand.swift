import CivilTime
import Journal

/// Commands that change tasks. Each states the desired result, so running one twice has the same effect as running it
/// once.
public enum TaskCommand: Hashable, Sendable {
    /// Adds a task. `id` comes from the form.
    case add(TaskDraft, id: RecordID)
    /// Adds a task that is already done, optionally with the minutes it took.
    case log(TaskDraft, id: RecordID, minutes: Int?)
    case edit(RecordID, TaskDraft, of: EditScope = .all)
    case complete(RecordID, subtasks: SubtaskHandling = .ask)
    /// Reopens a completed, cancelled or skipped task.
    case reopen(RecordID)
    /// Cancels a task. Throws `openSubtasks` for open subtasks unless told what becomes of them.
    case cancel(RecordID, subtasks: SubtaskHandling = .ask)
    /// Skips one occurrence of a repeating task.
    case skip(RecordID)
    /// Starts a session on a task and stops any other. `session` comes from the form.
    case start(RecordID, session: RecordID)
    /// Stops the running session of a task, which becomes pending again.
    case stop(RecordID)
    /// Adds minutes spent on a task, ending now.
    case spend(RecordID, minutes: Int, session: RecordID)
    /// Deletes a session.
    case deleteSession(RecordID)
    /// Deletes tasks with all their subtasks. A repeating task is deleted with all its occurrences.
    case delete([RecordID])
    /// Moves a task after another of the same parent, or to the front if nil.
    case move(RecordID, behind: RecordID?)
    /// Applies one change to several tasks.
    case changeAll([RecordID], TaskChange)

    /// The occurrences of a repeating task that an edit applies to.
    public enum EditScope: Hashable, Sendable {
        case all
        /// Only this occurrence.
        case this
        /// This occurrence and all later ones.
        case thisAndLater
    }

    /// The handling of open subtasks when a task is completed.
    public enum SubtaskHandling: Hashable, Sendable {
        /// Refuse, so that the person can decide.
        case ask
        case complete
        case leave
    }
}

/// A change to apply to several tasks at once.
public enum TaskChange: Hashable, Sendable {
    /// Refused if a task has open subtasks that are not selected too.
    case complete
    case completeWithSubtasks
    case reopen
    case cancel
    case start
    case priority(TaskPriority?)
    /// A day takes a task out of those that wait for someday.
    case due(Day?)
    /// Hides a task, without a due day, until it is looked for. Refused if it repeats.
    case someday
    case category(CategoryChoice)
    case addTag(String)
    case removeTag(String)
}

extension TaskCommand {
    /// Returns the changes to make. Throws if the command is not allowed.
    ///
    /// - Parameter newID: Returns a new random id on each call.
    public func decide(in state: State, now: LocalInstant, newID: () -> RecordID) throws(TaskRefusal) -> Decision {
        switch self {
        case .add(let draft, let id): return try Self.add(draft, id, state, now, newID)
        case .log(let draft, let id, let minutes): return try Self.log(draft, id, minutes, state, now, newID)
        case .edit(let id, let draft, let scope): return try Self.edit(id, draft, of: scope, state, now, newID)
        case .complete(let id, let subtasks): return try Self.complete(id, subtasks, state, now)
        case .reopen(let id):
            return Decision(TaskAction.reopenTask, Self.reopening(try Self.existingTask(id, state), state, now))
        case .cancel(let id, let subtasks): return try Self.cancel(id, subtasks, state, now)
        case .skip(let id):
            let task = try Self.existingTask(id, state)
            guard task.isOccurrence else { throw .notRepeated }
            let changes = Self.statusChanges(task, .skipped, state, now)
            return Decision(TaskAction.skipTask, changes + Self.endOfSessions(of: id, state, now))
        case .start(let id, let session): return try Self.start(id, session, state, now)
        case .stop(let id):
            let task = try Self.existingTask(id, state)
            let changes = task.status == .inProgress ? Self.statusChanges(task, .pending, state, now) : []
            return Decision(TaskAction.stopTask, changes + Self.endOfSessions(of: id, state, now))
        case .spend(let id, let minutes, let session): return try Self.spend(id, minutes, session, state, now)
        case .deleteSession(let id):
            return Decision(TaskAction.deleteSession, state.taskSessions.deletion(of: id))
        case .delete(let ids): return try Self.delete(ids, state, now)
        case .move(let id, let behind): return try Self.move(id, behind: behind, state)
        case .changeAll(let ids, let change): return try Self.changeAll(ids, change, state, now, newID)
        }
    }

    static func existingTask(_ id: RecordID, _ state: State) throws(TaskRefusal) -> TaskItem {
        guard let task = state.task(id) else { throw .noSuchTask }
        // Refuse an occurrence that the rule does not produce: its id was made up.
        if let (root, key) = TaskItem.occurrence(id), state.tasks[id] == nil {
            let series = state.series(over: root).flatMap { state.tasks[$0] }
            guard series.flatMap({ TaskSeries($0, in: state) })?.has(key) == true else { throw .noSuchTask }
        }
        return task
    }
}

/// The actions on tasks. Raw values are stored in the journal and must not change.
public enum TaskAction: String, CaseIterable, FeatureAction {
    case addTask, cancelTask, changeTasks, completeTask, deleteSession, deleteTasks, editTask, logTask, moveTask,
        reopenTask, skipTask, spendTime, startTask, stopTask

    public var name: ActionName { .task(self) }
    public var table: String { TaskItem.table }
}
