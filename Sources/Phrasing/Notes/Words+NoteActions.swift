import CivilTime
import DaybookCore
import Journal
import Words

extension Words {
    /// An action on a note in a sentence.
    func description(_ action: NoteAction, _ changes: [Change], in state: State, today: Day) -> String {
        switch action {
        case .addNote: noteAdded(for: state.notes.rows(of: changes).first?.day, today: today)
        case .editNote: noteSaved
        case .deleteNote: noteDeleted
        }
    }

    /// Confirms a note, with its day unless that is today.
    public func noteAdded(for day: Day?, today: Day) -> String {
        guard let day, day != today else { return noteAdded }
        return noteAdded(for: near(day, to: today))
    }
}
