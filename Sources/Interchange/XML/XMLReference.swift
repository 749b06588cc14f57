/// The predefined entities and character references of XML; nothing else is ever expanded.
enum XMLReference {
    /// Decodes the name between "&" and ";": "amp", "#8364", "#x20AC". Nil if it is unknown.
    static func decoded(_ name: [UInt8]) -> [UInt8]? {
        // A byte rather than an array per case: Embedded Swift merges several array literals into one.
        let own: UInt8? =
            switch String(decoding: name, as: UTF8.self) {
            case "lt": 60
            case "gt": 62
            case "amp": 38
            case "apos": 39
            case "quot": 34
            default: nil
            }
        if let own { return [own] }
        guard name.first == 35, name.count > 1 else { return nil }
        let isHexadecimal = name[1] == 120
        let digits = name.dropFirst(isHexadecimal ? 2 : 1)
        guard let number = UInt32(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10),
            digits.first != 43, number > 0, let scalar = Unicode.Scalar(number)
        else { return nil }
        return Array(String(Character(scalar)).utf8)
    }
}
