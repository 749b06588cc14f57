import DaybookCore
import Words

extension Words {
    /// An action on a note in a sentence.
    func description(_ action: NoteAction) -> String {
        switch action {
        case .addNote: noteAdded
        case .editNote: noteSaved
        case .deleteNote: noteDeleted
        }
    }
}
