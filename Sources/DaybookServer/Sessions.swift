import Foundation
import Synchronization

/// Sessions of signed-in browsers, and sign-in links. Only hashes are stored, in the file `sessions` of the data
/// folder.
///
/// Several processes may use the file: each change locks it, reads it again and rewrites it.
///
/// The clock can be wrong. An expired session is therefore refused but kept in the file, and accepted again once the
/// clock is right. Beyond a hundred, those that expired first are removed. Links have no such grace period, and a link
/// that claims a longer validity than links have, created while the clock was ahead, is refused.
final class Sessions: Sendable {
    /// The lifetime of a session without requests.
    static let year: Int64 = 365 * day
    private static let day: Int64 = 86_400_000
    /// The time a link stays valid after its first use, to sign in another browser.
    static let afterUse: Int64 = 15 * 60_000
    /// The validity of a link, unless it was used.
    static let hour: Int64 = 3_600_000
    /// The maximum number of expired sessions in the file.
    private static let maximumExpired = 100

    private struct Row: Equatable {
        var isLink: Bool
        /// The hash of its token in hexadecimal.
        var hash: String
        /// The expiry time in milliseconds since 1970.
        var expires: Int64

        /// Whether it is valid at a moment.
        func isValid(at now: Int64) -> Bool {
            guard expires > now else { return false }
            // One day more than any link lasts, for clocks that are set back a little.
            return !isLink || expires - Sessions.hour - Sessions.day <= now
        }
    }

    /// The rows cached for a version of the file.
    private struct CachedRows {
        var rows: [Row] = []
        var stamp: FileStamp?
    }

    let path: String
    private let random: @Sendable () -> UInt64
    private let cache = Mutex(CachedRows())

    init(folder: String, random: @escaping @Sendable () -> UInt64) throws(ServerFailure) {
        path = folder + "/sessions"
        self.random = random
        if mkdir(folder, 0o700) != 0, errno != EEXIST {
            throw .file(path: folder, reason: String(cString: strerror(errno)))
        }
    }

    /// Creates a link that is valid for an hour, and returns its token.
    func makeToken(at now: Int64) throws(ServerFailure) -> String {
        let token = SecretToken.make(random)
        try change(at: now) { $0.append(Row(isLink: true, hash: SecretToken.hash(token), expires: now + Self.hour)) }
        return token
    }

    /// Signs in a browser with a link. Returns the token for its cookie; nil if the link is not valid.
    func open(link: String, at now: Int64) throws(ServerFailure) -> String? {
        guard try isKnown(link, asLink: true, at: now) else { return nil }
        let session = SecretToken.make(random)
        let hash = SecretToken.hash(link)
        try change(at: now) { rows in
            for index in rows.indices where rows[index].isLink && rows[index].hash == hash {
                rows[index].expires = min(rows[index].expires, now + Self.afterUse)
            }
            rows.append(Row(isLink: false, hash: SecretToken.hash(session), expires: now + Self.year))
        }
        return session
    }

    /// Whether a session is valid.
    func isValid(_ session: String?, at now: Int64) -> Bool {
        guard let session else { return false }
        return (try? isKnown(session, asLink: false, at: now)) ?? false
    }

    /// Extends a session to a year from now. Returns true, at most once a day, if its cookie must be sent again.
    func renew(_ session: String, at now: Int64) -> Bool {
        let hash = SecretToken.hash(session)
        let latest = now + Self.year - Self.day
        guard let rows = try? rows(), rows.contains(where: { !$0.isLink && $0.hash == hash && $0.expires < latest })
        else { return false }
        do throws(ServerFailure) {
            try change(at: now) { rows in
                for index in rows.indices where !rows[index].isLink && rows[index].hash == hash {
                    rows[index].expires = now + Self.year
                }
            }
            return true
        } catch {
            return false // it remains valid for a while; the next request tries again
        }
    }

    private func isKnown(_ token: String, asLink: Bool, at now: Int64) throws(ServerFailure) -> Bool {
        guard token.utf8.count == SecretToken.length else { return false }
        let hash = SecretToken.hash(token)
        var found = false
        for row in try rows() where row.isLink == asLink && row.isValid(at: now) {
            // Compare every row in full, so that timing reveals nothing.
            let isSame = SecretToken.isSame(row.hash, hash)
            found = found || isSame
        }
        return found
    }

}

// MARK: - The file

extension Sessions {
    private struct FileStamp: Equatable {
        let inode: UInt64
        let size: Int64
        let seconds: Int
        let nanoseconds: Int

        init?(_ path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            inode = UInt64(status.st_ino)
            size = Int64(status.st_size)
            #if canImport(Darwin)
                let modified = status.st_mtimespec
            #else
                let modified = status.st_mtim
            #endif
            seconds = modified.tv_sec
            nanoseconds = modified.tv_nsec
        }
    }

    private func rows() throws(ServerFailure) -> [Row] {
        guard let stamp = FileStamp(path) else { return [] }
        if let rows = cache.withLock({ $0.stamp == stamp ? $0.rows : nil }) { return rows }
        guard let data = PrivateFile.read(path) else { throw failure() }
        let rows = Self.parse(data)
        cache.withLock { $0 = CachedRows(rows: rows, stamp: stamp) }
        return rows
    }

    /// Rewrites the file while holding an exclusive lock.
    private func change(at now: Int64, _ body: (inout [Row]) -> Void) throws(ServerFailure) {
        try PrivateFile.change(path) { data in
            var rows = Self.retained(Self.parse(data), at: now)
            body(&rows)
            return rows.map { "\($0.isLink ? "link" : "session") \($0.hash) \($0.expires)\n" }.joined()
        }
        cache.withLock { $0.stamp = nil }
    }

    /// The rows without expired links and without excess expired sessions.
    private static func retained(_ rows: [Row], at now: Int64) -> [Row] {
        let expired = rows.filter { !$0.isLink && $0.expires <= now }.map(\.expires).sorted()
        let earliest = expired.suffix(maximumExpired).first ?? .min
        return rows.filter { $0.expires > now || !$0.isLink && $0.expires >= earliest }
    }

    private static func parse(_ data: Data) -> [Row] {
        String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            guard words.count == 3, words[0] == "link" || words[0] == "session", words[1].utf8.count == 64,
                let expires = Int64(words[2])
            else { return nil }
            return Row(isLink: words[0] == "link", hash: String(words[1]), expires: expires)
        }
    }

    private func failure() -> ServerFailure { .file(path: path, reason: String(cString: strerror(errno))) }
}
