import CivilTime
import Journal

extension TaskCommand {
    /// The changes that apply a draft to one occurrence. Throws if it changes fields that all occurrences share.
    static func changesOfOne(
        _ time: TaskItem, to draft: TaskDraft, _ state: State
    ) throws(TaskRefusal) -> [Change] {
        var single = draft
        single.repetition = nil
        let validated = try single.validated(in: state, for: time.id)
        var updated = time
        updated.title = validated.title
        updated.note = validated.note
        updated.priority = validated.priority
        updated.dueDay = validated.dueDay
        updated.dueTime = validated.dueTime
        updated.estimate = validated.estimate.map { Int64($0) }
        let names = ["title", "note", "priority", "dueDay", "dueTime", "estimate"]
        let changes = changes(from: time, to: updated, names)
        // An empty field of an occurrence falls back to the series, so one occurrence cannot clear a value.
        guard draft.repetition == nil || draft.repetition == time.repetition,
            !changes.contains(where: { $0.value == .null }),
            validated.sharesFields(with: TaskDraft(updated, in: state), state)
        else { throw .sharedByAllOccurrences }
        return changes
    }

    /// The changes that apply a draft, edited from one occurrence, to the whole series. Fields left as that occurrence
    /// has them keep the series' values. A new due day becomes the first day of the series.
    static func changesOfAll(
        _ series: TaskItem, at time: TaskItem, to draft: TaskDraft, _ state: State, _ newID: () -> RecordID
    ) throws(TaskRefusal) -> [Change] {
        let shown = TaskDraft(time, in: state)
        let stored = TaskDraft(series, in: state)
        var all = draft
        if PlainText.line(draft.title) == shown.title { all.title = stored.title }
        if PlainText.lines(draft.note) == shown.note { all.note = stored.note }
        if draft.priority == shown.priority { all.priority = stored.priority }
        if draft.estimate == shown.estimate { all.estimate = stored.estimate }
        if draft.dueTime == shown.dueTime { all.dueTime = stored.dueTime }
        if draft.startDay == shown.startDay { all.startDay = stored.startDay }
        if draft.waitUntil == shown.waitUntil { all.waitUntil = stored.waitUntil }
        var moved: [Change] = []
        if Self.areSameKind(draft.repetition, series.repetition) {
            if draft.dueDay == shown.dueDay {
                all.dueDay = stored.dueDay
            } else if case .afterDone = series.repetition, TaskItem.occurrence(time.id)?.day.number != 1,
                let dueDay = draft.dueDay
            {
                // The first due day of the series does not determine this one: move only this occurrence.
                all.dueDay = stored.dueDay
                moved = [Change(TaskItem.table, time.id, "dueDay", Value(dueDay))]
            }
        }
        return try changes(of: series, to: all, state, newID) + moved
    }

    private static func areSameKind(_ one: Repetition?, _ other: Repetition?) -> Bool {
        switch (one, other) {
        case (.calendar, .calendar), (.afterDone, .afterDone), (.none, .none): true
        default: false
        }
    }
}

extension TaskDraft {
    /// Whether the fields that all occurrences share are equal.
    fileprivate func sharesFields(with other: TaskDraft, _ state: State) -> Bool {
        func keys(_ tags: [String]) -> [String] { tags.map { $0.lowercased() }.sorted() }
        return isCategory(other.category, state) && goal == other.goal && parent == other.parent
            && startDay == other.startDay && waitUntil == other.waitUntil && keys(tags) == keys(other.tags)
            && Set(blockers) == Set(other.blockers) && links == other.links
            && Set(reminders) == Set(other.reminders)
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
