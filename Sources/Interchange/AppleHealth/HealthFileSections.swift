/// The parts of a file that can hold an export: the whole file if it is XML, or files within a zip.
public struct HealthFileSections: Sendable {
    /// A range of the file that can be an export, compressed or not.
    public struct Part: Hashable, Sendable {
        /// The offset and length in the file.
        public var start: Int64
        public var length: Int64
        /// Whether the bytes are deflated.
        public var isCompressed = false
        /// The expected size and checksum of the unpacked bytes; nil if unknown.
        var size: Int64?
        var checksum: UInt32?
    }

    /// The parts in the order in which to try them.
    public private(set) var parts: [Part] = []
    /// Whether the zip has no central directory, as when it is cut off.
    public private(set) var hasNoDirectory = false
    /// The size of the file in bytes.
    public let size: Int64

    /// Finds the parts of a file. Throws the problem with it, or `.unknownFormat` if nothing in it can be an export.
    public init(size: Int64, read: ZipDirectory.Read) throws(ImportFailure) {
        self.size = size
        guard size > 0 else { throw .empty }
        guard let start = read(0, Int(min(size, 4096))) else { throw .badArchive(path: "", .truncated) }
        if AppleHealth.isExport(start) {
            guard size <= AppleHealth.maximumSize else { throw .tooLarge }
            parts = [Part(start: 0, length: size)]
            return
        }
        guard start.starts(with: [80, 75, 3, 4]) else { throw .unknownFormat }
        if let directory = try? ZipDirectory(size: size, read: read) {
            for entry in directory.entries where AppleHealth.mayContainExport(entry) {
                add(entry, at: try ZipDirectory.content(of: entry, read: read), entry.compressedSize)
            }
        } else {
            hasNoDirectory = true
            walk(read)
        }
        guard !parts.isEmpty else { throw hasNoDirectory ? .badArchive(path: "", .truncated) : .unknownFormat }
    }

    private mutating func add(_ entry: ZipDirectory.Entry, at content: Int64, _ length: Int64?) {
        parts.append(
            Part(
                start: content, length: max(0, min(length ?? size, size - content)), isCompressed: entry.method == 8,
                size: entry.size, checksum: entry.checksum))
    }

    /// Walks from file to file by their local headers.
    private mutating func walk(_ read: ZipDirectory.Read) {
        var offset: Int64 = 0
        while let (entry, content) = ZipDirectory.localEntry(at: offset, read: read) {
            let length = entry.compressedSize ?? lengthByDescriptor(from: content, read)
            if AppleHealth.mayContainExport(entry) { add(entry, at: content, length) }
            guard let length, length < size - content else { return }
            offset = content + length
            if entry.compressedSize == nil { offset += lengthOfDescriptor(at: offset, read) }
        }
    }

    /// The number of compressed bytes before the data descriptor that states this number: its signature, checksum and size.
    private func lengthByDescriptor(from content: Int64, _ read: ZipDirectory.Read) -> Int64? {
        let piece = 1 << 20
        var offset = content
        while size - offset >= 16, let bytes = read(offset, Int(min(Int64(piece), size - offset))) {
            for index in 0..<bytes.count - 15 where bytes[index] == 80 && bytes[index + 1] == 75 {
                guard bytes[index + 2] == 7, bytes[index + 3] == 8 else { continue }
                let length = offset + Int64(index) - content
                let storedLength = (0..<4).reduce(0) { $0 | Int64(bytes[index + 8 + $1]) << Int64(8 * $1) }
                if storedLength == length & 0xFFFF_FFFF { return length }
            }
            offset += Int64(bytes.count - 15)
        }
        return nil
    }

    private func lengthOfDescriptor(at offset: Int64, _ read: ZipDirectory.Read) -> Int64 {
        if let next = read(offset + 24, 2), next == [80, 75], read(offset + 16, 2) != [80, 75] { return 24 }
        return 16
    }
}
