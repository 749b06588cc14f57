import Terminal
import Testing

/// Requests of HTTP/1.0, as proxies send them, follow the same rules as others.
@Suite struct OldProtocolTests {
    private let terminal = try! TestTerminal()
    private let server: RunningServer

    init() throws { server = try RunningServer(of: terminal) }

    private var host: String { "Host: localhost:\(server.port)" }

    /// The whole answer to a request, once the server has closed the connection.
    private func answer(_ lines: String..., body: String = "") throws -> String {
        let connection = try RawConnection(port: server.port)
        switch lines.count {
        case 1: connection.send(lines[0], body: body)
        case 2: connection.send(lines[0], lines[1], body: body)
        default: connection.send(lines[0], lines[1], lines[2...].joined(separator: "\r\n"), body: body)
        }
        return connection.text()
    }

    private func signedIn() throws -> String {
        let body = "link=" + server.token
        let said = try answer(
            "POST /unlock HTTP/1.0", host, "Origin: http://localhost:\(server.port)",
            "Content-Type: application/x-www-form-urlencoded", "Content-Length: \(body.utf8.count)", body: body)
        let cookie = try #require(said.firstMatch(of: /daybook[0-9]*=[^;]+/))
        return "Cookie: \(cookie.0)"
    }

    @Test func theHostHasToBeTheServers() throws {
        defer { server.stop() }
        #expect(try answer("GET /today HTTP/1.0", host).hasPrefix("HTTP/1.0 401"))
        #expect(try answer("GET /today HTTP/1.0").hasPrefix("HTTP/1.0 421"))
        #expect(try answer("GET /today HTTP/1.0", "Host: evil.example").hasPrefix("HTTP/1.0 421"))
        #expect(try answer("GET /today HTTP/1.0", host, host).hasPrefix("HTTP/1.0 400"))
        #expect(try answer("GET http://evil.example/today HTTP/1.0", host).hasPrefix("HTTP/1.0 400"))
        #expect(try answer("GET /today HTTP/0.9", host).hasPrefix("HTTP/1.1 400"))
    }

    @Test func theConnectionEndsWithTheAnswer() throws {
        defer { server.stop() }
        for line in ["Connection: keep-alive", "Keep-Alive: timeout=60", "Connection: close"] {
            let said = try answer("GET /healthz HTTP/1.0", host, line, body: "GET /healthz HTTP/1.0\r\n\r\n")
            #expect(said.hasPrefix("HTTP/1.0 200") && said.hasSuffix("\r\n\r\nok\n"))
            #expect(!said.lowercased().contains("keep-alive"))
        }
        #expect(try answer("HEAD /today HTTP/1.0", host).hasSuffix("\r\n\r\n"))
    }

    @Test func noAnswerIsInChunks() throws {
        defer { server.stop() }
        let cookie = try signedIn()
        for path in ["/today", "/data/daybook.json", "/replica/journal"] {
            let said = try answer("GET \(path) HTTP/1.0", host, cookie)
            #expect(said.hasPrefix("HTTP/1.0 200") && !said.lowercased().contains("transfer-encoding"), "\(path)")
        }
        let events = try RawConnection(port: server.port)
        events.send("GET /replica/events HTTP/1.0", host, cookie)
        let said = events.text(until: "retry: 1000\n\n")
        #expect(said.hasPrefix("HTTP/1.0 200") && !said.lowercased().contains("transfer-encoding"))
        #expect(said.contains("\r\n\r\nretry: 1000\n\n"))
    }

    @Test func aBodyInChunksIsNotReadTwice() throws {
        defer { server.stop() }
        let said = try answer(
            "POST /unlock HTTP/1.0", host, "Origin: http://localhost:\(server.port)",
            "Content-Type: application/x-www-form-urlencoded", "Transfer-Encoding: chunked",
            body: "6\r\nlink=x\r\n0\r\n\r\nGET /healthz HTTP/1.0\r\n\r\n")
        #expect(said.hasPrefix("HTTP/1.0 403") && !said.contains("ok\n"))
        let both = try answer(
            "POST /unlock HTTP/1.0", host, "Content-Length: 3", "Transfer-Encoding: chunked", body: "0\r\n\r\n")
        #expect(both.hasPrefix("HTTP/1.1 400"))
    }
}
