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

    private static func failure(_ path: String) -> ServerFailure {
        .sessions(path: path, reason: String(cString: strerror(errno)))
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
