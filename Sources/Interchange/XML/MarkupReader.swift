/// Reads markup in memory piece by piece: XML 1.0, or the SGML of OFX 1, in which elements need no end tag.
///
/// Comments, processing instructions and document types are skipped. Prefixes of namespaces are removed from names.
struct MarkupReader {
    enum Kind {
        case xml
        /// A "<" that begins no tag is text.
        case sgml
    }

    /// The reason why XML cannot be read. Lines and columns count from 1, columns in bytes.
    enum Failure: Error {
        case truncated(line: Int)
        case malformed(line: Int, column: Int)
    }

    struct Tag {
        let name: String
        /// The attributes as written.
        let attributes: ArraySlice<UInt8>
        let line: Int
    }

    enum Token {
        case open(Tag)
        /// An end tag. One follows an empty element such as "<a/>", too.
        case close(String)
        /// Text with its entities decoded. One text can come in several pieces.
        case text(ArraySlice<UInt8>)
    }

    private let kind: Kind
    private let bytes: [UInt8]
    private var position = 0
    private(set) var line = 1
    /// The start of the line of `position`.
    private var lineStart = 0
    /// The names of the open elements of XML, with their lines.
    private var open: [(name: String, line: Int)] = []
    /// The name of an empty element whose end is the next token.
    private var emptyName: String?
    private var hasRoot = false

    static let maximumDepth = 64
    private static let longestSGMLTag = 200

    init(_ bytes: [UInt8], _ kind: Kind) {
        self.bytes = bytes
        self.kind = kind
    }

    /// The number of open elements of XML.
    var depth: Int { open.count }

    /// Returns the next token; nil at the end.
    mutating func next() throws(Failure) -> Token? {
        if let name = emptyName {
            emptyName = nil
            return try close(name)
        }
        while position < bytes.count {
            guard bytes[position] == 0x3C else { return .text(text()) }
            guard position + 1 < bytes.count else {
                if kind == .sgml { return .text(text()) }
                throw truncated
            }
            switch bytes[position + 1] {
            case 0x3F: try skip(to: [0x3F, 0x3E])
            case 0x21:
                if let section = try declaration() { return .text(section) }
            default:
                if let token = try tag() { return token }
                return .text(text())
            }
        }
        guard open.isEmpty else { throw truncated }
        return nil
    }

    private var truncated: Failure { .truncated(line: open.last?.line ?? line) }
    private var malformed: Failure { .malformed(line: line, column: position - lineStart + 1) }

    /// Moves forward, counting lines.
    private mutating func advance(to end: Int) {
        while position < end {
            let byte = bytes[position]
            position += 1
            if byte == 10 || byte == 13 && !(position < bytes.count && bytes[position] == 10) {
                line += 1
                lineStart = position
            }
        }
    }

    /// The text up to the next "<", or past one that begins no tag.
    private mutating func text() -> ArraySlice<UInt8> {
        let start = position
        let end = bytes[(start + 1)...].firstIndex(of: 0x3C) ?? bytes.count
        advance(to: end)
        return Self.decoded(bytes[start..<end])
    }

    private mutating func skip(to pattern: [UInt8]) throws(Failure) {
        guard let end = bytes[(position + 2)...].firstPosition(of: pattern) else { throw truncated }
        advance(to: end + pattern.count)
    }

    /// Skips a comment or document type; returns the text of a CDATA section.
    private mutating func declaration() throws(Failure) -> ArraySlice<UInt8>? {
        let rest = bytes[position...]
        if rest.starts(with: Array("<!--".utf8)) {
            try skip(to: [0x2D, 0x2D, 0x3E])
            return nil
        }
        if rest.starts(with: Array("<![CDATA[".utf8)) {
            let start = position + 9
            guard let end = bytes[start...].firstPosition(of: [0x5D, 0x5D, 0x3E]) else { throw truncated }
            advance(to: end + 3)
            return bytes[start..<end]
        }
        var brackets = 0
        for index in rest.indices {
            switch bytes[index] {
            case 0x5B: brackets += 1
            case 0x5D: brackets -= 1
            case 0x3E where brackets <= 0:
                advance(to: index + 1)
                return nil
            default: break
            }
        }
        throw truncated
    }

    /// Reads a tag; nil if there is none, but text in SGML.
    private mutating func tag() throws(Failure) -> Token? {
        let isEnd = bytes[position + 1] == 0x2F
        let start = position + (isEnd ? 2 : 1)
        let nameEnd = bytes[start...].firstIndex { !Self.isName($0) } ?? bytes.count
        guard nameEnd > start, !(0x2D...0x39).contains(bytes[start]) else {
            if kind == .sgml { return nil }
            throw start < bytes.count ? malformed : truncated
        }
        guard let end = tagEnd(from: nameEnd) else {
            if kind == .sgml { return nil }
            throw truncated
        }
        let name = Self.localName(bytes[start..<nameEnd])
        if isEnd {
            if kind == .xml, open.last?.name != name { throw malformed }
            advance(to: end + 1)
            return try close(name)
        }
        let isEmpty = bytes[end - 1] == 0x2F
        let tag = Tag(name: name, attributes: bytes[nameEnd..<end], line: line)
        if kind == .xml {
            guard open.count < Self.maximumDepth, !(open.isEmpty && hasRoot) else { throw malformed }
            hasRoot = true
            open.append((name, line))
        }
        if isEmpty { emptyName = name }
        advance(to: end + 1)
        return .open(tag)
    }

    private mutating func close(_ name: String) throws(Failure) -> Token {
        if kind == .xml, !open.isEmpty { open.removeLast() }
        return .close(name)
    }

    /// The position of the ">" of a tag, which quotes may contain.
    private func tagEnd(from start: Int) -> Int? {
        var quote: UInt8 = 0
        let limit = kind == .sgml ? min(bytes.count, start + Self.longestSGMLTag) : bytes.count
        for index in start..<max(start, limit) {
            let byte = bytes[index]
            if quote != 0 {
                if byte == quote { quote = 0 }
            } else if kind == .xml, byte == 0x22 || byte == 0x27 {
                quote = byte
            } else if byte == 0x3E {
                return index
            } else if byte == 0x3C {
                return nil
            }
        }
        return nil
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        // Digits and colon, letters, - . _ and all but ASCII
        case 0x30...0x3A, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x80...: true
        default: false
        }
    }

    private static func localName(_ name: ArraySlice<UInt8>) -> String {
        let colon = name.lastIndex(of: 0x3A)
        return String(decoding: colon.map { name[($0 + 1)...] } ?? name, as: UTF8.self)
    }

    /// The text with its entities decoded; unknown ones are left unchanged.
    static func decoded(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard var ampersand = text.firstIndex(of: 0x26) else { return text }
        var decoded = Array(text[..<ampersand])
        while ampersand < text.endIndex {
            let name = text[(ampersand + 1)...].prefix(12)
            if let end = name.firstIndex(of: 0x3B), let character = XMLReference.decoded(Array(name[..<end])) {
                decoded += character
                ampersand = end + 1
            } else {
                decoded.append(0x26)
                ampersand += 1
            }
            let next = text[ampersand...].firstIndex(of: 0x26) ?? text.endIndex
            decoded += text[ampersand..<next]
            ampersand = next
        }
        return decoded[...]
    }
}
