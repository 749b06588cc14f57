import Foundation

/// How many files and connections the system lets this process have open.
enum OpenFiles {
    /// Raises the number as far as the system lets it, unless it is high enough. A server that is refused one takes no
    /// further connection for as long as it runs.
    static func allow(_ count: Int) {
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0, limit.rlim_cur < rlim_t(count) else { return }
        limit.rlim_cur = min(rlim_t(count), limit.rlim_max)
        setrlimit(resource, &limit)
    }

    #if canImport(Darwin)
        private static let resource = RLIMIT_NOFILE
    #else
        private static let resource = Int32(RLIMIT_NOFILE.rawValue)
    #endif
}
