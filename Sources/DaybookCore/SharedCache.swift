#if !hasFeature(Embedded)
    import Synchronization
#endif

/// A value computed from a state when it is first asked for. Copies of the state share it.
final class SharedCache<Value: Sendable>: Sendable {
    #if hasFeature(Embedded)
        // The browser runs one thread.
        nonisolated(unsafe) private var stored: Value?

        init(_ value: Value? = nil) { stored = value }

        var value: Value? { stored }

        func store(_ value: Value) { stored = value }

        /// Changes the value in its place.
        func update(_ change: (inout Value?) -> Void) { change(&stored) }
    #else
        private let stored: Mutex<Value?>

        init(_ value: Value? = nil) { stored = Mutex(value) }

        var value: Value? { stored.withLock { $0 } }

        func store(_ value: Value) { stored.withLock { $0 = value } }

        /// Changes the value in its place.
        func update(_ change: (inout Value?) -> Void) { stored.withLock { change(&$0) } }
    #endif
}
