import Foundation

/// Reads lines byte by byte, so that what follows is left for others to read.
enum FirstLine {
    /// The most bytes of a line.
    private static let maximumSize = 4096

    /// The next line of a file, without its end; nil if there is none, or if it is too long or not UTF-8.
    static func read(from file: Int32) -> String? {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while true {
            let count = Foundation.read(file, &byte, 1)
            if count < 0 && errno == EINTR { continue }
            if count <= 0 && bytes.isEmpty { return nil }
            if count <= 0 || byte == UInt8(ascii: "\n") { break }
            guard bytes.count < maximumSize else { return nil }
            bytes.append(byte)
        }
        if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
        return String(validating: bytes, as: UTF8.self)
    }
}
