/// A line chart over time, such as a rate, strength or weight.
///
/// The drawing has a fixed height and fills the width, from 280 to 1,200 px. Only the line and the area below it are
/// stretched (`preserveAspectRatio="none"`, with non-scaling strokes). Dots and labels are in an `<svg>` without a view
/// box, at percentages of its width, so they are never distorted and text stays at 12 px. The labels of the scale are
/// HTML beside it, as wide as they need to be.
public struct LineChart: Sendable {
    /// A label below the line.
    public struct Mark: Hashable, Sendable {
        /// The index of the point it belongs to.
        public var index: Int
        /// The text: "Nov".
        public var text: String

        /// Creates a label for the point at `index`.
        public init(index: Int, text: String) {
            self.index = index
            self.text = text
        }
    }

    /// The labels of the scale.
    public struct Scale: Hashable, Sendable {
        /// The label at the foot.
        public var lowest: String
        /// The label in the middle.
        public var middle: String
        /// The label at the top.
        public var highest: String

        /// Creates the labels.
        public init(lowest: String, middle: String, highest: String) {
            self.lowest = lowest
            self.middle = middle
            self.highest = highest
        }
    }

    /// The values, evenly spaced in time. A missing value leaves a gap.
    public var points: [ChartPoint]
    /// Individual values drawn as faint dots, such as those behind a trend. Each belongs to the point with its index.
    public var samples: [Double?]
    /// The range of values.
    public var range: ChartRange
    /// The labels of the scale.
    public var scale: Scale
    /// The labels below the line. If empty, those of the first, middle and last point.
    public var marks: [Mark]
    /// The text alternative for screen readers.
    public var accessibilityLabel: String
    /// The text shown if there are no values.
    public var emptyText: String
    /// The palette's CSS class, such as `tint-sky`.
    public var tint: String
    /// The texts of the chart's data table, if it has one.
    public var table: ChartTable?
    /// The height of the plot in pixels, without the labels below.
    public var height: Int

    /// Creates a chart.
    public init(
        points: [ChartPoint], samples: [Double?] = [], range: ChartRange = .fraction, scale: Scale, marks: [Mark] = [],
        accessibilityLabel: String, emptyText: String = "", tint: String = "", table: ChartTable? = nil,
        height: Int = 140
    ) {
        self.points = points
        self.samples = samples
        self.range = range
        self.scale = scale
        self.marks = marks
        self.accessibilityLabel = accessibilityLabel
        self.emptyText = emptyText
        self.tint = tint
        self.table = table
        self.height = height
    }

    /// The figure with the scale, drawing and table.
    public var svg: HTML {
        let series = SeriesPath(points.map { $0.number })
        return ChartFigure(kind: "line-chart", tint: tint, table: table?.html(points) ?? .empty).html(
            """
            <div class="chart-canvas"><div class="chart-scale" aria-hidden="true">\
            <span>\(scale.highest)</span><span>\(scale.middle)</span><span>\(scale.lowest)</span></div>\
            <svg class="chart-plot" width="100%" height="\(plot + Self.top + Self.bottom)" overflow="visible" \
            role="img" aria-label="\(accessibilityLabel)">\(grid)\(sampleDots(series))\(drawing(series))\(dots(series))\(words)\(end(series))\
            </svg>\(if: series.last == nil, ChartFigure.emptyText(emptyText))</div>
            """)
    }

    private static let top = 8
    private static let bottom = 22
    private var plot: Int { Swift.max(height, 40) }
    private var baseline: Int { Self.top + plot }

    private var grid: HTML {
        """
        <line class="grid" x2="100%" y1="\(Self.top)" y2="\(Self.top)"/>\
        <line class="grid" x2="100%" y1="\(Self.top + plot / 2)" y2="\(Self.top + plot / 2)"/>\
        <line class="axis" x2="100%" y1="\(baseline)" y2="\(baseline)"/>
        """
    }

