/// A value that a field of a record can hold.
public enum Value: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case bytes([UInt8])

    /// The encoding in a batch, also used to compare two values with the same stamp.
    public var encoded: [UInt8] {
        var writer = ByteWriter()
        writer.value(self)
        return writer.bytes
    }

    /// Whether its encoding sorts before another's. The order is the same on every device.
    func precedes(_ other: Value) -> Bool {
        encoded.lexicographicallyPrecedes(other.encoded)
    }
}
