extension JSONValue {
    /// The value as UTF-8 text on a single line.
    public var bytes: [UInt8] {
        var writer = JSONWriter(isIndented: false)
        writer.value(self, depth: 0)
        return writer.bytes
    }

    /// The value as UTF-8 text on several lines, indented by two spaces, with a final line end.
    public var indentedBytes: [UInt8] {
        var writer = JSONWriter(isIndented: true)
        writer.value(self, depth: 0)
        writer.bytes.append(10)
        return writer.bytes
    }

    /// The value as text on a single line.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The value as text on several lines; see `indentedBytes`.
    public var indentedText: String { String(decoding: indentedBytes, as: UTF8.self) }
}

/// Writes JSON. The same value always gives the same bytes.
private struct JSONWriter {
    let isIndented: Bool
    var bytes: [UInt8] = []

    init(isIndented: Bool) { self.isIndented = isIndented }

    mutating func value(_ value: JSONValue, depth: Int) {
        switch value {
        case .null: bytes.append(contentsOf: "null".utf8)
        case .bool(let flag): bytes.append(contentsOf: (flag ? "true" : "false").utf8)
        case .integer(let number): bytes.append(contentsOf: number.description.utf8)
        case .number(let number): self.number(number)
        case .string(let text): string(text)
        case .array(let values):
            bytes.append(91)
            for (number, element) in values.enumerated() {
                separate(number, depth + 1)
                self.value(element, depth: depth + 1)
            }
            end(isEmpty: values.isEmpty, 93, depth)
        case .object(let members):
            bytes.append(123)
            for (number, member) in members.enumerated() {
                separate(number, depth + 1)
                string(member.name)
                bytes.append(58)
                if isIndented { bytes.append(32) }
                self.value(member.value, depth: depth + 1)
            }
            end(isEmpty: members.isEmpty, 125, depth)
        }
    }

    private mutating func separate(_ number: Int, _ depth: Int) {
        if number > 0 { bytes.append(44) }
        startLine(depth)
    }

    private mutating func end(isEmpty: Bool, _ bracket: UInt8, _ depth: Int) {
        if !isEmpty { startLine(depth) }
        bytes.append(bracket)
    }

    private mutating func startLine(_ depth: Int) {
        guard isIndented else { return }
        bytes.append(10)
        for _ in 0..<depth { bytes.append(contentsOf: [32, 32]) }
    }

    /// Writes the shortest digits that round-trip, integers without a point. JSON cannot represent numbers that are not
    /// finite.
    private mutating func number(_ number: Double) {
        guard number.isFinite else { return bytes.append(contentsOf: "null".utf8) }
        if number.magnitude < 1e16, let whole = Int64(exactly: number) {
            bytes.append(contentsOf: whole.description.utf8)
        } else {
            bytes.append(contentsOf: number.description.utf8)
        }
    }

    private mutating func string(_ text: String) {
        bytes.append(34)
        for byte in text.utf8 {
            switch byte {
            // Byte by byte: with several array literals in one function, a WebAssembly module linked from many modules
            // can confuse them.
            case 34, 92: escape(byte)
            case 10: escape(110)
            case 13: escape(114)
            case 9: escape(116)
            case 0..<32:
                let digits = Array("0123456789abcdef".utf8)
                escape(117)
                bytes.append(48)
                bytes.append(48)
                bytes.append(digits[Int(byte >> 4)])
                bytes.append(digits[Int(byte & 15)])
            default: bytes.append(byte)
            }
        }
        bytes.append(34)
    }

    private mutating func escape(_ letter: UInt8) {
        bytes.append(92)
        bytes.append(letter)
    }
}
