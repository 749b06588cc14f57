/// Unpacks raw deflate: the packed bytes and how many they unpack to; nil for damaged ones or more than that.
public typealias Inflate = (_ packed: ArraySlice<UInt8>, _ size: Int) -> [UInt8]?

/// The files of a zip (PKWARE's APPNOTE 6.3), found by its central directory.
///
/// What macOS and Windows leave in archives is left out. A host that cannot inflate in the middle of reading can do so
/// before, with `entries`.
public struct ZipArchive: Sendable {
    /// One packed file.
    public struct Entry: Hashable, Sendable {
        /// Where in the archive it stands, with "/" between folders.
        public var path: String
        /// Whether its bytes are deflated; else they stand in the archive as they are.
        public var isDeflated: Bool
        /// Where its packed bytes are.
        public var range: Range<Int>
        /// How many bytes it has unpacked.
        public var size: Int
        public var checksum: UInt32
    }

    static let mostFiles = 20_000

    private let bytes: [UInt8]
    /// The files in the order of the directory.
    public private(set) var entries: [Entry] = []

    /// Reads the directory. Throws `.badArchive`, or `.tooLarge` for what would unpack to too much.
    public init(_ bytes: [UInt8]) throws(ImportFailure) {
        self.bytes = bytes
        let directory = try self.directory()
        guard directory.count <= Self.mostFiles else { throw .badArchive(path: "", .tooManyFiles) }
        var position = directory.start
        var total = 0
        for _ in 0..<directory.count {
            guard try number(at: position, 4) == 0x0201_4b50 else { throw .badArchive(path: "", .truncated) }
            let lengths = try (number(at: position + 28, 2), number(at: position + 30, 2), number(at: position + 32, 2))
            let nameEnd = position + 46 + lengths.0
            guard nameEnd + lengths.1 + lengths.2 <= bytes.count else { throw .badArchive(path: "", .truncated) }
            let path = String(decoding: bytes[position + 46..<nameEnd].map { $0 == 92 ? 47 : $0 }, as: UTF8.self)
            if !Self.isLitter(path) {
                let entry = try self.entry(at: position, path: path)
                total += entry.size
                guard total <= ImportedFile.longest else { throw .tooLarge }
                entries.append(entry)
            }
            position = nameEnd + lengths.1 + lengths.2
        }
    }

    /// The bytes of a file, checked. Throws `.badArchive`.
    public func file(_ entry: Entry, inflate: Inflate) throws(ImportFailure) -> [UInt8] {
        let packed = bytes[entry.range]
        guard let content = entry.isDeflated ? inflate(packed, entry.size) : Array(packed),
            content.count == entry.size, CRC32.of(content[...]) == entry.checksum
        else { throw .badArchive(path: entry.path, .damaged) }
        return content
    }

    private func entry(at position: Int, path: String) throws(ImportFailure) -> Entry {
        let (packedSize, size, start) = try (
            number(at: position + 20, 4), number(at: position + 24, 4), number(at: position + 42, 4)
        )
        if packedSize == Self.none || size == Self.none || start == Self.none { throw .badArchive(path: path, .zip64) }
        guard try number(at: position + 8, 2) & 1 == 0 else { throw .badArchive(path: path, .encrypted) }
        let method = try number(at: position + 10, 2)
        guard method == 0 || method == 8 else { throw .badArchive(path: path, .unknownMethod) }
        guard size <= ImportedFile.longest else { throw .tooLarge }
        // Deflate cannot do better than 1032 to 1: what claims to is a lie.
        guard method == 0 ? packedSize == size : Int64(size) <= Int64(packedSize) * 1032 + 64 else {
            throw .badArchive(path: path, .damaged)
        }
        guard start <= bytes.count, try number(at: start, 4) == 0x0403_4b50 else {
            throw .badArchive(path: path, .truncated)
        }
        let content = try start + 30 + number(at: start + 26, 2) + number(at: start + 28, 2)
        guard content <= bytes.count, packedSize <= bytes.count - content else {
            throw .badArchive(path: path, .truncated)
        }
        return Entry(
            path: path, isDeflated: method == 8, range: content..<content + packedSize, size: size,
            checksum: try word(at: position + 16, 4))
    }

    /// Where the directory starts and how many files it has, from the record at the archive's end.
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

    /// Stands for a number too large for an archive that is not of the 64-bit kind, or for `Int`.
    private static let none = Int(Int32.max)

    /// A number of 2 or 4 bytes, at most `none`.
    private func number(at position: Int, _ count: Int) throws(ImportFailure) -> Int {
        Int(min(try word(at: position, count), UInt32(Self.none)))
    }

    /// A number of 2 or 4 bytes, least significant first.
    private func word(at position: Int, _ count: Int) throws(ImportFailure) -> UInt32 {
        guard position >= 0, position <= bytes.count - count else { throw .badArchive(path: "", .truncated) }
        var number: UInt32 = 0
        for offset in 0..<count { number |= UInt32(bytes[position + offset]) << UInt32(8 * offset) }
        return number
    }

    static func isLitter(_ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let name = parts.last ?? ""
        return name.isEmpty || parts.first == "__MACOSX" || name.hasPrefix("._") || name == ".DS_Store"
            || name == "Thumbs.db" || name == "desktop.ini"
    }
}
