extension JSONValue {
    /// Parses UTF-8 text strictly by RFC 8259, with at most 64 levels of nesting and no duplicate member names. A byte
    /// order mark is skipped. Throws `.badJSON`, `.empty`, `.unsupportedEncoding` or `.tooManyRecords`.
    public init(parsing bytes: [UInt8]) throws(ImportFailure) {
        self = try Self.read(bytes) { reader throws(JSONProblem) in try reader.document() }
    }

    /// The elements of an array, of which a file may have as many as records; none if the text is another value. Parses like
    /// `init(parsing:)`.
    ///
    /// - Parameter read: Reads an element, which need not be kept.
    static func readElements(of bytes: [UInt8], _ read: (JSONValue) -> Void) throws(ImportFailure) {
        try Self.read(bytes) { reader throws(JSONProblem) in try reader.elements(read) }
    }

    /// Whether a file begins as an object or an array.
    static func isLikely(_ bytes: [UInt8]) -> Bool {
        guard let text = try? UTF8Text.content(of: bytes[...]) else { return false }
        let first = text.first { $0 != 32 && $0 != 9 && $0 != 10 && $0 != 13 }
        return first == 0x7B || first == 0x5B
    }

    private static func read<Result>(
        _ bytes: [UInt8], _ content: (inout JSONReader) throws(JSONProblem) -> Result
    ) throws(ImportFailure) -> Result {
        let text = try UTF8Text.content(of: bytes[...])
        guard text.contains(where: { $0 != 32 && $0 != 9 && $0 != 10 && $0 != 13 }) else { throw .empty }
        var reader = JSONReader(text)
        do throws(JSONProblem) {
            return try content(&reader)
        } catch {
            if let excess = reader.excess { throw excess }
            let (line, column) = reader.location
            throw .badJSON(line: line, column: column, error)
        }
    }
}

extension JSONProblem: Error {}

/// A single-pass JSON parser.
private struct JSONReader {
    private let bytes: ArraySlice<UInt8>
    private var position: Int
    private var valueCount = 0
    /// The reason why the reading ended, if the text has more values or elements than a file may have.
    private(set) var excess: ImportFailure?

    /// The maximum number of values: the fields of four times as many records as a file of another program may have, since
    /// a journal of many years must be read again.
    private static let maximumValues = 4 * ImportedFile.maximumValues

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    /// The current line and byte, from 1.
    var location: (line: Int, column: Int) {
        var (line, start) = (1, bytes.startIndex)
        for index in bytes.startIndex..<position where bytes[index] == 10 { (line, start) = (line + 1, index + 1) }
        return (line, position - start + 1)
    }

    mutating func document() throws(JSONProblem) -> JSONValue {
        let value = try value(depth: 0)
        skipSpace()
        guard position == bytes.endIndex else { throw .unexpected }
        return value
    }

    /// Reads the elements of an array; another document has none.
    mutating func elements(_ read: (JSONValue) -> Void) throws(JSONProblem) {
        skipSpace()
        guard try current() == 91 else {
            _ = try document()
            return
        }
        position += 1
        var count = 0
        var isAtEnd = try skips(93)
        while !isAtEnd {
            count += 1
            if count > ImportedFile.maximumTasks { throw tooMany(.tooManyTasks) }
            read(try value(depth: 1))
            isAtEnd = try skips(93)
            if !isAtEnd { guard try skips(44) else { throw .unexpected } }
        }
        skipSpace()
        guard position == bytes.endIndex else { throw .unexpected }
    }

    private mutating func tooMany(_ failure: ImportFailure) -> JSONProblem {
        excess = failure
        return .unexpected
    }

