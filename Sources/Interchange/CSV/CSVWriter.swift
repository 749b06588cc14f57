/// Writes comma-separated values (RFC 4180).
///
/// Fields are written unchanged, except for text that a spreadsheet would take for a formula: see `SafeText`.
struct CSVWriter {
    /// The content of a field.
    enum Field {
        /// Text that a person may have typed.
        case text(String)
        /// A number, a day or a word of the format, written unchanged.
        case plain(String)
    }

    private(set) var bytes: [UInt8] = []

    private static let quote = UInt8(ascii: "\"")
    private static let comma = UInt8(ascii: ",")
    /// Bytes that require a field to be quoted. Some spreadsheets separate fields by semicolon or tab.
    private static let special: [UInt8] = [
        quote, comma, UInt8(ascii: ";"), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
    ]

    /// Appends a row of plain fields, terminated by CR LF.
    mutating func appendRow(_ fields: [String]) { appendRow(fields.map { .plain($0) }) }

    /// Appends a row, terminated by CR LF.
    mutating func appendRow(_ fields: [Field]) {
        for (index, field) in fields.enumerated() {
            if index > 0 { bytes.append(Self.comma) }
            switch field {
            case .text(let text): append(SafeText.escapingFormulas(text), isOnlyField: fields.count == 1)
            case .plain(let text): append(text, isOnlyField: fields.count == 1)
            }
        }
        bytes.append(UInt8(ascii: "\r"))
        bytes.append(UInt8(ascii: "\n"))
    }

    private mutating func append(_ field: String, isOnlyField: Bool) {
        guard Self.needsQuotes(field, isOnlyField: isOnlyField) else {
            bytes.append(contentsOf: field.utf8)
            return
        }
        bytes.append(Self.quote)
        for byte in field.utf8 {
            if byte == Self.quote { bytes.append(Self.quote) }
            bytes.append(byte)
        }
        bytes.append(Self.quote)
    }

    private static func needsQuotes(_ field: String, isOnlyField: Bool) -> Bool {
        // A row with one empty field would otherwise be an empty line, which readers skip.
        guard let first = field.utf8.first, let last = field.utf8.last else { return isOnlyField }
        let space = UInt8(ascii: " ")
        if first == space || last == space { return true }
        return field.utf8.contains { special.contains($0) }
    }
}
