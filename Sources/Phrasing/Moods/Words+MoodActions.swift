import DaybookCore
import Journal
import Words

extension Words {
    /// An action on moods or pets in a sentence.
    func description(_ action: MoodAction, _ changes: [Change], in state: State) -> String {
        let entry = state.moodEntries.rows(of: changes).first
        let name = (state.subjects.rows(of: changes).first ?? entry?.subject.flatMap { state.subjects[$0] })?.name
        switch action {
        case .logMood: return entry?.mood.map { moodLogged(mood($0), of: name) } ?? moodSaved
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
