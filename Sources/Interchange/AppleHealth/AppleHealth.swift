import DaybookCore

/// Parses the XML of Apple Health's export incrementally, holding no more than one tag and one chunk in memory.
///
/// The result does not depend on how the file is split into chunks. An invalid record is reported and skipped. Document
/// types are not interpreted, and no entities are expanded except the predefined ones and character references.
public struct AppleHealth {
    /// The default priority of sources: a watch before a phone, and both before all others.
    public static let defaultOrder = ["Watch", "Phone"]
    /// The maximum length of a tag, comment or document type, in bytes.
    static let longestTag = 1 << 20
    /// The maximum nesting depth of elements.
    static let maximumDepth = 32
    /// The size in which larger chunks are processed, so that they stay in the processor's cache.
    private static let piece = 128 << 10

    var records: HealthRecords
    let names = HealthNames()
    /// The name hashes of the open elements.
    var open: [UInt64] = []
    var hasBegun = false
    /// Whether the rest is ignored.
    var isOver = false
    /// The offset of the buffer in the XML.
    var base: Int64 = 0
    private var bytes: [UInt8] = []
    private var count = 0

    public init(order: [String] = defaultOrder) {
        self.init(order: order, room: HealthQuantities.room)
    }

    /// Creates a reader with a smaller memory limit, for tests.
    init(order: [String], room: Int) {
        records = HealthRecords(order: order, room: room)
    }

    /// Returns whether the first bytes of a file look like such an export.
    public static func isExport(_ start: some Sequence<UInt8>) -> Bool {
        let start = Array(start.prefix(4096))
        return HealthBytes.with(start) { bytes in
            let first = bytes.skippingSpace(from: bytes.has([0xEF, 0xBB, 0xBF], at: 0) ? 3 : 0)
            guard first < bytes.count, bytes[first] == 60 else { return false }
            return bytes.firstIndex(of: Array("<HealthData".utf8), from: 0) != nil
                || bytes.firstIndex(of: Array("<!DOCTYPE HealthData".utf8), from: 0) != nil
        }
    }

    /// Parses the next chunk.
    public mutating func read(_ more: UnsafeRawBufferPointer) {
        var start = 0
        while start < more.count, !isOver {
            let end = min(start + Self.piece, more.count)
            read(piece: UnsafeRawBufferPointer(rebasing: more[start..<end]))
            start = end
        }
    }

    /// Parses the next chunk.
    public mutating func read(_ more: ArraySlice<UInt8>) {
        more.withUnsafeBytes { read($0) }
    }

    private mutating func read(piece: UnsafeRawBufferPointer) {
        let needed = count + piece.count + HealthBytes.padding
        if bytes.count < needed { bytes += [UInt8](repeating: 0, count: max(needed, 2 * Self.piece) - bytes.count) }
        let used = count
        bytes.withUnsafeMutableBytes { own in
            UnsafeMutableRawBufferPointer(rebasing: own[used..<used + piece.count]).copyMemory(from: piece)
        }
        count += piece.count
        scan(isLast: false)
    }

    private mutating func scan(isLast: Bool) {
        // Moved out of `self`, so that it can be read while `self` is mutated.
        var bytes: [UInt8] = []
        swap(&bytes, &self.bytes)
        let count = count
        let read = bytes.withUnsafeMutableBytes { own in
            for index in count..<count + HealthBytes.padding { own[index] = 0 }
            guard let start = own.baseAddress else { return 0 }
            let read = scan(HealthBytes(UnsafeRawPointer(start), count: count), isLast: isLast)
            if read > 0, read < count { start.copyMemory(from: start + read, byteCount: count - read) }
            return read
        }
        swap(&bytes, &self.bytes)
        self.count = count - read
        base += Int64(read)
    }

    /// Adds a problem found by the host while reading the file.
    public mutating func report(_ kind: HealthProblem.Kind, at offset: Int64) { records.problems.add(kind, at: offset) }

    /// Finishes parsing and returns the result. Throws `.unknownFormat` if this is not an export, and `.empty` for no
    /// bytes.
    public consuming func finish() throws(ImportFailure) -> HealthExport {
        if bytes.isEmpty { throw .empty }
        if !isOver { scan(isLast: true) }
        guard hasBegun else { throw .unknownFormat }
        if !isOver, !open.isEmpty { records.problems.add(.truncated, at: base) }
        return records.finish(byteCount: base + Int64(count))
    }
}
