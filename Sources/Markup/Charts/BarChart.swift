/// A vertical bar chart with the value above each bar and the label below, such as an average by weekday.
///
/// Bars start at zero. They are placed at percentages of the width in an `<svg>` without a view box, so that text stays
/// at 12 px from 280 to 1,200 px. If there are many bars and the chart is narrow, every second label is hidden.
public struct BarChart: Sendable {
    /// The bars in order. One without a value has its label but no bar.
    public var points: [ChartPoint]
    /// The value at the top; if nil, that of the tallest bar or of the target.
    public var highest: Double?
    /// The text alternative for screen readers.
    public var accessibilityLabel: String
    /// The text shown if there are no bars.
    public var emptyText: String
    /// The palette's CSS class, such as `tint-sky`.
    public var tint: String
    /// The texts of the chart's data table, if it has one.
    public var table: ChartTable?
    /// The height of the plot in pixels, without the labels above and below.
    public var height: Int
    /// The target of every bar, if there is one.
    public var target: ChartTarget?

    /// Creates a chart.
    public init(
        points: [ChartPoint], highest: Double? = nil, accessibilityLabel: String, emptyText: String = "",
        tint: String = "",
        table: ChartTable? = nil, height: Int = 120, target: ChartTarget? = nil
    ) {
        self.points = points
        self.highest = highest
        self.accessibilityLabel = accessibilityLabel
        self.emptyText = emptyText
        self.tint = tint
        self.table = table
        self.height = height
        self.target = target.flatMap { drawable($0.value) == nil ? nil : $0 }
    }

    /// The figure with the drawing and the table.
    public var svg: HTML {
        let hasNumbers = points.contains { $0.number != nil }
        var drawn = self
        drawn.points = points.downsampled(to: Self.barLimit)
        drawn.highest = top(of: points)
        return ChartFigure(kind: "bar-chart", tint: tint, table: table?.html(points) ?? .empty).html(
            """
            <div class="chart-canvas"><svg class="chart-plot" width="100%" height="\(baseline + 22)" overflow="visible" \
            role="img" aria-label="\(accessibilityLabel)"><svg width="100%" height="\(baseline)">\(drawn.bars)</svg>\
            <line class="axis" x2="100%" y1="\(baseline)" y2="\(baseline)"/>\
            \(drawn.targetHeight.map { ChartTarget.line(y: Double(baseline) - $0) })\
            \(drawn.labels)\(drawn.columns)</svg>\(if: !hasNumbers, ChartFigure.emptyText(emptyText))</div>\(target.map { $0.key })
            """)
    }

    private static let top = 20
    private static let barLimit = 400
    private var plot: Int { Swift.max(height, 40) }
    private var baseline: Int { Self.top + plot }
    private var slotWidth: Double { 1 / Double(points.count) }
    private var range: ChartRange { ChartRange(lowest: 0, highest: top(of: points)) }

    /// The value at the top.
    private func top(of points: [ChartPoint]) -> Double {
        let top = points.maximum(highest)
        return highest == nil ? Swift.max(top, target?.value ?? top) : top
    }

    /// The height of the target's line above the baseline; nil if it is not in the chart.
    private var targetHeight: Double? {
        target.flatMap { range.contains($0.value) && $0.value > 0 ? range.share(of: $0.value) * Double(plot) : nil }
    }

    /// The inner drawing's edge cuts off the rounded corners at the baseline.
    private var bars: HTML {
        let width = slotWidth * (points.count > 12 ? 0.8 : 0.62)
        return points.indices.compactMap { index -> HTML? in
            let height = barHeight(index)
            guard height > 0 else { return nil }
            let left = middle(index) - width / 2
            return """
                <rect class="bar\(if: points[index].isPartial, " partial")" x="\(percent: left)" y="\(fixed: Double(baseline) - height)" \
                width="\(percent: width)" height="\(fixed: height + 5)" rx="\(points.count > 16 ? 2 : 4)"/>
                """
        }.joined()
    }

