/// The text of a bank's file, transcoded to UTF-8. Bytes that are invalid in its encoding are zero.
struct BankText {
    let encoding: TextEncoding
    let bytes: [UInt8]

    /// - Parameter encoding: the encoding; nil to detect it.
    init(_ bytes: [UInt8], _ encoding: TextEncoding?) {
        self.encoding = encoding ?? TextEncoding.detect(bytes, declared: Self.declared(in: bytes.prefix(1024)))
        self.bytes = self.encoding.utf8(bytes)
    }

    var isBlank: Bool { bytes.allSatisfy { $0 <= 0x20 && $0 != 0 } }

    /// The encoding that OFX or XML declares: "CHARSET:1252", 'encoding="ISO-8859-1"'.
    private static func declared(in start: ArraySlice<UInt8>) -> TextEncoding? {
        for name in ["CHARSET:", "encoding="] {
            guard let position = start.firstPosition(of: Array(name.utf8)) else { continue }
            let rest = start[(position + name.utf8.count)...].drop { $0 == 0x22 || $0 == 0x27 || $0 == 0x20 }
            let value = rest.prefix { $0 > 0x20 && $0 != 0x22 && $0 != 0x27 && $0 < 0x80 }
            return TextEncoding(declared: String(decoding: value.prefix(32), as: UTF8.self))
        }
        return nil
    }
}

extension BankText {
    /// Cleans the text of a field: no white space around it, single spaces within, no control or formatting characters.
    ///
    /// Throws `.notText` for a zero byte and `.tooLong` above `BankFile.longestText`.
    static func line(_ bytes: ArraySlice<UInt8>) throws(BankProblem.Reason) -> String {
        guard bytes.count <= BankFile.longestText else { throw .tooLong }
        let trimmed = trimmed(bytes)
        if trimmed.isEmpty { return "" }
        guard let first = firstUnclean(in: trimmed) else { return String(decoding: trimmed, as: UTF8.self) }
        let keepsMarks = mayRunFromRight(trimmed)
        var clean = Array(trimmed[..<first])
        var position = first
        while position < trimmed.endIndex {
            let byte = trimmed[position]
            guard byte != 0 else { throw .notText }
            let length = blankLength(trimmed, at: position)
            if length > 0 {
                if let last = clean.last, last != 0x20 { clean.append(0x20) }
                position += length
            } else if isFormatting(trimmed, at: position), !keepsMarks || !isDirectionMark(trimmed, at: position) {
                position += 3
            } else {
                clean.append(byte)
                position += 1
            }
        }
        if clean.last == 0x20 { clean.removeLast() }
        return String(decoding: clean, as: UTF8.self)
    }

    /// The first position at which the text of a field may need cleaning.
    @inline(__always)
    private static func firstUnclean(in bytes: ArraySlice<UInt8>) -> Int? {
        var previous: UInt8 = 0
        for position in bytes.indices {
            let byte = bytes[position]
            if byte < 0x20 || byte == 0x7F || byte == 0x20 && previous == 0x20 { return position }
            if byte == 0xC2 || byte == 0xE2 || byte == 0xE3 || byte == 0xEF { return position }
            previous = byte
        }
        return nil
    }

    /// The text without white space around it.
    static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var rest = bytes
        while let first = rest.first {
            guard first != 0, first <= 0x20 || first == 0xC2 || first == 0xE2 else { break }
            let length = blankLength(rest, at: rest.startIndex)
            if length == 0 { break }
            rest = rest.dropFirst(length)
        }
        while let last = rest.last {
            if last != 0, last <= 0x20 {
                rest.removeLast()
            } else if last == 0xA0, rest.dropLast().last == 0xC2 {
                rest.removeLast(2)
            } else {
                break
            }
        }
        return rest
    }

    /// The number of bytes of the white space or control character at a position; 0 if there is none. Spaces are those
    /// of Unicode's category Zs except the ideographic one.
    static func blankLength(_ bytes: ArraySlice<UInt8>, at position: Int) -> Int {
        let byte = bytes[position]
        if byte <= 0x20 || byte == 0x7F { return byte == 0 ? 0 : 1 }
        guard byte == 0xC2 || byte == 0xE2, position + 1 < bytes.endIndex else { return 0 }
        let second = bytes[position + 1]
        // U+0080 to U+00A0
        if byte == 0xC2 { return second <= 0xA0 ? 2 : 0 }
        guard position + 2 < bytes.endIndex else { return 0 }
        let third = bytes[position + 2]
        // U+2000 to U+200A, U+2028, U+2029, U+202F, U+205F
        if second == 0x80, third <= 0x8A || third == 0xA8 || third == 0xA9 || third == 0xAF { return 3 }
        return second == 0x81 && third == 0x9F ? 3 : 0
    }

    /// Whether a mark of direction, U+200E or U+200F, is at a position where a formatting character is.
    private static func isDirectionMark(_ bytes: ArraySlice<UInt8>, at position: Int) -> Bool {
        bytes[position + 1] == 0x80 && (0x8E...0x8F).contains(bytes[position + 2])
    }

    /// Whether the text may have letters that are written from right to left, by their first bytes: U+0580 to U+08FF, U+FB00 to U+FEFF.
    private static func mayRunFromRight(_ bytes: ArraySlice<UInt8>) -> Bool {
        for (byte, next) in zip(bytes, bytes.dropFirst()) {
            if (0xD6...0xDF).contains(byte) || byte == 0xE0 && next <= 0xA3 { return true }
            if byte == 0xEF, (0xAC...0xBA).contains(next) { return true }
        }
        return false
    }

    /// Whether a character without a shape is at a position: a mark of direction or joining, a byte order mark.
    private static func isFormatting(_ bytes: ArraySlice<UInt8>, at position: Int) -> Bool {
        guard position + 2 < bytes.endIndex else { return false }
        let (first, second, third) = (bytes[position], bytes[position + 1], bytes[position + 2])
        // U+FEFF; U+200B, U+200E, U+200F, U+202A to U+202E; U+2060 to U+206F. U+200C and U+200D join or part letters and emoji.
        if first == 0xEF { return second == 0xBB && third == 0xBF }
        guard first == 0xE2 else { return false }
        if second == 0x80 { return third == 0x8B || (0x8E...0x8F).contains(third) || (0xAA...0xAE).contains(third) }
        return second == 0x81 && third >= 0xA0 && third <= 0xAF
    }

    /// The beginning of a text, for a problem.
    static func excerpt(_ bytes: ArraySlice<UInt8>) -> String {
        let start = bytes.prefix(400).map { $0 < 0x20 || $0 == 0x7F ? 0x20 : $0 }
        return String(decoding: trimmed(start[...]), as: UTF8.self).excerpt
    }
}

extension ArraySlice<UInt8> {
    /// The first position of a sequence of bytes; nil if there is none.
    func firstPosition(of pattern: [UInt8]) -> Int? {
        guard let first = pattern.first, count >= pattern.count else { return nil }
        for position in startIndex...(endIndex - pattern.count) where self[position] == first {
            if self[position...].starts(with: pattern) { return position }
        }
        return nil
    }

    /// Whether the text has these ASCII letters, whichever case its own have.
    func isWord(_ word: StaticString) -> Bool {
        guard count == word.utf8CodeUnitCount else { return false }
        return word.withUTF8Buffer { expected in
            indices.allSatisfy { self[$0] | 0x20 == expected[$0 - startIndex] | 0x20 }
        }
    }
}
