extension TextEncoding {
    /// Transcodes a text to UTF-8 without a byte order mark. Whatever is invalid in the encoding becomes a zero byte, as
    /// zero bytes themselves are invalid in the texts of other programs.
    func utf8(_ bytes: [UInt8]) -> [UInt8] {
        switch self {
        case .utf8: Self.checked(bytes)
        case .utf16LittleEndian: Self.transcode(bytes, low: 0)
        case .utf16BigEndian: Self.transcode(bytes, low: 1)
        case .windows1250, .windows1251, .windows1252, .latin1, .latin2: Self.transcode(bytes, upperHalf)
        }
    }

    private static func checked(_ bytes: [UInt8]) -> [UInt8] {
        let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        guard let first = UTF8Sequence.firstInvalid(in: bytes, from: isMarked ? 3 : 0) else {
            return isMarked ? Array(bytes[3...]) : bytes
        }
        var checked = bytes
        var invalid: Int? = first
        while let position = invalid {
            checked[position] = 0
            invalid = UTF8Sequence.firstInvalid(in: checked, from: position + 1)
        }
        return isMarked ? Array(checked[3...]) : checked
    }

    @_optimize(speed)
    private static func transcode(_ bytes: [UInt8], _ upperHalf: [Unicode.Scalar]) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count + bytes.count / 4)
        for byte in bytes {
            if byte < 0x80 {
                text.append(byte)
            } else {
                append(upperHalf[Int(byte) - 0x80].value, to: &text)
            }
        }
        return text
    }

    /// - Parameter low: the index of the lower byte of a code unit.
    private static func transcode(_ bytes: [UInt8], low: Int) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count / 2 + bytes.count / 4)
        var position = 0
        func unit(_ position: Int) -> UInt32 {
            UInt32(bytes[position + low]) | UInt32(bytes[position + 1 - low]) << 8
        }
        if bytes.count >= 2, unit(0) == 0xFEFF { position = 2 }
        while position + 1 < bytes.count {
            let first = unit(position)
            position += 2
            switch first {
            case 0xD800...0xDBFF:
                guard position + 1 < bytes.count, (0xDC00...0xDFFF).contains(unit(position)) else {
                    text.append(0)
                    continue
                }
                append(0x10000 + (first - 0xD800) << 10 + unit(position) - 0xDC00, to: &text)
                position += 2
            case 0xDC00...0xDFFF: text.append(0)
            default: append(first, to: &text)
            }
        }
        if position < bytes.count { text.append(0) }
        return text
    }

    @inline(__always)
    private static func append(_ scalar: UInt32, to text: inout [UInt8]) {
        let tail = { (shift: UInt32) in UInt8(truncatingIfNeeded: 0x80 | scalar >> shift & 0x3F) }
        switch scalar {
        case ..<0x80: text.append(UInt8(scalar))
        case ..<0x800:
            text.append(UInt8(0xC0 | scalar >> 6))
            text.append(tail(0))
        case 0xFFFD: text.append(0)
        case ..<0x10000:
            text.append(UInt8(0xE0 | scalar >> 12))
            text.append(tail(6))
            text.append(tail(0))
        default:
            text.append(UInt8(0xF0 | scalar >> 18))
            text.append(tail(12))
            text.append(tail(6))
            text.append(tail(0))
        }
    }
}

/// Checks sequences of UTF-8 (The Unicode Standard, table 3-7).
enum UTF8Sequence {
    /// The position of the first byte that begins no valid sequence; nil if all of the text is valid.
    @_optimize(speed)
    static func firstInvalid(in bytes: [UInt8], from start: Int) -> Int? {
        bytes.withUnsafeBytes { raw in
            var position = start
            while position < raw.count {
                if position &+ 8 <= raw.count,
                    raw.loadUnaligned(fromByteOffset: position, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
                {
                    position &+= 8
                    continue
                }
                let length = length(at: position, in: raw)
                if length == 0 { return position }
                position &+= length
            }
            return nil
        }
    }

    /// The number of bytes of the valid sequence at a position; 0 if there is none.
    @inline(__always)
    static func length(at position: Int, in bytes: UnsafeRawBufferPointer) -> Int {
        let first = bytes[position]
        if first < 0x80 { return 1 }
        guard position &+ 1 < bytes.count else { return 0 }
        let second = bytes[position &+ 1]
        let (length, range): (Int, ClosedRange<UInt8>)
        switch first {
        case 0xC2...0xDF: (length, range) = (2, 0x80...0xBF)
        case 0xE0: (length, range) = (3, 0xA0...0xBF)
        case 0xED: (length, range) = (3, 0x80...0x9F)
        case 0xE1...0xEF: (length, range) = (3, 0x80...0xBF)
        case 0xF0: (length, range) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (length, range) = (4, 0x80...0xBF)
        case 0xF4: (length, range) = (4, 0x80...0x8F)
        default: return 0
        }
        guard range.contains(second), position &+ length <= bytes.count else { return 0 }
        var next = position &+ 2
        while next < position &+ length {
            guard bytes[next] & 0xC0 == 0x80 else { return 0 }
            next &+= 1
        }
        return length
    }
}
