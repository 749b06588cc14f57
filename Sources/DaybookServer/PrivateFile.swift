import Foundation
import Markup

/// Files in the data folder that nobody else may read.
enum PrivateFile {
    /// Writes a file, which replaces an earlier one.
    static func write(_ bytes: [UInt8], to path: String) throws(ServerFailure) {
        let new = path + ".new"
        unlink(new)
        let descriptor = open(new, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure(path) }
        let isWritten = Foundation.write(descriptor, bytes, bytes.count) == bytes.count
        close(descriptor)
        guard isWritten, rename(new, path) == 0 else {
            let failure = failure(path)
            unlink(new)
            throw failure
        }
    }

    /// Rewrites a file, which is created if missing, while no other process does.
    static func change(_ path: String, _ body: (Data) -> String) throws(ServerFailure) {
        let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw failure(path) }
        defer { close(file) }
        fchmod(file, 0o600)
        guard flock(file, LOCK_EX) == 0 else { throw failure(path) }
        // Fail rather than treat an unreadable file as empty and overwrite it.
        guard let data = read(file) else { throw failure(path) }
        let bytes = Array(body(data).utf8)
        // Overwrite before truncating: a full disk makes the write fail, and the file stays as it was.
        guard pwrite(file, bytes, bytes.count, 0) == bytes.count, ftruncate(file, off_t(bytes.count)) == 0,
            fsync(file) == 0
        else { throw failure(path) }
    }

    /// The size in bytes above which none is read into memory: a damaged file system can tell any size.
    private static let largestSize: Int64 = 64 << 20

    /// The content of a file; nil, with the reason in `errno`, if it cannot be read or is larger than any that is written here.
    static func read(_ path: String) -> Data? {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return nil }
        defer { close(file) }
        return read(file)
    }

    /// The content of an open file, as `read` of a path.
    static func read(_ file: Int32) -> Data? {
        var status = stat()
        guard fstat(file, &status) == 0 else { return nil }
        guard Int64(status.st_size) <= largestSize else {
            errno = EFBIG
            return nil
        }
        let handle = FileHandle(fileDescriptor: file, closeOnDealloc: false)
        return try? handle.readToEnd() ?? Data()
    }

    private static func failure(_ path: String) -> ServerFailure {
        .file(path: path, reason: String(cString: strerror(errno)))
    }
}

extension DaybookServer {
    /// Writes a page that leads to a sign-in link, and returns its path. A browser is started with this path, since other
    /// users of the machine can read the arguments of a program, but not the page.
    public static func writePage(leadingTo link: String, for configuration: Configuration) throws -> String {
        let page: HTML = """
            <!doctype html>
            <meta charset="utf-8">
            <meta name="referrer" content="no-referrer">
            <meta http-equiv="refresh" content="0; url=\(link)">
            <title>Daybook</title>

            """
        let path = configuration.dataFolder + "/open.html"
        try PrivateFile.write(Array(page.text.utf8), to: path)
        return path
    }
}
