/// A search text that is matched against many others, ignoring case and accents. It has the same matches as
/// `Words.contains` and is faster.
public struct SearchQuery: Sendable {
    let scalars: [UInt32]
    /// Whether words that are spelled alike are found, too.
    public let findsSimilar: Bool

    /// Creates a query from typed text.
    public init(_ typed: String, findsSimilar: Bool = false) {
        self.init(scalars: Words.fold(typed).unicodeScalars.map { $0.value }, findsSimilar)
    }

    private init(scalars: [UInt32], _ findsSimilar: Bool) {
        (self.scalars, self.findsSimilar) = (scalars, findsSimilar)
    }

    /// A query for each word of this one.
    var words: [SearchQuery] {
        scalars.split(separator: 0x20).map { SearchQuery(scalars: Array($0), findsSimilar) }
    }

    /// Whether the query is empty; an empty query matches every text.
    public var isEmpty: Bool { scalars.isEmpty }

    /// Returns whether a text contains the query as it was typed.
    public func isFound(in text: String) -> Bool {
        guard let first = scalars.first else { return true }
        let found = text.utf8.withContiguousStorageIfAvailable { isFound(in: $0, first) }
        if let found, let found { return found }
        let folded = Self.folded(text)
        guard folded.count >= scalars.count else { return false }
        for start in 0...(folded.count - scalars.count) where folded[start] == first {
            var length = 1
            while length < scalars.count, folded[start + length] == scalars[length] { length += 1 }
            if length == scalars.count { return true }
        }
        return false
    }

    /// A fast path for printable ASCII, which most texts are. Returns nil for any other text, and for text that folding
    /// would change in other ways than case (repeated spaces, grave accents).
    private func isFound(in bytes: UnsafeBufferPointer<UInt8>, _ first: UInt32) -> Bool? {
        var last: UInt8 = 0
        for byte in bytes {
            if byte < 0x20 || byte > 0x7E || byte == 0x60 || byte == 0x20 && last == 0x20 { return nil }
            last = byte
        }
        guard bytes.count >= scalars.count else { return false }
        for start in 0...(bytes.count - scalars.count) where Self.lower(bytes[start]) == first {
            var length = 1
            while length < scalars.count, Self.lower(bytes[start + length]) == scalars[length] { length += 1 }
            if length == scalars.count { return true }
        }
        return false
    }

    private static func lower(_ byte: UInt8) -> UInt32 { UInt32(byte) | (byte >= 0x41 && byte <= 0x5A ? 0x20 : 0) }

    /// The scalars of the folded text, without trimming.
    static func folded(_ text: String) -> [UInt32] {
        var folded: [UInt32] = []
        folded.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            guard let plain = plain(scalar.value) else { return Words.fold(text).unicodeScalars.map { $0.value } }
            if plain != 32 || folded.last != 32 { folded.append(plain) }
        }
        return folded
    }

    /// The folded form of a common scalar; nil for scalars whose folding depends on their neighbors.
    private static func plain(_ scalar: UInt32) -> UInt32? {
        switch scalar {
        case 0x41...0x5A: return scalar + 32
        case 0x60, 0x2018...0x201A: return 0x27
        case 0x21...0x7E: return scalar
        case 0x20, 0x09, 0x0A, 0x0D, 0xA0: return 0x20
        case 0x401, 0x415, 0x451: return 0x435
        case 0x410...0x42F: return scalar + 32
        case 0x430...0x44F: return scalar
        case 0x201C...0x201E, 0xAB, 0xBB: return 0x22
        case 0x2013, 0x2014, 0x2212: return 0x2D
        case 0xC0...0x17F:
            let isCapital = scalar <= 0xDE && scalar != 0xD7
            guard let lower = Unicode.Scalar(isCapital ? scalar + 32 : scalar) else { return nil }
            return BaseLetters.letter(of: lower).map { $0.value | 32 }
        default: return nil
        }
    }
}
