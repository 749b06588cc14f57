/// The directory of a zip archive of any size (PKWARE APPNOTE 6.3, with ZIP64). Reads only what it needs; metadata
/// files of macOS and Windows are ignored.
public struct ZipDirectory: Sendable {
    /// Reads a number of bytes at an offset; returns nil if they are not available.
    public typealias Read = (_ offset: Int64, _ count: Int) -> [UInt8]?

    /// A compressed file.
    public struct Entry: Hashable, Sendable {
        /// The path within the archive, separated by "/".
        public var path = ""
        /// The compression method: 0 for stored, 8 for deflated.
        public var method = 0
        public var isEncrypted = false
        /// The compressed and unpacked sizes in bytes; nil if only the compressed bytes tell.
        public var compressedSize: Int64?
        public var size: Int64?
        public var checksum: UInt32?
        /// The offset of its local header.
        public var header: Int64 = 0
    }

    /// The maximum size of the directory in bytes: an export of Apple Health has a file for each route.
    static let maximumSize: Int64 = 32 << 20

    /// The files in directory order.
    public private(set) var entries: [Entry] = []

    /// Reads the directory of an archive of the given size. Throws `.badArchive`.
    public init(size: Int64, read: Read) throws(ImportFailure) {
        let (start, length) = try Self.locate(size: size, read: read)
        guard length <= Self.maximumSize else { throw .badArchive(path: "", .tooManyFiles) }
        guard let bytes = read(start, Int(length)) else { throw .badArchive(path: "", .truncated) }
        var record = ZipRecord(bytes)
        while record.remaining >= 46 {
            guard record.number(at: 0, 4) == 0x0201_4b50 else { throw .badArchive(path: "", .truncated) }
            let lengths = (record.count(at: 28), record.count(at: 30), record.count(at: 32))
            let length = 46 + lengths.0 + lengths.1 + lengths.2
            guard length <= record.remaining else { throw .badArchive(path: "", .truncated) }
            var entry = Entry(path: record.path(at: 46, lengths.0), method: record.count(at: 10))
            entry.isEncrypted = record.number(at: 8, 2) & 1 == 1
            entry.checksum = UInt32(truncatingIfNeeded: record.number(at: 16, 4))
            var numbers = [24, 20, 42].map { record.number(at: $0, 4) }
            record.widen(&numbers, from: 46 + lengths.0, lengths.1)
            (entry.size, entry.compressedSize, entry.header) = (numbers[0], numbers[1], numbers[2])
            if !ZipArchive.isIgnored(entry.path) { entries.append(entry) }
            record.skip(length)
        }
    }

    /// The offset of a file's compressed bytes. Throws `.badArchive`.
    public static func content(of entry: Entry, read: Read) throws(ImportFailure) -> Int64 {
        guard let header = localEntry(at: entry.header, read: read) else {
            throw .badArchive(path: entry.path, .truncated)
        }
        return header.content
    }

    /// Reads a file's local header, for archives without a directory, and the offset of its compressed bytes.
    public static func localEntry(at offset: Int64, read: Read) -> (entry: Entry, content: Int64)? {
        guard offset >= 0, let bytes = read(offset, 30) else { return nil }
        let record = ZipRecord(bytes)
        let lengths = (record.count(at: 26), record.count(at: 28))
        guard record.number(at: 0, 4) == 0x0403_4b50, let more = read(offset + 30, lengths.0 + lengths.1) else {
            return nil
        }
        let names = ZipRecord(more)
        var entry = Entry(path: names.path(at: 0, lengths.0), method: record.count(at: 8), header: offset)
        entry.isEncrypted = record.number(at: 6, 2) & 1 == 1
        // With this flag the sizes follow the compressed bytes.
        if record.number(at: 6, 2) & 8 == 0 {
            var numbers = [22, 18].map { record.number(at: $0, 4) }
            names.widen(&numbers, from: lengths.0, lengths.1)
            (entry.size, entry.compressedSize) = (numbers[0], numbers[1])
            entry.checksum = UInt32(truncatingIfNeeded: record.number(at: 14, 4))
        }
        return (entry, offset + 30 + Int64(lengths.0 + lengths.1))
    }

