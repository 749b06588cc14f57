import Journal

extension TaskCommand {
    /// The changes that give a task the tags, blockers, links and reminders of a draft. Missing ones are added, others
    /// deleted; unchanged ones are left alone.
    static func parts(of validated: TaskDraft, _ id: RecordID, _ state: State) -> [Change] {
        tags(validated.tags, of: id, state) + blockers(validated.blockers, of: id, state)
            + links(validated.links, of: id, state) + reminders(validated.reminders, of: id, state)
    }

    private static func tags(_ requested: [String], of id: RecordID, _ state: State) -> [Change] {
        let keys = requested.map { $0.lowercased() }
        var changes: [Change] = []
        for tag in state.tags(of: id) where !keys.contains(tag.lowercased()) {
            changes += removal(ofTag: tag, of: id, state)
        }
        for tag in requested { changes += addition(ofTag: tag, to: id, state) }
        return changes
    }

    static func addition(ofTag tag: String, to task: RecordID, _ state: State) -> [Change] {
        guard let id = TaskTag.id(of: task, tag) else { return [] }
        var changes = state.taskTags.changes(of: id, exists: true)
        if state.taskTags[id]?.name.isEmpty ?? true { changes.append(Change(TaskTag.table, id, "name", .text(tag))) }
        return changes
    }

    static func removal(ofTag tag: String, of task: RecordID, _ state: State) -> [Change] {
        state.taskTags.rows(ownedBy: task)
            .filter { $0.isAlive && PlainText.isSame($0.name, tag) }
            .map { $0.deletion }
    }

    private static func blockers(_ requested: [RecordID], of id: RecordID, _ state: State) -> [Change] {
        var changes: [Change] = []
        let roots = requested.map { TaskItem.root(of: $0) }
        for blocker in state.blockers(of: id) where !roots.contains(blocker) {
            guard let edge = TaskBlocker.id(of: id, waitingFor: blocker) else { continue }
            changes += state.taskBlockers.deletion(of: edge)
        }
        for blocker in roots {
            guard let edge = TaskBlocker.id(of: id, waitingFor: blocker) else { continue }
            changes += state.taskBlockers.changes(of: edge, exists: true)
        }
        return changes
    }

    private static func links(_ requested: [TaskLinkDraft], of id: RecordID, _ state: State) -> [Change] {
        var missing = requested
        var changes: [Change] = []
        for link in state.links(of: id) {
            let draft = TaskLinkDraft(url: link.url, title: link.title)
            if let match = missing.firstIndex(of: draft) {
                missing.remove(at: match)
            } else {
                changes.append(link.deletion)
            }
        }
        for draft in missing {
            guard let new = TaskLink.id(of: id, draft) else { continue }
            var link = TaskLink(id: new)
            link.life = (state.taskLinks[new]?.life ?? 0) | 1
            link.task = id
            link.url = draft.url
            link.title = draft.title
            changes += link.changes
        }
        return changes
    }

    private static func reminders(_ requested: [TaskReminderDraft], of id: RecordID, _ state: State) -> [Change] {
        var missing = requested
        var changes: [Change] = []
        for reminder in state.taskReminders(of: id) {
            if let match = missing.firstIndex(where: { $0.when == reminder.when }) {
                missing.remove(at: match)
            } else {
                changes.append(reminder.deletion)
            }
        }
        for draft in missing {
            guard let new = TaskReminder.id(of: id, draft.when) else { continue }
            var reminder = TaskReminder(draft, id: new, of: id)
            reminder.life = (state.taskReminders[new]?.life ?? 0) | 1
            changes += reminder.changes
        }
        return changes
    }
}

extension TaskLink {
    private static let kind: UInt8 = 9

    /// The id of a task's link, equal on two devices that add the same link. Nil if the task's id is too long.
    static func id(of task: RecordID, _ draft: TaskLinkDraft) -> RecordID? {
        RecordID([kind] + task.bytes + Checksum.of(Array(draft.code.utf8)).bigEndianBytes)
    }
}

extension TaskReminder {
    private static let kind: UInt8 = 10

    /// The id of a task's reminder, equal on two devices that add the same reminder. Nil if the task's id is too long.
    static func id(of task: RecordID, _ when: TaskReminderDraft.Trigger) -> RecordID? {
        RecordID([kind] + task.bytes + Checksum.of(Array(when.code.utf8)).bigEndianBytes)
    }

    /// Creates a reminder of a task.
    init(_ draft: TaskReminderDraft, id: RecordID, of task: RecordID) {
        self.init(id: id)
        life = 1
        self.task = task
        switch draft.when {
        case .beforeDue(let minutes): minutesBefore = Int64(minutes)
        case .at(let day, let time):
            self.day = day
            self.time = time
        }
    }
}
