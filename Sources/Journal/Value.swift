/// What a field of a record can hold.
public enum Value: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case bytes([UInt8])

    /// Its bytes in a batch; also what decides between two values of one stamp.
    public var encoded: [UInt8] {
        var writer = ByteWriter()
        writer.value(self)
        return writer.bytes
    }

    /// Whether its bytes come before another's: an order that is the same on every device.
    func precedes(_ other: Value) -> Bool {
        encoded.lexicographicallyPrecedes(other.encoded)
    }
}
