import Foundation
import Testing

/// A connection to a server of this machine, on which bytes are sent as they are.
final class RawConnection {
    private let socket: Int32
    private var received: [UInt8] = []
    private(set) var isAtEnd = false

    init(port: String) throws {
        #if canImport(Darwin)
            socket = Foundation.socket(AF_INET, SOCK_STREAM, 0)
        #else
            socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        address.sin_port = try #require(UInt16(port)).bigEndian
        let socket = socket
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        try #require(status == 0)
    }

    deinit { close(socket) }

    /// Sends lines, each with its end, and what follows them.
    func send(_ lines: String..., body: String = "") {
        let bytes = Array((lines.map { $0 + "\r\n" }.joined() + "\r\n" + body).utf8)
        _ = bytes.withUnsafeBytes { Foundation.send(socket, $0.baseAddress, $0.count, 0) }
    }

    /// Reads until a text has come, or the connection is closed.
    func text(until end: String? = nil) -> String {
        while true {
            let text = String(decoding: received, as: UTF8.self)
            if isAtEnd || end.map({ text.contains($0) }) ?? false { return text }
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            let count = recv(socket, &buffer, buffer.count, 0)
            if count <= 0 { isAtEnd = true } else { received += buffer[..<count] }
        }
    }
}
