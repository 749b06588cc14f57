import DaybookWeb
import Journal

/// Uploaded files that are not imported yet, kept for an hour.
struct Uploads {
    static let maximumCount = 3
    static let hour: Int64 = 3_600_000

    struct Stored: Sendable {
        let handle: Identifier
        let fileName: String
        let content: Spool
    }

    private var stored: [(upload: Stored, until: Int64)] = []

    /// Stores a file under its handle, replacing the oldest if there are too many.
    mutating func store(_ upload: Stored, at now: Int64) {
        removeExpired(at: now)
        stored.removeAll { $0.upload.handle == upload.handle }
        if stored.count >= Self.maximumCount { stored.removeFirst(stored.count - Self.maximumCount + 1) }
        stored.append((upload, now + Self.hour))
    }

    mutating func upload(_ handle: Identifier, at now: Int64) -> Stored? {
        removeExpired(at: now)
        return stored.first { $0.upload.handle == handle }?.upload
    }

    /// Removes files older than an hour.
    mutating func removeExpired(at now: Int64) {
        stored.removeAll { $0.until <= now }
    }
}
