/// Invisible columns over a plot, with tooltips: a time, and the values there. `chart-labels.js` shows them at a tap, too.
struct ChartColumns {
    /// The number of times or bars.
    var count: Int
    /// The distance of the plot from the top of the drawing, and its height, in pixels.
    var top: Int
    var height: Int
    /// Whether each has its part of the width, as bars do, rather than a point on it.
    var isSlotted = false
    /// The greatest number of columns.
    var maximumCount = 120

    /// The columns. One of a longer series has several times, and tells the first that has a text.
    ///
    /// - Parameter text: The text at an index; nil if there is no value.
    func html(_ text: (Int) -> String?) -> HTML {
        guard count > 0 else { return .empty }
        let step = (count + maximumCount - 1) / maximumCount
        return stride(from: 0, to: count, by: step).map { start -> HTML in
            let end = min(start + step, count)
            var tooltip: String?
            for index in start..<end where tooltip == nil { tooltip = text(index) }
            guard let tooltip else { return .empty }
            let (left, right) = (edge(before: start), edge(before: end))
            return """
                <rect class="hover" x="\(percent: left)" y="\(top)" width="\(percent: right - left)" height="\(height)">\
                <title>\(tooltip)</title></rect>
                """
        }.joined()
    }

    /// The edge between an index and the one before it, as a share of the width (0…1).
    private func edge(before index: Int) -> Double {
        if isSlotted || count < 2 { return Double(index) / Double(count) }
        return min(max((Double(index) - 0.5) / Double(count - 1), 0), 1)
    }
}

extension ChartPoint {
    /// The label and the text of the value, a line each; nil if there is no value. A point without a text has that of its row
    /// in the chart's table.
    func tooltip(_ index: Int, _ table: ChartTable?, of count: Int) -> String? {
        guard number != nil else { return nil }
        if text.isEmpty { return table?.tooltip(index, of: count) }
        return label.isEmpty ? text : "\(label)\n\(text)"
    }
}

extension ChartTable {
    /// The label and the values of a row, a line each; nil if the rows are not those of the chart.
    func tooltip(_ index: Int, of count: Int) -> String? {
        guard let rows, rows.count == count, rows.indices.contains(index) else { return nil }
        let values = rows[index].values
        if values.count == 1 { return "\(rows[index].label)\n\(values[0])" }
        let named = zip(valueHeadings, values).filter { !$1.isEmpty }.map { "\($0): \($1)" }
        return ([rows[index].label] + named).joined(separator: "\n")
    }
}
