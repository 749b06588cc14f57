/// Reasons to refuse a category command.
public enum CategoryRefusal: Error, Hashable, Sendable {
    case nameBlank
    case nameTooLong(limit: Int)
    case nameTaken(String)
    case iconTooLong
    case unknownColor(String)
    case noSuchCategory
}
