import Foundation

/// A file that a repair reads and locks beside SQLite. Closing it would drop the locks that SQLite has on it in this process, so it
/// stays open until these are not needed any more.
struct OpenFile {
    private let file: Int32
    private let path: String

    /// Nil if there is no such file or it cannot be read.
    init?(_ path: String) {
        // A lock for writing needs a file that is open for writing.
        let writable = open(path, O_RDWR | O_CLOEXEC)
        file = writable >= 0 ? writable : open(path, O_RDONLY | O_CLOEXEC)
        self.path = path
        if file < 0 { return nil }
    }

    func close() { _ = Foundation.close(file) }

    /// The content; nil if it cannot be read.
    func bytes() -> [UInt8]? { FileSystem.read(file) }

    /// The first bytes; nil if there are not so many, or if they cannot be read.
    func bytes(upTo count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        return pread(file, &bytes, count, 0) == count ? bytes : nil
    }

    /// Writes bytes in the place of others, on disk when this returns.
    func replace(_ bytes: [UInt8], at offset: Int) throws(StoreFailure) {
        guard pwrite(file, bytes, bytes.count, off_t(offset)) == bytes.count, fsync(file) == 0 else {
            throw .unwritable(path: path)
        }
    }

    /// Keeps SQLite in other processes, or in this one, from writing to the file until it is closed here, also if SQLite cannot lock
    /// it for us because it is damaged: one that has read its header before can still write to it. Where files cannot be
    /// locked, as on some network file systems, this does nothing. Throws `.busy` if another one writes for so many seconds.
    ///
    /// This is SQLite's own lock of one who is about to write: https://www.sqlite.org/lockingv3.html, chapter 3.
    func keepWritersOut(waiting seconds: Double = 5) throws(StoreFailure) {
        var range = flock()
        range.l_type = Int16(F_WRLCK)
        range.l_whence = Int16(SEEK_SET)
        range.l_start = 0x4000_0001
        range.l_len = 1
        let start = Date()
        // Unlike a process's lock, one of an open file stays when the process closes the file elsewhere.
        while fcntl(file, Self.setLockOfOpenFile, &range) != 0 {
            guard errno == EAGAIN || errno == EACCES else { return }
            guard Date().timeIntervalSince(start) < seconds else { throw .busy }
            usleep(10_000)
        }
    }

    /// `F_OFD_SETLK`, which Swift does not import.
    private static var setLockOfOpenFile: Int32 {
        #if canImport(Darwin)
            90
        #else
            37
        #endif
    }
}
