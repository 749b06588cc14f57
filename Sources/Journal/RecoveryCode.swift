/// A journal's key of 32 bytes, in a form that a person can write down.
///
/// The code is secret: whoever has it can read the journal.
public struct RecoveryCode: Hashable, Sendable {
    /// Explains why a text is not a recovery code.
    public enum Failure: Error, Hashable, Sendable {
        /// The number of characters is not `characterCount`. Separators are not counted.
        case wrongLength(Int)
        /// No code contains this character.
        case invalidCharacter(Character)
        /// All characters are possible, but at least one of them is wrong or in the wrong place.
        case wrongChecksum
    }

    /// The length of the key in bytes.
    public static let keySize = 32

    /// The number of characters of every code, without separators.
    public static let characterCount = 56

    /// The 32 bytes of the key.
    public let key: [UInt8]

    /// Nil for anything but 32 bytes.
    public init?(key: [UInt8]) {
        guard key.count == Self.keySize else { return nil }
        self.key = key
    }

    /// 56 characters in 14 groups of four, joined by "-".
    ///
    /// The alphabet is Douglas Crockford's Base32 (crockford.com/base32.html), in upper case. 52 characters hold the
    /// key, whose last character ends in four zero bits, and four hold the checksum.
    public var text: String {
        let bytes = key + Self.checksum(of: key)
        var text: [UInt8] = []
        text.reserveCapacity(Self.characterCount + 13)
        for start in stride(from: 0, to: bytes.count, by: 5) {
            let number = bytes[start..<start + 5].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            for position in 0..<8 {
                if position % 4 == 0, !text.isEmpty { text.append(UInt8(ascii: "-")) }
                text.append(Self.alphabet[Int(number >> UInt64(35 - 5 * position) & 31)])
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Whether a text, typed in any way that a code can be, is the end of this one, with at least eight characters.
    public func ends(with typed: String) -> Bool {
        guard let end = Self.digits(of: typed), end.count >= 8, let all = Self.digits(of: text) else { return false }
        return all.suffix(end.count) == end[...]
    }

    private static func digits(of text: String) -> [UInt8]? {
        var digits: [UInt8] = []
        for character in text where !isSeparator(character) {
            guard let digit = digit(of: character) else { return nil }
            digits.append(digit)
        }
        return digits
    }

    /// Parses a code as a person types it.
    ///
    /// Case, whitespace and dashes do not matter; O is read as 0, and I and L as 1.
    public init(_ text: String) throws(Failure) {
        var digits: [UInt8] = []
        for character in text where !Self.isSeparator(character) {
            guard let digit = Self.digit(of: character) else { throw .invalidCharacter(character) }
            digits.append(digit)
        }
        guard digits.count == Self.characterCount else { throw .wrongLength(digits.count) }
        var bytes: [UInt8] = []
        for start in stride(from: 0, to: digits.count, by: 8) {
            let number = digits[start..<start + 8].reduce(UInt64(0)) { $0 << 5 | UInt64($1) }
            bytes += number.bigEndianBytes.suffix(5)
        }
        let key = Array(bytes.prefix(Self.keySize))
        guard bytes.suffix(3) == Self.checksum(of: key)[...] else { throw .wrongChecksum }
        self.key = key
    }

    /// Three bytes: four zero bits, which complete the last character of the key, and 20 bits of checksum.
    ///
    /// The checksum is the most significant 20 bits of the key's CRC-64. It changes with every single wrong character
    /// and every swap of two neighbours, whatever the key; one in a million other mistakes goes unnoticed. It adds
    /// nothing to the secret, and it gives nothing away, since it is only ever shown together with the whole key.
    /// Even alone it would reveal just 20 bits of a linear function of 256 random bits, and leave 236 to guess.
    private static func checksum(of key: [UInt8]) -> [UInt8] {
        Array((Checksum.of(key) >> 44).bigEndianBytes.suffix(3))
    }

    private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

    /// The value of a character, 0…31; nil if no code contains it.
    private static func digit(of character: Character) -> UInt8? {
        guard let ascii = character.asciiValue else { return nil }
        let isLowercase = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(ascii)
        let letter = isLowercase ? ascii - 32 : ascii
        switch letter {
        case UInt8(ascii: "O"): return 0
        case UInt8(ascii: "I"), UInt8(ascii: "L"): return 1
        default: return alphabet.firstIndex(of: letter).map { UInt8($0) }
        }
    }

    /// Word processors replace hyphens with other dashes.
    private static func isSeparator(_ character: Character) -> Bool {
        switch character {
        case "-", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2212}": true
        default: character.isWhitespace
        }
    }
}
