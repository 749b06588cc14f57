/// The fields of a query or posted form, in order.
public struct FormFields: Hashable, Sendable {
    public struct Field: Hashable, Sendable {
        public var name: String
        public var value: String
    }

    public private(set) var fields: [Field] = []

    /// The maximum number of fields; further ones are ignored.
    private static let most = 2000

    public init() {}

    public init(_ fields: [(String, String)]) {
        self.fields = fields.map { Field(name: $0.0, value: $0.1) }
    }

    /// Parses `application/x-www-form-urlencoded`. Invalid UTF-8 is replaced.
    public init(urlEncoded bytes: some Sequence<UInt8>) {
        for part in Array(bytes).split(separator: UInt8(ascii: "&")).prefix(Self.most) {
            let name = part.prefix { $0 != UInt8(ascii: "=") }
            let value = part.dropFirst(name.count + 1)
            fields.append(Field(name: Percent.decode(name, plus: true), value: Percent.decode(value, plus: true)))
        }
    }

    /// The first value of a name; nil if there is none.
    public subscript(name: String) -> String? { fields.first { $0.name == name }?.value }

    /// All values of a name.
    public func all(_ name: String) -> [String] { fields.filter { $0.name == name }.map { $0.value } }

    public mutating func append(_ name: String, _ value: String) { fields.append(Field(name: name, value: value)) }

    /// Merges a submitted form: fields the person did not change keep their current values.
    ///
    /// - Parameters:
    ///   - seen: the values when the form was opened.
    ///   - current: the values now.
    func changed(since seen: FormFields, over current: FormFields) -> FormFields {
        var merged = self
        for place in merged.fields.indices {
            let field = merged.fields[place]
            if let before = seen[field.name], before == field.value, let now = current[field.name] {
                merged.fields[place].value = now
            }
        }
        return merged
    }

    /// The fields as a URL query.
    public var urlEncoded: String {
        fields.map { Percent.encode($0.name) + "=" + Percent.encode($0.value) }.joined(separator: "&")
    }
}

/// Percent-encoding (RFC 3986).
public enum Percent {
    /// Encodes everything except letters, digits and "-._~".
    public static func encode(_ text: String) -> String {
        var encoded: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case 48...57, 65...90, 97...122, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
                encoded.append(byte)
            default:
                encoded.append(UInt8(ascii: "%"))
                encoded.append(hexDigit(byte >> 4))
                encoded.append(hexDigit(byte & 15))
            }
        }
        return String(decoding: encoded, as: UTF8.self)
    }

    /// Decodes percent-encoding. A percent sign without two hexadecimal digits is kept; with `plus`, "+" is a space.
    public static func decode(_ bytes: some Collection<UInt8>, plus: Bool = false) -> String {
        let source = Array(bytes)
        var decoded: [UInt8] = []
        var position = 0
        while position < source.count {
            let byte = source[position]
            if byte == UInt8(ascii: "%"), position + 2 < source.count, let high = value(source[position + 1]),
                let low = value(source[position + 2])
            {
                decoded.append(high << 4 | low)
                position += 3
            } else {
                decoded.append(plus && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
                position += 1
            }
        }
        return String(decoding: decoded, as: UTF8.self)
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }

    private static func value(_ digit: UInt8) -> UInt8? {
        switch digit {
        case 48...57: digit - 48
        case 65...70: digit - 55
        case 97...102: digit - 87
        default: nil
        }
    }
}
