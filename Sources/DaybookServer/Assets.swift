import Foundation
import NIOCore

/// The files of one version of the browser app, read into memory. Only these are served.
struct Assets: Sendable {
    struct File: Sendable {
        /// Sent without copying, to any number of browsers at once.
        let bytes: ByteBuffer
        /// Versions compressed when the app was built; empty if not smaller.
        let compressed: [ContentCoding: ByteBuffer]
        let contentType: String
    }

    /// A version string in the files' URLs, which changes with their content; empty without an app.
    let version: String
    private let files: [String: File]
    /// The reason why the browser cannot work offline; nil if it can.
    let problem: Problem?

    enum Problem: CustomStringConvertible {
        /// The folder has no app.
        case missing
        /// The app has styles and scripts for pages, and no service worker yet.
        case notBuilt

        var description: String {
            switch self {
            case .missing:
                "The app for the browser is missing: pages work, but not offline. script/browser-build makes it."
            case .notBuilt: "The app for the browser is not built yet: pages work, but not offline."
            }
        }
    }

    init(folder: String?) {
        var files: [String: File] = [:]
        var version = ""
        if let folder {
            for path in (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? [] {
                guard let type = Self.contentType(of: path), let bytes = Self.read(folder + "/" + path) else {
                    continue
                }
                var compressed: [ContentCoding: ByteBuffer] = [:]
                for coding in ContentCoding.allCases {
                    compressed[coding] = Self.read(folder + "/" + path + "." + coding.fileExtension)
                }
                files[path] = File(bytes: bytes, compressed: compressed, contentType: type)
            }
            files["version.txt"] = nil
            version = Self.version(in: folder)
        }
        problem = version.isEmpty ? .missing : files["worker.js"] == nil ? .notBuilt : nil
        self.version = version
        self.files = files
    }

    /// The file at a path within the app, such as "icons/icon.svg".
    subscript(path: String) -> File? { files[path] }

    /// The version of the app in a folder; empty if there is none.
    static func version(in folder: String) -> String {
        String(buffer: read(folder + "/version.txt") ?? ByteBuffer()).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static func read(_ path: String) -> ByteBuffer? {
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        guard isThere, !isFolder.boolValue else { return nil }
        return FileManager.default.contents(atPath: path).map { ByteBuffer(bytes: $0) }
    }

    /// The media type by file extension; nil if the file is not served.
    private static func contentType(of path: String) -> String? {
        switch (path as NSString).pathExtension.lowercased() {
        case "css": "text/css; charset=utf-8"
        case "js", "mjs": "text/javascript; charset=utf-8"
        case "split": "application/octet-stream"
        case "svg": "image/svg+xml"
        case "png": "image/png"
        case "ico": "image/x-icon"
        case "json": "application/json"
        case "webmanifest": "application/manifest+json"
        case "html": "text/html; charset=utf-8"
        case "txt": "text/plain; charset=utf-8"
        case "woff2": "font/woff2"
        default: nil
        }
    }
}
