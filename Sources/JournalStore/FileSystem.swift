import Foundation

/// File system operations: folders with mode 0700, files with mode 0600, atomic replacement.
enum FileSystem {
    /// Creates a folder with any missing parents.
    static func makeFolder(_ path: String) throws(StoreFailure) {
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
        guard errno == ENOENT else { throw failure(path) }
        try makeFolder(folder(of: path))
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw failure(path) }
    }

    /// Creates an empty file. Returns false if it exists; then it is not opened, because closing it would release
    /// SQLite's locks on it in this process.
    static func makeFile(_ path: String) throws(StoreFailure) -> Bool {
        let file = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        if file < 0 && errno == EEXIST { return false }
        guard file >= 0 else { throw failure(path) }
        close(file)
        return true
    }

    /// The status of a file; nil if it does not exist.
    static func status(_ path: String) -> stat? {
        var status = stat()
        return stat(path, &status) == 0 ? status : nil
    }

    /// The path with symbolic links resolved; the path itself if nothing is there.
    static func realPath(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }

    /// Whether a file exists at a path and is not the one at `other`.
    static func isDifferentFile(_ path: String, than other: String) -> Bool {
        guard let one = status(path), let other = status(other) else { return false }
        return one.st_ino != other.st_ino || one.st_dev != other.st_dev
    }

    /// Removes the permissions of group and others.
    static func makePrivate(_ path: String) {
        guard let mode = status(path)?.st_mode, mode & 0o077 != 0 else { return }
        chmod(path, mode & 0o700)
    }

    /// The names in a folder; empty if it cannot be read.
    static func names(in folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
    }

    static func remove(_ path: String) { unlink(path) }

    /// The content of a file; nil if it cannot be read.
    static func read(_ path: String) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        let size = Int(status.st_size)
        var isComplete = true
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let part = Foundation.read(file, buffer.baseAddress! + count, size - count)
                guard part > 0 else {
                    isComplete = false
                    return
                }
                count += part
            }
        }
        return isComplete ? bytes : nil
    }

    /// Creates a file with its content, on disk when this returns, unless there is one.
    static func create(_ path: String, with bytes: [UInt8]) throws(StoreFailure) {
        let new = unfinished(path) + "-\(getpid())-\(UInt32.random(in: 0 ... .max))"
        try replace(new, with: bytes)
        defer { unlink(new) }
        // Unlike renaming, this fails if another process was faster.
        guard link(new, path) == 0 || errno == EEXIST else { throw failure(path) }
        try sync(folder(of: path))
    }

    /// Replaces a file atomically: after a crash it has either its old content or the new.
    ///
    /// No other process may write it at the same time. A leftover of a killed process is removed.
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

    /// The temporary path a file is written to before it replaces another.
    static func unfinished(_ path: String) -> String { path + ".new" }

    private static func write(_ bytes: [UInt8], to file: Int32, at path: String) throws(StoreFailure) {
        var written = 0
        while written < bytes.count {
            let part = bytes.withUnsafeBytes { Foundation.write(file, $0.baseAddress! + written, $0.count - written) }
            guard part > 0 else { throw failure(path) }
            written += part
        }
    }

    /// Renames a finished file and syncs it to disk.
    static func publish(_ new: String, as path: String) throws(StoreFailure) {
        try sync(new)
        guard rename(new, path) == 0 else { throw failure(path) }
        try sync(folder(of: path))
    }

    /// The parent folder of a path. (Foundation's version traps on a one-character name.)
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

    /// Maps `errno` to a failure.
    private static func failure(_ path: String) -> StoreFailure {
        switch errno {
        case ENOSPC, EDQUOT, EFBIG: .diskFull
        case EACCES, EPERM, EROFS: .unwritable(path: path)
        default: .cannotOpen(path: path, reason: String(cString: strerror(errno)))
        }
    }
}
