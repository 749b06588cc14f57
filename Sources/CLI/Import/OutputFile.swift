import Foundation
import Words

/// Writes files for a person.
enum OutputFile {
    /// Replaces the file atomically. Only the owner can read it.
    static func write(_ bytes: [UInt8], to path: String, _ words: Words) throws {
        // Not a file that is there already: it can be someone's, and others can be able to read it.
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        let new = "\(folder).daybook-\(UInt64.random(in: 0 ... .max)).new"
        let file = open(new, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw OperationFailure(words.fileUnwritable(path)) }
        var bytesWritten = 0
        while bytesWritten < bytes.count {
            let part = bytes.withUnsafeBytes {
                Foundation.write(file, $0.baseAddress! + bytesWritten, $0.count - bytesWritten)
            }
            guard part > 0 else { break }
            bytesWritten += part
        }
        let isComplete = bytesWritten == bytes.count && fsync(file) == 0
        let isFull = errno == ENOSPC || errno == EDQUOT
        close(file)
        guard isComplete, rename(new, path) == 0 else {
            unlink(new)
            throw OperationFailure(isFull && !isComplete ? words.diskFull : words.fileUnwritable(path))
        }
    }

    /// Writes bytes as they are, which need not be text.
    static func writeToStandardOutput(_ bytes: [UInt8], _ words: Words) throws {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(bytes))
        } catch {
            throw OperationFailure(words.outputUnwritable(words.systemReason(String(cString: strerror(errno)))))
        }
    }
}
