/// Identifies a record within its table by 1 to 64 bytes.
///
/// Usually sixteen random bytes. A record that can exist only once has a kind byte followed by its key.
/// Up to 24 bytes are stored inline, so that most ids need no allocation.
public struct RecordID: Hashable, Comparable, Sendable {
    public static let maximumLength = 64

    private let first: UInt64
    private let second: UInt64
    private let third: UInt64
    private let length: UInt8
    private let rest: [UInt8]

    /// Creates an id from bytes; nil if there are none or more than 64.
    public init?(_ bytes: [UInt8]) {
        self.init(bytes, 0..<bytes.count)
    }

    /// Creates an id from a range of an array's bytes; nil if there are none or more than 64.
    @_optimize(speed)
    init?(_ bytes: [UInt8], _ range: Range<Int>) {
        guard !range.isEmpty, range.count <= Self.maximumLength else { return nil }
        (first, second, third) = bytes.withUnsafeBytes {
            let source = UnsafeRawBufferPointer(rebasing: $0[range])
            return (Self.word(of: source, at: 0), Self.word(of: source, at: 8), Self.word(of: source, at: 16))
        }
        length = UInt8(range.count)
        rest = range.count > 24 ? Array(bytes[range].dropFirst(24)) : []
    }

    /// Eight bytes from a position, most significant first, padded with zeros.
    @_optimize(speed)
    private static func word(of bytes: UnsafeRawBufferPointer, at start: Int) -> UInt64 {
        if bytes.count >= start + 8 {
            return UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
        }
        var word: UInt64 = 0
        var shift: UInt64 = 56
        for position in start..<max(start, bytes.count) {
            word |= UInt64(bytes[position]) << shift
            shift &-= 8
        }
        return word
    }

    /// Creates an id of sixteen random bytes.
    public init(_ identifier: Identifier) {
        first = identifier.high
        second = identifier.low
        third = 0
        length = 16
        rest = []
    }

    /// The id of the same length that follows this one; nil for the last.
    public var next: RecordID? {
        var bytes = bytes
        for index in bytes.indices.reversed() {
            bytes[index] &+= 1
            if bytes[index] != 0 { return RecordID(bytes) }
        }
        return nil
    }

    /// The number of bytes, 1 to 64.
    public var count: Int { Int(length) }

    /// The bytes of the id.
    public var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        for position in 0..<min(count, 24) { bytes.append(self[position]) }
        return bytes + rest
    }

    /// The byte at a position from 0 to `count` − 1.
    public subscript(position: Int) -> UInt8 {
        guard position < 24 else { return rest[position - 24] }
        let word = position < 8 ? first : position < 16 ? second : third
        return UInt8(truncatingIfNeeded: word >> UInt64(56 - 8 * (position & 7)))
    }

    /// The last four bytes, most significant first. The id must have at least four.
    @_optimize(speed)
    public var lastFourBytes: UInt32 {
        guard count > 24 else { return UInt32(truncatingIfNeeded: Self.word(of: self, at: count - 4) >> 32) }
        return (count - 4..<count).reduce(0) { $0 << 8 | UInt32(self[$1]) }
    }

    /// The id made of a range of its bytes; nil if the range is empty or out of bounds.
    @_optimize(speed)
    public func part(_ range: Range<Int>) -> RecordID? {
        guard range.lowerBound >= 0, range.upperBound <= count, !range.isEmpty else { return nil }
        guard range.upperBound <= 24 else { return RecordID(bytes, range) }
        return RecordID(self, range)
    }

    /// Copies a range of the inline bytes without allocating.
    @_optimize(speed)
    private init(_ whole: RecordID, _ range: Range<Int>) {
        let start = range.lowerBound
        first = Self.word(of: whole, at: start) & Self.mask(range.count)
        second = Self.word(of: whole, at: start + 8) & Self.mask(range.count - 8)
        third = Self.word(of: whole, at: start + 16) & Self.mask(range.count - 16)
        length = UInt8(range.count)
        rest = []
    }

    /// Eight bytes from a position. Bytes past the 24th are zero.
    private static func word(of id: RecordID, at start: Int) -> UInt64 {
        let (high, low) =
            switch start / 8 {
            case 0: (id.first, id.second)
            case 1: (id.second, id.third)
            case 2: (id.third, 0)
            default: (0, 0)
            }
        let shift = UInt64(start % 8 * 8)
        return high << shift | low >> (64 - shift)
    }

    /// A mask of the first `count` bytes, at most eight.
    private static func mask(_ count: Int) -> UInt64 {
        count <= 0 ? 0 : count >= 8 ? .max : ~(.max >> UInt64(count * 8))
    }

    /// Hexadecimal digits, as in URLs and JSON.
    public var hex: String { Hexadecimal.text(bytes) }

    /// Parses hexadecimal digits; nil for anything else.
    public init?(hex: String) {
        guard let bytes = Hexadecimal.bytes(hex) else { return nil }
        self.init(bytes)
    }

    @_optimize(speed)
    public static func == (left: RecordID, right: RecordID) -> Bool {
        left.first == right.first && left.second == right.second && left.third == right.third
            && left.length == right.length && (left.length <= 24 || left.rest == right.rest)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(hash64)
    }

    /// A hash of the bytes in which every bit depends on all of them.
    @_optimize(speed)
    var hash64: UInt64 {
        var number = UInt64(length)
        func mix(_ word: UInt64) {
            number = (number ^ word) &* 0x9E37_79B9_7F4A_7C15
            number ^= number >> 29
        }
        mix(first)
        mix(second)
        mix(third)
        for byte in rest { mix(UInt64(byte)) }
        return (number &* 0xBF58_476D_1CE4_E5B9) ^ number >> 32
    }

    /// Lexicographic order of bytes: a prefix comes first.
    public static func < (left: RecordID, right: RecordID) -> Bool {
        if left.first != right.first { return left.first < right.first }
        if left.second != right.second { return left.second < right.second }
        if left.third != right.third { return left.third < right.third }
        if left.length > 24, right.length > 24, left.rest != right.rest {
            return left.rest.lexicographicallyPrecedes(right.rest)
        }
        return left.length < right.length
    }
}
