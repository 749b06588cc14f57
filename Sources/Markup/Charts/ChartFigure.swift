/// What is around every chart: the figure with its kind, the caller's tint, and the table behind it.
struct ChartFigure {
    var kind: StaticString
    var tint: String
    var table: HTML = .empty

    func html(_ content: HTML) -> HTML {
        "<figure class=\"chart \(kind)\(if: !tint.isEmpty, " \(tint)")\">\(content)\(table)</figure>"
    }

    /// The words over a plot that has nothing to show; HTML, so that they wrap.
    static func nothing(_ words: String) -> HTML {
        words.isEmpty ? .empty : "<p class=\"nothing\">\(words)</p>"
    }
}

extension HTML.Interpolation {
    /// Adds a fixed word of ours.
    mutating func appendInterpolation(_ word: StaticString) {
        word.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }
}
