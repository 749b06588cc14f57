/// Encodes numbers, texts and values as specified in `docs/sync.md`.
public struct ByteWriter: Sendable {
    public private(set) var bytes: [UInt8] = []

    public init() {}

    public mutating func byte(_ byte: UInt8) { bytes.append(byte) }

    public mutating func bytes(_ more: [UInt8]) { bytes.append(contentsOf: more) }

    /// Eight bytes, most significant first.
    public mutating func uint64(_ number: UInt64) {
        withUnsafeBytes(of: number.bigEndian) { bytes.append(contentsOf: $0) }
    }

    /// An unsigned LEB128 number: seven bits a byte, least significant first.
    public mutating func varint(_ number: UInt64) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    /// A number of elements.
    public mutating func count(_ number: Int) { varint(UInt64(number)) }

    /// A signed number in zigzag encoding, so that small ones of either sign are short.
    public mutating func integer(_ number: Int64) {
        varint(UInt64(bitPattern: number << 1 ^ number >> 63))
    }

    /// Bytes, preceded by their count.
    public mutating func lengthPrefixedBytes(_ block: [UInt8]) {
        count(block.count)
        bytes.append(contentsOf: block)
    }

    /// UTF-8, preceded by its byte count.
    public mutating func text(_ text: String) {
        count(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    public mutating func identifier(_ identifier: Identifier) {
        uint64(identifier.high)
        uint64(identifier.low)
    }

    public mutating func recordID(_ record: RecordID) {
        byte(UInt8(record.count))
        bytes(record.bytes)
    }

    public mutating func value(_ value: Value) {
        switch value {
        case .null:
            byte(0)
        case .integer(let number):
            byte(1)
            integer(number)
        case .real(let number):
            byte(2)
            uint64(number.bitPattern)
        case .text(let text):
            byte(3)
            self.text(text)
        case .bytes(let block):
            byte(4)
            lengthPrefixedBytes(block)
        }
    }
}
