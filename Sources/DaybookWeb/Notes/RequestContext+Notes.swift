import DaybookCore
import Journal
import Phrasing
import Words

extension RequestContext {
    /// Returns the page for a route of notes.
    func show(_ route: NotePageRoute) -> Outcome {
        switch route {
        case .list(let filter, let last): page(NotesPage(self, filter, upTo: last))
        case .note(let id): found(NotePage(self, id: id))
        }
    }

    /// Handles a POST request to a route of notes.
    func act(_ route: NoteActionRoute) -> Outcome {
        switch route {
        case .add: addNote()
        case .edit(let id): editNote(id)
        case .delete(let id): deleteNote(id)
        }
    }

    private func addNote() -> Outcome {
        let form = request.form
        var note = Note(id: formID())
        do throws(FormRefusal) {
            try note.fill(fromForm: form, words)
            let decision = try decide(.add(note, at: try BodyFields.moment(form, words)))
            return commit(decision, of: decision.added, then: back ?? .notes(.list(NoteFilter())))
        } catch {
            return refused(LogPage(refused: error, form, id: note.id, back: back, words))
        }
    }

    private func editNote(_ id: RecordID) -> Outcome {
        guard var note = state.note(id) else { return refused(ReasonPage(words: words, reason: words.noteWasDeleted)) }
        let current = FormFields(dated: note, words)
        let form = request.form.merged(over: current, groups: [BodyFields.momentInputs])
        do throws(FormRefusal) {
            try note.fill(fromForm: form, over: current, words)
            let decision = try decide(.edit(note, at: try BodyFields.moment(form, words)))
            return commit(decision, of: id, then: back ?? .notes(.list(NoteFilter())))
        } catch {
            guard let page = NotePage(self, id: id, form, refusal: error) else {
                return refused(ReasonPage(words: words, reason: words.noteWasDeleted))
            }
            return refused(page)
        }
    }

    private func deleteNote(_ id: RecordID) -> Outcome {
        do throws(FormRefusal) {
            return commit(try decide(.delete(id)), then: back ?? .notes(.list(NoteFilter())))
        } catch {
            return refused(ReasonPage(words: words, reason: error.reason))
        }
    }

    /// Decides a command. Throws a refusal with the field it concerns.
    private func decide(_ command: NoteCommand) throws(FormRefusal) -> Decision {
        do throws(NoteRefusal) {
            return try command.decide(in: state, now: now, newID: newIDs())
        } catch {
            throw FormRefusal(error.input, words.reason(error))
        }
    }
}

extension NoteRefusal {
    /// The input that it is about; empty if it is about none.
    fileprivate var input: String {
        switch self {
        case .field(let error): error.field
        case .dayInTheFuture: "day"
        case .noSuchNote: ""
        }
    }
}
