import Foundation

/// A connection to an untrusted server, with a timeout of five seconds and a small response limit.
final class HTTPProbe {
    private let connection: Int32
    private static let timeout = timeval(tv_sec: 5, tv_usec: 0)
    private static let maximumBytes = 8192

    private init?(_ address: addrinfo) {
        connection = socket(address.ai_family, address.ai_socktype, address.ai_protocol)
        guard connection >= 0 else { return nil }
        var timeout = Self.timeout
        let size = socklen_t(MemoryLayout<timeval>.size)
        setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &timeout, size)
        setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &timeout, size)
        guard connect(connection, address.ai_addr, address.ai_addrlen) == 0 else { return nil }
    }

    deinit { if connection >= 0 { close(connection) } }

    /// Connects to each of a host's addresses that accepts connections.
    static func connections(host: String, port: Int) -> [HTTPProbe] {
        var hints = addrinfo()
        #if canImport(Darwin)
            hints.ai_socktype = SOCK_STREAM
        #else
            hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        #endif
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, String(port), &hints, &found) == 0 else { return [] }
        defer { freeaddrinfo(found) }
        return sequence(first: found) { $0?.pointee.ai_next }.prefix { $0 != nil }
            .compactMap { $0.flatMap { HTTPProbe($0.pointee) } }
    }

    /// The first line at a path; nil if there is no valid response in time.
    func get(_ path: String) -> String? {
        let request = Array("GET \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".utf8)
        #if canImport(Darwin)
            var yes: Int32 = 1
            setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
            let flags: Int32 = 0
        #else
            let flags = Int32(MSG_NOSIGNAL)
        #endif
        guard send(connection, request, request.count, flags) == request.count else { return nil }
        let end = ContinuousClock.now + .seconds(5)
        var answer: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 4096)
        while ContinuousClock.now < end, answer.count < Self.maximumBytes {
            let count = recv(connection, &part, part.count, 0)
            guard count > 0 else { break }
            answer += part[..<count]
            if let line = Self.firstLine(of: answer) { return line }
        }
        return nil
    }

    /// The first line of the body of a complete 200 response.
    private static func firstLine(of answer: [UInt8]) -> String? {
        let text = String(decoding: answer, as: UTF8.self)
        guard text.hasPrefix("HTTP/1.1 200 "), let head = text.range(of: "\r\n\r\n") else { return nil }
        let body = text[head.upperBound...]
        return body.firstIndex(of: "\n").map { String(body[..<$0]) }
    }
}
