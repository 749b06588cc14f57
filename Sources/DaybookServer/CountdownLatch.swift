import Synchronization

/// Calls a function once, after a number of events.
final class CountdownLatch: Sendable {
    private let left: Mutex<Int>
    private let action: @Sendable () -> Void

    init(awaiting count: Int, _ action: @escaping @Sendable () -> Void) {
        left = Mutex(count)
        self.action = action
    }

    func countDown() {
        let isLast = left.withLock { left in
            left -= 1
            return left == 0
        }
        if isLast { action() }
    }
}
