import Crypto
import DaybookCore
import Foundation
import Interchange
import Journal
import JournalStore

/// The encrypted files of a journal's attachments, as `docs/attachments.md` specifies them. Several processes may use it.
public struct AttachmentFiles: Sendable {
    /// The folder `attachments` beside the journal; it exists once there is a file.
    public let folder: String
    let key: SymmetricKey
    private let journal: JournalID
    private let random: @Sendable () -> UInt64

    /// The reason why a file cannot be read.
    public enum Failure: Error, Hashable, Sendable {
        /// There is no such file.
        case missing
        /// The system does not let it be opened, for its reason.
        case unreadable(reason: String)
        case damaged
    }

    /// - Parameters:
    ///   - key: The key of the journal's attachments.
    ///   - journalFolder: The folder of the journal's database.
    ///   - random: Returns 64 random bits on each call, suitable for secrets.
    public init(
        key: SymmetricKey, journalFolder: String, journal: JournalID, random: @escaping @Sendable () -> UInt64
    ) {
        folder = journalFolder + "/attachments"
        self.key = key
        self.journal = journal
        self.random = random
    }

    /// The digest of a content; see `Attachment.digest`.
    public func digest(_ content: [UInt8]) -> String {
        var journal: [UInt8] = []
        for half in [self.journal.high, self.journal.low] {
            withUnsafeBytes(of: half.bigEndian) { journal.append(contentsOf: $0) }
        }
        return Hexadecimal.text(
            Array(HMAC<SHA256>.authenticationCode(for: content, using: SymmetricKey(data: journal))))
    }

    /// Stores a content under its digest, unless it is stored and can be read.
    ///
    /// - Returns: The note that no record names it yet; nil if it was stored before. The caller crosses it out with the record, or the
    ///   next erasure takes the file.
    @discardableResult
    public func store(_ content: [UInt8]) throws(StoreFailure) -> UnrecordedFile? {
        let digest = digest(content)
        if (try? read(digest)) == content {
            Self.noteNamed(path(of: digest, key))
            return UnrecordedFile(noted: path(of: digest, key))
        }
        let salt = randomBytes(EncryptedFile.saltSize)
        let fileKey = Self.key(of: digest, key, salt)
        let mask = Self.mask(of: digest, key, salt)
        let bytes = EncryptedFile.encode(content, salt: salt, mask: mask, random: randomBytes) { part, block in
            Self.seal(part, block, fileKey)
        }
        guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw Self.failure(folder) }
        let path = path(of: digest, key)
        let note = try UnrecordedFile(of: path)
        try Self.sync(folder)
        let new = path + "-" + Hexadecimal.text(randomBytes(8)) + ".new"
        try Self.write(bytes, to: new, publishedAs: path)
        unlink(damagedPath(of: digest, key))
        try Self.sync(folder)
        return note
    }

    /// The content of a digest, or a part of it. Only the blocks that it is in are read.
    ///
    /// - Parameter part: The bytes to read; nil for all. It ends at the end of the content at the latest.
    public func read(_ digest: String, part: Range<Int64>? = nil) throws(Failure) -> [UInt8] {
        do throws(Failure) {
            return try Self.read(path(of: digest, key), digest, key, part: part)
        } catch {
            throw error == .missing && isSetAside(digest) ? .damaged : error
        }
    }

    /// Whether there is a file of a digest, which may be damaged unless it was set aside.
    public func has(_ digest: String) -> Bool {
        access(path(of: digest, key), F_OK) == 0
    }

    static func read(
        _ path: String, _ digest: String, _ key: SymmetricKey, part: Range<Int64>? = nil
    ) throws(Failure) -> [UInt8] {
        let file = Foundation.open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else {
            throw errno == ENOENT ? .missing : .unreadable(reason: String(cString: strerror(errno)))
        }
        defer { close(file) }
        return try content(of: file, digest, key, part: part)
    }

    static func content(
        of file: Int32, _ digest: String, _ key: SymmetricKey, part: Range<Int64>? = nil
    ) throws(Failure) -> [UInt8] {
        var status = stat()
        guard fstat(file, &status) == 0, let layout = layout(of: file, digest, key),
            Int64(status.st_size) == layout.fileSize
        else { throw .damaged }
        let part = part ?? 0..<layout.count
        guard part.upperBound <= layout.count else { throw .damaged }
        let fileKey = Self.key(of: digest, key, layout.salt)
        var content: [UInt8] = []
        content.reserveCapacity(part.count)
        for number in layout.blocks(of: part) {
            let block = layout.block(number)
            guard let sealed = bytes(block.sealed, of: file), let opened = open(sealed, block, fileKey) else {
                throw .damaged
            }
            let start = max(0, part.lowerBound - block.content.lowerBound)
            let end = min(Int64(opened.count), part.upperBound - block.content.lowerBound)
            content += opened[Int(start)..<Int(end)]
        }
        return content
    }
}

