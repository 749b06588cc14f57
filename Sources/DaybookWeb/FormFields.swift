import DaybookCore

/// Names and values, as a query or a posted form has them, in order.
public struct FormFields: Hashable, Sendable {
    public struct Field: Hashable, Sendable {
        public var name: String
        public var value: String
    }

    public private(set) var fields: [Field] = []

    /// The maximum number of fields; further ones are ignored.
    private static let maximumCount = 2000

    public init() {}

    public init(_ fields: [(String, String)]) {
        self.fields = fields.map { Field(name: $0.0, value: $0.1) }
    }

    /// Parses `application/x-www-form-urlencoded`. Invalid UTF-8 is replaced.
    public init(urlEncoded bytes: some Sequence<UInt8>) {
        for part in Array(bytes).split(separator: UInt8(ascii: "&")).prefix(Self.maximumCount) {
            let name = part.prefix { $0 != UInt8(ascii: "=") }
            let value = part.dropFirst(name.count + 1)
            fields.append(Field(name: Percent.decode(name, plus: true), value: Percent.decode(value, plus: true)))
        }
    }

    /// The first value of a name; nil if it is not there.
    public subscript(name: String) -> String? {
        get { fields.first { $0.name == name }?.value }
        set {
            let index = fields.firstIndex { $0.name == name }
            switch (index, newValue) {
            case (let index?, let value?): fields[index].value = value
            case (let index?, nil): fields.remove(at: index)
            case (nil, let value?): append(name, value)
            case (nil, nil): break
            }
        }
    }

    /// All values of a name.
    public func all(_ name: String) -> [String] { fields.filter { $0.name == name }.map { $0.value } }

    /// Removes the fields whose names satisfy a condition.
    mutating func removeAll(where isRemoved: (String) -> Bool) { fields.removeAll { isRemoved($0.name) } }

    public mutating func append(_ name: String, _ value: String) { fields.append(Field(name: name, value: value)) }

    /// Merges a submitted form: fields that the person did not change since they saw them keep their current values,
    /// and so do fields that the form does not have. A form has the fields it sends and those it showed: a box that is
    /// not checked is shown, but not sent.
    func changed(since seen: FormFields, over current: FormFields, groups: [FieldGroup] = []) -> FormFields {
        let (posted, shown, stored) = (byName, seen.byName, current.byName)
        func isUnchanged(_ name: String) -> Bool {
            guard let values = posted[name] ?? (shown[name] == nil ? nil : []) else { return true }
            return Self.areEqual(values, shown[name] ?? [])
        }
        func isChangedElsewhere(_ name: String) -> Bool {
            !Self.areEqual(stored[name] ?? [], shown[name] ?? [])
        }
        var together: Set<String> = []
        for group in groups where !group.names.allSatisfy(isUnchanged) {
            let isOne = group.key.map { !isUnchanged($0) || isChangedElsewhere($0) } ?? true
            if isOne { together.formUnion(group.names) }
        }
        var merged = FormFields()
        for name in names + current.names.filter({ posted[$0] == nil }) {
            let isPresent = posted[name] != nil || shown[name] != nil
            let isKept = together.contains(name) ? !isPresent : isUnchanged(name)
            for value in (isKept ? stored[name] : posted[name]) ?? [] { merged.append(name, value) }
        }
        return merged
    }

    /// The values of each name, in order.
    private var byName: [String: [String]] {
        var values: [String: [String]] = [:]
        for field in fields { values[field.name, default: []].append(field.value) }
        return values
    }

    /// The distinct names, in order.
    private var names: [String] {
        var seenNames: Set<String> = []
        var names: [String] = []
        for field in fields where seenNames.insert(field.name).inserted { names.append(field.name) }
        return names
    }

    /// Browsers send the line ends of a text area as "\r\n".
    private static func areEqual(_ left: [String], _ right: [String]) -> Bool {
        left == right || left.map { PlainText.lines($0) } == right.map { PlainText.lines($0) }
    }

    /// The URL-encoded form.
    public var urlEncoded: String {
        fields.map { Percent.encode($0.name) + "=" + Percent.encode($0.value) }.joined(separator: "&")
    }
}

/// Form fields that make sense only together. If the person changed one and another device changed its meaning, all
/// keep the person's values.
struct FieldGroup: Sendable {
    let names: [String]
    /// The field that says what the others mean; while nobody changes it, the others are merged one by one. Nil if
    /// they are never merged with each other.
    let key: String?

    /// - Parameter names: The other fields.
    init(key: String, _ names: [String]) {
        self.key = key
        self.names = [key] + names
    }

    /// Fields that are one value.
    init(_ names: [String]) {
        key = nil
        self.names = names
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
