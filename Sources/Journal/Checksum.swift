/// CRC-64/XZ: polynomial 0x42F0E1EBA9EA3693 reflected, all ones in and out; "123456789" gives 0x995DC9BBDF1939FA.
///
/// It detects damage and forks. It does not protect against tampering.
public enum Checksum {
    public static func of(_ bytes: [UInt8]) -> UInt64 { of(bytes, 0..<bytes.count) }

    /// The checksum stored in the eight bytes at a position, most significant first.
    static func stored(in bytes: [UInt8], at position: Int) -> UInt64 {
        bytes.withUnsafeBytes {
            UInt64(bigEndian: $0[position..<position + 8].loadUnaligned(as: UInt64.self))
        }
    }

    public static func of(_ bytes: [UInt8], _ range: Range<Int>) -> UInt64 {
        bytes.withUnsafeBytes { of(UnsafeRawBufferPointer(rebasing: $0[range])) }
    }

    @_optimize(speed)
    private static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        tables.withUnsafeBufferPointer { table in
            func entry(_ part: Int, _ sum: UInt64) -> UInt64 {
                table[(7 &- part) &* 256 &+ Int(truncatingIfNeeded: (sum &>> UInt64(8 &* part)) & 255)]
            }
            var sum = ~UInt64(0)
            var position = 0
            let wholeWords = bytes.count & ~7
            while position < wholeWords {
                sum ^= UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
                sum =
                    entry(0, sum) ^ entry(1, sum) ^ entry(2, sum) ^ entry(3, sum)
                    ^ entry(4, sum) ^ entry(5, sum) ^ entry(6, sum) ^ entry(7, sum)
                position &+= 8
            }
            while position < bytes.count {
                sum = table[Int(truncatingIfNeeded: (sum ^ UInt64(bytes[position])) & 255)] ^ sum &>> 8
                position &+= 1
            }
            return ~sum
        }
    }

    /// Eight tables of 256 entries, one per byte of a word ("slicing by eight").
    private static let tables: [UInt64] = {
        var tables = [UInt64](repeating: 0, count: 8 * 256)
        for byte in 0..<256 {
            var sum = UInt64(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xC96C_5795_D787_0F42 : sum >> 1 }
            tables[byte] = sum
        }
        for byte in 256..<tables.count {
            let before = tables[byte - 256]
            tables[byte] = tables[Int(before & 255)] ^ before >> 8
        }
        return tables
    }()
}
