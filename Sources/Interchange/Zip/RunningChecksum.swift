/// An incremental CRC-32 that processes eight bytes at a time (Intel, "High Octane CRC Generation with the Intel
/// Slicing-by-8 Algorithm", 2006).
struct RunningChecksum {
    private var sum: UInt32 = ~0
    /// Eight tables of 256 entries: the effect of a byte, by the number of bytes that follow it.
    private let tables: [UInt32]

    init() {
        var tables: [UInt32] = (0..<256).map { byte in
            var sum = UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
            return sum
        }
        for index in 256..<2048 { tables.append(tables[index - 256] >> 8 ^ tables[Int(tables[index - 256] & 255)]) }
        self.tables = tables
    }

    /// The checksum of all bytes so far.
    var value: UInt32 { ~sum }

    @_optimize(speed)
    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        guard let base = bytes.baseAddress else { return }
        var sum = sum
        var index = 0
        tables.withUnsafeBufferPointer { tables in
            while index &+ 8 <= bytes.count {
                let word =
                    UInt64(littleEndian: base.loadUnaligned(fromByteOffset: index, as: UInt64.self)) ^ UInt64(sum)
                var next: UInt32 = 0
                var shift: UInt64 = 0
                while shift < 64 {
                    // The first byte is followed by seven, the last by none.
                    next ^= tables[Int(truncatingIfNeeded: word &>> shift & 255 | (56 &- shift) &<< 5)]
                    shift &+= 8
                }
                sum = next
                index &+= 8
            }
            while index < bytes.count {
                sum = tables[Int((sum ^ UInt32(bytes[index])) & 255)] ^ sum >> 8
                index &+= 1
            }
        }
        self.sum = sum
    }
}
