/// An iCalendar property: "DUE;VALUE=DATE:20261120".
struct ICalendarProperty {
    /// The name in upper case.
    var name: String
    /// Names in upper case; values without quotes, with their commas.
    var parameters: [(name: String, value: String)] = []
    /// The value, still escaped.
    var value: String
    /// The whole unfolded line.
    var raw: String
    var line: Int

    /// Parses a line; nil if it is not a property.
    init?(_ text: String, line: Int) {
        self.init(Array(text.utf8), raw: text, line: line)
    }

    private init?(_ bytes: [UInt8], raw: String, line: Int) {
        var position = 0
        func word() -> String? {
            let start = position
            while position < bytes.count, Self.isNameByte(bytes[position]) { position += 1 }
            guard position > start else { return nil }
            return String(decoding: bytes[start..<position], as: UTF8.self).uppercased()
        }
        guard let name = word() else { return nil }
        self.name = name
        while position < bytes.count, bytes[position] == 59 {
            position += 1
            guard let name = word(), position < bytes.count, bytes[position] == 61 else { return nil }
            position += 1
            var value: [UInt8] = []
            var isQuoted = false
            while position < bytes.count, isQuoted || bytes[position] != 59 && bytes[position] != 58 {
                if bytes[position] == 34 { isQuoted.toggle() } else { value.append(bytes[position]) }
                position += 1
            }
            if isQuoted { return nil }
            parameters.append((name, String(decoding: value, as: UTF8.self)))
        }
        guard position < bytes.count, bytes[position] == 58 else { return nil }
        value = String(decoding: bytes[(position + 1)...], as: UTF8.self)
        self.raw = raw
        self.line = line
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...90, 97...122, 45, 46, 95: true
        default: false
        }
    }

    /// The value of a parameter, in upper case.
    subscript(parameter: String) -> String? {
        parameters.first { $0.name == parameter }?.value.uppercased()
    }

    /// The value as text (RFC 5545, 3.3.11).
    var text: String { ICalendarText.unescaped(value) }
}

/// Escapes and unescapes iCalendar text.
enum ICalendarText {
    static func unescaped(_ value: String) -> String {
        list(value, dividesAtCommas: false).first ?? ""
    }

    /// The texts of a list, separated by unescaped commas.
    static func list(_ value: String, dividesAtCommas: Bool = true) -> [String] {
        var texts: [String] = []
        var text: [UInt8] = []
        var isEscaped = false
        for byte in value.utf8 {
            if isEscaped {
                isEscaped = false
                switch byte {
                case 110, 78: text.append(10)
                case 92, 59, 44, 58, 34: text.append(byte)
                default: text += [92, byte]
                }
            } else if byte == 92 {
                isEscaped = true
            } else if byte == 44, dividesAtCommas {
                texts.append(String(decoding: text, as: UTF8.self))
                text = []
            } else {
                text.append(byte)
            }
        }
        if isEscaped { text.append(92) }
        texts.append(String(decoding: text, as: UTF8.self))
        return texts
    }

    static func escaped(_ text: String) -> String {
        var escaped: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case 92, 59, 44: escaped += [92, byte]
            case 10: escaped += [92, 110]
            // Control characters other than tab are not allowed in a line.
            case 0..<9, 11..<32, 127: break
            default: escaped.append(byte)
            }
        }
        return String(decoding: escaped, as: UTF8.self)
    }
}
