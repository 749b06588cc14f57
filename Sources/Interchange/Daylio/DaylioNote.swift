import DaybookCore

/// Converts Daylio's notes, which later versions write as HTML, to plain text.
enum DaylioNote {
    /// Removes known HTML tags, replacing block tags by line breaks and list items by "- "; other angle brackets are
    /// text. Decodes character references.
    static func text(_ note: String) -> String {
        var text: [UInt8] = []
        let bytes = Array(note.utf8)
        var index = 0
        while index < bytes.count {
            if bytes[index] == 60, let tag = tag(bytes, at: index) {
                if tag.breaksLine, text.last != 10 || tag.isBreak { text.append(10) }
                if tag.isItem { text.append(contentsOf: "- ".utf8) }
                index = tag.end
            } else if bytes[index] == 38, let reference = reference(bytes, at: index) {
                text.append(contentsOf: String(reference.character).utf8)
                index = reference.end
            } else {
                text.append(bytes[index])
                index += 1
            }
        }
        return PlainText.lines(String(decoding: text, as: UTF8.self))
    }

    private struct Tag {
        var end: Int
        var breaksLine = false
        var isBreak = false
        var isItem = false
    }

    private static let blocks = ["br", "p", "div", "ul", "ol", "li", "h1", "h2", "h3"]
    private static let inline = [
        "b", "i", "u", "s", "em", "strong", "span", "font", "strike", "del", "a", "small", "big", "sub", "sup",
    ]

    /// The known tag that begins at "<"; nil for anything else.
    private static func tag(_ bytes: [UInt8], at start: Int) -> Tag? {
        var index = start + 1
        let isEnd = index < bytes.count && bytes[index] == 47
        if isEnd { index += 1 }
        let first = index
        while index < bytes.count, index < first + 8, isNameByte(bytes[index]) { index += 1 }
        let name = String(decoding: bytes[first..<index], as: UTF8.self).lowercased()
        let isBlock = blocks.contains(name)
        guard isBlock || inline.contains(name), index < bytes.count, !isNameByte(bytes[index]) else { return nil }
        // Attributes follow the name.
        let limit = min(bytes.count, start + 1000)
        while index < limit, bytes[index] != 62, bytes[index] != 60 { index += 1 }
        guard index < limit, bytes[index] == 62 else { return nil }
        let isItem = name == "li" && !isEnd
        return Tag(end: index + 1, breaksLine: isBlock, isBreak: name == "br", isItem: isItem)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
    }

    /// The character reference that begins at "&"; nil for anything else.
    private static func reference(_ bytes: [UInt8], at start: Int) -> (character: Unicode.Scalar, end: Int)? {
        guard let end = bytes[start..<min(bytes.count, start + 12)].firstIndex(of: 59) else { return nil }
        let name = String(decoding: bytes[start + 1..<end], as: UTF8.self)
        let scalar: Unicode.Scalar? =
            switch name {
            case "amp": "&"
            case "lt": "<"
            case "gt": ">"
            case "quot": "\""
            case "apos": "'"
            case "nbsp": " "
            default: number(name)
            }
        return scalar.map { ($0, end + 1) }
    }

    private static func number(_ name: String) -> Unicode.Scalar? {
        guard name.hasPrefix("#") else { return nil }
        let digits = name.dropFirst()
        let isHexadecimal = digits.first == "x" || digits.first == "X"
        let code = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return code.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
    }
}
