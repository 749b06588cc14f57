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

    /// Adds a row of plain fields, terminated by CR LF.
    mutating func row(_ fields: [String]) { row(fields.map { .plain($0) }) }

    /// Adds a row, terminated by CR LF.
    mutating func row(_ fields: [Field]) {
        for (number, field) in fields.enumerated() {
            if number > 0 { bytes.append(44) }
            switch field {
            case .text(let text): add(SafeText.guarded(text), isAlone: fields.count == 1)
            case .plain(let text): add(text, isAlone: fields.count == 1)
            }
        }
        bytes.append(13)
        bytes.append(10)
    }

    private mutating func add(_ field: String, isAlone: Bool) {
        // A row with one empty field would otherwise be an empty line, which readers skip.
        let needsQuotes =
            field.utf8.contains { $0 == 34 || $0 == 44 || $0 == 59 || $0 == 9 || $0 == 10 || $0 == 13 }
            || isAlone && field.isEmpty || field.utf8.first == 32 || field.utf8.last == 32
        guard needsQuotes else {
            bytes.append(contentsOf: field.utf8)
            return
        }
        bytes.append(34)
        for byte in field.utf8 {
            if byte == 34 { bytes.append(34) }
            bytes.append(byte)
        }
        bytes.append(34)
    }
}
