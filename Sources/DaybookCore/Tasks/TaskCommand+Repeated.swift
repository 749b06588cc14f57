import CivilTime
import Journal

extension TaskCommand {
    /// The changes that apply a draft to one occurrence. Throws if it changes fields that all occurrences share.
    static func changesOfOne(
        _ time: TaskItem, to draft: TaskDraft, seen: [String: Value], _ state: State
    ) throws(TaskRefusal) -> [Change] {
        var single = draft
        single.repetition = nil
        let validated = try single.checked(in: state, for: time.id)
        var wanted = time
        wanted.title = validated.title
        wanted.note = validated.note
        wanted.priority = validated.priority
        wanted.dueDay = validated.dueDay
        wanted.dueTime = validated.dueTime
        wanted.estimate = validated.estimate.map { Int64($0) }
        let names = ["title", "note", "priority", "dueDay", "dueTime", "estimate"]
        let changes = changes(from: time, to: wanted, names).filter { seen[$0.field] != $0.value }
        // An empty field of an occurrence falls back to the series, so one occurrence cannot clear a value.
        guard draft.repetition == nil || draft.repetition == time.repetition,
            !changes.contains(where: { $0.value == .null }),
            validated.isAlike(TaskDraft(wanted, in: state), seen, state)
        else { throw .onlyForAllTimes }
        return changes
    }

    /// The changes that apply a draft, edited from one occurrence, to the whole series. Fields left as that occurrence
    /// has them keep the series' values. A new due day becomes the first day of the series.
    static func changesOfAll(
        _ series: TaskItem, at time: TaskItem, to draft: TaskDraft, seen: [String: Value], _ state: State,
        _ newID: () -> RecordID
    ) throws(TaskRefusal) -> [Change] {
        let shown = TaskDraft(time, in: state)
        let kept = TaskDraft(series, in: state)
        var all = draft
        if PlainText.line(draft.title) == shown.title { all.title = kept.title }
        if PlainText.lines(draft.note) == shown.note { all.note = kept.note }
        if draft.priority == shown.priority { all.priority = kept.priority }
        if draft.estimate == shown.estimate { all.estimate = kept.estimate }
        if draft.dueTime == shown.dueTime { all.dueTime = kept.dueTime }
        if draft.startDay == shown.startDay { all.startDay = kept.startDay }
        if draft.waitUntil == shown.waitUntil { all.waitUntil = kept.waitUntil }
        var moved: [Change] = []
        if Self.isOneKind(draft.repetition, series.repetition) {
            if draft.dueDay == shown.dueDay {
                all.dueDay = kept.dueDay
            } else if case .afterDone = series.repetition, TaskItem.occurrence(time.id)?.day.number != 1,
                let wanted = draft.dueDay
            {
                // The first due day of the series does not determine this one: move only this occurrence.
                all.dueDay = kept.dueDay
                moved = [Change(TaskItem.table, time.id, "dueDay", Value(wanted))]
            }
        }
        return try changes(of: series, to: all, seen: seen, state, newID) + moved
    }

    private static func isOneKind(_ one: Repetition?, _ other: Repetition?) -> Bool {
        switch (one, other) {
        case (.calendar, .calendar), (.afterDone, .afterDone), (.none, .none): true
        default: false
        }
    }
}

extension TaskDraft {
    /// Whether the fields that all occurrences share are unchanged, or as the person saw them.
    fileprivate func isAlike(_ other: TaskDraft, _ seen: [String: Value], _ state: State) -> Bool {
        func isSeen(_ name: String, _ value: Value) -> Bool { seen[name] == value }
        let lists = SeenTaskFields(seen)
        let keys = tags.map { $0.lowercased() }.sorted()
        let codes = links.map { $0.code }
        let moments = reminders.map { $0.when.code }.sorted()
        return (isCategory(other.category, state) || isSeen("category", Value(chosen)))
            && (goal == other.goal || isSeen("goal", Value(goal)))
            && (parent == other.parent || isSeen("parent", Value(parent)))
            && (startDay == other.startDay || isSeen("startDay", startDay.map { Value($0) } ?? .null))
            && (waitUntil == other.waitUntil || isSeen("waitUntil", waitUntil.map { Value($0) } ?? .null))
            && (keys == other.tags.map { $0.lowercased() }.sorted() || keys == lists.tags?.sorted())
            && (Set(blockers) == Set(other.blockers) || blockers == lists.blockers)
            && (codes == other.links.map { $0.code } || codes == lists.links)
            && (moments == other.reminders.map { $0.when.code }.sorted() || moments == lists.reminders?.sorted())
    }

    private var chosen: RecordID? {
        if case .existing(let id) = category { id } else { nil }
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
