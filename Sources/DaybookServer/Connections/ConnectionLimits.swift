import NIOCore

/// Limits on the time (in milliseconds) and memory of a connection.
///
/// A request body must arrive within ten seconds. A signed-in browser gets one more second for each 4 kB received, half
/// the rate of a 64 kbit/s line, unless it pauses for half a minute.
struct ConnectionLimits: Sendable {
    /// The maximum number of connections. A further one replaces another.
    var maximumConnections = 256
    /// The number of connections beyond that which may be open until those that they replace are closed.
    var replacementCount: Int { max(2, min(32, maximumConnections / 4)) }
    /// From connecting to the end of the first request's head.
    var firstRequestTimeout: Int64 = 15_000
    /// From the end of a response to the end of the next request's head.
    var idleTimeout: Int64 = 75_000
    /// For a whole body.
    var bodyTimeout: Int64 = 10_000
    /// The number of bytes that extend that by one second for a signed-in browser.
    var bytesPerSecond: Int64 = 4096
    /// The longest pause of a signed-in browser while sending a body.
    var readPauseTimeout: Int64 = 30_000
    /// For the rest of a body whose request was answered without reading all of it.
    var drainTimeout: Int64 = 5_000
    /// For a client that stops receiving a response.
    var writeTimeout: Int64 = 120_000

    /// The maximum size of the request line and of each header field.
    static let headerField = 32 << 10
    /// The maximum size of all header fields of a request.
    static let headers = 64 << 10
    static let headerCount = 100

    /// The files that the server opens besides connections: its journal, what is uploaded, and three for each processor.
    private static let otherFiles = 24 + 3 * System.coreCount

    /// The files that are open at most.
    var fileCount: Int { maximumConnections + replacementCount + Self.otherFiles + 192 }

    /// The limits with as many connections as a number of open files has room for, but at least two.
    func fitting(openFiles: Int) -> ConnectionLimits {
        var limits = self
        // A fifth is for those that replace others.
        let room = (openFiles - Self.otherFiles) * 4 / 5
        limits.maximumConnections = max(2, min(maximumConnections, room))
        return limits
    }
    /// The number of unsent response bytes the system buffers.
    static let sendBuffer: SocketOptionValue = 256 << 10
}
