import CivilTime
import Journal

extension ImportPlan {
    /// Plans the import of tasks from another program.
    ///
    /// Tasks imported before are recognised by their id in the file and left alone, so edits are kept. Time is linear
    /// in the number of tasks in the file and the journal.
    ///
    /// - Parameters:
    ///   - today: The creation day of new tasks without one in the file.
    ///   - bringsBackDeleted: Whether tasks the person deleted are restored.
    ///   - makeID: Returns a new random id on each call, for a category whose own was deleted or renamed here.
    public init(
        _ drafts: [ImportedTask], into state: State, today: Day, restoresDeleted: Bool = false,
        makeID: () -> RecordID
    ) {
        var planner = ImportPlanner(state: state, restoresDeleted: restoresDeleted)
        let finder = ImportedTaskFinder(state)
        var placed: [(draft: ImportedTask, id: RecordID, importStatus: ImportStatus)] = []
        var ids: [String: RecordID] = [:]
        var seen: Set<RecordID> = []
        var identities: Set<String> = []
        for draft in drafts where identities.insert(draft.identity.text).inserted {
            let id = finder.id(of: draft.identity) ?? TaskItem.id(ofImported: draft.identity)
            ids[draft.identity.key] = ids[draft.identity.key] ?? id
            guard seen.insert(id).inserted else { continue }
            placed.append((draft, id, planner.taskStatus(of: id)))
        }
        let new = placed.count { $0.importStatus == .new }
        var positions = planner.taskPositions(count: new)[...]
        let parents = ImportedParents(
            placed.filter { $0.importStatus == .new }.map { draft, id, _ in
                (id, draft.parentKey.flatMap { ids[$0] }.flatMap { $0 == id ? nil : $0 })
            }, in: state)
        planner.plan.movedTaskCount = parents.movedCount
        for (draft, id, importStatus) in placed {
            switch importStatus {
            case .new:
                let position = positions.popFirst() ?? ""
                planner.add(
                    draft, id, under: parents.parents[id], position: position, ids: ids, today: today, makeID: makeID)
            case .restored: planner.restore(id)
            case .existing, .deleted: break
            }
            let current = importStatus == .existing ? state.task(id) : nil
            planner.plan.tasks.append(
                PlannedTask(
                    id: id, title: current?.title ?? draft.title, status: current?.status ?? draft.status,
                    dueDay: current?.dueDay ?? draft.dueDay, repetition: current?.repetition ?? draft.repetition,
                    importStatus: importStatus))
        }
        self = planner.plan
    }
}

/// Finds previously imported tasks by their source, and the journal's own tasks by the id they have in exports.
private struct ImportedTaskFinder {
    private let state: State
    private var ids: [String: RecordID] = [:]
    /// By another program's id, regardless of format: Daybook writes those ids in its own exports.
    private var names: [String: RecordID] = [:]

    /// If two have the same source, as two devices can create, prefers one that is not deleted, then the lower id.
    init(_ state: State) {
        self.state = state
        for task in state.tasks.rows where !task.source.isEmpty {
            if let found = ids[task.source], let other = state.tasks[found],
                other.isAlive && !task.isAlive || other.isAlive == task.isAlive && found < task.id
            {
                continue
            }
            ids[task.source] = task.id
            // format:ordinal:key
            let parts = task.source.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
            if parts.count == 3, parts[1] == "1" { names[String(parts[2])] = task.id }
        }
    }

    func id(of identity: ImportIdentity) -> RecordID? {
        if let id = ids[identity.text] { return id }
        guard identity.ordinal == 1 else { return nil }
        if let id = names[identity.key] { return id }
        let key = identity.key.utf8.starts(with: "id:".utf8) ? String(identity.key.dropFirst(3)) : identity.key
        guard let own = RecordID(hex: key), own.count >= 16 else { return nil }
        return state.tasks[own].map { $0.id }
    }
}

extension TaskItem {
    private static let importedKind: UInt8 = 8

    /// The id of a task with an identity, so that importing a file on two devices makes each task once. It is made of a UUID
    /// whatever the format, since programs pass these on.
    fileprivate static func id(ofImported identity: ImportIdentity) -> RecordID {
        uuid(identity).flatMap { RecordID([importedKind] + $0) } ?? identity.recordID(importedKind)
    }

    /// The bytes of an identity that is a UUID; nil for any other.
    private static func uuid(_ identity: ImportIdentity) -> [UInt8]? {
        guard identity.ordinal == 1, identity.key.utf8.count == 36 else { return nil }
        let digits = identity.key.utf8.filter { $0 != UInt8(ascii: "-") }
        guard digits.count == 32 else { return nil }
        return Hexadecimal.bytes(String(decoding: digits, as: UTF8.self))
    }
}

extension ImportPlanner {
    /// The current status of a task in the file.
    func taskStatus(of id: RecordID) -> ImportStatus {
        if let series = TaskItem.occurrence(id)?.series {
            // An occurrence has no `life` of its own.
            return state.tasks[series]?.isAlive == true ? .existing : .deleted
        }
        guard let current = state.tasks[id], current.life > 0 else { return .new }
        if current.isAlive { return .existing }
        // No title: its creation was undone.
        if current.title.isEmpty { return .new }
        return restoresDeleted ? .restored : .deleted
    }

