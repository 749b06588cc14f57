import NIOCore
import Synchronization

/// A client connection.
final class Connection: Sendable {
    private let pace: Mutex<ConnectionPace>
    /// Closes the connection immediately.
    private let close: @Sendable () -> Void

    init(_ pace: ConnectionPace, close: @escaping @Sendable () -> Void) {
        self.pace = Mutex(pace)
        self.close = close
    }

    /// The current state.
    var state: ConnectionPace { pace.withLock { $0 } }

    /// Records an event.
    func note(_ happen: (inout ConnectionPace) -> Void) { pace.withLock { happen(&$0) } }

    fileprivate func giveWay() { close() }
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
        let tooMany = open.withLock { open -> Connection? in
            var victim: (key: ObjectIdentifier, value: Connection)?
            if open.count >= limits.mostConnections {
                victim = open.min { $0.value.state.givesWay(before: $1.value.state) }
            }
            // Stop counting it, so that the next new connection closes another one.
            if let victim { open[victim.key] = nil }
            open[ObjectIdentifier(channel)] = connection
            return victim?.value
        }
        tooMany?.giveWay()
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
