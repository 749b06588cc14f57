import DaybookCore
import Words

extension NoteRefusal: Refusal {
    public func reason(in words: Words) -> String { words.reason(self) }
}

extension Words {
    /// The reason for refusing an action on notes.
    public func reason(_ refusal: NoteRefusal) -> String {
        switch refusal {
        case .field(let error): error.reason == .textMissing ? noteMissing : reason(error)
        case .dayInTheFuture: dayInFuture
        case .noSuchNote: noteWasDeleted
        }
    }
}
