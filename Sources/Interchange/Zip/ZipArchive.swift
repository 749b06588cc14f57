/// Inflates raw deflate data to the given size; returns nil if the data is damaged or larger.
public typealias Inflate = (_ compressed: ArraySlice<UInt8>, _ size: Int) -> [UInt8]?

/// The files of a zip archive (PKWARE APPNOTE 6.3), read from its central directory.
///
/// Metadata files of macOS and Windows are ignored. A host that cannot inflate during parsing can do so beforehand,
/// using `entries`.
public struct ZipArchive: Sendable {
    /// A compressed file.
    public struct Entry: Hashable, Sendable {
        /// The path within the archive, separated by "/".
        public var path: String
        /// Whether the bytes are deflated; otherwise they are stored.
        public var isDeflated: Bool
        /// The range of the compressed bytes.
        public var range: Range<Int>
        /// The unpacked size in bytes.
        public var size: Int
        public var checksum: UInt32
    }

    static let maximumFiles = 20_000

    private let bytes: [UInt8]
    /// The files in directory order.
    public private(set) var entries: [Entry] = []

    /// Reads the directory. Throws `.badArchive`, or `.tooLarge` if the unpacked size exceeds the limit.
    public init(_ bytes: [UInt8]) throws(ImportFailure) {
        self.bytes = bytes
        let directory = try self.directory()
        guard directory.count <= Self.maximumFiles else { throw .badArchive(path: "", .tooManyFiles) }
        var position = directory.start
        var total = 0
        for _ in 0..<directory.count {
            guard try number(at: position, 4) == 0x0201_4b50 else { throw .badArchive(path: "", .truncated) }
            let lengths = try (number(at: position + 28, 2), number(at: position + 30, 2), number(at: position + 32, 2))
            let nameEnd = position + 46 + lengths.0
            guard nameEnd + lengths.1 + lengths.2 <= bytes.count else { throw .badArchive(path: "", .truncated) }
            let path = String(decoding: bytes[position + 46..<nameEnd].map { $0 == 92 ? 47 : $0 }, as: UTF8.self)
            if !Self.isIgnored(path) {
                let entry = try self.entry(at: position, path: path)
                total += entry.size
                guard total <= ImportedFile.maximumSize else { throw .tooLarge }
                entries.append(entry)
            }
            position = nameEnd + lengths.1 + lengths.2
        }
    }

    /// Returns the verified bytes of a file. Throws `.badArchive`.
    public func file(_ entry: Entry, inflate: Inflate) throws(ImportFailure) -> [UInt8] {
        let compressed = bytes[entry.range]
        guard let content = entry.isDeflated ? inflate(compressed, entry.size) : Array(compressed),
            content.count == entry.size, CRC32.of(content[...]) == entry.checksum
        else { throw .badArchive(path: entry.path, .damaged) }
        return content
    }

    private func entry(at position: Int, path: String) throws(ImportFailure) -> Entry {
        let (compressedSize, size, start) = try (
            number(at: position + 20, 4), number(at: position + 24, 4), number(at: position + 42, 4)
        )
        if compressedSize == Self.none || size == Self.none || start == Self.none {
            throw .badArchive(path: path, .zip64)
        }
        guard try number(at: position + 8, 2) & 1 == 0 else { throw .badArchive(path: path, .encrypted) }
        let method = try number(at: position + 10, 2)
        guard method == 0 || method == 8 else { throw .badArchive(path: path, .unknownMethod) }
        guard size <= ImportedFile.maximumSize else { throw .tooLarge }
        // Deflate cannot exceed a ratio of 1032 to 1, so a larger size is false.
        guard method == 0 ? compressedSize == size : Int64(size) <= Int64(compressedSize) * 1032 + 64 else {
            throw .badArchive(path: path, .damaged)
        }
        guard start <= bytes.count, try number(at: start, 4) == 0x0403_4b50 else {
            throw .badArchive(path: path, .truncated)
        }
        let content = try start + 30 + number(at: start + 26, 2) + number(at: start + 28, 2)
        guard content <= bytes.count, compressedSize <= bytes.count - content else {
            throw .badArchive(path: path, .truncated)
        }
        return Entry(
            path: path, isDeflated: method == 8, range: content..<content + compressedSize, size: size,
            checksum: try word(at: position + 16, 4))
    }

    /// The offset of the directory and its number of files, from the end record.
    private func directory() throws(ImportFailure) -> (start: Int, count: Int) {
        var position = bytes.count - 22
        let lowest = max(0, bytes.count - 22 - 65_535)
        while position >= lowest {
            if try number(at: position, 4) == 0x0605_4b50,
                try position + 22 + number(at: position + 20, 2) == bytes.count
            {
                let (count, start) = try (number(at: position + 10, 2), number(at: position + 16, 4))
                if count == 0xFFFF || start == Self.none { throw .badArchive(path: "", .zip64) }
                guard try number(at: position + 4, 2) == 0, start <= position else {
                    throw .badArchive(path: "", .truncated)
                }
                return (start, count)
            }
            position -= 1
        }
        throw .badArchive(path: "", .truncated)
    }

    /// Represents a number too large for an archive without 64-bit records, or for `Int`.
    private static let none = Int(Int32.max)

    /// Reads a number of 2 or 4 bytes, capped at `none`.
    private func number(at position: Int, _ count: Int) throws(ImportFailure) -> Int {
        Int(min(try word(at: position, count), UInt32(Self.none)))
    }

    /// Reads a little-endian number of 2 or 4 bytes.
    private func word(at position: Int, _ count: Int) throws(ImportFailure) -> UInt32 {
        guard position >= 0, position <= bytes.count - count else { throw .badArchive(path: "", .truncated) }
        var number: UInt32 = 0
        for offset in 0..<count { number |= UInt32(bytes[position + offset]) << UInt32(8 * offset) }
        return number
    }

    static func isIgnored(_ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let name = parts.last ?? ""
        return name.isEmpty || parts.first == "__MACOSX" || name.hasPrefix("._") || name == ".DS_Store"
            || name == "Thumbs.db" || name == "desktop.ini"
    }
}
