import Crypto
import Foundation
import JournalStore
import NIOCore
import Synchronization

/// Bytes that arrived over the network: in memory while they are few, else on disk, so that many large uploads do not fill the
/// memory.
///
/// The file is encrypted under a key that only this process has, and removed from its folder as soon as it is open.
final class Spool: Sendable {
    /// The number of bytes above which they are written to disk.
    static let largestInMemory = 1 << 20

    private struct Content {
        /// The bytes that are not written yet.
        var tail: [UInt8] = []
        var file: File?
    }

    let folder: String
    private let content = Mutex(Content())

    /// - Parameter folder: The folder for the file.
    init(folder: String) { self.folder = folder }

    convenience init(_ bytes: [UInt8], folder: String) throws(StoreFailure) {
        self.init(folder: folder)
        try append(bytes)
    }

    /// The number of bytes.
    var count: Int { content.withLock { $0.tail.count + Int($0.file?.count ?? 0) } }

    func append(_ bytes: some Collection<UInt8>) throws(StoreFailure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            try appendPart(rest.prefix(Self.largestInMemory))
            rest = rest.dropFirst(Self.largestInMemory)
        }
    }

    private func appendPart(_ bytes: some Collection<UInt8>) throws(StoreFailure) {
        let failure = content.withLock { content -> StoreFailure? in
            content.tail.append(contentsOf: bytes)
            guard content.tail.count > Self.largestInMemory else { return nil }
            do throws(StoreFailure) {
                if content.file == nil { content.file = try File(in: folder) }
                try content.file?.append(content.tail)
                content.tail = []
                return nil
            } catch {
                return error
            }
        }
        if let failure { throw failure }
    }

    /// All bytes. Throws if the disk fails.
    func bytes() throws(StoreFailure) -> [UInt8] {
        let (file, tail) = content.withLock { ($0.file, $0.tail) }
        guard let file else { return tail }
        return try file.bytes() + tail
    }
}

/// A file without a name. Its blocks are encrypted with AES-GCM, with their number as nonce.
private final class File: @unchecked Sendable {
    private let descriptor: Int32
    private let key = SymmetricKey(size: .bits256)
    /// The number of bytes of each block.
    private var blocks: [Int] = []
    private(set) var count: Int64 = 0
    private static let tagSize = 16

    init(in folder: String) throws(StoreFailure) {
        let path = folder + "/upload-" + UUID().uuidString
        descriptor = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw AttachmentFiles.failure(path) }
        unlink(path)
    }

    deinit { close(descriptor) }

    func append(_ block: [UInt8]) throws(StoreFailure) {
        guard let box = try? AES.GCM.seal(block, using: key, nonce: nonce(of: blocks.count)) else {
            preconditionFailure("a key of 32 bytes and a nonce of 12 seal everything")
        }
        let sealed = Array(box.ciphertext) + Array(box.tag)
        var written = 0
        let start = offset(of: blocks.count)
        while written < sealed.count {
            let part = sealed.withUnsafeBytes {
                pwrite(descriptor, $0.baseAddress! + written, $0.count - written, off_t(start + written))
            }
            guard part > 0 else { throw AttachmentFiles.failure("upload") }
            written += part
        }
        blocks.append(block.count)
        count += Int64(block.count)
    }

    func bytes() throws(StoreFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(Int(count))
        for number in blocks.indices {
            let start = offset(of: number)
            let end = start + blocks[number] + Self.tagSize
            guard let sealed = AttachmentFiles.bytes(Int64(start)..<Int64(end), of: descriptor),
                let box = try? AES.GCM.SealedBox(
                    nonce: nonce(of: number), ciphertext: sealed.dropLast(Self.tagSize),
                    tag: sealed.suffix(Self.tagSize)),
                let block = try? AES.GCM.open(box, using: key)
            else { throw .disk("an upload cannot be read again") }
            bytes += block
        }
        return bytes
    }

    private func offset(of number: Int) -> Int { blocks[..<number].reduce(0) { $0 + $1 + Self.tagSize } }

    private func nonce(of number: Int) -> AES.GCM.Nonce {
        var bytes = Data(count: 4)
        withUnsafeBytes(of: UInt64(number).bigEndian) { bytes.append(contentsOf: $0) }
        guard let nonce = try? AES.GCM.Nonce(data: bytes) else { preconditionFailure("a nonce has 12 bytes") }
        return nonce
    }
}