extension AttachmentFiles {
    func path(of digest: String, _ key: SymmetricKey) -> String {
        let name = Array("name".utf8) + (Hexadecimal.bytes(digest) ?? [])
        return folder + "/" + Hexadecimal.text(Array(HMAC<SHA256>.authenticationCode(for: name, using: key)))
    }

    /// Makes a file as young as one that was just stored, so that no erasure takes it before its record is written.
    private static func noteNamed(_ path: String) { utimes(path, nil) }

    /// The file of a digest that is arriving.
    func partialPath(of digest: String, _ key: SymmetricKey) -> String { path(of: digest, key) + ".part" }

    /// The key of a file, which belongs to its content: under another name, it does not open.
    static func key(of digest: String, _ key: SymmetricKey, _ salt: [UInt8]) -> SymmetricKey {
        HKDF<SHA256>.deriveKey(
            inputKeyMaterial: key, salt: salt, info: Array("attachment".utf8) + (Hexadecimal.bytes(digest) ?? []),
            outputByteCount: 32)
    }

    /// Hides the count in the header of a file.
    static func mask(of digest: String, _ key: SymmetricKey, _ salt: [UInt8]) -> [UInt8] {
        let mask = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: key, salt: salt,
            info: Array("attachment size".utf8) + (Hexadecimal.bytes(digest) ?? []), outputByteCount: 8)
        return mask.withUnsafeBytes { Array($0) }
    }

    /// The layout that the header of a file tells; nil if it is damaged.
    static func layout(of file: Int32, _ digest: String, _ key: SymmetricKey) -> EncryptedFile? {
        bytes(0..<Int64(EncryptedFile.headerSize), of: file).flatMap { header in
            EncryptedFile(header: header) { salt in mask(of: digest, key, salt) }
        }
    }

    static func seal(_ part: ArraySlice<UInt8>, _ block: EncryptedFile.Block, _ key: SymmetricKey) -> [UInt8] {
        guard let nonce = try? AES.GCM.Nonce(data: block.nonce),
            let box = try? AES.GCM.seal(part, using: key, nonce: nonce, authenticating: block.associatedData)
        else { preconditionFailure("a key of 32 bytes and a nonce of 12 seal everything") }
        return Array(box.ciphertext) + Array(box.tag)
    }

    private static func open(_ sealed: [UInt8], _ block: EncryptedFile.Block, _ key: SymmetricKey) -> [UInt8]? {
        let end = sealed.count - EncryptedFile.tagSize
        guard end >= 0, let nonce = try? AES.GCM.Nonce(data: block.nonce),
            let box = try? AES.GCM.SealedBox(nonce: nonce, ciphertext: sealed[..<end], tag: sealed[end...]),
            let opened = try? AES.GCM.open(box, using: key, authenticating: block.associatedData)
        else { return nil }
        return Array(opened)
    }

    func randomBytes(_ count: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < count { withUnsafeBytes(of: random().bigEndian) { bytes.append(contentsOf: $0) } }
        return Array(bytes.prefix(count))
    }

    /// The bytes at a place of a file; nil if they are not all there.
    static func bytes(_ place: Range<Int64>, of file: Int32) -> [UInt8]? {
        let size = Int(place.upperBound - place.lowerBound)
        var isComplete = true
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let part = pread(file, buffer.baseAddress! + count, size - count, off_t(place.lowerBound) + count)
                guard part > 0 else {
                    isComplete = false
                    return
                }
                count += part
            }
        }
        return isComplete ? bytes : nil
    }

    /// Writes a new file, syncs it and gives it its name; removes it if that fails. It is locked until then, so that what a killed
    /// process has left can be told from it.
    static func write(_ bytes: [UInt8], to path: String, publishedAs name: String) throws(StoreFailure) {
        let file = Foundation.open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw failure(path) }
        flock(file, LOCK_EX | LOCK_NB)
        var written = 0
        while written < bytes.count {
            let part = bytes.withUnsafeBytes { Foundation.write(file, $0.baseAddress! + written, $0.count - written) }
            guard part > 0 else { break }
            written += part
        }
        let isWritten = written == bytes.count && fsync(file) == 0 && rename(path, name) == 0
        let failure = Self.failure(path)
        close(file)
        guard isWritten else {
            unlink(path)
            throw failure
        }
    }

    static func sync(_ folder: String) throws(StoreFailure) {
        let file = Foundation.open(folder, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw failure(folder) }
        defer { close(file) }
        guard fsync(file) == 0 else { throw failure(folder) }
    }

    /// Maps `errno` to a failure.
    static func failure(_ path: String) -> StoreFailure {
        switch errno {
        case ENOSPC, EDQUOT, EFBIG: .diskFull
        case EACCES, EPERM, EROFS: .unwritable(path: path)
        case EIO: .disk(String(cString: strerror(EIO)))
        default: .cannotOpen(path: path, reason: String(cString: strerror(errno)))
        }
    }
}
