import CivilTime
import Journal

extension TaskDraft {
    /// Validates the draft, trims its texts and moves the due day to the first one of its repetition. Throws on the
    /// first error.
    func validated(in state: State, for id: RecordID) throws(TaskRefusal) -> TaskDraft {
        var validated = self
        do throws(FieldError) {
            validated.title = try TaskItem.column(.title).validated(title)
            validated.note = try TaskItem.column(.note).validated(note)
            try validated.checkColumns()
        } catch {
            throw .field(error)
        }
        validated.tags = try validatedTags()
        validated.links = try validatedLinks()
        if let estimate, !TaskLimits.minutes.contains(estimate) {
            throw .estimateOutOfRange(limit: TaskLimits.minutes.upperBound)
        }
        try validated.checkDays()
        validated.reminders = try validatedReminders()
        try validated.checkRepetition(over: state.tasks[TaskItem.root(of: id)])
        try validated.checkRelations(of: id, in: state)
        try validated.checkDaysOfRepetition(of: id, in: state)
        return validated
    }

    private func checkColumns() throws(FieldError) {
        let days: [(TaskItem.Field, Day?)] = [(.dueDay, dueDay), (.startDay, startDay), (.waitUntil, waitUntil)]
        for case (let field, let day?) in days { _ = try TaskItem.column(field).validated(Value(day)) }
    }

    private func checkDays() throws(TaskRefusal) {
        if dueDay == nil, dueTime != nil { throw .timeWithoutDay }
        if let startDay, let dueDay, startDay > dueDay { throw .startsAfterDue(start: startDay, due: dueDay) }
        for reminder in reminders {
            if case .beforeDue = reminder.when, dueDay == nil { throw .reminderWithoutDue }
        }
    }

    /// Validates the repetition and moves the due day to the first one that the rule produces. One that is moved to the last
    /// days of a month is kept within shorter ones.
    private mutating func checkRepetition(over old: TaskItem?) throws(TaskRefusal) {
        guard let repetition else { return }
        guard let first = dueDay else { throw .repetitionWithoutDue }
        guard case .calendar(var rule) = repetition else { return }
        guard repetition.comesOnceADay else { throw .repeatsWithinADay }
        if let old, old.repetition == repetition, let before = old.dueDay, before.dayOfMonth <= 28 {
            rule = rule.keptWithinShortMonths(from: first)
            self.repetition = .calendar(rule)
        }
        do throws(RecurrenceRefusal) {
            let recurrence = try Recurrence(rule, from: DateTime(first, at: dueTime ?? .midnight))
            var times = recurrence.times()
            dueDay = times.next()?.day ?? first
        } catch {
            throw .repetition(error)
        }
    }

    /// Refuses days that would have no effect: a repeating task has neither a start nor a day until which it is hidden, and
    /// its subtasks are due with it unless they repeat themselves. Such days that an import brought may stay.
    private func checkDaysOfRepetition(of id: RecordID, in state: State) throws(TaskRefusal) {
        let old = state.tasks[id]
        let wasRepeated = old?.repetition != nil
        if repetition != nil {
            if let startDay, !wasRepeated || startDay != old?.startDay { throw .startOfRepeated }
            if let waitUntil, !wasRepeated || waitUntil != old?.waitUntil { throw .waitOfRepeated }
        } else if let dueDay, let parent, TaskItem.occurrence(id) == nil, TaskItem.occurrence(parent) == nil,
            dueDay != old?.dueDay || parent != old?.parent, state.isRepeated(parent)
        {
            throw .dueOfRepeatedPart
        }
    }

