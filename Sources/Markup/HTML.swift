/// A piece of HTML. It is written as a string literal whose interpolations are escaped unless they are `HTML` too.
///
///     let item: HTML = "<li class=\"\(kind)\">\(title)</li>"
///
/// In an interpolation, a `String`, `Substring`, `Character` or integer is escaped, so that it is safe between tags and
/// in a double-quoted attribute. An `HTML` is inserted as is, an `HTML?` if not nil, an `[HTML]` in order. Anything
/// else (a `Double`, a `String?`) does not compile: turn it into text first.
///
/// Literals are trusted. Inside `\(condition ? … : …)` a literal is a `String` and is therefore escaped; use `\(if:
/// condition, …, else: …)` for markup.
public struct HTML: Hashable, Sendable, CustomStringConvertible {
    /// The markup in UTF-8.
    public private(set) var bytes: [UInt8]

    /// Empty markup.
    public static let empty = HTML(bytes: [])

    /// Creates escaped text.
    public init(text: String) {
        bytes = []
        bytes.appendEscaped(text)
    }

    /// Creates unescaped markup from elsewhere. Never use it with text typed by a person.
    public init(trusted markup: String) {
        bytes = Array(markup.utf8)
    }

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The markup as a string.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The markup as a string.
    public var description: String { text }

    /// Whether the markup is empty.
    public var isEmpty: Bool { bytes.isEmpty }

    /// Concatenates two pieces.
    public static func + (left: HTML, right: HTML) -> HTML {
        HTML(bytes: left.bytes + right.bytes)
    }

    /// Appends a piece.
    public static func += (left: inout HTML, right: HTML) {
        left.bytes.append(contentsOf: right.bytes)
    }
}

extension Array where Element == HTML {
    /// Concatenates all pieces with a separator.
    public func joined(separator: HTML = .empty) -> HTML {
        var bytes: [UInt8] = []
        var count = separator.bytes.count * self.count
        for piece in self { count += piece.bytes.count }
        bytes.reserveCapacity(count)
        for (index, piece) in self.enumerated() {
            if index > 0 { bytes.append(contentsOf: separator.bytes) }
            bytes.append(contentsOf: piece.bytes)
        }
        return HTML(bytes: bytes)
    }
}
