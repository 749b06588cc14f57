import Foundation

/// A lock on a folder, which one process at a time holds. It ends with the process.
struct FolderLock {
    /// The open folder; nil where folders cannot be locked, as on some network file systems.
    private let file: Int32?

    /// Nil if another process holds it.
    init?(_ folder: String) {
        let file = open(folder, O_RDONLY | O_CLOEXEC)
        guard file >= 0, flock(file, LOCK_EX | LOCK_NB) != 0 else {
            self.file = file >= 0 ? file : nil
            return
        }
        let isHeld = errno == EWOULDBLOCK
        close(file)
        if isHeld { return nil }
        self.file = nil
    }

    /// Whether no other process can hold it now. Where folders cannot be locked, several can.
    var isHeld: Bool { file != nil }

    func release() {
        if let file { close(file) }
    }
}
