import DaybookCore
import Journal

/// The values that a record held when its form was shown, so that saving changes only what was changed in the form and
/// not what another device wrote meanwhile.
enum SeenFields {
    /// Reads what a form carried; what cannot be read is left out.
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