    private func drawing(_ series: SeriesPath) -> HTML {
        let runs = series.runs.filter { $0.count > 1 }
        guard !runs.isEmpty else { return .empty }
        let height = Double(plot)
        let areas = runs.map { series.area($0, in: range, width: 1000, height: height) }.joined()
        let lines = runs.map { series.line($0, in: range, width: 1000, height: height) }.joined()
        return """
            <svg y="\(Self.top)" width="100%" height="\(plot)" viewBox="0 0 1000 \(plot)" \
            preserveAspectRatio="none" overflow="visible"><path class="area" d="\(areas)"/>\
            <path class="series" d="\(lines)" fill="none" vector-effect="non-scaling-stroke"/></svg>
            """
    }

    /// The individual values, thinned like the line.
    private func sampleDots(_ series: SeriesPath) -> HTML {
        SeriesPath(samples).runs.flatMap { $0 }.map { point -> HTML in
            "<circle class=\"sample\" cx=\"\(percent: series.share(of: point.index))\" cy=\"\(fixed: y(point))\" r=\"2\"/>"
        }.joined()
    }

    /// A dot for every point of a short series, or only for isolated values of a long one.
    private func dots(_ series: SeriesPath) -> HTML {
        let isDotted = points.count <= 31 && samples.isEmpty
        let dots = series.runs.filter { isDotted || $0.count == 1 }.flatMap { $0 }
        return dots.filter { $0 != series.last }.map { point -> HTML in
            "<circle class=\"point\" cx=\"\(percent: series.share(of: point.index))\" cy=\"\(fixed: y(point))\" r=\"2.5\"/>"
        }.joined()
    }

    /// The last value as a dot with its text, placed on the side the line does not come from.
    private func end(_ series: SeriesPath) -> HTML {
        guard let last = series.last else { return .empty }
        let share = series.share(of: last.index)
        let y = y(last)
        let before = series.runs.flatMap { $0 }.filter { point in
            point != last && share - series.share(of: point.index) < 0.1
        }
        let above = before.filter { $0.value > last.value }
        let hasRoomAbove = y > Double(Self.top + 16)
        let hasRoomBelow = y < Double(baseline - 24)
        let isBelow = hasRoomAbove ? hasRoomBelow && above.count * 2 > before.count : true
        return """
            <circle class="end" cx="\(percent: share)" cy="\(fixed: y)" r="4.5"/>\
            <text class="value" x="\(percent: share)" y="\(fixed: isBelow ? y + 20 : y - 10)" font-size="12"\
            \(attribute: "text-anchor", share > 0.94 ? "end" : "middle")>\(points[last.index].text)</text>
            """
    }

    private var words: HTML {
        let series = SeriesPath(points.map { _ in nil })
        let shown = shownMarks
        return shown.enumerated().map { position, mark -> HTML in
            let share = series.share(of: mark.index)
            let isMinor = shown.count > 5 && position % 2 == 1
            return """
                <text class="tick\(if: isMinor, " minor")" x="\(percent: share)" y="\(baseline + 17)" font-size="12"\
                \(attribute: "text-anchor", Self.anchor(share, mark.text))>\(mark.text)</text>
                """
        }.joined()
    }

    private var shownMarks: [Mark] {
        guard marks.isEmpty else { return marks.filter { points.indices.contains($0.index) } }
        guard points.count > 2 else { return points.indices.map { Mark(index: $0, text: points[$0].label) } }
        return [0, (points.count - 1) / 2, points.count - 1].map { Mark(index: $0, text: points[$0].label) }
    }

    private func y(_ point: SeriesPath.Point) -> Double {
        Double(baseline) - range.share(of: point.value) * Double(plot)
    }

    /// Labels at the edges extend inwards. A short one on the left fits under the scale.
    private static func anchor(_ share: Double, _ word: String) -> String? {
        if share > 0.94 { return "end" }
        return share < 0.02 && word.unicodeScalars.count > 5 ? nil : "middle"
    }
}
