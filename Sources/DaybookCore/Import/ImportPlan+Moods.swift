import CivilTime
import Journal

extension ImportPlan {
    /// Plans the import of another program's diary as the person's moods.
    ///
    /// Moods imported before are left alone, so edits are kept.
    ///
    /// - Parameters:
    ///   - today: Moods dated after the next day are left out. Nil to import all.
    ///   - bringsBackDeleted: Whether moods the person deleted are restored.
    public init(_ drafts: [ImportedMood], into state: State, today: Day? = nil, restoresDeleted: Bool = false) {
        var planner = ImportPlanner(state: state, restoresDeleted: restoresDeleted)
        var drafts = drafts
        if let last = today?.advanced(by: 1) {
            let count = drafts.count
            drafts.removeAll { $0.moment.calendarDay > last }
            planner.plan.futureCount += count - drafts.count
        }
        let table = state.recordTable(MoodEntry.table)
        for draft in drafts where planner.take(draft.id, of: MoodEntry.table) {
            var entry = MoodEntry(id: draft.id)
            entry.mood = draft.mood
            entry.note = draft.note
            (entry.at, entry.offset) = (draft.moment.milliseconds, Int64(draft.moment.offsetMinutes))
            entry.day = max(draft.moment.day(endingAtHour: state.settings.dayEndsAt), MoodLimits.firstDay)
            entry.source = MoodLimits.source(draft.source)
            let status = planner.add(entry.record, to: table)
            planner.plan.moodStatuses.append(status)
            if status == .new { planner.add(draft.tags, to: draft.id) }
        }
        self = planner.plan
    }
}

extension ImportPlanner {
    fileprivate mutating func add(_ tags: [String], to entry: RecordID) {
        for tag in tags.map({ MoodTag.name(typed: $0) }) {
            guard let id = MoodTag.id(of: entry, tag), take(id, of: MoodTag.table) else { continue }
            var row = MoodTag(id: id)
            row.name = tag
            write(row, id, over: state.moodTags[id])
        }
    }
}
