/// A chart of the best streaks: centred bars with the length on each, and the first and last day on either side.
///
/// Days and lengths are HTML, which screen readers read as a list. Only the bars are drawn, as percentages of the
/// middle column, so that the longest fills it at any width.
public struct StreakBars: Sendable {
    /// A row of the chart.
    public struct Row: Hashable, Sendable {
        /// The length in days, more than zero.
        public var days: Int
        /// The length as text: "42 days".
        public var length: String
        /// The first day as text.
        public var start: String
        /// The last day as text.
        public var end: String

        /// Creates a row.
        public init(days: Int, length: String, start: String, end: String) {
            self.days = days
            self.length = length
            self.start = start
            self.end = end
        }
    }

    /// The streaks from top to bottom.
    public var rows: [Row]
    /// The accessible name of the list.
    public var accessibilityLabel: String
    /// The palette's CSS class, such as `tint-sky`.
    public var tint: String
    /// The menu; nil for none.
    public var table: ChartTable?

    /// Creates a chart.
    public init(rows: [Row], accessibilityLabel: String, tint: String = "", table: ChartTable? = nil) {
        self.rows = rows
        self.accessibilityLabel = accessibilityLabel
        self.tint = tint
        self.table = table
    }

    /// The figure; empty if there are no streaks.
    public var svg: HTML {
        guard !rows.isEmpty else { return .empty }
        let longest = Double(Swift.max(1, rows.map { $0.days }.max() ?? 1))
        let items = rows.map { row -> HTML in
            let share = Double(Swift.max(0, row.days)) / longest
            return """
                <li class="row"><span class="row-start">\(row.start)</span><span class="row-bar">\
                <svg width="100%" height="24" aria-hidden="true"><rect class="bar" \
                x="\(percent: 0.5 - share / 2)" width="\(percent: share)" height="24" rx="6"/></svg>\
                <span class="row-length">\(row.length)</span></span><span class="row-end">\(row.end)</span></li>
                """
        }
        return ChartFigure(kind: "streak-bars", tint: tint, table: table?.html([]) ?? .empty).html(
            "<ol class=\"rows\" role=\"list\" aria-label=\"\(accessibilityLabel)\">\(items)</ol>")
    }
}
