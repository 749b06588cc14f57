/// Cleans and validates the texts of body records.
enum BodyText {
    /// Returns the name as one clean line. Throws if it is too long, or blank and required.
    static func name(_ typed: String, isNeeded: Bool = true) throws(BodyRefusal) -> String {
        let name = PlainText.line(typed)
        if name.isEmpty, isNeeded { throw .nameBlank }
        guard name.count <= BodyLimits.name, name.utf8.count <= BodyLimits.name * 8 else {
            throw .nameTooLong(limit: BodyLimits.name)
        }
        return name
    }

    /// Returns the note as clean lines. Throws if it is too long.
    static func note(_ typed: String) throws(BodyRefusal) -> String {
        let note = PlainText.lines(typed)
        guard note.count <= BodyLimits.note, note.utf8.count <= BodyLimits.note * 8 else {
            throw .noteTooLong(limit: BodyLimits.note)
        }
        return note
    }
}
