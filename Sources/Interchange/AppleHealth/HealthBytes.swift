/// Bytes of an export in memory, followed by at least `padding` readable bytes.
///
/// Positions are not checked: callers stay below `count` and read at most eight bytes from there.
struct HealthBytes {
    static let padding = 32

    private let base: UnsafeRawPointer
    /// The number of bytes.
    let count: Int

    init(_ base: UnsafeRawPointer, count: Int) {
        self.base = base
        self.count = count
    }

    /// The same bytes, cut off at a position.
    @inline(__always)
    func upTo(_ end: Int) -> HealthBytes { HealthBytes(base, count: min(end, count)) }

    @inline(__always)
    subscript(position: Int) -> UInt8 { base.load(fromByteOffset: position, as: UInt8.self) }

    /// Eight bytes as a little-endian word.
    @inline(__always)
    func word(at position: Int) -> UInt64 {
        UInt64(littleEndian: base.loadUnaligned(fromByteOffset: position, as: UInt64.self))
    }

    /// The first index of a byte from a position; `count` or more if there is none. Compares eight bytes at a time (S.
    /// E. Anderson, "Bit Twiddling Hacks": determine if a word has a zero byte).
    @inline(__always)
    func firstIndex(of byte: UInt8, from start: Int) -> Int {
        let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
        var position = start
        while position < count {
            let difference = word(at: position) ^ pattern
            let found = (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
            if found != 0 { return position &+ found.trailingZeroBitCount &>> 3 }
            position &+= 8
        }
        return count
    }

    /// The first index of a byte sequence from a position; nil if there is none.
    func firstIndex(of pattern: [UInt8], from start: Int) -> Int? {
        var position = firstIndex(of: pattern[0], from: start)
        while position + pattern.count <= count {
            if has(pattern, at: position) { return position }
            position = firstIndex(of: pattern[0], from: position + 1)
        }
        return nil
    }

    /// Returns whether a byte sequence is at a position.
    func has(_ pattern: [UInt8], at position: Int) -> Bool {
        guard position + pattern.count <= count else { return false }
        return pattern.indices.allSatisfy { self[position + $0] == pattern[$0] }
    }

    /// The first index that is not white space; `count` if there is none.
    @inline(__always)
    func skippingSpace(from start: Int) -> Int {
        var position = start
        while position < count, Self.isSpace(self[position]) { position &+= 1 }
        return position
    }

    @inline(__always)
    static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 10 || byte == 13 || byte == 9 }

    /// A hash by which names are compared.
    @inline(__always)
    func mark(_ text: HealthText) -> UInt64 {
        var mark = UInt64(truncatingIfNeeded: text.count) &* 0x9E37_79B9_7F4A_7C15
        var position = text.start
        var left = text.count
        while left >= 8 {
            mark = (mark ^ word(at: position)) &* 0xBF58_476D_1CE4_E5B9
            mark ^= mark &>> 32
            position &+= 8
            left &-= 8
        }
        if left > 0 {
            mark = (mark ^ word(at: position) & ((1 &<< UInt64(8 &* left)) &- 1)) &* 0xBF58_476D_1CE4_E5B9
            mark ^= mark &>> 29
        }
        return mark
    }

    /// The hash of a name.
    static func mark(_ name: String) -> UInt64 {
        let bytes = Array(name.utf8)
        return with(bytes) { $0.mark(HealthText(start: 0, count: bytes.count)) }
    }

    /// Calls a closure with the bytes of an array.
    static func with<Result>(_ bytes: [UInt8], _ body: (HealthBytes) -> Result) -> Result {
        let padded = bytes + [UInt8](repeating: 0, count: padding)
        return padded.withUnsafeBytes { raw in
            guard let base = raw.baseAddress else { preconditionFailure("an array with padding") }
            return body(HealthBytes(base, count: bytes.count))
        }
    }

    func array(_ text: HealthText) -> [UInt8] { (text.start..<text.start + text.count).map { self[$0] } }
}

/// The range of a text within the bytes.
struct HealthText: Equatable {
    var start = 0
    /// Its length in bytes; −1 if there is no such text.
    var count = -1

    var isThere: Bool { count >= 0 }
    var end: Int { start + count }
}
