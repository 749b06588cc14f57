/// The actions on moods and pets. Their names are in the journal, and stay.
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
