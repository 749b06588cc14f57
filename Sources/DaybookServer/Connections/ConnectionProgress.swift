/// Tracks the progress of a connection's requests, and the deadline for further progress.
///
/// All times are in milliseconds of a monotonic clock.
struct ConnectionProgress: Sendable {
    private let limits: ConnectionLimits
    /// Whether a request of this connection came from a signed-in browser.
    private(set) var isTrusted = false
    /// The number of requests not fully answered; more than one only with pipelining.
    private var unanswered = 0
    /// The request body being received.
    private var body: Body?
    /// The time of the last write of the current response; nil if there is none.
    private var lastWrite: Int64?
    /// The time since which there has been no request.
    private var idleSince: Int64
    private var hasReceivedRequest = false

    private struct Body {
        /// The start of the body, or the end of the previous request's response.
        var start: Int64
        var lastReceived: Int64
        var bytes: Int64 = 0
        /// The time at which its request was answered without reading all of it.
        var answered: Int64?
    }

    init(_ limits: ConnectionLimits, at now: Int64) {
        self.limits = limits
        idleSince = now
    }

    // MARK: - Events

    mutating func markTrusted() { isTrusted = true }

    /// A request head was received.
    mutating func requestBegan(at now: Int64) {
        unanswered += 1
        hasReceivedRequest = true
        body = Body(start: now, lastReceived: now)
    }

    /// Part of a request body was received.
    mutating func bodyReceived(_ bytes: Int, at now: Int64) {
        body?.bytes += Int64(bytes)
        body?.lastReceived = now
    }

    /// A request was received completely.
    mutating func requestEnded(at now: Int64) {
        body = nil
        if unanswered == 0 { idleSince = now }
    }

    /// Part of a response was written to the connection.
    mutating func responseWritten(at now: Int64) { lastWrite = now }

    /// A response is complete.
    mutating func responseEnded(at now: Int64) {
        unanswered = max(0, unanswered - 1)
        lastWrite = nil
        idleSince = now
        if unanswered == 0 { body?.answered = now } else { body?.start = now }
    }

    // MARK: - Deadlines

    /// The time at which to close the connection unless there is progress; nil while the server has work to do.
    var deadline: Int64? {
        if let lastWrite { return lastWrite + limits.writeTimeout }
        if let body {
            if let answered = body.answered { return answered + limits.drainTimeout }
            // The body is not read until the previous requests are answered.
            guard unanswered == 1 else { return nil }
            guard isTrusted else { return body.start + limits.bodyTimeout }
            let rate = body.start + limits.bodyTimeout + body.bytes * 1000 / limits.bytesPerSecond
            return min(rate, max(body.start, body.lastReceived) + limits.readPauseTimeout)
        }
        guard unanswered == 0 else { return nil }
        return idleSince + (hasReceivedRequest ? limits.idleTimeout : limits.firstRequestTimeout)
    }

    /// The time since which the server has been waiting for the client; nil during the server's turn.
    private var waitingSince: Int64? {
        if let body { return body.start }
        return unanswered == 0 ? idleSince : nil
    }

    /// Whether this connection is closed before another if there are too many: first those without a signed-in browser,
    /// then those waiting for the client, longest wait first.
    func shouldClose(before other: ConnectionProgress) -> Bool {
        if isTrusted != other.isTrusted { return !isTrusted }
        return waitingSince ?? .max < other.waitingSince ?? .max
    }
}
