/// Why a form was refused, and which of its fields it is about.
struct FormRefusal: Error, Hashable, Sendable {
    /// The field's name; empty where it is about no single field.
    let field: String
    /// Why, in the reader's language.
    let reason: String

    init(_ field: String, _ reason: String) {
        self.field = field
        self.reason = reason
    }
}
