/// A piece of HTML, written as a string whose interpolations are escaped unless they are `HTML` themselves.
///
///     let item: HTML = "<li class=\"\(kind)\">\(title)</li>"
///
/// In an interpolation a `String`, a `Substring`, a `Character` or an integer is escaped, so that it is safe between
/// tags and inside a double-quoted attribute; an `HTML` is inserted as it is, an `HTML?` only when there is one, an
/// `[HTML]` one after the other. Anything else (a `Double`, a `String?`) does not compile: words come first.
///
/// What stands in a literal is trusted. Inside `\(condition ? … : …)` a literal is a `String` and is therefore escaped;
/// write `\(if: condition, …, else: …)` for markup.
public struct HTML: Hashable, Sendable, CustomStringConvertible {
    /// The markup in UTF-8, ready to be sent.
    public private(set) var bytes: [UInt8]

    /// Nothing.
    public static let empty = HTML(bytes: [])

    /// Text, escaped.
    public init(text: String) {
        bytes = []
        bytes.appendEscaped(text)
    }

    /// Markup that was made elsewhere and is inserted unescaped. Never from anything a person typed.
    public init(trusted markup: String) {
        bytes = Array(markup.utf8)
    }

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The markup as a string.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The markup as a string, for those who print or debug.
    public var description: String { text }

    /// Whether there is nothing in it.
    public var isEmpty: Bool { bytes.isEmpty }

    /// One piece, then the other.
    public static func + (left: HTML, right: HTML) -> HTML {
        HTML(bytes: left.bytes + right.bytes)
    }

    /// Adds a piece at the end.
    public static func += (left: inout HTML, right: HTML) {
        left.bytes.append(contentsOf: right.bytes)
    }
}

extension Array where Element == HTML {
    /// All pieces, one after the other, with the separator between them.
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
