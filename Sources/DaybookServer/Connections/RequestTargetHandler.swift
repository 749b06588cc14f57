import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1

/// Empties the target of a request that names another host in it than in its `Host`, so that it is refused. What follows sees only
/// the path of the target. A connection that ends with a response is marked as what follows knows it, and HTTP/1.0 is answered in it:
/// without a length, a body is then sent up to the end of the connection, and not in chunks, which HTTP/1.0 does not know.
final class RequestTargetHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    private var answersOldVersion = false

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(var head) = unwrapInboundIn(data) else { return context.fireChannelRead(data) }
        if !RequestTarget.isOnHost(head.headers.first(name: "Host"), head.uri) { head.uri = "" }
        answersOldVersion = Self.isOldVersion(head)
        if Self.endsConnection(head) { head.headers.replaceOrAdd(name: "Connection", value: "close") }
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard answersOldVersion, case .head(var head) = unwrapOutboundIn(data) else {
            return context.write(data, promise: promise)
        }
        head.version = .http1_0
        head.headers.remove(name: "Transfer-Encoding")
        context.write(wrapOutboundOut(.head(head)), promise: promise)
    }

    private static func isOldVersion(_ head: HTTPRequestHead) -> Bool {
        head.version.major == 1 && head.version.minor == 0
    }

    /// Whether the connection is closed after the response: a client of HTTP/1.0 may wait for that.
    private static func endsConnection(_ head: HTTPRequestHead) -> Bool {
        isOldVersion(head)
            || head.headers[canonicalForm: "Connection"].contains { $0.lowercased() == "close" }
    }
}

@available(*, unavailable)
extension RequestTargetHandler: Sendable {}

extension RequestTarget {
    /// Whether the target of a request is a path, or an address on the request's host.
    static func isOnHost(_ host: String?, _ target: String) -> Bool {
        if target.utf8.first == UInt8(ascii: "/") { return true }
        guard let host = host?.lowercased() else { return false }
        let target = target.lowercased()
        guard let scheme = ["http://", "https://"].first(where: { target.hasPrefix($0) }) else { return false }
        let rest = target.dropFirst(scheme.count)
        return rest.prefix { $0 != "/" && $0 != "?" } == host
    }
}

/// A connection on which targets are checked before they are decoded.
struct TargetCheckingChannel: ServerChildChannel {
    let http: HTTP1Channel

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<HTTP1Channel.Value> {
        http.setup(channel: channel, logger: logger).flatMapThrowing { value in
            let pipeline = channel.pipeline.syncOperations
            let codec = try pipeline.handler(type: HTTP1ToHTTPServerCodec.self)
            try pipeline.addHandler(RequestTargetHandler(), position: .before(codec))
            return value
        }
    }

    func handle(value: HTTP1Channel.Value, logger: Logger) async { await http.handle(value: value, logger: logger) }
}
