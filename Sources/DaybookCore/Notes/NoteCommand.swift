import CivilTime
import Journal

/// Commands that change notes. Each states the desired result, so running one twice has the same effect as running it
/// once.
public enum NoteCommand: Hashable, Sendable {
    /// Adds a note. Its id comes from the form.
    case add(Note, at: RecordTime = RecordTime())
    /// Saves the text of a note; without a moment its day and time stay.
    case edit(Note, at: RecordTime? = nil)
    case delete(RecordID)
}

extension NoteCommand {
    /// Returns the changes to make. Throws if the command is not allowed.
    ///
    /// - Parameter newID: Returns a new random id on each call.
    public func decide(in state: State, now: LocalInstant, newID: () -> RecordID) throws(NoteRefusal) -> Decision {
        switch self {
        case .add(let typed, let entered):
            var note = try typed.validated(at: try entered.stored(in: state, now: now), over: nil)
            // A form posted twice, the second time perhaps after midnight, adds one note.
            let (id, isNew) = state.notes.addition(under: note.id, newID) { other in
                other.isAlive && other.text == note.text && (entered.day == nil || other.day == note.day)
            }
            guard isNew else { return Decision(NoteAction.addNote, [], adding: id) }
            note = note.copy(id: id)
            note.life = 1
            return Decision(NoteAction.addNote, note.changes, adding: id)
        case .edit(let typed, let entered):
            guard let old = state.note(typed.id) else { throw .noSuchNote }
            let stored = try old.moment(editedTo: entered, in: state, now: now)
            let note = try old.copyingEditableFields(from: typed).validated(at: stored, over: old)
            return Decision(NoteAction.editNote, note.changes(from: old))
        case .delete(let id):
            return Decision(NoteAction.deleteNote, state.notes.deletion(of: id))
        }
    }
}

extension RecordTime {
    /// Resolves the date and time to store with a note.
    fileprivate func stored(in state: State, now: LocalInstant) throws(NoteRefusal) -> StoredRecordTime {
        do throws(RecordTimeRefusal) { return try resolved(in: state, now: now) } catch { throw NoteRefusal(error) }
    }
}

extension Note {
    /// The date and time to store after an edit.
    fileprivate func moment(
        editedTo entered: RecordTime?, in state: State, now: LocalInstant
    ) throws(NoteRefusal) -> StoredRecordTime {
        guard let entered, !isAt(entered) else { return moment }
        return try entered.stored(in: state, now: now)
    }
}

/// The actions on notes. Raw values are stored in the journal and must not change.
public enum NoteAction: String, CaseIterable, FeatureAction {
    case addNote, deleteNote, editNote

    public var name: ActionName { .note(self) }
    public var table: String { Note.table }
}
