import Synchronization

/// Calls a function once, after a number of events.
final class CountdownLatch: Sendable {
    private let left: Mutex<Int>
    private let greet: @Sendable () -> Void

    init(awaiting count: Int, _ greet: @escaping @Sendable () -> Void) {
        left = Mutex(count)
        self.greet = greet
    }

    func count() {
        let isLast = left.withLock { left in
            left -= 1
            return left == 0
        }
        if isLast { greet() }
    }
}
