import Synchronization

/// Notifies listeners that the journal has changed.
final class ChangeBroadcaster: Sendable {
    enum Item: Sendable {
        case changed
        /// The browser app was built or replaced.
        case app
        /// A keep-alive without news.
        case nothing
    }

    /// A subscriber to notifications.
    struct Listener: Sendable {
        let number: Int
        let items: AsyncStream<Item>
    }

    private struct Listeners {
        var continuations: [Int: AsyncStream<Item>.Continuation] = [:]
        var next = 0
        var hasEnded = false
    }

    private let listeners = Mutex(Listeners())

    func listen() -> Listener {
        let (items, continuation) = AsyncStream.makeStream(of: Item.self, bufferingPolicy: .bufferingNewest(64))
        let number = listeners.withLock { listeners in
            listeners.next += 1
            listeners.continuations[listeners.next] = continuation
            if listeners.hasEnded { continuation.finish() }
            return listeners.next
        }
        return Listener(number: number, items: items)
    }

    func leave(_ listener: Listener) {
        listeners.withLock { $0.continuations.removeValue(forKey: listener.number) }?.finish()
    }

    var listenerCount: Int { listeners.withLock { $0.continuations.count } }

    /// Notifies all listeners.
    func notify(_ item: Item) {
        for continuation in listeners.withLock({ Array($0.continuations.values) }) { continuation.yield(item) }
    }

    /// Notifies one listener.
    func notify(_ item: Item, to listener: Listener) {
        listeners.withLock { $0.continuations[listener.number] }?.yield(item)
    }

    /// Ends all subscriptions.
    func end() {
        let ended = listeners.withLock { listeners in
            listeners.hasEnded = true
            defer { listeners.continuations = [:] }
            return Array(listeners.continuations.values)
        }
        for continuation in ended { continuation.finish() }
    }
}
