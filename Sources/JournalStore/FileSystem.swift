import Foundation

/// File system operations: folders with mode 0700, files with mode 0600, atomic replacement.
enum FileSystem {
    /// Creates a folder with any missing parents. It is on disk when this returns, so that what is synced in it stays.
    static func makeFolder(_ path: String) throws(StoreFailure) {
        let parent = folder(of: path)
        var isMade = mkdir(path, 0o700) == 0
        if !isMade, errno == ENOENT, parent != path {
            try makeFolder(parent)
            isMade = mkdir(path, 0o700) == 0
        }
        guard isMade || errno == EEXIST else { throw failure(path) }
        // A parent that may be written to but not read, as some are, is synced by the system in its time.
        if isMade { try? sync(parent) }
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

    /// The seconds since a file was last written; nil if it does not exist.
    static func age(of path: String) -> Double? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return (attributes?[.modificationDate] as? Date).map { -$0.timeIntervalSinceNow }
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

    /// Whether SQLite can only read a file, because it is on a read-only disk, or in a folder in which its own journal cannot be made.
    ///
    /// - Parameter canWrite: Whether a file or a folder that is there can be written.
    static func isReadOnly(_ path: String, canWrite: (String) -> Bool = { access($0, W_OK) == 0 }) -> Bool {
        if status(path) == nil { return false }
        return !canWrite(path) || status(path + "-journal") == nil && !canWrite(folder(of: path))
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

    /// Whether a folder or a link to one is there whose content cannot be listed, such as a link to a disk that is not connected.
    static func isOutOfReach(_ folder: String) -> Bool {
        var status = stat()
        return lstat(folder, &status) == 0 && (try? FileManager.default.contentsOfDirectory(atPath: folder)) == nil
    }

    /// The system's reason why a file that is there cannot be opened, or where its link leads is out of reach; nil if it can, or if
    /// nothing is there.
    static func reasonNotOpened(_ path: String) -> String? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return String(cString: strerror(errno)) }
        close(file)
        return nil
    }

    static func remove(_ path: String) { unlink(path) }

    /// The size in bytes above which no file is read into memory: a damaged file system can tell any size.
    private static let largestSize = 2 << 30
    /// The size in bytes above which no file with a key or with a few numbers is read.
    static let largestNote = 16 << 20

