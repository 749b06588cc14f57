import Foundation
import Interchange

/// The secret address of the calendar feed and the feed's parts, in the file `calendar-feed` of the data folder. Of the secret,
/// only a hash is stored. Without a row, the feed is off.
///
/// Several servers may use the file: each request reads it again, so that an address that was renewed or turned off opens
/// nothing anywhere.
struct CalendarFeedFile: Sendable {
    /// A feed that is on.
    struct Feed: Equatable, Sendable {
        /// The hash of the secret in hexadecimal.
        var hash: String
        var parts: [CalendarFeed.Part]
        /// The time zone of the browser that turned it on, whose day is today; nil for the server's.
        var zone: TimeZone?

        /// Names the secret, and reveals nothing of it.
        var tag: String { String(hash.prefix(16)) }
    }

    let path: String
    private let random: @Sendable () -> UInt64

    init(folder: String, random: @escaping @Sendable () -> UInt64) {
        path = folder + "/calendar-feed"
        self.random = random
    }

    /// The feed; nil if it is off.
    func feed() throws(ServerFailure) -> Feed? {
        guard let data = PrivateFile.read(path) else {
            if errno == ENOENT { return nil }
            throw .file(path: path, reason: String(cString: strerror(errno)))
        }
        return Self.parse(data)
    }

    /// The feed that a secret opens; nil if it is not the current one.
    func feed(openedBy secret: String) throws(ServerFailure) -> Feed? {
        guard let feed = try feed(), SecretToken.isSame(feed.hash, SecretToken.hash(secret)) else { return nil }
        return feed
    }

    /// Turns the feed on, or gives it a new secret, and returns that.
    ///
    /// - Parameter tag: The tag of the secret to replace, empty if the feed was off. If it is another by now, as the form was sent
    ///   twice, nothing changes, and there is no secret to return.
    func makeSecret(over tag: String, parts: [CalendarFeed.Part], zone: TimeZone?) throws(ServerFailure) -> String? {
        let secret = SecretToken.make(random)
        var isChanged = false
        try change { feed in
            guard feed?.tag ?? "" == tag else { return }
            feed = Feed(hash: SecretToken.hash(secret), parts: feed?.parts ?? parts, zone: zone ?? feed?.zone)
            isChanged = true
        }
        return isChanged ? secret : nil
    }

    func choose(_ parts: [CalendarFeed.Part], zone: TimeZone?) throws(ServerFailure) {
        try change { feed in
            feed?.parts = parts
            if let zone { feed?.zone = zone }
        }
    }

    func turnOff() throws(ServerFailure) { try change { $0 = nil } }

    private func change(_ body: (inout Feed?) -> Void) throws(ServerFailure) {
        try PrivateFile.change(path) { data in
            var feed = Self.parse(data)
            body(&feed)
            guard let feed else { return "" }
            return
                "feed \(feed.hash) \(feed.parts.map(\.rawValue).joined(separator: ",")) \(feed.zone?.identifier ?? "-")\n"
        }
    }

    private static func parse(_ data: Data) -> Feed? {
        let line = String(decoding: data, as: UTF8.self).prefix { $0 != "\n" }
        let words = line.split(separator: " ")
        guard words.count == 4, words[0] == "feed", words[1].utf8.count == 64 else { return nil }
        let parts = words[2].split(separator: ",").compactMap { CalendarFeed.Part(rawValue: String($0)) }
        return Feed(hash: String(words[1]), parts: parts, zone: TimeZone(identifier: String(words[3])))
    }
}

// MARK: - Addresses

extension CalendarFeedFile {
    private static let folder = "/calendar"
    private static let ending = ".ics"

    static func path(of secret: String) -> String { "\(folder)/\(secret)\(ending)" }

    /// Whether a path can only be meant for the feed.
    static func isAddress(_ path: String) -> Bool { path == folder || path.hasPrefix(folder + "/") }

    /// The secret in a path, which may be wrong; nil if it has none.
    static func secret(in path: String) -> String? {
        guard path.hasPrefix(folder + "/"), path.hasSuffix(ending) else { return nil }
        let secret = path.dropFirst(folder.utf8.count + 1).dropLast(ending.utf8.count)
        return secret.utf8.count == SecretToken.length ? String(secret) : nil
    }
}
