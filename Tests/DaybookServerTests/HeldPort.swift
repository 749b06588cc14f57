import Foundation
import Testing

/// A port of this machine that no other program can take while a test needs it.
final class HeldPort {
    let number: Int
    private let listener: Int32

    /// Takes any free port.
    ///
    /// - Parameter listens: Whether connections to it are accepted rather than refused.
    init(listens: Bool) throws {
        #if canImport(Darwin)
            listener = socket(AF_INET, SOCK_STREAM, 0)
        #else
            listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let socket = listener
        let isHeld = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, length) == 0 && (!listens || listen(socket, 1) == 0)
                    && getsockname(socket, $0, &length) == 0
            }
        }
        try #require(isHeld)
        number = Int(UInt16(bigEndian: address.sin_port))
    }

    deinit { close(listener) }
}
