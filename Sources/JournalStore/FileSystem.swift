import Foundation

/// The few things asked of the file system: folders of mode 0700, files of mode 0600, whole replacement.
enum FileSystem {
    /// Makes a folder and those above it, as far as they are missing.
    static func makeFolder(_ path: String) throws(StoreFailure) {
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
        guard errno == ENOENT else { throw failure(path) }
        try makeFolder(folder(of: path))
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw failure(path) }
    }

    /// Makes an empty file; false if there is one already, which is then not opened: closing it would release the
    /// locks that SQLite holds on it in this process.
    static func makeFile(_ path: String) throws(StoreFailure) -> Bool {
        let file = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        if file < 0 && errno == EEXIST { return false }
        guard file >= 0 else { throw failure(path) }
        close(file)
        return true
    }

    /// What the system knows of a file; nil if there is none.
    static func status(_ path: String) -> stat? {
        var status = stat()
        return stat(path, &status) == 0 ? status : nil
    }

    /// A path without symbolic links; the path itself where nothing is there.
    static func realPath(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }

    /// Whether there is a file at a path, and not the one at another path.
    static func isAnotherFile(_ path: String, than other: String) -> Bool {
        guard let one = status(path), let other = status(other) else { return false }
        return one.st_ino != other.st_ino || one.st_dev != other.st_dev
    }

    /// Takes away what others may do with a file.
    static func makePrivate(_ path: String) {
        guard let mode = status(path)?.st_mode, mode & 0o077 != 0 else { return }
        chmod(path, mode & 0o700)
    }

    /// The names in a folder; none if it cannot be read.
    static func names(in folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
    }

    static func remove(_ path: String) { unlink(path) }

    /// A file's bytes; nil if it cannot be read.
    static func read(_ path: String) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        let size = Int(status.st_size)
        var isWhole = true
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let part = Foundation.read(file, buffer.baseAddress! + count, size - count)
                guard part > 0 else {
                    isWhole = false
                    return
                }
                count += part
            }
        }
        return isWhole ? bytes : nil
    }

    /// Replaces a file whole: after a crash it holds either what it held or these bytes.
    ///
    /// No other process may be at it; what one that was killed left behind is removed.
    static func replace(_ path: String, with bytes: [UInt8]) throws(StoreFailure) {
        let new = unfinished(path)
        unlink(new)
        let file = open(new, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw failure(new) }
        do throws(StoreFailure) {
            try write(bytes, to: file, at: new)
            guard fsync(file) == 0 else { throw failure(new) }
        } catch {
            close(file)
            unlink(new)
            throw error
        }
        close(file)
        guard rename(new, path) == 0 else { throw failure(path) }
    }

    /// Where a file is written before it takes the place of another.
    static func unfinished(_ path: String) -> String { path + ".new" }

    private static func write(_ bytes: [UInt8], to file: Int32, at path: String) throws(StoreFailure) {
        var written = 0
        while written < bytes.count {
            let part = bytes.withUnsafeBytes { Foundation.write(file, $0.baseAddress! + written, $0.count - written) }
            guard part > 0 else { throw failure(path) }
            written += part
        }
    }

    /// Gives a finished file its name, on disk before this returns.
    static func publish(_ new: String, as path: String) throws(StoreFailure) {
        try sync(new)
        guard rename(new, path) == 0 else { throw failure(path) }
        try sync(folder(of: path))
    }

    /// The folder that a path is in. (Foundation's own traps on a name of one character.)
    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static func sync(_ path: String) throws(StoreFailure) {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw failure(path) }
        defer { close(file) }
        guard fsync(file) == 0 else { throw failure(path) }
    }

    /// What the last call that failed means.
    private static func failure(_ path: String) -> StoreFailure {
        switch errno {
        case ENOSPC, EDQUOT, EFBIG: .diskFull
        case EACCES, EPERM, EROFS: .unwritable(path: path)
        default: .cannotOpen(path: path, reason: String(cString: strerror(errno)))
        }
    }
}
