import Journal

extension TableRow {
    /// A text of a field, trimmed.
    static func text(_ typed: String, _ field: Field) throws(BodyRefusal) -> String {
        do throws(FieldError) {
            return try schema.columns[field.rawValue].validated(typed)
        } catch {
            throw .field(error)
        }
    }
}
