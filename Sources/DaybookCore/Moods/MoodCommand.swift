import CivilTime
import Journal

/// Commands that change moods and pets. Each states the desired result, so running one twice has the same effect as
/// running it once.
public enum MoodCommand: Hashable, Sendable {
    /// Adds a mood of the pet that the entry names, or of the person. The entry's id comes from the form.
    case log(MoodEntry, MoodDetails = MoodDetails())
    /// Saves the mood and the note of an entry, its feelings and tags; without a moment its day and time stay.
    case edit(MoodEntry, MoodDetails)
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
        case .log(let entry, let details): return try Self.log(entry, details, state, now)
        case .edit(let entry, let details): return try Self.edit(entry, details, state, now)
        case .delete(let id):
            guard let entry = state.moodEntries[id], entry.life > 0 else { throw .noSuchEntry }
            return Decision(MoodAction.deleteMood, state.moodEntries.deletion(of: id))
        case .addSubject(let subject): return try Self.addSubject(subject, state, now)
        case .editSubject(let subject): return try Self.editSubject(subject, state, now)
        case .archiveSubject(let id): return try Self.setArchived(true, .archiveSubject, id, state)
        case .restoreSubject(let id): return try Self.setArchived(false, .restoreSubject, id, state)
        case .deleteSubject(let id):
            guard let subject = state.subjects[id], subject.life > 0 else { throw .noSuchSubject }
            return Decision(MoodAction.deleteSubject, state.subjects.deletion(of: id))
        case .dismiss(let cause):
            guard let id = cause.id else { throw .noSuchEntry }
            return Decision(MoodAction.dismissAdvice, state.dismissedAdvice.changes(of: id, exists: true))
        }
    }

    private static func log(
        _ typed: MoodEntry, _ details: MoodDetails, _ state: State, _ now: LocalInstant
    ) throws(MoodRefusal) -> Decision {
        if let subject = typed.subject, state.subject(subject) == nil { throw .noSuchSubject }
        var entry = try typed.checked()
        var details = try details.validated(isOfPet: entry.subject != nil, at: now)
        details.tags = state.spelledAsBefore(details.tags)
        let (id, isNew) = state.moodEntries.addition(after: entry.id) { other in
            other.hasSameFields(as: entry) && other.subject == entry.subject && other.isAt(details.moment)
                && details.changes(of: other.id, in: state).isEmpty
        }
        guard isNew else { return Decision(MoodAction.logMood, [], adding: id) }
        entry = entry.copy(id: id)
        entry.life = 1
        entry.set(details.moment?.instant(offsetOf: now) ?? now, in: state)
        entry.offset = Int64(now.offsetMinutes)
        return Decision(MoodAction.logMood, entry.changes + details.changes(of: id, in: state), adding: id)
    }

    private static func edit(
        _ typed: MoodEntry, _ details: MoodDetails, _ state: State, _ now: LocalInstant
    ) throws(MoodRefusal) -> Decision {
        guard let old = state.mood(typed.id) else { throw .noSuchEntry }
        var entry = try old.copyingEditableFields(from: typed).checked(over: old)
        var details = details
        // The time it has is accepted even if another device's clock was ahead.
        if old.isAt(details.moment) { details.moment = nil }
        details = try details.validated(isOfPet: old.subject != nil, at: now)
        // It stays on its own clock.
        if let moment = details.moment { entry.set(moment.instant(offsetOf: old.moment), in: state) }
        return Decision(MoodAction.editMood, entry.changes(from: old) + details.changes(of: entry.id, in: state))
    }
}

extension MoodEntry {
    /// Whether it has the local date and time that were entered; true if none were.
    fileprivate func isAt(_ entered: DateTime?) -> Bool {
        entered.map { $0 == DateTime(moment.calendarDay, at: moment.time) } ?? true
    }

    /// The entry with its note trimmed, if whoever it is of can have the mood.
    fileprivate func checked(over old: MoodEntry? = nil) throws(MoodRefusal) -> MoodEntry {
        guard let mood else { throw .moodMissing }
        guard mood.isOfPet == (subject != nil) else { throw .moodOfAnother(mood) }
        do throws(FieldError) { return try validated(over: old) } catch { throw .field(error) }
    }

    /// Sets the moment, and the day it counts for.
    fileprivate mutating func set(_ moment: LocalInstant, in state: State) {
        at = moment.milliseconds
        day = max(moment.day(endingAtHour: state.settings.dayEndsAt), MoodLimits.firstDay)
    }
}

extension DateTime {
    /// The point in time at this local date and time, with another moment's offset from UTC.
    fileprivate func instant(offsetOf other: LocalInstant) -> LocalInstant {
        let minutes = Int64(day.number) * 1440 + Int64(second / 60) - Int64(other.offsetMinutes)
        return LocalInstant(milliseconds: minutes * 60_000, offsetMinutes: other.offsetMinutes)
    }
}

/// The actions on moods and pets. Raw values are stored in the journal and must not change.
public enum MoodAction: String, CaseIterable, FeatureAction {
    case addSubject, archiveSubject, deleteMood, deleteSubject, dismissAdvice, editMood, editSubject, logMood,
        restoreSubject

    public var name: ActionName { .mood(self) }

    public var table: String {
        switch self {
        case .addSubject, .archiveSubject, .deleteSubject, .editSubject, .restoreSubject: Subject.table
        case .deleteMood, .dismissAdvice, .editMood, .logMood: MoodEntry.table
        }
    }
}
