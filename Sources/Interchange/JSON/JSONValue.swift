/// A JSON value (RFC 8259). Objects keep the order of their members.
public enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    /// A number without fraction and exponent that fits into 64 bits.
    case integer(Int64)
    /// Any other number; finite after parsing.
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])

    /// The value of a member; nil if there is none or this is not an object.
    public subscript(name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }

    /// The text, if this is a string.
    public var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The elements, if this is an array.
    public var array: [JSONValue]? {
        if case .array(let values) = self { values } else { nil }
    }
}

/// A member of a JSON object.
public struct JSONMember: Hashable, Sendable {
    public var name: String
    public var value: JSONValue

    public init(_ name: String, _ value: JSONValue) {
        self.name = name
        self.value = value
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    public init(stringLiteral text: String) { self = .string(text) }
    public init(integerLiteral number: Int64) { self = .integer(number) }
    public init(booleanLiteral flag: Bool) { self = .bool(flag) }
    public init(nilLiteral: ()) { self = .null }
    public init(arrayLiteral values: JSONValue...) { self = .array(values) }
    /// An object with its members in the given order.
    public init(dictionaryLiteral members: (String, JSONValue)...) {
        self = .object(members.map { JSONMember($0.0, $0.1) })
    }
}