    /// The content of a file; nil if it cannot be read, or is larger than a limit.
    static func read(_ path: String, upTo limit: Int = largestSize) -> [UInt8]? {
        // Opening a named pipe would wait for its writer.
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return nil }
        defer { close(file) }
        return read(file, upTo: limit)
    }

    /// The content of an open file; nil if it cannot be read, or is larger than a limit.
    static func read(_ file: Int32, upTo limit: Int = largestSize) -> [UInt8]? {
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= off_t(limit) else {
            return nil
        }
        let size = Int(status.st_size)
        var isComplete = true
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let part = pread(file, buffer.baseAddress! + count, size - count, off_t(count))
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
        defer { unlink(new) }
        do throws(StoreFailure) {
            try replace(new, with: bytes)
        } catch .uncertain(let reason) {
            throw .disk(reason) // of the name that it loses anyway
        }
        // Unlike renaming, this fails if another process was faster.
        guard link(new, path) == 0 || errno == EEXIST else { throw failure(path) }
        try syncName(of: path)
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

    /// Replaces a file atomically, on disk when this returns, and overwrites the old content. Returns whether that was possible.
    ///
    /// A file system or a disk that writes to another place keeps the old content until that is used again.
    @discardableResult
    static func replaceSecret(_ path: String, with bytes: [UInt8]) throws(StoreFailure) -> Bool {
        let new = unfinished(path) + "-\(getpid())-\(UInt32.random(in: 0 ... .max))"
        try replace(new, with: bytes)
        guard read(new) == bytes else {
            unlink(new)
            throw .disk(String(cString: strerror(EIO)))
        }
        let old = open(path, O_WRONLY | O_CLOEXEC)
        let isNew = old < 0 && errno == ENOENT
        defer { if old >= 0 { close(old) } }
        guard rename(new, path) == 0 else {
            let failure = failure(path)
            unlink(new)
            throw failure
        }
        // Until then the old content can come back when the power goes.
        try syncName(of: path)
        return old < 0 ? isNew : overwrite(old)
    }

    /// Makes a file longer, with zeros.
    static func extend(_ path: String, by count: Int) throws(StoreFailure) {
        guard let size = status(path)?.st_size, truncate(path, size + off_t(count)) == 0 else { throw failure(path) }
    }

    /// Removes a file after overwriting its content.
    static func eraseSecret(_ path: String) {
        let file = open(path, O_WRONLY | O_CLOEXEC)
        unlink(path)
        guard file >= 0 else { return }
        overwrite(file)
        close(file)
    }

    /// Overwrites a file that is no longer in any folder. Returns whether the disk let it.
    @discardableResult
    private static func overwrite(_ file: Int32) -> Bool {
        var status = stat()
        // Another name can be someone's copy.
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_nlink == 0 else { return false }
        let zeros = [UInt8](repeating: 0, count: min(Int(status.st_size), largestNote))
        return pwrite(file, zeros, zeros.count, 0) == zeros.count && fsync(file) == 0
    }

    /// The temporary path a file is written to before it replaces another.
    static func unfinished(_ path: String) -> String { path + ".new" }

    /// Writes the content of a file that is there.
    static func write(_ bytes: [UInt8], to path: String) throws(StoreFailure) {
        let file = open(path, O_WRONLY | O_TRUNC | O_CLOEXEC)
        guard file >= 0 else { throw failure(path) }
        defer { close(file) }
        try write(bytes, to: file, at: path)
    }

    private static func write(_ bytes: [UInt8], to file: Int32, at path: String) throws(StoreFailure) {
        var written = 0
        while written < bytes.count {
            let part = bytes.withUnsafeBytes { Foundation.write(file, $0.baseAddress! + written, $0.count - written) }
            guard part > 0 else { throw failure(path) }
            written += part
        }
    }

    /// Renames a finished file and syncs it to disk.
    ///
    /// - Parameter replacing: Whether it replaces a file that has the name. Otherwise throws `.exists` if there is one, or a link.
    static func publish(_ new: String, as path: String, replacing: Bool = true) throws(StoreFailure) {
        try sync(new)
        if replacing {
            guard rename(new, path) == 0 else { throw failure(path) }
        } else {
            try renameIfFree(new, path)
        }
        // A folder that cannot be opened cannot be synced either.
        if access(folder(of: path), R_OK) == 0 { try syncName(of: path) }
    }

    /// Waits until the name of a file, which is there, is on disk.
    private static func syncName(of path: String) throws(StoreFailure) {
        do throws(StoreFailure) { try sync(folder(of: path)) } catch {
            throw .uncertain(String(cString: strerror(errno)))
        }
    }

    private static func renameIfFree(_ new: String, _ path: String) throws(StoreFailure) {
        // Unlike renaming, this fails if another process was faster.
        if link(new, path) == 0 {
            unlink(new)
            return
        }
        guard errno != EEXIST else { throw .exists(path: path) }
        // Some file systems have no second names.
        var status = stat()
        guard lstat(path, &status) != 0 else { throw .exists(path: path) }
        guard rename(new, path) == 0 else { throw failure(path) }
    }

    /// The parent folder of a path. (Foundation's version traps on a one-character name.)
    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The last part of a path.
    static func name(of path: String) -> String {
        String(path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...])
    }

    /// Waits until a file, or the names in a folder, are on disk.
    static func sync(_ path: String) throws(StoreFailure) {
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
        case EIO: .disk(String(cString: strerror(EIO)))
        default: .cannotOpen(path: path, reason: String(cString: strerror(errno)))
        }
    }
}
