import Journal

/// The layout of an encrypted file: a header, blocks that are encrypted one by one, and padding. `docs/attachments.md`
/// specifies every byte.
///
/// It knows no cipher: a host seals and opens blocks under a key that it derives from its own key and the file's salt.
public struct EncryptedFile: Hashable, Sendable {
    /// Bytes of a block before it is sealed; the last has fewer.
    public static let blockSize = 64 << 10
    /// Bytes that sealing adds to a block.
    public static let tagSize = 16
    public static let saltSize = 16
    public static let headerSize = 36
    /// "DBATTAC" and the version.
    private static let magic = Array("DBATTAC".utf8) + [1]

    /// Bytes of the content.
    public let count: Int64
    /// Random bytes from which the key of the file is derived.
    public let salt: [UInt8]

    /// A block as it is sealed.
    public struct Block: Hashable, Sendable {
        /// 12 bytes, different for each block of a file.
        public let nonce: [UInt8]
        /// The header with the count in the clear, the block's number and whether it is the last: a block opens in no
        /// other place.
        public let associatedData: [UInt8]
        /// Its place in the content.
        public let content: Range<Int64>
        /// Its place in the file.
        public let sealed: Range<Int64>
    }

    /// The layout of a new file. The salt has 16 bytes.
    public init(count: Int64, salt: [UInt8]) {
        precondition(count >= 0 && salt.count == Self.saltSize)
        self.count = count
        self.salt = salt
    }

    /// Reads a header; nil if it is none of this version.
    ///
    /// - Parameter mask: The mask of a salt, which hides the count: eight bytes.
    public init?(header: [UInt8], mask: ([UInt8]) -> [UInt8]) {
        guard header.count == Self.headerSize, header.starts(with: Self.magic),
            header.bigEndian(4, at: 8) == Int64(Self.blockSize)
        else { return nil }
        salt = Array(header[20...])
        let plain = Self.masked(header, mask(salt))
        guard plain.bigEndian(2, at: 12) == 0, let count = plain.bigEndian(6, at: 14) else { return nil }
        self.count = count
    }

    /// The header before its count is hidden.
    private var plainHeader: [UInt8] {
        var bytes = Self.magic
        for shift in stride(from: 24, through: 0, by: -8) { bytes.append(UInt8(Self.blockSize >> shift & 255)) }
        for shift in stride(from: Int64(56), through: 0, by: -8) { bytes.append(UInt8(count >> shift & 255)) }
        return bytes + salt
    }

    /// The header of a file.
    ///
    /// - Parameter mask: The mask of the salt, which hides the count: eight bytes.
    public func header(mask: [UInt8]) -> [UInt8] { Self.masked(plainHeader, mask) }

    private static func masked(_ header: [UInt8], _ mask: [UInt8]) -> [UInt8] {
        precondition(mask.count == 8)
        var header = header
        for (index, byte) in mask.enumerated() { header[12 + index] ^= byte }
        return header
    }

    /// The number of blocks: one even for an empty content.
    public var blockCount: Int64 { max(1, (count + Int64(Self.blockSize) - 1) / Int64(Self.blockSize)) }

    /// Bytes of the header and the blocks.
    private var size: Int64 { Int64(Self.headerSize) + count + blockCount * Int64(Self.tagSize) }

    /// Bytes of the whole file.
    public var fileSize: Int64 { Padding.size(for: size) }

    /// The number of random bytes after the last block.
    public var paddingSize: Int { Int(fileSize - size) }

    /// A block, counted from 0.
    public func block(_ number: Int64) -> Block {
        precondition(0..<blockCount ~= number)
        let start = number * Int64(Self.blockSize)
        let end = min(count, start + Int64(Self.blockSize))
        let position = Int64(Self.headerSize) + number * Int64(Self.blockSize + Self.tagSize)
        let digits = stride(from: Int64(24), through: 0, by: -8).map { UInt8(number >> $0 & 255) }
        return Block(
            nonce: [UInt8](repeating: 0, count: 8) + digits,
            associatedData: plainHeader + digits + [number == blockCount - 1 ? 1 : 0],
            content: start..<end, sealed: position..<position + end - start + Int64(Self.tagSize))
    }

    /// The numbers of the blocks that a part of the content is in.
    public func blocks(of part: Range<Int64>) -> Range<Int64> {
        guard !part.isEmpty else { return 0..<0 }
        return part.lowerBound / Int64(Self.blockSize)..<(part.upperBound - 1) / Int64(Self.blockSize) + 1
    }
}

extension EncryptedFile {
    /// The whole file of a content.
    ///
    /// - Parameters:
    ///   - mask: The mask of the salt.
    ///   - random: Returns a number of random bytes.
    ///   - seal: Encrypts bytes, and returns them followed by a tag of 16 bytes.
    public static func encode(
        _ content: [UInt8], salt: [UInt8], mask: [UInt8], random: (Int) -> [UInt8],
        seal: (ArraySlice<UInt8>, Block) -> [UInt8]
    ) -> [UInt8] {
        let layout = EncryptedFile(count: Int64(content.count), salt: salt)
        var file = layout.header(mask: mask)
        file.reserveCapacity(Int(layout.fileSize))
        for number in 0..<layout.blockCount {
            let block = layout.block(number)
            file += seal(content[Int(block.content.lowerBound)..<Int(block.content.upperBound)], block)
        }
        return file + random(layout.paddingSize)
    }

    /// The content of a whole file; nil if any of it is damaged, missing or too much.
    ///
    /// - Parameters:
    ///   - mask: The mask of a salt.
    ///   - open: Decrypts bytes with their tag; nil if they are not what was sealed.
    public static func decode(
        _ file: [UInt8], mask: ([UInt8]) -> [UInt8], open: (ArraySlice<UInt8>, Block) -> [UInt8]?
    ) -> [UInt8]? {
        guard let layout = EncryptedFile(header: Array(file.prefix(headerSize)), mask: mask),
            Int64(file.count) == layout.fileSize
        else { return nil }
        var content: [UInt8] = []
        content.reserveCapacity(Int(layout.count))
        for number in 0..<layout.blockCount {
            let block = layout.block(number)
            guard let opened = open(file[Int(block.sealed.lowerBound)..<Int(block.sealed.upperBound)], block),
                opened.count == block.content.count
            else { return nil }
            content += opened
        }
        return content
    }
}
