import CivilTime

/// The reason why a change to notes was refused.
public enum NoteRefusal: Error, Hashable, Sendable {
    case field(FieldError)
    case dayInTheFuture(Day)
    case noSuchNote

    init(_ refusal: RecordTimeRefusal) {
        switch refusal {
        case .field(let error): self = .field(error)
        case .dayInTheFuture(let day): self = .dayInTheFuture(day)
        }
    }
}
