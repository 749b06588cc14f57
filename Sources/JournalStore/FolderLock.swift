import Foundation

/// A lock on a folder, which one process at a time holds. It ends with the process.
struct FolderLock {
    /// The open folder; nil where folders cannot be locked, as on some network file systems.
    private let file: Int32?

    /// Nil if another process holds it.
    ///
    /// - Parameter waiting: Whether to wait for up to five seconds.
    init?(_ folder: String, waiting: Bool = false) {
        let file = open(folder, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else {
            self.file = nil
            return
        }
        for _ in 0..<(waiting ? 500 : 1) {
            if flock(file, LOCK_EX | LOCK_NB) == 0 {
                self.file = file
                return
            }
            guard errno == EWOULDBLOCK else {
                close(file)
                self.file = nil
                return
            }
            if waiting { usleep(10_000) }
        }
        close(file)
        return nil
    }

    /// Whether no other process can hold it now. Where folders cannot be locked, several can.
    var isHeld: Bool { file != nil }

    func release() {
        if let file { Self.release(file) }
    }

    /// Ends the lock of an open folder, and closes it. Closing alone would leave the lock to a process that this one has just started,
    /// which shares the open folder until it runs its own program.
    static func release(_ file: Int32) {
        flock(file, LOCK_UN)
        close(file)
    }
}
