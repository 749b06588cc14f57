import DaybookCore

/// Reads the XML of Apple Health's export piece by piece, and never holds more of it than one tag and a piece.
///
/// What comes of it does not depend on how it is cut into pieces. A record that is wrong is left out and reported, and
/// the next one read. No document type is read and no entity expanded but XML's own five and character references.
public struct AppleHealth {
    /// The order of sources, unless the person says another: a watch counts before a phone, and both before all else.
    public static let usualOrder = ["Watch", "Phone"]
    /// How long a tag, a comment or the document type can be.
    static let longestTag = 1 << 20
    /// How deep elements can be within each other.
    static let deepest = 32
    /// How much of a longer piece is looked at together, so that it stays in the processor's cache.
    private static let piece = 128 << 10

    var records: HealthRecords
    let names = HealthNames()
    /// The marks of the elements that are open.
    var open: [UInt64] = []
    var hasBegun = false
    /// Whether the rest is not looked at.
    var isOver = false
    /// Where in the XML the bytes at hand begin.
    var base: Int64 = 0
    private var bytes: [UInt8] = []
    private var count = 0

    public init(order: [String] = usualOrder) {
        self.init(order: order, room: HealthQuantities.room)
    }

    /// A reader that settles as soon as so much waits, for tests.
    init(order: [String], room: Int) {
        records = HealthRecords(order: order, room: room)
    }

    /// Whether bytes from the beginning of a file look like such an export.
    public static func isExport(_ start: some Sequence<UInt8>) -> Bool {
        let start = Array(start.prefix(4096))
        return HealthBytes.with(start) { bytes in
            let first = bytes.skippingSpace(from: bytes.has([0xEF, 0xBB, 0xBF], at: 0) ? 3 : 0)
            guard first < bytes.count, bytes[first] == 60 else { return false }
            return bytes.place(of: Array("<HealthData".utf8), from: 0) != nil
                || bytes.place(of: Array("<!DOCTYPE HealthData".utf8), from: 0) != nil
        }
    }

    /// Reads on.
    public mutating func read(_ more: UnsafeRawBufferPointer) {
        var start = 0
        while start < more.count, !isOver {
            let end = min(start + Self.piece, more.count)
            read(piece: UnsafeRawBufferPointer(rebasing: more[start..<end]))
            start = end
        }
    }

    /// Reads on.
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
        // Taken out so that it can be looked at while all else changes.
        var bytes: [UInt8] = []
        swap(&bytes, &self.bytes)
        let count = count
        let read = bytes.withUnsafeMutableBytes { own in
            for place in count..<count + HealthBytes.padding { own[place] = 0 }
            guard let start = own.baseAddress else { return 0 }
            let read = scan(HealthBytes(UnsafeRawPointer(start), count: count), isLast: isLast)
            if read > 0, read < count { start.copyMemory(from: start + read, byteCount: count - read) }
            return read
        }
        swap(&bytes, &self.bytes)
        self.count = count - read
        base += Int64(read)
    }

    /// Adds a problem that the one who reads the file has with it.
    public mutating func report(_ kind: HealthProblem.Kind, at offset: Int64) { records.problems.add(kind, at: offset) }

    /// Ends the reading: what it came to. Throws `.notRecognised` for what is no such export, `.empty` for nothing.
    public consuming func finish() throws(ImportFailure) -> HealthExport {
        if bytes.isEmpty { throw .empty }
        if !isOver { scan(isLast: true) }
        guard hasBegun else { throw .notRecognised }
        if !isOver, !open.isEmpty { records.problems.add(.truncated, at: base) }
        return records.finish(byteCount: base + Int64(count))
    }
}
