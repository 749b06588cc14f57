import CivilTime
import Journal

extension TaskCommand {
    /// What makes one time of a repeated task what a draft says. Only what a time has for itself can differ.
    static func changesOfOne(
        _ time: TaskItem, to draft: TaskDraft, seen: [String: Value], _ state: State, _ newID: () -> RecordID
    ) throws(TaskRefusal) -> [Change] {
        var single = draft
        single.repetition = nil
        let sound = try single.checked(in: state, for: time.id)
        var wanted = time
        wanted.title = sound.title
        wanted.note = sound.note
        wanted.priority = sound.priority
        wanted.dueDay = sound.dueDay
        wanted.dueTime = sound.dueTime
        wanted.estimate = sound.estimate.map { Int64($0) }
        let names = ["title", "note", "priority", "dueDay", "dueTime", "estimate"]
        let changes = changes(from: time, to: wanted, names).filter { seen[$0.field] != $0.value }
        var same = TaskDraft(wanted, in: state)
        same.repetition = draft.repetition
        // What a time leaves empty is as the repeated task has it, so nothing can be taken away from one alone.
        guard draft.repetition == nil || draft.repetition == time.repetition,
            !changes.contains(where: { $0.value == .null }),
            sound.isAlike(same, state)
        else { throw .onlyForAllTimes }
        return changes
    }

    /// What makes a repeated task another from one of its times on; what was before stays as it was.
    static func continued(
        _ series: TaskItem, from key: Day, as draft: TaskDraft, seen: [String: Value], _ state: State, _ now: Now,
        _ newID: () -> RecordID
    ) throws(TaskRefusal) -> [Change] {
        guard let repeated = TaskSeries(series, in: state) else {
            return try changes(of: series, to: draft, seen: seen, state, newID)
        }
        let isFirst = repeated.closed.isEmpty && repeated.isFirst(key)
        guard !isFirst, let id = TaskItem.continuation(of: series.id, from: key), state.task(id) == nil else {
            return try changes(of: series, to: draft, seen: seen, state, newID)
        }
        var wanted = draft
        if draft.repetition == series.repetition { wanted.repetition = repeated.rest(from: key) }
        let sound = try wanted.checked(in: state, for: id)
        let (category, made) = try category(sound.category, state, newID)
        var task = TaskItem(id: id)
        task.life = (state.tasks.items[id]?.life ?? 0) + 1
        task.createdOn = series.createdOn
        task.position = series.position
        sound.write(to: &task, category: category)
        return end(of: series, before: key, state, now) + task.changes + made + parts(of: sound, id, state, newID)
            + copies(ofPartsOf: series.id, from: key, to: id, state, newID)
    }

    private static func end(of series: TaskItem, before key: Day, _ state: State, _ now: Now) -> [Change] {
        guard case .calendar(var rule) = series.repetition else {
            return statusChanges(series, .completed, state, now)
        }
        var wanted = series
        rule.end = .untilDay(key.advanced(by: -1))
        wanted.repetition = .calendar(rule)
        return changes(from: series, to: wanted, ["repetition"])
    }

    /// What the times from now on consist of; those before keep their own.
    private static func copies(
        ofPartsOf whole: RecordID, from key: Day, to copy: RecordID, _ state: State, _ newID: () -> RecordID
    ) -> [Change] {
        state.children(of: whole).filter { !$0.isOccurrence }.flatMap { part in
            var task = part
            var changes: [Change] = []
            let id = TaskItem.continuation(of: part.id, from: key) ?? newID()
            task = TaskItem(id: id)
            for field in TaskItem.fields where field.name != "life" { field.write(&task, field.read(part)) }
            task.life = (state.tasks.items[id]?.life ?? 0) | 1
            task.parent = copy
            changes = task.changes
            changes += parts(of: TaskDraft(part, in: state), id, state, newID)
            return changes + copies(ofPartsOf: part.id, from: key, to: id, state, newID)
        }
    }
}

extension TaskSeries {
    /// Whether a key is that of its very first time.
    func isFirst(_ key: Day) -> Bool {
        if case .afterDone = item.repetition { return key.number == 1 }
        var days = days(after: nil)
        return days.next() == key
    }

    /// Its repetition from one of its times on: of a number of times, those that are left.
    func rest(from key: Day) -> Repetition? {
        guard case .calendar(var rule) = item.repetition, case .count(let count) = rule.end else {
            return item.repetition
        }
        var before = 0
        var days = days(after: nil)
        while let day = days.next(), day < key { before += 1 }
        rule.end = .count(max(1, count - before))
        return .calendar(rule)
    }
}

extension TaskDraft {
    /// Whether what only all times of a repeated task can have is the same.
    fileprivate func isAlike(_ other: TaskDraft, _ state: State) -> Bool {
        isCategory(other.category, state) && goal == other.goal && parent == other.parent
            && startDay == other.startDay && waitUntil == other.waitUntil
            && Set(tags.map { $0.lowercased() }) == Set(other.tags.map { $0.lowercased() })
            && Set(blockers) == Set(other.blockers) && links == other.links && Set(reminders) == Set(other.reminders)
    }

    private func isCategory(_ other: CategoryChoice, _ state: State) -> Bool {
        switch (category, other) {
        case (.none, .none): true
        case (.existing(let one), .existing(let two)): one == two
        case (.named(let name), .existing(let id)): state.category(named: PlainText.line(name))?.id == id
        default: false
        }
    }
}
