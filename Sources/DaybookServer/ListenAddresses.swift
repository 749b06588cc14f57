import Foundation

/// The addresses to listen on, checked to be free.
struct ListenAddresses {
    let addresses: [String]
    /// The port: the requested one, or a free one if any is allowed.
    let port: Int

    /// "localhost" and the loopback addresses mean both IPv4 and IPv6, if available. Throws `ServerFailure` if the port
    /// is taken on any of them.
    init(host: String, port: Int) throws(ServerFailure) {
        guard ["localhost", "127.0.0.1", "::1"].contains(host) else {
            guard port > 0 else { throw .cannotListen(host: host, port: port, reason: "it needs a port of its own") }
            addresses = [host]
            self.port = port
            return
        }
        let found = try Self.bind("127.0.0.1", port)
        let second = try Self.bind("::1", found ?? port)
        addresses = (found == nil ? [] : ["127.0.0.1"]) + (second == nil ? [] : ["::1"])
        guard let chosen = found ?? second else {
            throw .cannotListen(host: host, port: port, reason: "this machine has no loopback address")
        }
        self.port = chosen
    }

    /// Binds a port for a moment. Returns its number, or nil if the machine has no such address.
    private static func bind(_ address: String, _ port: Int) throws(ServerFailure) -> Int? {
        var hints = addrinfo()
        hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV | AI_PASSIVE
        hints.ai_socktype = streamSocket
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(address, String(port), &hints, &found) == 0, let info = found?.pointee else {
            throw .cannotListen(host: address, port: port, reason: "no such address or port")
        }
        defer { freeaddrinfo(found) }
        let listener = socket(info.ai_family, info.ai_socktype, info.ai_protocol)
        guard listener >= 0 else { return nil }
        defer { close(listener) }
        var yes: Int32 = 1
        setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        if info.ai_family == AF_INET6 {
            setsockopt(listener, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &yes, socklen_t(MemoryLayout<Int32>.size))
        }
        // Only listening detects a conflict: two sockets may be bound to one address as long as neither listens.
        guard Foundation.bind(listener, info.ai_addr, info.ai_addrlen) == 0, listen(listener, 1) == 0 else {
            if errno == EADDRNOTAVAIL { return nil }
            throw ServerFailure(code: errno, host: address, port: port)
        }
        return portNumber(of: listener) ?? port
    }

    private static func portNumber(of listener: Int32) -> Int? {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let isKnown = withUnsafeMutablePointer(to: &storage) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(listener, $0, &length) == 0 }
        }
        guard isKnown else { return nil }
        // The port is at the same offset in IPv4 and IPv6 addresses.
        let number = withUnsafeBytes(of: &storage) { $0.loadUnaligned(fromByteOffset: 2, as: UInt16.self) }
        return Int(UInt16(bigEndian: number))
    }

    private static var streamSocket: Int32 {
        #if canImport(Darwin)
            SOCK_STREAM
        #else
            Int32(SOCK_STREAM.rawValue)
        #endif
    }
}
