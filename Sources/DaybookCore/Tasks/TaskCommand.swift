import CivilTime
import Journal

/// What can be done to tasks. Each states the wanted result, so that doing it twice is doing it once.
public enum TaskCommand: Hashable, Sendable {
    /// Adds a task under an id that the form carries.
    case add(TaskDraft, id: RecordID)
    /// Adds one that was done already, perhaps with how many minutes it took.
    case log(TaskDraft, id: RecordID, minutes: Int?)
    /// Makes a task what the draft says; `seen` is what its fields held when the person began, so that what another
    /// change keep any newer values from other devices.
    case edit(RecordID, TaskDraft, of: Times = .all, seen: [String: Value] = [:])
    case complete(RecordID, parts: SubtaskHandling = .ask)
    /// Makes one that was completed, cancelled or skipped something to do again.
    case reopen(RecordID)
    case cancel(RecordID)
    /// Leaves out one time of a repeated task.
    case skip(RecordID)
    /// Begins to spend time on a task, under an id that the form carries; what else runs stops.
    case start(RecordID, session: RecordID)
    /// Ends the time being spent on a task, which is pending again.
    case stop(RecordID)
    /// Adds minutes that were spent on a task, until now.
    case spend(RecordID, minutes: Int, session: RecordID)
    /// Takes a stretch of time spent back.
    case deleteSession(RecordID)
    /// Deletes tasks with all their parts; of a repeated task all times.
    case delete([RecordID])
    /// Moves a task behind another of the same whole, or to the front.
    case move(RecordID, behind: RecordID?)
    /// Changes one thing of many tasks.
    case changeAll([RecordID], TaskChange)

    /// Which times of a repeated task are edited.
    public enum Times: Hashable, Sendable {
        case all
        /// Only the one.
        case this
        /// The one and all later ones.
        case thisAndLater
    }

    /// What becomes of the open parts of a task that is completed.
    public enum SubtaskHandling: Hashable, Sendable {
        /// It is refused, so that the person decides.
        case ask
        case complete
        case leave
    }
}

/// One thing that is changed of many tasks at once.
public enum TaskChange: Hashable, Sendable {
    /// Refused where a part that is not among them is open.
    case complete
    case completeWithParts
    case reopen
    case cancel
    case start
    case priority(TaskPriority?)
    case due(Day?)
    case category(CategoryChoice)
    case addTag(String)
    case removeTag(String)
}

extension TaskCommand {
    /// Returns the changes to make. Throws if the command is not allowed.
    ///
    /// - Parameter newID: Returns a new random id on each call.
    public func decide(in state: State, now: Now, newID: () -> RecordID) throws(TaskRefusal) -> Decision {
        switch self {
        case .add(let draft, let id): return try Self.add(draft, id, state, now, newID)
        case .log(let draft, let id, let minutes): return try Self.log(draft, id, minutes, state, now, newID)
        case .edit(let id, let draft, let times, let seen):
            return try Self.edit(id, draft, of: times, seen: seen, state, now, newID)
        case .complete(let id, let parts): return try Self.complete(id, parts, state, now)
        case .reopen(let id):
            return Decision("reopenTask", Self.reopening(try Self.known(id, state), state, now))
        case .cancel(let id):
            let task = try Self.known(id, state)
            let changes = Self.statusChanges(task, .cancelled, state, now)
            return Decision("cancelTask", changes + Self.endOfSessions(of: id, state, now))
        case .skip(let id):
            let task = try Self.known(id, state)
            guard task.isOccurrence else { throw .notRepeated }
            let changes = Self.statusChanges(task, .skipped, state, now)
            return Decision("skipTask", changes + Self.endOfSessions(of: id, state, now))
        case .start(let id, let session): return try Self.start(id, session, state, now)
        case .stop(let id):
            let task = try Self.known(id, state)
            let changes = task.status == .inProgress ? Self.statusChanges(task, .pending, state, now) : []
            return Decision("stopTask", changes + Self.endOfSessions(of: id, state, now))
        case .spend(let id, let minutes, let session): return try Self.spend(id, minutes, session, state, now)
        case .deleteSession(let id):
            guard let session = state.taskSessions[id], session.isAlive else { return Decision("deleteSession", []) }
            return Decision("deleteSession", [Change(TaskSession.table, id, "life", .integer(session.life + 1))])
        case .delete(let ids): return try Self.delete(ids, state, now)
        case .move(let id, let behind): return try Self.move(id, behind: behind, state)
        case .changeAll(let ids, let change): return try Self.changeAll(ids, change, state, now, newID)
        }
    }

    static func known(_ id: RecordID, _ state: State) throws(TaskRefusal) -> TaskItem {
        guard let task = state.task(id) else { throw .noSuchTask }
        // A time that the rule has never had is no task, whoever made up its id.
        if let (root, key) = TaskItem.occurrence(id), state.tasks[id] == nil {
            let series = state.series(over: root).flatMap { state.tasks[$0] }
            guard series.flatMap({ TaskSeries($0, in: state) })?.has(key) == true else { throw .noSuchTask }
        }
        return task
    }
}
