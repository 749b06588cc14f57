/// Reasons to refuse a category command.
public enum CategoryRefusal: Error, Hashable, Sendable {
    case field(FieldError)
    case nameTaken(String)
    case noSuchCategory
}
