/// SipHash-2-4 (Aumasson and Bernstein, "SipHash: a fast short-input PRF", 2012).
///
/// Unlike a checksum it is not linear: what was hashed can be guessed and compared, but not computed from the hash.
enum SipHash {
    /// - Parameter key: The two halves of its key, each of which has its eight bytes with the least significant first.
    static func hash(of bytes: [UInt8], key: (UInt64, UInt64)) -> UInt64 {
        var state = State(key)
        let whole = bytes.count & ~7
        var position = 0
        while position < whole {
            state.add(word(bytes, from: position, count: 8))
            position += 8
        }
        state.add(word(bytes, from: whole, count: bytes.count - whole) | UInt64(bytes.count & 255) << 56)
        return state.finish()
    }

    /// Up to eight bytes as a number, the least significant first.
    private static func word(_ bytes: [UInt8], from start: Int, count: Int) -> UInt64 {
        var word: UInt64 = 0
        for index in 0..<count { word |= UInt64(bytes[start + index]) << UInt64(8 * index) }
        return word
    }

    private struct State {
        private var v0, v1, v2, v3: UInt64

        init(_ key: (UInt64, UInt64)) {
            v0 = key.0 ^ 0x736F_6D65_7073_6575
            v1 = key.1 ^ 0x646F_7261_6E64_6F6D
            v2 = key.0 ^ 0x6C79_6765_6E65_7261
            v3 = key.1 ^ 0x7465_6462_7974_6573
        }

        mutating func add(_ word: UInt64) {
            v3 ^= word
            for _ in 0..<2 { mix() }
            v0 ^= word
        }

        mutating func finish() -> UInt64 {
            v2 ^= 0xFF
            for _ in 0..<4 { mix() }
            return v0 ^ v1 ^ v2 ^ v3
        }

        private mutating func mix() {
            v0 &+= v1
            v1 = Self.rotated(v1, 13) ^ v0
            v0 = Self.rotated(v0, 32)
            v2 &+= v3
            v3 = Self.rotated(v3, 16) ^ v2
            v0 &+= v3
            v3 = Self.rotated(v3, 21) ^ v0
            v2 &+= v1
            v1 = Self.rotated(v1, 17) ^ v2
            v2 = Self.rotated(v2, 32)
        }

        private static func rotated(_ word: UInt64, _ count: UInt64) -> UInt64 {
            word &<< count | word &>> (64 - count)
        }
    }
}

extension Identifier {
    /// A code of sixteen hexadecimal digits for a text, which only those can compute who know this identifier.
    public func code(of text: String) -> String {
        Hexadecimal.text(SipHash.hash(of: Array(text.utf8), key: (high, low)).bigEndianBytes)
    }
}
