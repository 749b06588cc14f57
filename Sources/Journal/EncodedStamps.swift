/// The stamps of a table in a snapshot, decoded one at a time, because few are needed.
///
/// Records are written a batch at a time, so there are far fewer stamps than fields: each stamp is encoded once, and
/// each field has the number of its stamp, in one, two or four bytes.
struct EncodedStamps: Sendable {
    private let bytes: [UInt8]
    /// The position of the stamps in `bytes`.
    private let stamps: Int
    private let stampCount: Int
    /// The position of the numbers in `bytes`.
    private let numbers: Int
    private let fieldCount: Int
    /// The number of bytes of a number.
    private let width: Int

    init(from reader: inout ByteReader, fieldCount: Int) throws(DecodingFailure) {
        bytes = reader.bytes
        stampCount = try reader.count(of: 16)
        stamps = try reader.skip(stampCount * 16).lowerBound
        self.fieldCount = fieldCount
        width = Self.width(stampCount)
        numbers = try reader.skip(fieldCount * width).lowerBound
    }

    /// The stamp of a field; `.never` for fields that were added since.
    @_optimize(speed)
    subscript(field: Int) -> Stamp {
        guard field < fieldCount else { return .never }
        return bytes.withUnsafeBytes { bytes in
            var number = 0
            for offset in 0..<width { number = number << 8 | Int(bytes[numbers + field * width + offset]) }
            guard number < stampCount else { return .never }
            let start = stamps + number * 16
            return Stamp(
                time: UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)),
                device: DeviceID(UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: start + 8, as: UInt64.self))))
        }
    }

    /// Encodes the stamps of all fields.
    @_optimize(speed)
    static func write(_ fields: [Stamp], to writer: inout ByteWriter) {
        var numbers: [Stamp: Int] = [:]
        var distinct: [Stamp] = []
        var last: (stamp: Stamp, number: Int)?
        let fieldNumbers = fields.map { stamp -> Int in
            // Fields of one record mostly have the same stamp.
            if let last, last.stamp == stamp { return last.number }
            let number = numbers[stamp] ?? distinct.count
            if number == distinct.count {
                numbers[stamp] = number
                distinct.append(stamp)
            }
            last = (stamp, number)
            return number
        }
        writer.count(distinct.count)
        for stamp in distinct {
            writer.uint64(stamp.time)
            writer.uint64(stamp.device.number)
        }
        let width = width(distinct.count)
        for number in fieldNumbers {
            for offset in (0..<width).reversed() { writer.byte(UInt8(truncatingIfNeeded: number >> (8 * offset))) }
        }
    }

    private static func width(_ stampCount: Int) -> Int { stampCount <= 1 << 8 ? 1 : stampCount <= 1 << 16 ? 2 : 4 }
}
