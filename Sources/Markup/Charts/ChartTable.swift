/// The texts of a chart's data table.
public struct ChartTable: Hashable, Sendable {
    /// The label that opens the table: "As a table".
    public var summary: String
    /// The heading of the label column: "Day".
    public var labelHeading: String
    /// The heading of the value column: "Rate".
    public var valueHeading: String

    /// The maximum number of rows. A longer series is sampled evenly, always including the last value.
    public static let rowLimit = 366

    /// Creates the texts.
    public init(summary: String, labelHeading: String, valueHeading: String) {
        self.summary = summary
        self.labelHeading = labelHeading
        self.valueHeading = valueHeading
    }

    /// The collapsed table of values; empty if there are none.
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
