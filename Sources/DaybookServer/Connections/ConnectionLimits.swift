import NIOCore

/// Limits of one connection's time (milliseconds) and memory.
///
/// A body has ten seconds. For a browser that was let in it has a second more for each 4 kB that came, half of what a
/// line of 64 kbit/s carries, as long as it does not pause for half a minute.
struct ConnectionLimits: Sendable {
    /// How many connections are held at once; a further one takes the place of another.
    var mostConnections = 256
    /// From connecting to the end of the first request's head.
    var firstHead: Int64 = 15_000
    /// From the end of an answer to the end of the next request's head.
    var idle: Int64 = 75_000
    /// For a whole body, whatever comes.
    var body: Int64 = 10_000
    /// How many bytes prolong that by a second, for a browser that was let in.
    var bytesPerSecond: Int64 = 4096
    /// For a browser that was let in to send nothing in the middle of a body.
    var pause: Int64 = 30_000
    /// For the rest of a body that was answered without being read.
    var rest: Int64 = 5_000
    /// For taking nothing of an answer that is under way.
    var stall: Int64 = 120_000

    /// How large a request's line or one of its header fields may be.
    static let headerField = 32 << 10
    /// How large all of a request's header fields may be.
    static let headers = 64 << 10
    static let headerCount = 100
    /// How many bytes of an answer the system holds that were not yet taken.
    static let sendBuffer: SocketOptionValue = 256 << 10
}
