import NIOCore
import Synchronization

/// One connection of a browser or a stranger.
final class Connection: Sendable {
    private let pace: Mutex<ConnectionPace>
    /// Closes it at once.
    private let close: @Sendable () -> Void

    init(_ pace: ConnectionPace, close: @escaping @Sendable () -> Void) {
        self.pace = Mutex(pace)
        self.close = close
    }

    /// What is known of it.
    var state: ConnectionPace { pace.withLock { $0 } }

    /// Takes note of what happened.
    func note(_ happen: (inout ConnectionPace) -> Void) { pace.withLock { happen(&$0) } }

    fileprivate func giveWay() { close() }
}

/// The connections there are, up to a number.
final class Connections: Sendable {
    let limits: ConnectionLimits
    private let open = Mutex<[ObjectIdentifier: Connection]>([:])

    init(_ limits: ConnectionLimits) { self.limits = limits }

    var count: Int { open.withLock { $0.count } }

    subscript(channel: any Channel) -> Connection? { open.withLock { $0[ObjectIdentifier(channel)] } }

    /// Adds a connection; if it is one too many, another is closed.
    func add(_ connection: Connection, of channel: any Channel) {
        let tooMany = open.withLock { open -> Connection? in
            var victim: (key: ObjectIdentifier, value: Connection)?
            if open.count >= limits.mostConnections {
                victim = open.min { $0.value.state.givesWay(before: $1.value.state) }
            }
            // It counts no more, so that the next one that comes closes another.
            if let victim { open[victim.key] = nil }
            open[ObjectIdentifier(channel)] = connection
            return victim?.value
        }
        tooMany?.giveWay()
    }

    func remove(_ channel: any Channel, _ connection: Connection) {
        // A later channel may lie where a closed one lay.
        open.withLock { open in
            if open[ObjectIdentifier(channel)] === connection { open[ObjectIdentifier(channel)] = nil }
        }
    }

    /// The current moment, by a clock that only moves forward.
    static var now: Int64 { Int64(NIODeadline.now().uptimeNanoseconds / 1_000_000) }
}
