import DaybookCore
import Journal
import Words

extension Words {
    /// An action on moods or pets in a sentence.
    func description(_ action: MoodAction, _ changes: [Change], in state: State) -> String {
        let pet = changes.lazy.compactMap { state.pet(of: $0) }.first
        let name = changes.lazy.compactMap { $0.petName }.first ?? pet?.name
        switch action {
        case .logMood:
            guard let mood = changes.lazy.compactMap({ $0.mood ?? state.mood(of: $0) }).first else { return moodSaved }
            return moodLogged(self.mood(mood), of: name)
        case .editMood: return moodSaved
        case .deleteMood: return moodDeleted
        case .dismissAdvice: return adviceDismissed
        case .addSubject: return wasAdded(name ?? "")
        case .editSubject: return wasSaved(name ?? "")
        case .archiveSubject: return wasArchived(name ?? "")
        case .restoreSubject: return wasRestored(name ?? "")
        case .deleteSubject: return wasDeleted(name ?? "")
        }
    }
}

extension Change {
    fileprivate var petName: String? {
        guard table == Subject.table, field == "name", case .text(let text) = value else { return nil }
        return text
    }

    fileprivate var mood: Mood? {
        guard table == MoodEntry.table, field == "mood", case .text(let text) = value else { return nil }
        return Mood(rawValue: text)
    }
}

extension State {
    /// The pet that a change is about, deleted or not.
    fileprivate func pet(of change: Change) -> Subject? {
        // After undo the record belongs to no pet, but the change still names it.
        if change.table == MoodEntry.table, change.field == "subject", case .bytes(let bytes) = change.value {
            return RecordID(bytes).flatMap { subjects[$0] }
        }
        return switch change.table {
        case Subject.table: subjects[change.record]
        case MoodEntry.table: moodEntries[change.record]?.subject.flatMap { subjects[$0] }
        default: nil
        }
    }

    fileprivate func mood(of change: Change) -> Mood? {
        change.table == MoodEntry.table ? moodEntries[change.record]?.mood : nil
    }
}
