import Crypto
import DaybookCore
import Foundation
import Interchange
import JournalStore

/// Files that arrive from other devices, portion by portion.
extension AttachmentFiles {
    /// Appends a portion to a file that is arriving. The last one makes it a stored file, if its content has the digest.
    ///
    /// The part that is there is encrypted like any file. Blocks are only ever appended to it: after a broken write it is
    /// begun anew under another salt, so that no nonce is used for two contents.
    ///
    /// - Parameters:
    ///   - count: Bytes of the whole content.
    ///   - offset: Where the portion begins. One that does not begin where the file ends is ignored.
    /// - Returns: The bytes that are here now, with which the next portion has to begin; nil if the whole content has
    ///   another digest, and was dropped.
    func receive(
        _ bytes: [UInt8], of digest: String, count: Int64, at offset: Int64
    ) throws(StoreFailure) -> Int64? {
        if has(digest) { return count }
        guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw Self.failure(folder) }
        let path = partialPath(of: digest, key)
        var arrived = arrived(path, of: digest, count: count)
        if arrived == nil { unlink(path) }
        let position = arrived?.position ?? 0
        // The offset is any number: nothing is added to it before it is known to be in the file.
        guard !bytes.isEmpty, offset == position else { return position }
        let end = offset + Int64(bytes.count)
        let isWhole = bytes.count % EncryptedFile.blockSize == 0 || end == count
        guard end <= count, isWhole else { return position }
        let layout = arrived?.layout ?? EncryptedFile(count: count, salt: randomBytes(EncryptedFile.saltSize))
        arrived = nil
        try append(bytes, of: digest, at: position, to: path, layout)
        if end < count { return end }
        guard let content = try? Self.read(path, digest, key), self.digest(content) == digest else {
            unlink(path)
            return nil
        }
        guard rename(path, self.path(of: digest, key)) == 0 else { throw Self.failure(path) }
        unlink(damagedPath(of: digest, key))
        try Self.sync(folder)
        return count
    }

    /// The layout of a file that is arriving, and the bytes of its content that are there; nil if there are none, or if
    /// they do not end with a block.
    private func arrived(
        _ path: String, of digest: String, count: Int64
    ) -> (layout: EncryptedFile, position: Int64)? {
        let file = Foundation.open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, let layout = Self.layout(of: file, digest, key), layout.count == count else {
            return nil
        }
        let sealedSize = Int64(EncryptedFile.blockSize + EncryptedFile.tagSize)
        let (blocks, rest) = (Int64(status.st_size) - Int64(EncryptedFile.headerSize)).quotientAndRemainder(
            dividingBy: sealedSize)
        guard rest == 0, blocks < layout.blockCount else { return nil }
        return (layout, blocks * Int64(EncryptedFile.blockSize))
    }

    /// Seals the blocks of a portion, appends them, with the padding after the last, and syncs the file.
    private func append(
        _ portion: [UInt8], of digest: String, at position: Int64, to path: String, _ layout: EncryptedFile
    ) throws(StoreFailure) {
        let fileKey = Self.key(of: digest, key, layout.salt)
        let end = position + Int64(portion.count)
        var sealed = position == 0 ? layout.header(mask: Self.mask(of: digest, key, layout.salt)) : []
        for number in layout.blocks(of: position..<end) {
            let block = layout.block(number)
            let start = Int(block.content.lowerBound - position)
            sealed += Self.seal(portion[start..<start + block.content.count], block, fileKey)
        }
        if end == layout.count { sealed += randomBytes(layout.paddingSize) }
        // A new file replaces one that another process began meanwhile: what does not fit together is noticed at the end.
        let isNew = position == 0
        let file = Foundation.open(path, O_WRONLY | O_CLOEXEC | (isNew ? O_CREAT | O_TRUNC : 0), 0o600)
        guard file >= 0 else { throw Self.failure(path) }
        defer { close(file) }
        let start = isNew ? 0 : layout.block(position / Int64(EncryptedFile.blockSize)).sealed.lowerBound
        var written = 0
        while written < sealed.count {
            let part = sealed.withUnsafeBytes {
                pwrite(file, $0.baseAddress! + written, $0.count - written, off_t(start) + off_t(written))
            }
            guard part > 0 else { throw Self.failure(path) }
            written += part
        }
        guard fsync(file) == 0 else { throw Self.failure(path) }
    }
}
