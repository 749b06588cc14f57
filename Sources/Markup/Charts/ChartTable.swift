/// The words of the table behind a chart: what opens it and what heads its two columns.
public struct ChartTable: Hashable, Sendable {
    /// What opens the table: "As a table".
    public var summary: String
    /// The heading of the labels: "Day".
    public var labelHeading: String
    /// The heading of the values: "Rate".
    public var valueHeading: String

    /// The most rows a table has; a longer series shows evenly chosen ones, the last always among them.
    public static let rowLimit = 366

    /// The words of a table.
    public init(summary: String, labelHeading: String, valueHeading: String) {
        self.summary = summary
        self.labelHeading = labelHeading
        self.valueHeading = valueHeading
    }

    /// The closed table of these values; nothing when there are none.
    func html(_ points: [ChartPoint]) -> HTML {
        guard !points.isEmpty else { return .empty }
        let step = (points.count + Self.rowLimit - 1) / Self.rowLimit
        let first = (points.count - 1) % step
        let rows = stride(from: first, to: points.count, by: step).map { index -> HTML in
            "<tr><th scope=\"row\">\(points[index].label)</th><td>\(points[index].text)</td></tr>"
        }
        return """
            <details class="chart-table"><summary>\(summary)</summary><table>\
            <thead><tr><th scope="col">\(labelHeading)</th><th scope="col">\(valueHeading)</th></tr></thead>\
            <tbody>\(rows)</tbody></table></details>
            """
    }
}
