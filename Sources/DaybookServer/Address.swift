import HTTPTypes

/// The names browsers reach this server under, and the checks on who may make requests.
struct Address: Sendable {
    /// The origin of links, such as "http://localhost:4600", without a trailing slash.
    let origin: String
    let isSecure: Bool
    /// The `Host` of requests that are answered.
    private let home: String
    /// `Host`s that are redirected to the origin.
    private let aliases: [String]
    /// The port, if other machines reach the server without a name. Then any numeric address is accepted as its own.
    private let openPort: Int?

    init(_ configuration: DaybookServer.Configuration, port: Int) throws(ServerFailure) {
        if let origin = configuration.origin {
            let parts = try Self.parse(origin)
            self.origin = parts.scheme + "://" + parts.authority
            isSecure = parts.scheme == "https"
            home = parts.authority
            aliases = []
            openPort = nil
            return
        }
        let suffix = port == 80 ? "" : ":\(port)"
        let isLocal = ["localhost", "127.0.0.1", "::1"].contains(configuration.host)
        let isAnywhere = ["0.0.0.0", "::"].contains(configuration.host)
        let named = configuration.host.contains(":") ? "[\(configuration.host)]" : configuration.host
        home = (isLocal || isAnywhere ? "localhost" : named.lowercased()) + suffix
        origin = "http://" + home
        isSecure = false
        aliases = isLocal ? ["127.0.0.1" + suffix, "[::1]" + suffix] : []
        openPort = isAnywhere ? port : nil
    }

    /// Normalises an origin: lower case, without its scheme's default port.
    private static func parse(_ origin: String) throws(ServerFailure) -> (scheme: String, authority: String) {
        let lower = origin.lowercased()
        for (scheme, port) in [("https", ":443"), ("http", ":80")] where lower.hasPrefix(scheme + "://") {
            var authority = lower.dropFirst(scheme.count + 3)
            if authority.hasSuffix("/") { authority = authority.dropLast() }
            if authority.hasSuffix(port) { authority = authority.dropLast(port.count) }
            let isPlain = authority.utf8.allSatisfy { byte in
                switch byte {
                case 48...58, 97...122, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "["), UInt8(ascii: "]"): true
                default: false
                }
            }
            if isPlain, !authority.isEmpty { return (scheme, String(authority)) }
        }
        throw .badOrigin(origin)
    }

    enum HostMatch {
        /// This server, by its name.
        case home
        /// This server, by an alias.
        case alias
        /// Another name: a page elsewhere may have made it resolve to this server (DNS rebinding).
        case unknown
    }

    /// Classifies the `Host` of a request.
    func match(_ host: String?) -> HostMatch {
        guard let host = host?.lowercased() else { return .unknown }
        if host == home { return .home }
        if aliases.contains(host) { return .alias }
        if let openPort, Self.isNumeric(host, port: openPort) { return .home }
        return .unknown
    }

    /// Whether a host is a numeric address, which DNS cannot point elsewhere.
    private static func isNumeric(_ host: String, port: Int) -> Bool {
        let suffix = port == 80 ? "" : ":\(port)"
        guard host.hasSuffix(suffix) else { return false }
        let name = host.dropLast(suffix.count)
        if name.hasPrefix("[") && name.hasSuffix("]") {
            return name.dropFirst().dropLast().allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
        }
        let numbers = name.split(separator: ".", omittingEmptySubsequences: false)
        return numbers.count == 4 && numbers.allSatisfy { UInt8($0) != nil }
    }

    /// Whether a state-changing request comes from this site, or from no page at all.
    ///
    /// Every browser sends one of the two headers with a form or a script's request. A program that sends neither has
    /// no cookie to abuse.
    func isOwn(_ headers: HTTPFields, host: String?) -> Bool {
        if let site = headers[.secFetchSite] { return site == "same-origin" || site == "none" }
        guard let sender = headers[.origin] else { return true }
        return sender == origin || openPort != nil && sender == "http://" + (host ?? "")
    }

    /// The link that signs in a browser. Its token is in the fragment, which browsers send to no server, so that no log of a
    /// proxy has it.
    func link(with token: String) -> String { Self.link(to: origin, with: token) }

    static func link(to origin: String, with token: String) -> String { origin + "/unlock#" + token }

    /// The cookie's name. Cookies are not isolated by port, so servers on one machine need different names.
    func cookieName(port: Int) -> String {
        if isSecure { return "__Host-daybook" }
        return port == 4600 ? "daybook" : "daybook\(port)"
    }
}

extension HTTPField.Name {
    static let secFetchSite = Self("Sec-Fetch-Site")!
}