    /// Brings back a task. A status that was set after the task was added stays the person's own, which counts for points.
    mutating func restore(_ id: RecordID) {
        guard let task = state.tasks[id] else { return }
        let status = state.stamp(of: task.change(of: .status))
        let isOwn = !status.isInitial && status != state.stamp(of: task.change(of: .createdOn))
        plan.changes += task.restoration.filter { !isOwn || $0.field != TaskItem.column(.status).name }
    }

    /// Positions for `count` tasks after all existing ones.
    fileprivate func taskPositions(count: Int) -> [String] {
        var last = ""
        for task in state.tasks.rows where task.isAlive {
            let position = task.position
            if last.utf8.lexicographicallyPrecedes(position.utf8) { last = position }
        }
        return Self.positions(count: count, after: last, before: "")
    }

    fileprivate mutating func add(
        _ draft: ImportedTask, _ id: RecordID, under parent: RecordID?, position: String, ids: [String: RecordID],
        today: Day, makeID: () -> RecordID
    ) {
        var task = TaskItem(id: id)
        task.position = position
        let title = PlainText.line(draft.title)
        task.title = title.isEmpty ? "?" : title
        task.note = draft.note
        task.priority = draft.priority
        task.status = draft.status == .skipped ? .cancelled : draft.status
        task.dueDay = draft.dueDay.flatMap { $0 >= TaskLimits.firstDay ? $0 : nil }
        task.dueTime = task.dueDay == nil ? nil : draft.dueTime
        task.startDay = draft.startDay.flatMap { $0 >= TaskLimits.firstDay ? $0 : nil }
        if let start = task.startDay, let due = task.dueDay, start > due { task.startDay = nil }
        task.waitUntil = draft.waitUntil.flatMap { $0 >= TaskLimits.firstDay ? $0 : nil }
        task.estimate = draft.estimate.flatMap { TaskLimits.minutes.contains($0) ? Int64($0) : nil }
        task.createdOn = draft.createdOn ?? today
        task.closedOn = task.status.isOpen ? nil : draft.closedOn ?? draft.createdOn ?? today
        task.category = category(named: draft.category, color: .stone, makeID: makeID)
        task.parent = parent
        task.source = draft.identity.text
        task.foreign = draft.foreign.cut(to: TaskLimits.foreign, bytes: TaskLimits.foreign)
        setRepetition(of: &task, to: draft.repetition, today: today)
        write(task, id, over: state.tasks[id])
        addParts(of: draft, task, ids: ids)
    }

    /// A repetition that a task here cannot have is kept in its note.
    private mutating func setRepetition(of task: inout TaskItem, to repetition: Repetition?, today: Day) {
        guard let repetition else { return }
        var draft = TaskDraft(title: task.title)
        draft.dueDay = task.dueDay ?? max(task.startDay ?? today, TaskLimits.firstDay)
        draft.dueTime = task.dueTime
        draft.repetition = repetition
        if let validated = try? draft.validated(in: State(), for: task.id) {
            if task.dueDay != nil, task.dueDay != validated.dueDay { plan.movedDueCount += 1 }
            task.repetition = repetition
            task.dueDay = validated.dueDay
        } else {
            plan.notedRepetitionCount += 1
            task.note += (task.note.isEmpty ? "" : "\n") + repetition.code
        }
    }

    private mutating func countPartsBeyondLimits(_ draft: ImportedTask) {
        let excesses = [
            draft.tags.count - TaskLimits.tags, draft.blockerKeys.count - TaskLimits.blockers,
            draft.links.count - TaskLimits.links, draft.reminders.count - TaskLimits.reminders,
        ]
        for excess in excesses { plan.omittedPartCount += max(0, excess) }
    }

    private mutating func addParts(of draft: ImportedTask, _ task: TaskItem, ids: [String: RecordID]) {
        countPartsBeyondLimits(draft)
        for tag in draft.tags.prefix(TaskLimits.tags) {
            let fullName = TaskTag.name(tag)
            let name = fullName.cut(to: TaskLimits.tagBytes, bytes: TaskLimits.tagBytes)
            if name.utf8.count < fullName.utf8.count { plan.cutTextCount += 1 }
            guard let id = TaskTag.id(of: task.id, name) else {
                plan.omittedPartCount += 1
                continue
            }
            guard take(id, of: TaskTag.table) else { continue }
            var row = TaskTag(id: id)
            row.name = name
            write(row, id, over: state.taskTags[id])
        }
        for key in draft.blockerKeys.prefix(TaskLimits.blockers) {
            guard let blocker = ids[key], blocker != task.id,
                let id = TaskBlocker.id(of: task.id, waitingFor: blocker)
            else {
                plan.omittedPartCount += 1
                continue
            }
            guard take(id, of: TaskBlocker.table) else { continue }
            write(TaskBlocker(id: id), id, over: state.taskBlockers[id])
        }
        for address in draft.links.prefix(TaskLimits.links) {
            guard let url = TaskLink.validated(address), let id = TaskLink.id(of: task.id, TaskLinkDraft(url: url))
            else {
                plan.omittedPartCount += 1
                continue
            }
            var row = TaskLink(id: id)
            row.task = task.id
            row.url = url
            write(row, id, over: state.taskLinks[id])
        }
        for when in draft.reminders.prefix(TaskLimits.reminders) {
            var isBeforeDue = false
            if case .beforeDue = when { isBeforeDue = true }
            guard let id = TaskReminder.id(of: task.id, when), !isBeforeDue || task.dueDay != nil else {
                plan.omittedPartCount += 1
                continue
            }
            write(TaskReminder(TaskReminderDraft(when), id: id, of: task.id), id, over: state.taskReminders[id])
        }
    }
}
