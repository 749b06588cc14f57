import CivilTime
import DaybookWeb
import HTTPTypes
import Hummingbird
import NIOCore

/// Handles all HTTP requests: checks the sender and the host, then dispatches by path.
struct DaybookResponder: HTTPResponder {
    /// The connection of a request, if it is monitored.
    struct Context: InitializableFromSource {
        let channel: (any Channel)?

        init(source: ApplicationRequestContextSource) { channel = source.channel }
    }

    let configuration: DaybookServer.Configuration
    let address: Address
    let port: Int
    let lock: JournalLock
    let sessions: Sessions
    let feed: CalendarFeedFile
    private let app: AppFolder
    let connections: Connections
    let proof: ServerProof

    init(_ configuration: DaybookServer.Configuration, port: Int) throws {
        self.configuration = configuration
        self.port = port
        address = try Address(configuration, port: port)
        lock = try JournalLock(configuration)
        sessions = try Sessions(folder: configuration.dataFolder, random: configuration.random)
        feed = CalendarFeedFile(folder: configuration.dataFolder, random: configuration.random)
        app = AppFolder(configuration.appFolder)
        connections = Connections(configuration.limits)
        proof = ServerProof(
            folder: configuration.dataFolder, port: port, origin: address.origin, random: configuration.random)
    }

    var assets: Assets { app.assets }

    /// The journal. Only requests that are answered from it may ask for it, which come after it is unlocked.
    var service: JournalService {
        guard let service = lock.service else { preconditionFailure("the journal is locked") }
        return service
    }

    func respond(to request: Hummingbird.Request, context: Context) async throws -> Hummingbird.Response {
        await answer(to: request, on: context.channel.flatMap { connections[$0] })
    }

    /// Answers any request, adding the headers of every response and removing the body for HEAD.
    func answer(to request: Hummingbird.Request, on connection: Connection? = nil) async -> Hummingbird.Response {
        var response = await dispatch(request, connection)
        secure(&response)
        return request.method == .head ? response.createHeadResponse() : response
    }

    private func dispatch(_ request: Hummingbird.Request, _ connection: Connection?) async -> Hummingbird.Response {
        let target = RequestTarget(request.head.path ?? "")
        guard let target else { return .text("The request has no valid path.", status: .badRequest) }
        if request.headers[.secondHost] != nil { return .text("The request has two hosts.", status: .badRequest) }
        if target.path == "/healthz" { return .text("ok") }
        if target.path == ServerProof.path, let answer = proof.answer(to: target.query["nonce"] ?? "") {
            return .text(answer)
        }
        if let refusal = refuse(request, target) { return refusal }
        if let file = asset(target, request.headers) { return file }
        if CalendarFeedFile.isAddress(target.path) { return await calendar(request, target, connection) }
        if target.path == ErrorPages.unlockScriptPath { return .script(ErrorPages.unlockScript) }
        if target.path == "/unlock" { return await signIn(request, target) }
        let now = configuration.clock().milliseconds
        guard let session = session(request.headers), sessions.isValid(session, at: now) else {
            if target.path.hasPrefix("/replica/") { return .text("Open the link first.", status: .unauthorized) }
            return page(errorPages(request.headers).unlock(isWrong: false), request.headers)
        }
        connection?.record { $0.markTrusted() }
        var response = await answerSignedIn(request, target)
        if sessions.renew(session, at: now) { response.headers[.setCookie] = cookie(session) }
        return response
    }

