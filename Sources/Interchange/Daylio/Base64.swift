/// Decodes base64 (RFC 4648).
enum Base64 {
    /// Decodes a text, ignoring white space; nil for invalid text.
    static func bytes(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count / 4 * 3)
        var (bits, count, padding) = (UInt32(0), 0, 0)
        for byte in text {
            if byte == 61 {
                padding += 1
            } else if let value = value(of: byte) {
                guard padding == 0 else { return nil }
                bits = bits << 6 | value
                count += 1
                if count % 4 == 0 {
                    for shift in [16, 8, 0] as [UInt32] { bytes.append(UInt8(truncatingIfNeeded: bits >> shift)) }
                }
            } else if !isSpace(byte) {
                return nil
            }
        }
        switch count % 4 {
        case 0: return padding == 0 ? bytes : nil
        case 2 where padding == 0 || padding == 2: return bytes + [UInt8(truncatingIfNeeded: bits >> 4)]
        case 3 where padding == 0 || padding == 1:
            return bytes + [UInt8(truncatingIfNeeded: bits >> 10), UInt8(truncatingIfNeeded: bits >> 2)]
        default: return nil
        }
    }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 || byte == 32 || byte == 9 }

    private static func value(of byte: UInt8) -> UInt32? {
        switch byte {
        case 65...90: UInt32(byte - 65)
        case 97...122: UInt32(byte - 71)
        case 48...57: UInt32(byte + 4)
        case 43, 45: 62
        case 47, 95: 63
        default: nil
        }
    }
}