    private mutating func value(depth: Int) throws(JSONProblem) -> JSONValue {
        skipSpace()
        valueCount += 1
        if valueCount > Self.maximumValues { throw tooMany(.tooManyRecords) }
        switch try current() {
        case 123: return try object(depth: depth + 1)
        case 91: return try array(depth: depth + 1)
        case 34: return .string(try string())
        case 116: return try word("true", .bool(true))
        case 102: return try word("false", .bool(false))
        case 110: return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func array(depth: Int) throws(JSONProblem) -> JSONValue {
        guard depth <= 64 else { throw .tooDeep }
        position += 1
        var values: [JSONValue] = []
        if try skips(93) { return .array(values) }
        while true {
            values.append(try value(depth: depth))
            if try skips(93) { return .array(values) }
            guard try skips(44) else { throw .unexpected }
        }
    }

    private mutating func object(depth: Int) throws(JSONProblem) -> JSONValue {
        guard depth <= 64 else { throw .tooDeep }
        position += 1
        var members: [JSONMember] = []
        var names: Set<String> = []
        if try skips(125) { return .object(members) }
        while true {
            skipSpace()
            guard try current() == 34 else { throw .unexpected }
            let start = position
            let name = try string()
            // Most objects are small, so that a linear search is faster than a set.
            if members.count == 16 { names = Set(members.map { $0.name }) }
            let isKnown = members.count < 16 ? members.contains { $0.name == name } : !names.insert(name).inserted
            if isKnown {
                position = start
                throw .duplicateName
            }
            guard try skips(58) else { throw .unexpected }
            members.append(JSONMember(name, try value(depth: depth)))
            if try skips(125) { return .object(members) }
            guard try skips(44) else { throw .unexpected }
        }
    }

    private mutating func number() throws(JSONProblem) -> JSONValue {
        let start = position
        if try current() == 45 { position += 1 }
        let hasLeadingZero = try current() == 48
        guard try skipDigits() > 0, !hasLeadingZero || position - start == (bytes[start] == 45 ? 2 : 1) else {
            position = start
            throw .unexpected
        }
        var isInteger = true
        if position < bytes.endIndex, bytes[position] == 46 {
            position += 1
            isInteger = false
            guard try skipDigits() > 0 else { throw .unexpected }
        }
        if position < bytes.endIndex, bytes[position] | 32 == 101 {
            position += 1
            isInteger = false
            if try current() == 43 || bytes[position] == 45 { position += 1 }
            guard try skipDigits() > 0 else { throw .unexpected }
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if isInteger, text != "-0", let number = Int64(text) { return .integer(number) }
        guard position - start <= 1000, let number = Double(text), number.isFinite else {
            position = start
            throw .badNumber
        }
        return .number(number)
    }

    private mutating func skipDigits() throws(JSONProblem) -> Int {
        _ = try current()
        let start = position
        while position < bytes.endIndex, bytes[position] >= 48, bytes[position] <= 57 { position += 1 }
        return position - start
    }

    private mutating func word(_ word: String, _ value: JSONValue) throws(JSONProblem) -> JSONValue {
        for byte in word.utf8 {
            guard try current() == byte else { throw .unexpected }
            position += 1
        }
        return value
    }

    private mutating func skipSpace() {
        while position < bytes.endIndex {
            switch bytes[position] {
            case 32, 9, 10, 13: position += 1
            default: return
            }
        }
    }

    /// Skips a byte if it comes next, and returns whether it did.
    private mutating func skips(_ byte: UInt8) throws(JSONProblem) -> Bool {
        skipSpace()
        guard try current() == byte else { return false }
        position += 1
        return true
    }

    private func current() throws(JSONProblem) -> UInt8 {
        guard position < bytes.endIndex else { throw .truncated }
        return bytes[position]
    }
}

extension JSONReader {
    private mutating func string() throws(JSONProblem) -> String {
        position += 1
        var content: [UInt8] = []
        while true {
            let start = position
            while position < bytes.endIndex, bytes[position] != 34, bytes[position] != 92, bytes[position] >= 32 {
                position += 1
            }
            content.append(contentsOf: bytes[start..<position])
            switch try current() {
            case 34:
                position += 1
                guard let text = String(validating: content, as: UTF8.self) else { throw .badString }
                return text
            case 92:
                position += 1
                try escape(into: &content)
            default: throw .badString
            }
        }
    }

    private mutating func escape(into content: inout [UInt8]) throws(JSONProblem) {
        let letter = try current()
        position += 1
        switch letter {
        case 34, 92, 47: content.append(letter)
        case 98: content.append(8)
        case 102: content.append(12)
        case 110: content.append(10)
        case 114: content.append(13)
        case 116: content.append(9)
        case 117:
            var code = try fourDigits()
            if code >= 0xD800, code < 0xDC00 {
                guard try current() == 92 else { throw .badString }
                position += 1
                guard try current() == 117 else { throw .badString }
                position += 1
                let low = try fourDigits()
                guard low >= 0xDC00, low < 0xE000 else { throw .badString }
                code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00)
            }
            guard let scalar = Unicode.Scalar(code) else { throw .badString }
            content.append(contentsOf: String(scalar).utf8)
        default: throw .badString
        }
    }

    private mutating func fourDigits() throws(JSONProblem) -> UInt32 {
        var code: UInt32 = 0
        for _ in 0..<4 {
            let digit = try current()
            position += 1
            switch digit {
            case 48...57: code = code << 4 | UInt32(digit - 48)
            case 97...102: code = code << 4 | UInt32(digit - 87)
            case 65...70: code = code << 4 | UInt32(digit - 55)
            default: throw .badString
            }
        }
        return code
    }
}
