import DaybookWeb
import Journal

/// Files that were posted and not yet brought in, kept in memory for an hour.
struct Uploads {
    static let most = 3
    static let hour: Int64 = 3_600_000

    private var kept: [(upload: Upload, until: Int64)] = []

    /// Keeps a file under its handle; the oldest gives way.
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

    /// Lets go of what is older than an hour.
    mutating func forget(at now: Int64) {
        kept.removeAll { $0.until <= now }
    }
}