    private func checkRelations(of id: RecordID, in state: State) throws(TaskRefusal) {
        // Allow edits to a task whose goal was deleted, as long as the goal stays the same.
        if let goal, state.goal(goal) == nil, goal != state.task(id)?.goal { throw .noSuchGoal }
        guard blockers.count <= TaskLimits.blockers else { throw .tooManyBlockers(limit: TaskLimits.blockers) }
        let ownRoot = TaskItem.root(of: id)
        let current = state.blockers(of: ownRoot)
        for blocker in blockers {
            guard let task = state.task(blocker) else { throw .noSuchTask }
            let root = TaskItem.root(of: blocker)
            // An existing blocker is allowed even if devices working offline have created a cycle.
            if current.contains(root) { continue }
            if root == ownRoot || state.waits(root, for: ownRoot) { throw .waitsForItself(task.title) }
        }
        guard let parent else { return }
        guard state.task(parent) != nil else { throw .noSuchTask }
        for parent in [parent] + state.ancestors(of: parent) where TaskItem.root(of: parent) == ownRoot {
            throw .subtaskOfItself
        }
    }

    private func validatedReminders() throws(TaskRefusal) -> [TaskReminderDraft] {
        guard reminders.count <= TaskLimits.reminders else { throw .tooManyReminders(limit: TaskLimits.reminders) }
        var validated: [TaskReminderDraft] = []
        for reminder in reminders where !validated.contains(reminder) {
            switch reminder.when {
            case .beforeDue(let minutes):
                guard minutes == 0 || TaskLimits.minutes.contains(minutes) else { throw .notADuration("\(minutes)") }
            case .at(let day, _):
                guard day >= TaskLimits.firstDay else {
                    throw .field(FieldError("reminder", .dayTooEarly(TaskLimits.firstDay)))
                }
            }
            validated.append(reminder)
        }
        return validated
    }

    private func validatedTags() throws(TaskRefusal) -> [String] {
        var validated: [String] = []
        var seen: Set<String> = []
        for tag in tags {
            let name = TaskTag.name(tag)
            guard !name.isEmpty else { throw .tagBlank }
            guard name.lowercased().utf8.count <= TaskLimits.tagBytes else { throw .tagTooLong(name) }
            if seen.insert(name.lowercased()).inserted { validated.append(name) }
        }
        guard validated.count <= TaskLimits.tags else { throw .tooManyTags(limit: TaskLimits.tags) }
        return validated
    }

    private func validatedLinks() throws(TaskRefusal) -> [TaskLinkDraft] {
        guard links.count <= TaskLimits.links else { throw .tooManyLinks(limit: TaskLimits.links) }
        var validated: [TaskLinkDraft] = []
        for link in links {
            guard let url = TaskLink.validated(link.url) else { throw .notALink(PlainText.line(link.url)) }
            let title = PlainText.line(link.title).cut(to: TaskLimits.linkTitle, bytes: TaskLimits.linkTitle * 8)
            validated.append(TaskLinkDraft(url: url, title: title))
        }
        return validated
    }
}

extension TaskTag {
    /// Normalises a typed tag to one word: drops the leading "#" and replaces spaces and commas with "-".
    public static func name(_ typed: String) -> String {
        let name = PlainText.line(typed).drop { $0 == "#" || $0 == " " }
        return String(name.map { $0 == " " || $0 == "," ? "-" : $0 })
    }
}

extension TaskLink {
    /// Validates a typed web or mail address, adding "https://" if it has no scheme. Nil if it is neither.
    public static func validated(_ typed: String) -> String? {
        let line = PlainText.line(typed)
        guard !line.isEmpty, line.utf8.count <= TaskLimits.url, !line.utf8.contains(UInt8(ascii: " ")) else {
            return nil
        }
        let lower = line.lowercased()
        for scheme in ["https://", "http://", "mailto:"] where lower.hasPrefix(scheme) {
            return lower.utf8.count > scheme.utf8.count ? line : nil
        }
        // Refuse any other scheme, such as one that runs a script.
        guard !line.utf8.contains(UInt8(ascii: ":")), line.dropFirst().dropLast().contains(".") else { return nil }
        return "https://" + line
    }
}
