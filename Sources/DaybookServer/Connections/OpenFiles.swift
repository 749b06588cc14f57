import Foundation

/// The limit on open files and connections of this process.
enum OpenFiles {
    /// Raises the limit to `count`, as far as the system allows. If accepting a connection fails for lack of
    /// descriptors, the server never accepts another.
    ///
    /// - Returns: The limit, at most `count`.
    static func allow(_ count: Int) -> Int {
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0, limit.rlim_cur < rlim_t(count) else { return count }
        var raised = limit
        raised.rlim_cur = min(rlim_t(count), limit.rlim_max)
        return Int(setrlimit(resource, &raised) == 0 ? raised.rlim_cur : limit.rlim_cur)
    }

    #if canImport(Darwin)
        private static let resource = RLIMIT_NOFILE
    #else
        private static let resource = Int32(RLIMIT_NOFILE.rawValue)
    #endif
}
