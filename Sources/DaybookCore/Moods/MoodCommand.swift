import CivilTime
import Journal

/// Commands that change moods and pets. Each states the desired result, so running one twice has the same effect as
/// running it once.
public enum MoodCommand: Hashable, Sendable {
    /// Adds a mood of a pet, or of the person if nil. `id` comes from the form.
    case log(MoodDraft, of: RecordID?, id: RecordID)
    /// Updates an entry from the draft. `seen` is the draft from when editing began: parts the person did not change
    /// keep any newer values from other devices.
    case edit(RecordID, MoodDraft, seen: MoodDraft?)
    case delete(RecordID)
    /// Adds a pet.
    case addSubject(Subject)
    case editSubject(Subject)
    case archiveSubject(RecordID)
    case restoreSubject(RecordID)
    /// Deletes a pet with all its entries.
    case deleteSubject(RecordID)
    /// Dismisses advice for good. The same rule can apply again for another cause.
    case dismiss(AdviceCause)
}

extension MoodCommand {
    /// Returns the changes to make. Throws if the command is not allowed.
    public func decide(in state: State, now: LocalInstant) throws(MoodRefusal) -> Decision {
        switch self {
        case .log(let draft, let subject, let id): return try Self.log(draft, subject, id, state, now)
        case .edit(let id, let draft, let seen): return try Self.edit(id, draft, seen, state, now)
        case .delete(let id):
            guard let entry = state.moodEntries[id], entry.life > 0 else { throw .noSuchEntry }
            if entry.life & 1 == 0 { return Decision(MoodAction.deleteMood, []) }
            return Decision(MoodAction.deleteMood, [Change(MoodEntry.table, id, "life", .integer(entry.life + 1))])
        case .addSubject(let subject): return try Self.addSubject(subject, state, now)
        case .editSubject(let subject): return try Self.editSubject(subject, state, now)
        case .archiveSubject(let id): return try Self.setArchived(true, .archiveSubject, id, state)
        case .restoreSubject(let id): return try Self.setArchived(false, .restoreSubject, id, state)
        case .deleteSubject(let id):
            guard let subject = state.subjects[id], subject.life > 0 else { throw .noSuchSubject }
            if !subject.isAlive { return Decision(MoodAction.deleteSubject, []) }
            return Decision(MoodAction.deleteSubject, [Change(Subject.table, id, "life", .integer(subject.life + 1))])
        case .dismiss(let cause):
            guard let id = cause.id else { throw .noSuchEntry }
            let life = state.dismissedAdvice[id]?.life ?? 0
            if life & 1 == 1 { return Decision(MoodAction.dismissAdvice, []) }
            return Decision(MoodAction.dismissAdvice, [Change(DismissedAdvice.table, id, "life", .integer(life + 1))])
        }
    }

    private static func log(
        _ draft: MoodDraft, _ subject: RecordID?, _ id: RecordID, _ state: State, _ now: LocalInstant
    ) throws(MoodRefusal) -> Decision {
        // The form carries the id, so a form sent twice writes one, and one that was deleted since stays so.
        if state.moodEntries[id].map({ $0.life > 0 }) ?? false { return Decision(MoodAction.logMood, []) }
        if let subject, state.subject(subject) == nil { throw .noSuchSubject }
        let validated = try draft.checked(isOfPet: subject != nil, now)
        let moment = validated.moment?.now(offsetOf: now) ?? now
        var entry = MoodEntry(id: id)
        (entry.life, entry.subject, entry.mood, entry.note) = (1, subject, validated.mood, validated.note)
        (entry.at, entry.offset) = (moment.milliseconds, Int64(moment.offsetMinutes))
        entry.day = max(moment.day(endingAtHour: state.settings.dayEndsAt), MoodLimits.firstDay)
        var changes = entry.changes
        for feeling in validated.feelings { add(feeling, to: id, state, &changes) }
        for tag in validated.tags { add(tag, to: id, state, &changes) }
        return Decision(MoodAction.logMood, changes)
    }

    private static func edit(
        _ id: RecordID, _ draft: MoodDraft, _ seen: MoodDraft?, _ state: State, _ now: LocalInstant
    ) throws(MoodRefusal) -> Decision {
        guard let old = state.mood(id) else { throw .noSuchEntry }
        let status = MoodDraft(old, in: state)
        let validated = try draft.checked(isOfPet: old.subject != nil, now, over: status.moment)
        let before = seen ?? status
        var entry = old
        if validated.mood != before.mood { entry.mood = validated.mood }
        if validated.note != before.note { entry.note = validated.note }
        if let moment = validated.moment, moment != before.moment {
            // Assume the entry's original offset from UTC.
            let changed = moment.now(offsetOf: old.moment)
            entry.at = changed.milliseconds
            entry.day = max(changed.day(endingAtHour: state.settings.dayEndsAt), MoodLimits.firstDay)
        }
        var changes = entry.changes(from: old)
        for feeling in validated.feelings where !before.feelings.contains(feeling) {
            add(feeling, to: id, state, &changes)
        }
        for feeling in before.feelings where !validated.feelings.contains(feeling) {
            guard let key = MoodFeeling.id(of: id, feeling), let life = state.moodFeelings[key]?.life, life & 1 == 1
            else { continue }
            changes.append(Change(MoodFeeling.table, key, "life", .integer(life + 1)))
        }
        let (kept, had) = (validated.tags.map { $0.lowercased() }, before.tags.map { $0.lowercased() })
        for tag in validated.tags where !had.contains(tag.lowercased()) { add(tag, to: id, state, &changes) }
        for tag in before.tags where !kept.contains(tag.lowercased()) {
            guard let key = MoodTag.id(of: id, tag), let life = state.moodTags[key]?.life, life & 1 == 1
            else { continue }
            changes.append(Change(MoodTag.table, key, "life", .integer(life + 1)))
        }
        return Decision(MoodAction.editMood, changes)
    }

    private static func add(_ feeling: Feeling, to entry: RecordID, _ state: State, _ changes: inout [Change]) {
        guard let id = MoodFeeling.id(of: entry, feeling) else { return }
        let life = state.moodFeelings[id]?.life ?? 0
        if life & 1 == 0 { changes.append(Change(MoodFeeling.table, id, "life", .integer(life + 1))) }
    }

    private static func add(_ tag: String, to entry: RecordID, _ state: State, _ changes: inout [Change]) {
        guard let id = MoodTag.id(of: entry, tag) else { return }
        let life = state.moodTags[id]?.life ?? 0
        if life & 1 == 0 { changes.append(Change(MoodTag.table, id, "life", .integer(life + 1))) }
        if state.moodTags[id]?.name != tag { changes.append(Change(MoodTag.table, id, "name", .text(tag))) }
    }
}

extension DateTime {
    /// The point in time at this local date and time, with another moment's offset from UTC.
    fileprivate func now(offsetOf other: LocalInstant) -> LocalInstant {
        let minutes = Int64(day.number) * 1440 + Int64(second / 60) - Int64(other.offsetMinutes)
        return LocalInstant(milliseconds: minutes * 60_000, offsetMinutes: other.offsetMinutes)
    }
}
