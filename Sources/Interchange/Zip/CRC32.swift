/// CRC-32 as used in zip: polynomial 0x04C11DB7, reflected; "123456789" gives 0xCBF43926.
enum CRC32 {
    static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        var sum: UInt32 = ~0
        for byte in bytes { sum = table[Int((sum ^ UInt32(byte)) & 255)] ^ sum >> 8 }
        return ~sum
    }

    private static let table: [UInt32] = (0..<256).map { byte in
        var sum = UInt32(byte)
        for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        return sum
    }
}
