import DaybookWeb
import Journal

/// Uploaded files that are not imported yet, kept in memory for an hour.
struct Uploads {
    static let most = 3
    static let hour: Int64 = 3_600_000

    private var kept: [(upload: Upload, until: Int64)] = []

    /// Stores a file under its handle, replacing the oldest if there are too many.
    mutating func keep(_ upload: Upload, at now: Int64) {
        forget(at: now)
        kept.removeAll { $0.upload.handle == upload.handle }
        if kept.count >= Self.most { kept.removeFirst(kept.count - Self.most + 1) }
        kept.append((upload, now + Self.hour))
    }

    mutating func upload(_ handle: Identifier, at now: Int64) -> Upload? {
        forget(at: now)
        return kept.first { $0.upload.handle == handle }?.upload
    }

    /// Removes files older than an hour.
    mutating func forget(at now: Int64) {
        kept.removeAll { $0.until <= now }
    }
}
