import Foundation
import JournalStore

/// The note that a stored file has no record yet, a file beside it. It is on disk before the file has its name, and locked until its
/// record is written: if the process is killed in between, the next erasure finds the note without a lock, and deletes both.
public final class UnrecordedFile: Sendable {
    private static let ending = ".attaching"
    private let path: String
    private let file: Int32

    /// Notes a file that is about to be stored.
    init(of path: String) throws(StoreFailure) {
        self.path = path + Self.ending
        file = open(self.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw AttachmentFiles.failure(self.path) }
        flock(file, LOCK_EX | LOCK_NB)
    }

    /// The note of a stored file, which another process may have left; nil if there is none.
    init?(noted path: String) {
        self.path = path + Self.ending
        file = open(self.path, O_RDWR | O_CLOEXEC)
        guard file >= 0 else { return nil }
        flock(file, LOCK_EX | LOCK_NB)
    }

    deinit { close(file) }

    /// Crosses the note out, once a record names the file.
    public func crossOut() { unlink(path) }

    /// The path of the file that a note is of; nil if this is no path of a note.
    static func file(ofNote path: String) -> String? {
        path.hasSuffix(ending) ? String(path.dropLast(ending.count)) : nil
    }

    /// The path of a file's note.
    static func note(of path: String) -> String { path + ending }
}
