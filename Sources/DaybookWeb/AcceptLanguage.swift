/// The header `Accept-Language` (RFC 9110, section 12.5.4).
public enum AcceptLanguage {
    /// The maximum number of languages; further ones are ignored.
    private static let maximumCount = 20

    /// The BCP 47 tags of a header, most preferred first and otherwise in order. Languages with `q=0`, "*" and invalid
    /// tags are omitted.
    public static func tags(_ header: String) -> [String] {
        var preferences: [(tag: String, weight: Int)] = []
        for part in header.utf8.split(separator: UInt8(ascii: ",")).prefix(maximumCount) {
            let pieces = part.split(separator: UInt8(ascii: ";")).map { trimmed($0) }
            guard let tag = pieces.first, isTag(tag) else { continue }
            let weight = pieces.dropFirst().compactMap { Self.weight(of: $0) }.first ?? 1000
            guard weight > 0 else { continue }
            let index = preferences.firstIndex { $0.weight < weight } ?? preferences.count
            preferences.insert((tag, weight), at: index)
        }
        return preferences.map { $0.tag }
    }

    private static func trimmed(_ text: Substring.UTF8View) -> String {
        var text = text
        while let first = text.first, first == 32 || first == 9 { text.removeFirst() }
        while let last = text.last, last == 32 || last == 9 { text.removeLast() }
        return String(decoding: Array(text), as: UTF8.self)
    }

    private static func isTag(_ text: String) -> Bool {
        guard !text.isEmpty, text.utf8.count <= 35 else { return false }
        return text.utf8.allSatisfy { byte in
            switch byte {
            case 48...57, 65...90, 97...122, UInt8(ascii: "-"): true
            default: false
            }
        }
    }

    /// The weight of "q=0.8" in thousandths, 0...1000; nil if it is invalid.
    private static func weight(of text: String) -> Int? {
        let bytes = Array(text.utf8)
        guard bytes.count > 2, bytes.count <= 7, bytes[0] | 32 == UInt8(ascii: "q"), bytes[1] == UInt8(ascii: "=")
        else {
            return nil
        }
        guard bytes[2] == 48 || bytes[2] == 49 else { return nil }
        var weight = Int(bytes[2] - 48) * 1000
        if bytes.count > 3 {
            guard bytes[3] == UInt8(ascii: ".") else { return nil }
            var unit = 100
            for digit in bytes[4...] {
                guard (48...57).contains(digit) else { return nil }
                weight += Int(digit - 48) * unit
                unit /= 10
            }
        }
        return min(weight, 1000)
    }
}
