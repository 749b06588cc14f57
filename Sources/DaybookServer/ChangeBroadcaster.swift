import Synchronization

/// Tells those who listen that the journal has grown.
final class ChangeBroadcaster: Sendable {
    enum Item: Sendable {
        case changed
        /// Nothing new; shows that the connection lives.
        case nothing
    }

    /// One who listens.
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

    /// Tells everyone.
    func tell(_ item: Item) {
        for continuation in listeners.withLock({ Array($0.continuations.values) }) { continuation.yield(item) }
    }

    /// Tells one.
    func tell(_ item: Item, to listener: Listener) {
        listeners.withLock { $0.continuations[listener.number] }?.yield(item)
    }

    /// Nobody is told anything any more.
    func end() {
        let ended = listeners.withLock { listeners in
            listeners.hasEnded = true
            defer { listeners.continuations = [:] }
            return Array(listeners.continuations.values)
        }
        for continuation in ended { continuation.finish() }
    }
}
