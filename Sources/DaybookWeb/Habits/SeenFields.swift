import DaybookCore
import Journal

/// What a habit's fields held when its form was shown: names and values, so that saving changes only what was changed
/// in the form and not what another device wrote meanwhile.
enum SeenFields {
    /// As a hidden field carries it.
    static func text(of habit: Habit) -> String {
        var fields = FormFields()
        for field in Habit.fields { fields.append(field.name, Hexadecimal.text(field.read(habit).encoded)) }
        return fields.urlEncoded
    }

    /// What a form carried; what cannot be read is left out.
    static func values(_ text: String) -> [String: Value] {
        var values: [String: Value] = [:]
        for field in FormFields(urlEncoded: text.utf8).fields {
            guard let bytes = Hexadecimal.bytes(field.value) else { continue }
            var reader = ByteReader(bytes)
            if let value = try? reader.value() { values[field.name] = value }
        }
        return values
    }
}
