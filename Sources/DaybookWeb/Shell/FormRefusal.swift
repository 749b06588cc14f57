/// The reason why a form was refused, and the field it concerns.
struct FormRefusal: Error, Hashable, Sendable {
    /// The name of the field; empty if no single field is concerned.
    let field: String
    /// The reason in the reader's language.
    let reason: String

    init(_ field: String, _ reason: String) {
        self.field = field
        self.reason = reason
    }
}
