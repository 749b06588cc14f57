/// Reads a part of a file that may be an export, as a host unpacks it, and tells what came of it in the bytes of
/// `HealthScan`.
///
/// It bounds what is unpacked, and checks it, as the host cannot be relied on to.
public struct HealthReading {
    /// Whether it goes on.
    public enum Status: Int32, Sendable {
        case goesOn = 0
        /// It is no export.
        case isOther = 1
        /// It is more than any export has: made to fill memory.
        case isTooLarge = 2
    }

    /// How the host came to the end of the part.
    public enum End: Int32, Sendable {
        case isWhole = 0
        case isCutOff = 1
        case isDamaged = 2
    }

    /// How many bytes tell whether it is an export.
    private static let told = 4096

    private let parts: HealthFileSections
    private let part: HealthFileSections.Part
    private var reader: AppleHealth
    private var start: [UInt8] = []
    private var isExport = false
    private var size: Int64 = 0
    private var checksum = RunningChecksum()

    /// Begins with one of a file's parts; nil for one that it has not.
    public init?(_ parts: HealthFileSections, part: Int, order: [String]) {
        guard parts.parts.indices.contains(part) else { return nil }
        self.parts = parts
        self.part = parts.parts[part]
        reader = AppleHealth(order: order)
    }

    /// Reads on; `packedSize` is how many bytes of the file these and all before came from.
    public mutating func take(_ bytes: UnsafeRawBufferPointer, packedSize: Int64) -> Status {
        size += Int64(bytes.count)
        guard AppleHealth.isWithin(size, packedSize: packedSize) else { return .isTooLarge }
        checksum.add(bytes)
        if isExport {
            reader.read(bytes)
            return .goesOn
        }
        start += bytes
        if start.count < Self.told { return .goesOn }
        guard AppleHealth.isExport(start) else { return .isOther }
        begin()
        return .goesOn
    }

    private mutating func begin() {
        isExport = true
        reader.read(start[...])
        start = []
    }

    /// What came of it, as a scan; nil for what turns out to be no export.
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
        case .isWhole:
            if let wanted = part.checksum, wanted != checksum.value || part.size.map({ $0 != size }) ?? false {
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