    /// Returns whether an entry is a folder or a metadata file of macOS or Windows.
    public static func isIgnored(_ path: String) -> Bool { ZipArchive.isIgnored(path) }

    /// The offset and length of the directory, from the end record.
    private static func locate(size: Int64, read: Read) throws(ImportFailure) -> (start: Int64, length: Int64) {
        let tail = Int(min(size, 22 + 65_535))
        guard size >= 22, let bytes = read(size - Int64(tail), tail) else { throw .badArchive(path: "", .truncated) }
        var position = tail - 22
        while position >= 0 {
            let record = ZipRecord(bytes, from: position)
            if record.number(at: 0, 4) == 0x0605_4b50, position + 22 + record.count(at: 20) == tail {
                var (start, length) = (record.number(at: 16, 4), record.number(at: 12, 4))
                let end = size - Int64(tail - position)
                if start == 0xFFFF_FFFF || length == 0xFFFF_FFFF || record.number(at: 10, 2) == 0xFFFF {
                    (start, length) = try wide(before: end, read: read)
                }
                guard start <= end, length <= end - start else { throw .badArchive(path: "", .truncated) }
                return (start, length)
            }
            position -= 1
        }
        throw .badArchive(path: "", .truncated)
    }

    /// The same from the ZIP64 record, which a locator before the end record points to.
    private static func wide(before end: Int64, read: Read) throws(ImportFailure) -> (start: Int64, length: Int64) {
        guard end >= 20, let locator = read(end - 20, 20).map({ ZipRecord($0) }),
            locator.number(at: 0, 4) == 0x0706_4b50, let offset = locator.wide(at: 8), offset <= end - 56,
            let record = read(offset, 56).map({ ZipRecord($0) }), record.number(at: 0, 4) == 0x0606_4b50,
            let start = record.wide(at: 48), let length = record.wide(at: 40)
        else { throw .badArchive(path: "", .truncated) }
        return (start, length)
    }
}

/// A record of a zip archive with little-endian numbers.
private struct ZipRecord {
    private let bytes: [UInt8]
    private var start: Int

    init(_ bytes: [UInt8], from start: Int = 0) {
        self.bytes = bytes
        self.start = start
    }

    var remaining: Int { bytes.count - start }

    mutating func skip(_ count: Int) { start += count }

    /// Reads a number of up to four bytes.
    func number(at position: Int, _ count: Int) -> Int64 {
        (0..<count).reduce(0) { $0 | Int64(bytes[start + position + $1]) << Int64(8 * $1) }
    }

    /// Reads a number of two bytes.
    func count(at position: Int) -> Int { Int(number(at: position, 2)) }

    /// Reads a number of eight bytes; nil if it exceeds any file size.
    func wide(at position: Int) -> Int64? {
        let number = number(at: position, 4) | number(at: position + 4, 4) << 32
        return number >= 0 ? number : nil
    }

    func path(at position: Int, _ count: Int) -> String {
        String(decoding: bytes[start + position..<start + position + count].map { $0 == 92 ? 47 : $0 }, as: UTF8.self)
    }

    /// Replaces numbers that did not fit into four bytes by those of the ZIP64 extra field, in the same order.
    func widen(_ numbers: inout [Int64], from extra: Int, _ length: Int) {
        var position = extra
        while position + 4 <= extra + length {
            let count = count(at: position + 2)
            if number(at: position, 2) == 1 {
                var next = position + 4
                for index in numbers.indices where numbers[index] == 0xFFFF_FFFF {
                    guard next + 8 <= min(position + 4 + count, extra + length) else { return }
                    if let wide = wide(at: next) { numbers[index] = wide }
                    next += 8
                }
                return
            }
            position += 4 + count
        }
    }
}