    /// The refusal of methods, hosts and senders that are not allowed; nil if the request is fine.
    private func refuse(_ request: Hummingbird.Request, _ target: RequestTarget) -> Hummingbird.Response? {
        let isSafe = request.method == .get || request.method == .head
        guard isSafe || request.method == .post else {
            var response = Hummingbird.Response.text("Only GET and POST.", status: .methodNotAllowed)
            response.headers[.allow] = "GET, HEAD, POST"
            return response
        }
        switch address.match(request.head.authority) {
        case .home: break
        case .alias where isSafe:
            return Hummingbird.Response(status: .permanentRedirect, headers: [.location: address.origin + target.whole])
        case .alias, .unknown:
            return .text("Daybook is at \(address.origin), and at no other address.", status: .misdirectedRequest)
        }
        if !isSafe, !address.isOwn(request.headers, host: request.head.authority) {
            let errorPages = errorPages(request.headers)
            return page(errorPages.reason(errorPages.words.notAllowed, status: 403), request.headers)
        }
        return nil
    }

    /// Restricts what the browser may load from any response to this origin.
    private func secure(_ response: inout Hummingbird.Response) {
        if response.headers[.contentSecurityPolicy] == nil {
            response.headers[.contentSecurityPolicy] = """
                default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; \
                font-src 'none'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; \
                base-uri 'none'; frame-ancestors 'none'
                """
        }
        response.headers[.xContentTypeOptions] = "nosniff"
        if response.headers[.referrerPolicy] == nil { response.headers[.referrerPolicy] = "same-origin" }
        response.headers[.crossOriginOpenerPolicy] = "same-origin"
        response.headers[.crossOriginResourcePolicy] = "same-origin"
        if response.headers[.cacheControl] == nil { response.headers[.cacheControl] = "no-store" }
        if address.isSecure { response.headers[.strictTransportSecurity] = "max-age=31536000" }
    }

    func errorPages(_ headers: HTTPFields) -> ErrorPages {
        ErrorPages(languages: AcceptLanguage.tags(headers[.acceptLanguage] ?? ""), assets: assets.version)
    }

    /// The value of a cookie.
    static func cookie(_ name: String, _ headers: HTTPFields) -> String? {
        for field in headers[values: .cookie] {
            for pair in field.split(separator: ";") {
                let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                guard parts.count == 2 else { continue }
                if parts[0].trimmingPrefix(while: { $0 == " " }) == name { return String(parts[1]) }
            }
        }
        return nil
    }

    func session(_ headers: HTTPFields) -> String? {
        Self.cookie(address.cookieName(port: port), headers)
    }
}

extension DaybookResponder: CustomStringConvertible {
    /// Only the name: descriptions of services would otherwise print all of the app's files.
    var description: String { "DaybookResponder" }
}

/// The target of a request.
struct RequestTarget: Sendable {
    /// The target as requested.
    let whole: String
    let path: String
    let query: FormFields

    /// Nil if it does not begin with a slash.
    init?(_ whole: String) {
        guard whole.utf8.first == UInt8(ascii: "/") else { return nil }
        self.whole = whole
        let path = whole.utf8.prefix { $0 != UInt8(ascii: "?") }
        self.path = String(decoding: Array(path), as: UTF8.self)
        query = FormFields(urlEncoded: whole.utf8.dropFirst(path.count + 1))
    }
}

extension Hummingbird.Response {
    /// A short plain-text response.
    static func text(_ text: String, status: HTTPResponse.Status = .ok) -> Hummingbird.Response {
        Hummingbird.Response(
            status: status, headers: [.contentType: "text/plain; charset=utf-8"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: text + "\n")))
    }

    /// A script.
    static func script(_ text: String) -> Hummingbird.Response {
        Hummingbird.Response(
            status: .ok, headers: [.contentType: "text/javascript; charset=utf-8"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }

    /// A binary response.
    static func bytes(_ bytes: [UInt8], status: HTTPResponse.Status = .ok) -> Hummingbird.Response {
        Hummingbird.Response(
            status: status, headers: [.contentType: "application/octet-stream"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }
}

extension HTTPField.Name {
    static let referrerPolicy = Self("Referrer-Policy")!
    static let crossOriginOpenerPolicy = Self("Cross-Origin-Opener-Policy")!
    /// The first host is the request's authority, and no header field any more.
    static let secondHost = Self("Host")!
    static let serviceWorkerAllowed = Self("Service-Worker-Allowed")!
}
