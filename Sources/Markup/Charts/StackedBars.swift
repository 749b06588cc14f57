/// A stacked bar chart, such as the stages of sleep by night.
///
/// Bars are placed as in `BarChart`. A legend below explains the colours, with a number for each.
public struct StackedBars: Sendable {
    /// A part of each bar, with its colour.
    public struct Part: Hashable, Sendable {
        /// The name, and a number as text.
        public var label: String
        public var text: String
        /// The palette's CSS class, such as `tint-sky`.
        public var tint: String

        /// Creates a part.
        public init(label: String, text: String, tint: String) {
            self.label = label
            self.text = text
            self.tint = tint
        }
    }

    /// A bar of the chart.
    public struct Bar: Hashable, Sendable {
        /// The label, total value and its text.
        public var point: ChartPoint
        /// The size of each part, in the order of the parts.
        public var values: [Double]

        /// Creates a bar.
        public init(_ point: ChartPoint, values: [Double]) {
            self.point = point
            self.values = values
        }
    }

    /// The parts, from the foot upwards.
    public var parts: [Part]
    /// The bars in order.
    public var bars: [Bar]
    /// The text alternative for screen readers.
    public var accessibilityLabel: String
    /// The texts of the chart's data table, if it has one.
    public var table: ChartTable?

    /// Creates a chart.
    public init(parts: [Part], bars: [Bar], accessibilityLabel: String, table: ChartTable? = nil) {
        self.parts = parts
        self.bars = bars
        self.accessibilityLabel = accessibilityLabel
        self.table = table
    }

    /// The figure with the drawing, legend and table.
    public var svg: HTML {
        let legend = parts.map { part in
            """
            <li class="\(part.tint)"><svg width="12" height="12" aria-hidden="true"><rect class="bar" width="12" height="12" rx="3"/></svg>\
            <span>\(part.label)</span> <strong>\(part.text)</strong></li>
            """ as HTML
        }
        return ChartFigure(kind: "bar-chart", tint: "", table: table?.html(bars.map { $0.point }) ?? .empty).html(
            """
            <div class="chart-canvas"><svg class="chart-plot" width="100%" height="\(Self.baseline + 22)" overflow="visible" \
            role="img" aria-label="\(accessibilityLabel)">\(drawing)\
            <line class="axis" x2="100%" y1="\(Self.baseline)" y2="\(Self.baseline)"/>\(words)\(columns)</svg></div>\
            <ul class="legend">\(legend)</ul>
            """)
    }

    private var columns: HTML {
        ChartColumns(count: bars.count, top: Self.top, height: Self.plot, isSlotted: true).html { index in
            bars[index].point.tooltip(index, table, of: bars.count)
        }
    }

    private static let top = 20
    private static let plot = 140
    private static var baseline: Int { top + plot }
    private var slot: Double { 1 / Double(Swift.max(bars.count, 1)) }

    private var highest: Double {
        let sums = bars.map { $0.values.compactMap(drawable).reduce(0) { $0 + Swift.max(0, $1) } }
        return Swift.max(sums.max() ?? 1, 1e-9)
    }

    private var drawing: HTML {
        let width = slot * (bars.count > 12 ? 0.8 : 0.62)
        let scale = Double(Self.plot) / highest
        return bars.enumerated().map { index, bar -> HTML in
            var baseline = Double(Self.baseline)
            let left = (Double(index) + 0.5) * slot - width / 2
            return zip(parts, bar.values).map { part, value -> HTML in
                guard let value = drawable(value), value > 0 else { return .empty }
                let height = value * scale
                baseline -= height
                return """
                    <rect class="bar \(part.tint)" x="\(percent: left)" y="\(fixed: baseline)" width="\(percent: width)" height="\(fixed: height)"/>
                    """
            }.joined()
        }.joined()
    }

    /// The labels of some bars, and the total of the tallest.
    private var words: HTML {
        let step = BarChart.labelStep(bars.count)
        let tallest = bars.indices.max { (bars[$0].point.number ?? 0) < (bars[$1].point.number ?? 0) }
        return bars.indices.map { index -> HTML in
            let middle = (Double(index) + 0.5) * slot
            let isFlush = index == 0 && step > 1 // wider than its bar, it would reach beyond the edge
            let isMinor = step > 1 && index / step % 2 == 1 && bars[index].point.label.unicodeScalars.count > 6
            let name: HTML = """
                <text class="tick\(if: isMinor, " minor")" x="\(percent: isFlush ? 0 : middle)" y="\(Self.baseline + 17)" text-anchor="\(isFlush ? "start" : "middle")" font-size="12">\(bars[index].point.label)</text>
                """
            let value: HTML = """
                <text class="value" x="\(percent: middle)" y="12" text-anchor="\(middle > 0.9 ? "end" : middle < 0.1 ? "start" : "middle")" font-size="12">\(bars[index].point.text)</text>
                """
            return "\(if: index % step == 0, name)\(if: index == tallest && bars[index].point.number != nil, value)"
        }.joined()
    }
}
