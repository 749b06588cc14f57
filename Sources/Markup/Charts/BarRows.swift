/// A horizontal bar chart with a label, bar and value in each row, such as a rate by habit.
///
/// Labels and values are HTML, so that long labels wrap and screen readers read a list. Only the bars are drawn, from
/// zero, as percentages of their column.
public struct BarRows: Sendable {
    /// A row of the chart.
    public struct Row: Hashable, Sendable {
        /// The label, the value and its text.
        public var point: ChartPoint
        /// The palette's CSS class of this bar, if it has its own, such as `tint-leaf`.
        public var tint: String
        /// The URL that the label links to, if any.
        public var link: String?

        /// Creates a row.
        public init(_ point: ChartPoint, tint: String = "", link: String? = nil) {
            self.point = point
            self.tint = tint
            self.link = link
        }
    }

    /// The rows from top to bottom.
    public var rows: [Row]
    /// The scale on which the values are dots, such as moods from 1 to 5; nil for bars from zero.
    public var dots: ChartRange?
    /// The value of a full-width bar; if nil, that of the longest bar.
    public var highest: Double?
    /// The accessible name of the list.
    public var accessibilityLabel: String
    /// The palette's CSS class of all bars, such as `tint-sky`.
    public var tint: String
    /// The texts of the chart's data table, if it has one.
    public var table: ChartTable?

    /// Creates a chart.
    public init(
        rows: [Row], highest: Double? = nil, dots: ChartRange? = nil, accessibilityLabel: String, tint: String = "",
        table: ChartTable? = nil
    ) {
        self.rows = rows
        self.highest = highest
        self.dots = dots
        self.accessibilityLabel = accessibilityLabel
        self.tint = tint
        self.table = table
    }

    /// The figure; empty if there are no rows.
    public var svg: HTML {
        guard !rows.isEmpty else { return .empty }
        let range = dots ?? ChartRange(lowest: 0, highest: rows.map { $0.point }.maximum(highest))
        let items = rows.map { row -> HTML in
            let name: HTML = "\(row.point.label)"
            let linked = row.link.map { "<a href=\"\($0)\">\(name)</a>" as HTML } ?? name
            return """
                <li class="row\(if: !row.tint.isEmpty, " \(row.tint)")"><span class="row-name">\(linked)</span>\
                \(bar(row.point, in: range))<span class="row-value">\(row.point.text)</span></li>
                """
        }
        let menu = table?.html(rows.map { $0.point }) ?? .empty
        return ChartFigure(kind: "bar-rows", tint: tint, table: menu).html(
            "<ol class=\"rows\" role=\"list\" aria-label=\"\(accessibilityLabel)\">\(items)</ol>")
    }

    private func bar(_ point: ChartPoint, in range: ChartRange) -> HTML {
        let share = range.share(of: point.number ?? 0)
        if dots != nil {
            let dot: HTML = "<circle class=\"point\" cx=\"\(percent: share)\" cy=\"4\" r=\"4.5\"/>"
            return """
                <svg class="row-bar" width="100%" height="8" overflow="visible" aria-hidden="true">\
                <line class="grid" x2="100%" y1="4" y2="4"/>\(if: point.number != nil, dot)</svg>
                """
        }
        let filled: HTML =
            "<rect class=\"bar\(if: point.isPartial, " partial")\" width=\"\(percent: share)\" height=\"8\" rx=\"4\"/>"
        return """
            <svg class="row-bar" width="100%" height="8" aria-hidden="true">\
            <rect class="track" width="100%" height="8" rx="4"/>\(if: share > 0, filled)</svg>
            """
    }
}
