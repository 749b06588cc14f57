/// The frame of every chart: a figure with its kind, tint and table.
struct ChartFigure {
    var kind: StaticString
    var tint: String
    var table: HTML = .empty

    func html(_ content: HTML) -> HTML {
        "<figure class=\"chart \(kind)\(if: !tint.isEmpty, " \(tint)")\">\(content)\(table)</figure>"
    }

    /// The text over a plot without data; HTML, so that it wraps.
    static func emptyText(_ words: String) -> HTML {
        words.isEmpty ? .empty : "<p class=\"nothing\">\(words)</p>"
    }
}

extension HTML.Interpolation {
    /// Adds a constant, unescaped.
    mutating func appendInterpolation(_ word: StaticString) {
        word.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }
}
