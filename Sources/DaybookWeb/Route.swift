import DaybookCore

/// A URL of the app: a `PageRoute` for GET or an `ActionRoute` for POST, each composed of the features' routes. No
/// other code prints or parses URLs.
public protocol Route: Hashable, Sendable {
    /// Parses the decoded components of a path, and its query; nil if there is no such route.
    static func parse(_ parts: [String], _ query: FormFields) -> Self?
    var location: Location { get }
}

/// A path with its query.
public struct Location: Hashable, Sendable {
    public var path: String
    public var query: FormFields

    init(_ path: String, _ query: FormFields = FormFields()) {
        self.path = path
        self.query = query
    }

    /// Creates a location from the query items that have values.
    init(_ path: String, _ items: [(String, String?)]) {
        self.init(path)
        for (name, value) in items {
            if let value { query.append(name, value) }
        }
    }
}

extension Location {
    /// The relative URL, with its query.
    var url: String { query.fields.isEmpty ? path : path + "?" + query.urlEncoded }
}

extension Route {
    /// The relative URL, with its query.
    public var url: String { location.url }

    // Compare URLs, because comparing associated values would generate code for every route.
    public static func == (left: Self, right: Self) -> Bool { left.url == right.url }

    public func hash(into hasher: inout Hasher) { hasher.combine(url) }

    /// The path, without the query.
    public var path: String { location.path }

    /// Parses a path and query; nil if there is no such route.
    public init?(path: String, query: FormFields) {
        let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { Percent.decode(Array($0)) }
        guard let route = Self.parse(parts, query) else { return nil }
        self = route
    }

    /// Parses a relative URL such as a form's `back` field; nil for another host or an unknown route.
    public init?(url: String) {
        guard url.utf8.first == UInt8(ascii: "/"), !url.hasPrefix("//") else { return nil }
        let path = url.prefix { $0 != "?" && $0 != "#" }
        let query = url.dropFirst(path.count + 1).prefix { $0 != "#" }
        self.init(path: String(path), query: FormFields(urlEncoded: query.utf8))
    }
}
