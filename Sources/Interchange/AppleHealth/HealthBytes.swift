/// Some bytes of an export in memory, behind which at least `padding` more can be read.
///
/// Positions are not checked: whoever asks stays below `count`, and reads at most eight bytes from there.
struct HealthBytes {
    static let padding = 32

    private let base: UnsafeRawPointer
    /// Where they end.
    let count: Int

    init(_ base: UnsafeRawPointer, count: Int) {
        self.base = base
        self.count = count
    }

    /// The same bytes, ending earlier.
    @inline(__always)
    func upTo(_ end: Int) -> HealthBytes { HealthBytes(base, count: min(end, count)) }

    @inline(__always)
    subscript(position: Int) -> UInt8 { base.load(fromByteOffset: position, as: UInt8.self) }

    /// Eight bytes, the first of them the least significant.
    @inline(__always)
    func word(at position: Int) -> UInt64 {
        UInt64(littleEndian: base.loadUnaligned(fromByteOffset: position, as: UInt64.self))
    }

    /// The first place of a byte from a position on; `count` or more if there is none. Eight bytes are looked at at once
    /// (S. E. Anderson, "Bit Twiddling Hacks": determine if a word has a zero byte).
    @inline(__always)
    func place(of byte: UInt8, from start: Int) -> Int {
        let sought = UInt64(byte) &* 0x0101_0101_0101_0101
        var position = start
        while position < count {
            let difference = word(at: position) ^ sought
            let found = (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
            if found != 0 { return position &+ found.trailingZeroBitCount &>> 3 }
            position &+= 8
        }
        return count
    }

    /// The first place of some bytes from a position on; nil if there is none.
    func place(of sought: [UInt8], from start: Int) -> Int? {
        var position = place(of: sought[0], from: start)
        while position + sought.count <= count {
            if has(sought, at: position) { return position }
            position = place(of: sought[0], from: position + 1)
        }
        return nil
    }

    /// Whether some bytes stand at a position.
    func has(_ sought: [UInt8], at position: Int) -> Bool {
        guard position + sought.count <= count else { return false }
        return sought.indices.allSatisfy { self[position + $0] == sought[$0] }
    }

    /// The first place from a position on that is no white space; `count` if there is none.
    @inline(__always)
    func skippingSpace(from start: Int) -> Int {
        var position = start
        while position < count, Self.isSpace(self[position]) { position &+= 1 }
        return position
    }

    @inline(__always)
    static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 10 || byte == 13 || byte == 9 }

    /// A number that different bytes hardly share: names are told apart by it.
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

    /// The mark of a name.
    static func mark(_ name: String) -> UInt64 {
        let bytes = Array(name.utf8)
        return with(bytes) { $0.mark(HealthText(start: 0, count: bytes.count)) }
    }

    /// Looks at an array's bytes.
    static func with<Result>(_ bytes: [UInt8], _ body: (HealthBytes) -> Result) -> Result {
        let padded = bytes + [UInt8](repeating: 0, count: padding)
        return padded.withUnsafeBytes { raw in
            guard let base = raw.baseAddress else { preconditionFailure("an array with padding") }
            return body(HealthBytes(base, count: bytes.count))
        }
    }

    func array(_ text: HealthText) -> [UInt8] { (text.start..<text.start + text.count).map { self[$0] } }
}

/// Where a text stands among the bytes.
struct HealthText: Equatable {
    var start = 0
    /// How many bytes it has; −1 where there is no such text.
    var count = -1

    var isThere: Bool { count >= 0 }
    var end: Int { start + count }
}
