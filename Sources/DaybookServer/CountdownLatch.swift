import Synchronization

/// Says something once, when so many things have come about.
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
