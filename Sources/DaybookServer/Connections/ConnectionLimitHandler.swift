import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Monitors the requests and responses of a connection, and closes it when it exceeds its limits.
final class ConnectionLimitHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let connections: Connections
    private var connection: Connection?
    /// The next check of the deadline.
    private var deadlineCheck: (at: Int64, task: Scheduled<Void>)?

    init(_ connections: Connections) { self.connections = connections }

    func handlerAdded(context: ChannelHandlerContext) {
        let channel = context.channel
        let connection = Connection(ConnectionProgress(connections.limits, at: Connections.now)) {
            channel.close(promise: nil)
        }
        self.connection = connection
        // Otherwise the system buffers megabytes for each client that does not read.
        channel.setOption(ChannelOptions.socketOption(.so_sndbuf), value: ConnectionLimits.sendBuffer)
            .whenComplete { _ in }
        connections.add(connection, of: channel)
        schedule(context)
    }

    func handlerRemoved(context: ChannelHandlerContext) { stopMonitoring(context) }

    func channelInactive(context: ChannelHandlerContext) {
        stopMonitoring(context)
        context.fireChannelInactive()
    }

    private func stopMonitoring(_ context: ChannelHandlerContext) {
        deadlineCheck?.task.cancel()
        deadlineCheck = nil
        if let connection { connections.remove(context.channel, connection) }
        connection = nil
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let now = Connections.now
        connection?.record { progress in
            switch unwrapInboundIn(data) {
            case .head: progress.requestBegan(at: now)
            case .body(let bytes): progress.bodyReceived(bytes.readableBytes, at: now)
            case .end: progress.requestEnded(at: now)
            }
        }
        schedule(context)
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let now = Connections.now
        connection?.record { progress in
            if case .end = unwrapOutboundIn(data) {
                progress.responseEnded(at: now)
            } else {
                progress.responseWritten(at: now)
            }
        }
        schedule(context)
        context.write(data, promise: promise)
    }

    /// Schedules a check at the current deadline, unless one is already due before it.
    private func schedule(_ context: ChannelHandlerContext) {
        guard let deadline = connection?.state.deadline else { return }
        if let deadlineCheck, deadlineCheck.at <= deadline { return }
        deadlineCheck?.task.cancel()
        let wait = TimeAmount.milliseconds(max(0, deadline - Connections.now))
        let task = context.eventLoop.assumeIsolated().scheduleTask(in: wait) { [weak self] in
            guard let self else { return }
            self.deadlineCheck = nil
            guard let deadline = self.connection?.state.deadline else { return }
            if deadline <= Connections.now { context.close(promise: nil) } else { self.schedule(context) }
        }
        deadlineCheck = (deadline, task)
    }
}

@available(*, unavailable)
extension ConnectionLimitHandler: Sendable {}
