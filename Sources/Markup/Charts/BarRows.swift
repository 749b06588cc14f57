/// Lying bars, a row each with name, bar and value: the rate by habit.
///
/// Names and values are HTML, so that long names wrap and everything is read out as the list it is; only the bars are
/// drawn, from zero, as percentages of their column.
public struct BarRows: Sendable {
    /// A row.
    public struct Row: Hashable, Sendable {
        /// The name, the value and its words.
        public var point: ChartPoint
        /// The palette's class of this bar, where it has its own: `tint-leaf`.
        public var tint: String
        /// Where the name leads, if anywhere.
        public var link: String?

        /// A row.
        public init(_ point: ChartPoint, tint: String = "", link: String? = nil) {
            self.point = point
            self.tint = tint
            self.link = link
        }
    }

    /// The rows from top to bottom.
    public var rows: [Row]
    /// The value of a bar across the whole column; without it, that of the longest bar.
    public var highest: Double?
    /// The name of the list for those who hear it.
    public var sentence: String
    /// The palette's class for all bars: `tint-sky`.
    public var tint: String

    /// A chart of lying bars.
    public init(rows: [Row], highest: Double? = nil, sentence: String, tint: String = "") {
        self.rows = rows
        self.highest = highest
        self.sentence = sentence
        self.tint = tint
    }

    /// The figure; nothing when there are no rows.
    public var svg: HTML {
        guard !rows.isEmpty else { return .empty }
        let range = ChartRange(lowest: 0, highest: rows.map { $0.point }.top(highest))
        let items = rows.map { row -> HTML in
            let name: HTML = "\(row.point.label)"
            let linked = row.link.map { "<a href=\"\($0)\">\(name)</a>" as HTML } ?? name
            return """
                <li class="row\(if: !row.tint.isEmpty, " \(row.tint)")"><span class="row-name">\(linked)</span>\
                \(bar(row.point, in: range))<span class="row-value">\(row.point.text)</span></li>
                """
        }
        return ChartFigure(kind: "bar-rows", tint: tint).html(
            "<ol class=\"rows\" role=\"list\" aria-label=\"\(sentence)\">\(items)</ol>")
    }

    private func bar(_ point: ChartPoint, in range: ChartRange) -> HTML {
        let share = range.share(of: point.number ?? 0)
        let filled: HTML = "<rect class=\"bar\" width=\"\(percent: share)\" height=\"8\" rx=\"4\"/>"
        return """
            <svg class="row-bar" width="100%" height="8" aria-hidden="true">\
            <rect class="track" width="100%" height="8" rx="4"/>\(if: share > 0, filled)</svg>
            """
    }
}
