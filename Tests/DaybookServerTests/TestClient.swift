import CivilTime
import DaybookWeb
import Foundation
import HTTPTypes
import Hummingbird
import Synchronization

@testable import DaybookServer

/// A server on its own folder, and a browser that visits it, without a network port.
struct TestClient: Sendable {
    let responder: DaybookResponder
    /// The session cookie; nil before the link was opened.
    var cookie: String?

    /// A browser that has opened the link, with a server whose clock stands still.
    static func signedIn(
        origin: String? = nil, host: String = "127.0.0.1", app: String? = nil, clock: TestClock = TestClock(),
        random: (@Sendable () -> UInt64)? = nil
    ) throws -> TestClient {
        var client = try signedOut(origin: origin, host: host, app: app, clock: clock, random: random)
        let link = try client.makeToken()
        client.cookie = try client.responder.sessions.open(link: link, at: clock.now)
        return client
    }

    /// A browser that has not opened the link, with a server whose clock stands still.
    static func signedOut(
        origin: String? = nil, host: String = "127.0.0.1", app: String? = nil, clock: TestClock = TestClock(),
        folder: String = temporaryFolder(), random: (@Sendable () -> UInt64)? = nil
    ) throws -> TestClient {
        var configuration = DaybookServer.Configuration(dataFolder: folder)
        configuration.origin = origin
        configuration.host = host
        configuration.appFolder = app
        configuration.clock = { LocalInstant(milliseconds: clock.now, offsetMinutes: 0) }
        configuration.uptime = { clock.now }
        if let random { configuration.random = random }
        return TestClient(responder: try DaybookResponder(configuration, port: 4600))
    }

    /// The token of a new link.
    func makeToken() throws -> String {
        try responder.sessions.makeToken(at: responder.configuration.clock().milliseconds)
    }

    func get(_ path: String, _ headers: [(String, String)] = [], host: String? = nil) async -> Answer {
        await ask(.get, path, headers, body: [], host: host)
    }

    /// Posts a form as one of the app's pages would.
    func post(_ path: String, form: [(String, String)] = [], _ headers: [(String, String)] = []) async -> Answer {
        await post(
            path, Array(FormFields(form).urlEncoded.utf8),
            [("Content-Type", "application/x-www-form-urlencoded")] + headers)
    }

    /// Posts bytes as one of the app's pages would, unless the headers say otherwise.
    func post(_ path: String, _ body: [UInt8], _ headers: [(String, String)] = [], host: String? = nil) async -> Answer
    {
        let isSilent = headers.contains { $0.0 == "Origin" || $0.0 == "Sec-Fetch-Site" }
        return await ask(
            .post, path, isSilent ? headers : headers + [("Sec-Fetch-Site", "same-origin")], body: body, host: host)
    }

    /// Uploads a file for preview.
    func upload(_ file: String, _ headers: [(String, String)] = [], to path: String = "/data/import") async -> Answer {
        let body =
            "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a\"\r\n\r\n\(file)\r\n--x--\r\n"
        let type = [("Content-Type", "multipart/form-data; boundary=x")]
        return await post(path, Array(body.utf8), headers + type)
    }

    func ask(
        _ method: HTTPRequest.Method, _ path: String, _ headers: [(String, String)] = [], body: [UInt8] = [],
        host: String? = nil
    ) async -> Answer {
        await Answer(responder.answer(to: request(method, path, headers, body: body, host: host)))
    }

    func request(
        _ method: HTTPRequest.Method, _ path: String, _ headers: [(String, String)] = [], body: [UInt8] = [],
        host: String? = nil
    ) -> Hummingbird.Request {
        let home = String(responder.address.origin.split(separator: "/")[1])
        var head = HTTPRequest(method: method, scheme: "http", authority: host ?? home, path: path)
        for (name, value) in headers { head.headerFields[HTTPField.Name(name)!] = value }
        if let cookie, head.headerFields[.cookie] == nil {
            head.headerFields[.cookie] = "tz=60; \(responder.address.cookieName(port: 4600))=\(cookie)"
        }
        return Hummingbird.Request(head: head, body: RequestBody(buffer: ByteBuffer(bytes: body)))
    }

    static func temporaryFolder() -> String { allFolders + "/" + UUID().uuidString }

    /// The parent of all test folders of this process, removed at exit.
    private static let allFolders: String = {
        let path = NSTemporaryDirectory() + "daybook-server-\(ProcessInfo.processInfo.processIdentifier)"
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        atexit { try? FileManager.default.removeItem(atPath: TestClient.allFolders) }
        return path
    }()
}

/// A response.
struct Answer: Sendable {
    let status: Int
    let headers: HTTPFields
    let body: [UInt8]

    var text: String { String(decoding: body, as: UTF8.self) }

    init(_ response: Hummingbird.Response) async {
        status = response.status.code
        headers = response.headers
        let collected = Collected()
        try? await response.body.write(collected)
        body = collected.bytes.withLock { $0 }
    }

    subscript(name: String) -> String? { headers[HTTPField.Name(name)!] }
}

/// Collects a body. After a number of parts it behaves as if the browser had disconnected.
final class Collected: ResponseBodyWriter, Sendable {
    struct Gone: Error {}

    let bytes = Mutex<[UInt8]>([])
    private let partsLeft: Mutex<Int>

    init(parts: Int = .max) { partsLeft = Mutex(parts) }

    func write(_ buffer: ByteBuffer) async throws {
        // It keeps a stream of events open every so many seconds, and is no part that a test waits for.
        if buffer == ByteBuffer(string: ":\n\n") { return }
        bytes.withLock { $0 += Array(buffer.readableBytesView) }
        let isLast = partsLeft.withLock { left in
            left -= 1
            return left <= 0
        }
        if isLast { throw Gone() }
    }

    func finish(_ trailing: HTTPFields?) async throws {}
}

/// A clock that moves only when told.
final class TestClock: Sendable {
    private let milliseconds: Mutex<Int64>

    init(milliseconds: Int64 = 1_795_000_000_000) { self.milliseconds = Mutex(milliseconds) }

    var now: Int64 { milliseconds.withLock { $0 } }

    func advance(minutes: Int64) { advance(milliseconds: minutes * 60_000) }

    func advance(milliseconds: Int64) { self.milliseconds.withLock { $0 += milliseconds } }
}
