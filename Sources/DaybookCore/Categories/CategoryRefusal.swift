/// The reason why a change to categories was refused.
public enum CategoryRefusal: Error, Hashable, Sendable {
    case field(FieldError)
    case nameTaken(String)
    case noSuchCategory
}
