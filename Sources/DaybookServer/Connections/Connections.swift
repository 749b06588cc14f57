import NIOCore
import Synchronization

/// A client connection.
final class Connection: Sendable {
    private let progress: Mutex<ConnectionProgress>
    /// Closes the connection immediately.
    private let close: @Sendable () -> Void

    init(_ progress: ConnectionProgress, close: @escaping @Sendable () -> Void) {
        self.progress = Mutex(progress)
        self.close = close
    }

    /// The current state.
    var state: ConnectionProgress { progress.withLock { $0 } }

    /// Records an event.
    func record(_ event: (inout ConnectionProgress) -> Void) { progress.withLock { event(&$0) } }

    fileprivate func closeForAnother() { close() }
}

/// The open connections, up to a maximum.
final class Connections: Sendable {
    let limits: ConnectionLimits
    private let open = Mutex<[ObjectIdentifier: Connection]>([:])

    init(_ limits: ConnectionLimits) { self.limits = limits }

    var count: Int { open.withLock { $0.count } }

    subscript(channel: any Channel) -> Connection? { open.withLock { $0[ObjectIdentifier(channel)] } }

    /// Adds a connection, closing another if there are too many.
    func add(_ connection: Connection, of channel: any Channel) {
        let replaced = open.withLock { open -> Connection? in
            var victim: (key: ObjectIdentifier, value: Connection)?
            if open.count >= limits.maximumConnections {
                victim = open.min { $0.value.state.shouldClose(before: $1.value.state) }
            }
            // Stop counting it, so that the next new connection closes another one.
            if let victim { open[victim.key] = nil }
            open[ObjectIdentifier(channel)] = connection
            return victim?.value
        }
        replaced?.closeForAnother()
    }

    func remove(_ channel: any Channel, _ connection: Connection) {
        // A later channel may have the identity of a closed one.
        open.withLock { open in
            if open[ObjectIdentifier(channel)] === connection { open[ObjectIdentifier(channel)] = nil }
        }
    }

    /// The current time of a monotonic clock, in milliseconds.
    static var now: Int64 { Int64(NIODeadline.now().uptimeNanoseconds / 1_000_000) }
}
