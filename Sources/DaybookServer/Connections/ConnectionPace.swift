/// How far the requests of one connection have come, and by when they have to have come further.
///
/// All moments are in milliseconds of a clock that only moves forward.
struct ConnectionPace: Sendable {
    private let limits: ConnectionLimits
    /// Whether a request of this connection came from a browser that was let in.
    private(set) var isTrusted = false
    /// How many requests began whose answers are not out; more than one only where a browser does not wait for answers.
    private var unanswered = 0
    /// The body that is being received.
    private var body: Body?
    /// When the answer that is going out was last written to; nil while none is.
    private var lastWrite: Int64?
    /// Since when nothing was asked.
    private var idleSince: Int64
    private var hasAsked = false

    private struct Body {
        /// When it began, or the request before it was answered.
        var start: Int64
        var lastPart: Int64
        var bytes: Int64 = 0
        /// When its request was answered, though it was not all read.
        var answered: Int64?
    }

    init(_ limits: ConnectionLimits, at now: Int64) {
        self.limits = limits
        idleSince = now
    }

    // MARK: - What happens

    mutating func trust() { isTrusted = true }

    /// A request's head was received.
    mutating func begin(at now: Int64) {
        unanswered += 1
        hasAsked = true
        body = Body(start: now, lastPart: now)
    }

    /// A part of a request's body was received.
    mutating func receive(_ bytes: Int, at now: Int64) {
        body?.bytes += Int64(bytes)
        body?.lastPart = now
    }

    /// A request was received whole.
    mutating func end(at now: Int64) {
        body = nil
        if unanswered == 0 { idleSince = now }
    }

    /// A part of an answer was given to the connection.
    mutating func write(at now: Int64) { lastWrite = now }

    /// An answer is complete.
    mutating func answer(at now: Int64) {
        unanswered = max(0, unanswered - 1)
        lastWrite = nil
        idleSince = now
        if unanswered == 0 { body?.answered = now } else { body?.start = now }
    }

    // MARK: - What follows

    /// When the connection is to be closed unless something happens; nil while the server itself is to do something.
    var deadline: Int64? {
        if let lastWrite { return lastWrite + limits.stall }
        if let body {
            if let answered = body.answered { return answered + limits.rest }
            // It is not read before the requests in front of it are answered.
            guard unanswered == 1 else { return nil }
            guard isTrusted else { return body.start + limits.body }
            let rate = body.start + limits.body + body.bytes * 1000 / limits.bytesPerSecond
            return min(rate, max(body.start, body.lastPart) + limits.pause)
        }
        guard unanswered == 0 else { return nil }
        return idleSince + (hasAsked ? limits.idle : limits.firstHead)
    }

    /// Since when the connection waits for whoever connected; nil while it is the server's turn.
    private var waitingSince: Int64? {
        if let body { return body.start }
        return unanswered == 0 ? idleSince : nil
    }

    /// Orders connections by which of them gives way first where there are too many: strangers before browsers that were
    /// let in, those waited for before those that wait, and of these the longest.
    func givesWay(before other: ConnectionPace) -> Bool {
        if isTrusted != other.isTrusted { return !isTrusted }
        return waitingSince ?? .max < other.waitingSince ?? .max
    }
}
