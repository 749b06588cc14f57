#if !hasFeature(Embedded)
    import Synchronization
#endif

/// A value that is computed when it is first needed, once for all copies of its owner.
///
/// An owner that changes takes a new one, as its copies keep the old value.
final class Computed<Value: Sendable>: @unchecked Sendable {
    // The browser has one thread, and no locks.
    #if hasFeature(Embedded)
        private var value: Value?

        init(_ value: Value? = nil) { self.value = value }

        /// The value; nil until it is computed.
        var existing: Value? { value }

        func value(_ compute: () -> Value) -> Value {
            if let value { return value }
            let computed = compute()
            value = computed
            return computed
        }
    #else
        private let value: Mutex<Value?>

        init(_ value: Value? = nil) { self.value = Mutex(value) }

        /// The value; nil until it is computed.
        var existing: Value? { value.withLock { $0 } }

        func value(_ compute: () -> Value) -> Value {
            value.withLock { value in
                if let value { return value }
                let computed = compute()
                value = computed
                return computed
            }
        }
    #endif
}
