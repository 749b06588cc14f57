import Synchronization

/// Notifies listeners that the journal has changed.
final class ChangeBroadcaster: Sendable {
    enum Event: Sendable {
        case changed
        /// The browser app was built or replaced.
        case appUpdated
        /// Keeps the connection open.
        case keepAlive
    }

    /// A subscriber to notifications.
    struct Listener: Sendable {
        let number: Int
        let events: AsyncStream<Event>
    }

    private struct Listeners {
        var continuations: [Int: AsyncStream<Event>.Continuation] = [:]
        var next = 0
        var hasEnded = false
    }

    private let listeners = Mutex(Listeners())

    func subscribe() -> Listener {
        let (events, continuation) = AsyncStream.makeStream(of: Event.self, bufferingPolicy: .bufferingNewest(64))
        let number = listeners.withLock { listeners in
            listeners.next += 1
            listeners.continuations[listeners.next] = continuation
            if listeners.hasEnded { continuation.finish() }
            return listeners.next
        }
        return Listener(number: number, events: events)
    }

    func unsubscribe(_ listener: Listener) {
        listeners.withLock { $0.continuations.removeValue(forKey: listener.number) }?.finish()
    }

    var listenerCount: Int { listeners.withLock { $0.continuations.count } }

    /// Notifies all listeners.
    func notify(_ event: Event) {
        for continuation in listeners.withLock({ Array($0.continuations.values) }) { continuation.yield(event) }
    }

    /// Notifies one listener.
    func notify(_ event: Event, to listener: Listener) {
        listeners.withLock { $0.continuations[listener.number] }?.yield(event)
    }

    /// Ends all subscriptions.
    func finish() {
        let ended = listeners.withLock { listeners in
            listeners.hasEnded = true
            defer { listeners.continuations = [:] }
            return Array(listeners.continuations.values)
        }
        for continuation in ended { continuation.finish() }
    }
}
