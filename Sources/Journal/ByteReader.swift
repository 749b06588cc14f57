/// The reason bytes could not be decoded, with the position.
public enum DecodingFailure: Error, Hashable, Sendable {
    case truncated(at: Int)
    case malformed(at: Int)
    case unknownVersion(UInt8)
    /// Sealed content is not what its author sealed, or the key is not the one it was sealed with.
    case unopenable
}

/// Reads numbers, texts and values from bytes. It never reads past the end and never traps.
public struct ByteReader: Sendable {
    public let bytes: [UInt8]
    public internal(set) var position: Int
    public let end: Int

    public init(_ bytes: [UInt8]) { self.init(bytes, 0..<bytes.count) }

    public init(_ bytes: [UInt8], _ range: Range<Int>) {
        self.bytes = bytes
        position = range.lowerBound
        end = range.upperBound
    }

    public var isAtEnd: Bool { position >= end }

    /// Whether these bytes, at least one, come next.
    @_optimize(speed)
    func has(_ other: [UInt8]) -> Bool {
        let count = other.count
        guard count > 0, count <= end - position else { return false }
        for index in 0..<count where bytes[position &+ index] != other[index] { return false }
        return true
    }

    @_optimize(speed)
    public mutating func byte() throws(DecodingFailure) -> UInt8 {
        guard position < end else { throw .truncated(at: position) }
        defer { position &+= 1 }
        return bytes[position]
    }

    /// Skips bytes and returns their range.
    @_optimize(speed)
    public mutating func skip(_ count: Int) throws(DecodingFailure) -> Range<Int> {
        guard count >= 0, count <= end - position else { throw .truncated(at: position) }
        defer { position += count }
        return position..<position + count
    }

    public mutating func bytes(_ count: Int) throws(DecodingFailure) -> [UInt8] {
        let range = try skip(count)
        return bytes.withUnsafeBytes { Array(UnsafeRawBufferPointer(rebasing: $0[range])) }
    }

    @_optimize(speed)
    public mutating func uint64() throws(DecodingFailure) -> UInt64 {
        let start = try skip(8).lowerBound
        return bytes.withUnsafeBytes {
            UInt64(bigEndian: $0.loadUnaligned(fromByteOffset: start, as: UInt64.self))
        }
    }

    /// An unsigned LEB128 number in its shortest form.
    @_optimize(speed)
    public mutating func varint() throws(DecodingFailure) -> UInt64 {
        let first = try byte()
        if first < 0x80 { return UInt64(first) }
        var number = UInt64(first & 0x7F)
        var shift: UInt64 = 7
        while true {
            let next = try byte()
            guard shift < 63 || next <= 1, next != 0 else { throw .malformed(at: position - 1) }
            number |= UInt64(next & 0x7F) << shift
            if next < 0x80 { return number }
            shift += 7
        }
    }

    /// Reads a number of elements, each of at least `size` bytes. Validated, so that a corrupt count cannot cause a
    /// large allocation.
    @_optimize(speed)
    public mutating func count(of size: Int = 1) throws(DecodingFailure) -> Int {
        let start = position
        let number = try varint()
        guard number <= UInt64((end - position) / size) else { throw .truncated(at: start) }
        return Int(number)
    }

    @_optimize(speed)
    public mutating func integer() throws(DecodingFailure) -> Int64 {
        let number = try varint()
        return Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
    }

    public mutating func lengthPrefixedBytes() throws(DecodingFailure) -> [UInt8] {
        try bytes(try count())
    }

    @_optimize(speed)
    public mutating func text() throws(DecodingFailure) -> String {
        let start = position
        let range = try skip(try count())
        // Most texts are ASCII, which the standard library decodes faster without UTF-8 validation.
        if bytes[range].allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes[range], as: UTF8.self) }
        guard let text = String(validating: bytes[range], as: UTF8.self) else { throw .malformed(at: start) }
        return text
    }

    public mutating func identifier() throws(DecodingFailure) -> Identifier {
        Identifier(high: try uint64(), low: try uint64())
    }

    @_optimize(speed)
    public mutating func recordID() throws(DecodingFailure) -> RecordID {
        let length = try byte()
        guard let record = RecordID(bytes, try skip(Int(length))) else { throw .malformed(at: position) }
        return record
    }

    @_optimize(speed)
    public mutating func value() throws(DecodingFailure) -> Value {
        switch try byte() {
        case 0: .null
        case 1: .integer(try integer())
        case 2: .real(Double(bitPattern: try uint64()))
        case 3: .text(try text())
        case 4: .bytes(try lengthPrefixedBytes())
        default: throw .malformed(at: position - 1)
        }
    }
}