    private var labels: HTML {
        let peak = points.indices.filter { points[$0].number != nil }.max { barHeight($0) < barHeight($1) }
        let nameStep = Self.labelStep(points.count)
        return points.indices.map { index -> HTML in
            let isMinor = points.count > 7 && index % 2 == 1
            // The value of the highest bar is always shown, so that on a phone those beside it have no room.
            let isBesidePeak = points.count > 7 && peak.map { $0 % 2 == 1 && abs($0 - index) == 1 } ?? false
            // Ten or more labels side by side need more than a phone's width.
            let minor: HTML = points.count > 9 ? " minor many" : " minor"
            let isFlush = index == 0 && nameStep > 1 // wider than its bar, it would reach beyond the edge
            let hasValue = points.count <= 16 || index == peak
            let value: HTML = """
                <text class="value\(if: isMinor && index != peak || isBesidePeak, minor)" x="\(percent: middle(index))" \
                y="\(fixed: Double(baseline) - textHeight(index))" text-anchor="\(valueAnchor(index))" font-size="12">\
                \(points[index].text)</text>
                """
            let name: HTML = """
                <text class="tick\(if: nameStep == 1 ? isMinor : isLong(index, nameStep), minor)" x="\(percent: isFlush ? 0 : middle(index))" \
                y="\(baseline + 17)" text-anchor="\(isFlush ? "start" : "middle")" font-size="12">\(points[index].label)</text>
                """
            return "\(if: hasValue, value)\(if: index % nameStep == 0, name)"
        }.joined()
    }

    /// The values, for a pointer: of a few bars they are all in sight.
    private var columns: HTML {
        guard points.count > 7 else { return .empty }
        return ChartColumns(count: points.count, top: Self.top, height: plot, isSlotted: true).html { index in
            points[index].tooltip(index, table, of: points.count)
        }
    }

    /// The distance between labelled bars: all of a few, or four of many, which fit on a phone.
    static func labelStep(_ count: Int) -> Int { count <= 12 ? 1 : (count + 3) / 4 }

    /// Whether a label is left out on a phone, as long ones like "Nov 2026" would touch.
    private func isLong(_ index: Int, _ step: Int) -> Bool {
        index / step % 2 == 1 && points[index].label.unicodeScalars.count > 6
    }

    /// The value of a narrow bar at an edge extends inwards.
    private func valueAnchor(_ index: Int) -> StaticString {
        guard points.count > 16 else { return "middle" }
        return middle(index) > 0.85 ? "end" : middle(index) < 0.15 ? "start" : "middle"
    }

    /// The distance in pixels between the target's line and a value's text over it, so that no comma touches the line.
    private static let lineClearance = 8.0

    /// The height of a value's text above the baseline: over its bar, or over the target's line if that would cross it.
    private func textHeight(_ index: Int) -> Double {
        let height = barHeight(index) + 6
        guard let line = targetHeight, line > height - Self.lineClearance, line < height + 14 else { return height }
        return line + Self.lineClearance
    }

    private func middle(_ index: Int) -> Double { (Double(index) + 0.5) * slotWidth }

    /// The height of a bar in pixels: none for zero or less, otherwise at least one.
    private func barHeight(_ index: Int) -> Double {
        guard let value = points[index].number, value > 0 else { return 0 }
        return Swift.max(1, range.share(of: value) * Double(plot))
    }
}

extension Array where Element == ChartPoint {
    /// At most `limit` points: the tallest of each section.
    fileprivate func downsampled(to limit: Int) -> [ChartPoint] {
        let width = Swift.max(1, (count + limit - 1) / limit)
        return stride(from: 0, to: count, by: width).map { start in
            let section = self[start..<Swift.min(start + width, count)]
            return section.max { ($0.number ?? -.infinity) < ($1.number ?? -.infinity) } ?? self[start]
        }
    }

    /// The value at the top: the given one, or the greatest.
    func maximum(_ highest: Double?) -> Double {
        highest.flatMap(drawable) ?? compactMap { $0.number }.max() ?? 1
    }
}
