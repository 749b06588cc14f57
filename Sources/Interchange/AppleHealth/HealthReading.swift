/// Parses a part of a file that may be an export, as the host unpacks it, and returns the result as bytes of
/// `HealthScan`.
///
/// It limits and checks the unpacked bytes itself, as the host cannot be relied on to do so.
public struct HealthReading {
    /// Whether reading continues.
    public enum Status: Int32, Sendable {
        case continues = 0
        /// The part is not an export.
        case isOther = 1
        /// The part is larger than any export, such as a zip bomb.
        case isTooLarge = 2
    }

    /// The way the host reached the end of the part.
    public enum End: Int32, Sendable {
        case complete = 0
        case isCutOff = 1
        case isDamaged = 2
    }

    /// The number of bytes needed to detect an export.
    private static let detectionLength = 4096

    private let parts: HealthFileSections
    private let part: HealthFileSections.Part
    private var reader: AppleHealth
    private var start: [UInt8] = []
    private var isExport = false
    private var size: Int64 = 0
    private var checksum = RunningChecksum()

    /// Starts reading a part of the file; nil if there is no such part.
    public init?(_ parts: HealthFileSections, part: Int, order: [String]) {
        guard parts.parts.indices.contains(part) else { return nil }
        self.parts = parts
        self.part = parts.parts[part]
        reader = AppleHealth(order: order)
    }

    /// Parses the next chunk. `compressedSize` is the number of bytes of the file consumed so far, including this chunk.
    public mutating func read(_ bytes: UnsafeRawBufferPointer, compressedSize: Int64) -> Status {
        size += Int64(bytes.count)
        guard AppleHealth.isWithin(size, compressedSize: compressedSize) else { return .isTooLarge }
        checksum.add(bytes)
        if isExport {
            reader.read(bytes)
            return .continues
        }
        start += bytes
        if start.count < Self.detectionLength { return .continues }
        guard AppleHealth.isExport(start) else { return .isOther }
        begin()
        return .continues
    }

    private mutating func begin() {
        isExport = true
        reader.read(start[...])
        start = []
    }

    /// Returns the result as a scan; nil if the part is not an export.
    public consuming func finish(_ end: End) -> [UInt8]? {
        if !isExport {
            guard AppleHealth.isExport(start) else { return nil }
            begin()
        }
        if parts.hasNoDirectory { reader.report(.brokenZip, at: parts.size) }
        switch end {
        case .isCutOff:
            if !parts.hasNoDirectory { reader.report(.brokenZip, at: parts.size) }
        case .isDamaged: reader.report(.damaged, at: size)
        case .complete:
            if let expected = part.checksum, expected != checksum.value || part.size.map({ $0 != size }) ?? false {
                reader.report(.damaged, at: size)
            }
        }
        do throws(ImportFailure) {
            return HealthScan.bytes(of: try reader.finish())
        } catch {
            return HealthScan.bytes(of: error)
        }
    }
}
