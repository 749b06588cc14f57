/// A line chart over time, such as a rate, strength or weight; or only its dots, for a scale such as moods.
///
/// The drawing has a fixed height and fills the width, from 280 to 1,200 px. Only the line and the area below it are
/// stretched (`preserveAspectRatio="none"`, with non-scaling strokes). Dots and labels are in an `<svg>` without a view
/// box, at percentages of its width, so they are never distorted and text stays at 12 px. The labels of the scale are
/// HTML beside it, as wide as they need to be. The last value's label is on the other side, so that no line crosses it.
///
/// The area is filled only if the scale begins at zero: on a cut scale, its size would mean nothing. A point that is hovered
/// over or tapped names its time and value.
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
        /// The labels from the foot to the top, at equal distances; at least two.
        public var labels: [String]

        /// Creates the labels.
        public init(_ labels: [String]) { self.labels = labels }

        /// Creates three labels.
        public init(lowest: String, middle: String, highest: String) { labels = [lowest, middle, highest] }
    }

    /// The way in which values are drawn.
    public enum Style: Hashable, Sendable {
        /// A line through the values.
        case line
        /// A dot for each value, for a scale on which the way between two values means nothing.
        case dots
        /// A dot with its value above each label, for labels without an order in time, such as weekdays.
        case categories
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
    public var style: Style
    /// The target, if there is one. It is drawn if it is within the range.
    public var target: ChartTarget?

    /// Creates a chart.
    public init(
        points: [ChartPoint], samples: [Double?] = [], range: ChartRange = .fraction, scale: Scale, marks: [Mark] = [],
        accessibilityLabel: String, emptyText: String = "", tint: String = "", table: ChartTable? = nil,
        height: Int = 140, style: Style = .line, target: ChartTarget? = nil
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
        self.style = style
        self.target = target
    }

    /// The figure with the scale, drawing and menu.
    public var svg: HTML {
        let series = SeriesPath(points.map { $0.isPartial ? nil : $0.number })
        let target = target.flatMap { target in range.contains(target.value) ? target : nil }
        let labels = scale.labels.reversed().map { "<span>\($0)</span>" as HTML }
        return ChartFigure(kind: "line-chart", tint: tint, table: table?.html(points) ?? .empty).html(
            """
            <div class="chart-canvas"><div class="chart-scale" aria-hidden="true">\(labels)</div>\
            <svg class="chart-plot" width="100%" height="\(plot + Self.top + Self.bottom)" overflow="visible" \
            role="img" aria-label="\(accessibilityLabel)">\(grid)\(target.map { ChartTarget.line(y: y($0.value)) })\(sampleDots(series))\
            \(if: style == .line, drawing(series))\(dots(series))\(values(series))\(words)\(end(series))\(lastText(series))\
            \(columns)</svg>\(lastTextAside(series))\(if: last(series) == nil, ChartFigure.emptyText(emptyText))</div>\(target.map { $0.key })
            """)
    }

    private static let top = 8
    private static let bottom = 22
    private var plot: Int { Swift.max(height, 40) }
    private var baseline: Int { Self.top + plot }

    /// A line for each label of the scale, from the top to the axis.
    private var grid: HTML {
        let count = Swift.max(scale.labels.count, 2)
        let lines = (1..<count).reversed().map { index -> HTML in
            let y = Double(baseline) - Double(plot * index) / Double(count - 1)
            return "<line class=\"grid\" x2=\"100%\" y1=\"\(fixed: y)\" y2=\"\(fixed: y)\"/>"
        }
        return "\(lines)<line class=\"axis\" x2=\"100%\" y1=\"\(baseline)\" y2=\"\(baseline)\"/>"
    }

    private func drawing(_ series: SeriesPath) -> HTML {
        let runs = series.runs.filter { $0.count > 1 }
        guard !runs.isEmpty else { return .empty }
        let height = Double(plot)
        let areas = runs.map { series.area($0, in: range, width: 1000, height: height) }.joined()
        let area: HTML = "<path class=\"area\" d=\"\(areas)\"/>"
        let lines = runs.map { series.line($0, in: range, width: 1000, height: height) }.joined()
        return """
            <svg y="\(Self.top)" width="100%" height="\(plot)" viewBox="0 0 1000 \(plot)" \
            preserveAspectRatio="none" overflow="visible">\(if: range.lowest == 0, area)\
            <path class="series" d="\(lines)" fill="none" vector-effect="non-scaling-stroke"/></svg>
            """
    }

    /// The individual values, thinned like the line.
    private func sampleDots(_ series: SeriesPath) -> HTML {
        SeriesPath(samples).runs.flatMap { $0 }.map { point -> HTML in
            "<circle class=\"sample\" cx=\"\(percent: series.share(of: point.index))\" cy=\"\(fixed: y(point.value))\" r=\"2\"/>"
        }.joined()
    }

    /// A dot for every point of a short series or of a chart of dots; otherwise only for isolated values.
    private func dots(_ series: SeriesPath) -> HTML {
        let isDotted = style != .line || points.count <= 31 && samples.isEmpty
        let dots = series.runs.filter { isDotted || $0.count == 1 }.flatMap { $0 }
        return dots.filter { style == .categories || $0 != series.last || partialPoint != nil }.map { point -> HTML in
            "<circle class=\"point\" cx=\"\(percent: share(of: point.index, series))\" cy=\"\(fixed: y(point.value))\" r=\"\(fixed: dotRadius)\"/>"
        }.joined()
    }

    private var dotRadius: Double {
        switch style {
        case .line: 2.5
        case .dots: 3
        case .categories: 4.5
        }
    }

    /// The value above each dot of a chart of categories.
    private func values(_ series: SeriesPath) -> HTML {
        guard style == .categories else { return .empty }
        return series.runs.flatMap { $0 }.map { point -> HTML in
            """
            <text class="value" x="\(percent: share(of: point.index, series))" y="\(fixed: y(point.value) - 9)" \
            text-anchor="middle" font-size="12">\(points[point.index].text)</text>
            """
        }.joined()
    }

    /// The horizontal position of a point. Categories are in the middle of their part of the width, as bars are.
    private func share(of index: Int, _ series: SeriesPath) -> Double {
        guard style == .categories else { return series.share(of: index) }
        return (Double(index) + 0.5) / Double(Swift.max(points.count, 1))
    }

    /// The last value as a dot. If its period is not over, it is hollow, and a dashed line leads to it.
    private func end(_ series: SeriesPath) -> HTML {
        guard style != .categories, let last = last(series) else { return .empty }
        let (x, y) = (series.share(of: last.index), y(last.value))
        return """
            \(open(series))<circle class="end\(if: partialPoint != nil, " partial")" cx="\(percent: x)" cy="\(fixed: y)" r="4.5"/>
            """
    }

    /// The dashed line from the last value of a period that is over to that of the one that is not, or through all that
    /// are still to come.
    private func open(_ series: SeriesPath) -> HTML {
        guard style == .line, let partial = partialPoint, let whole = series.last, whole.index < partial.index else {
            return .empty
        }
        let coming = points.indices.filter { $0 > whole.index && points[$0].isPartial && points[$0].number != nil }
        guard coming.count == 1 else { return expected(from: whole) }
        return """
            <line class="series open" x1="\(percent: series.share(of: whole.index))" y1="\(fixed: y(whole.value))" \
            x2="\(percent: series.share(of: partial.index))" y2="\(fixed: y(partial.value))"/>
            """
    }

    private func expected(from whole: SeriesPath.Point) -> HTML {
        let values = SeriesPath(points.enumerated().map { $0 < whole.index ? nil : $1.number })
        let line = values.runs.map { values.line($0, in: range, width: 1000, height: Double(plot)) }.joined()
        return """
            <svg y="\(Self.top)" width="100%" height="\(plot)" viewBox="0 0 1000 \(plot)" preserveAspectRatio="none" \
            overflow="visible"><path class="series open" d="\(line)" fill="none" vector-effect="non-scaling-stroke"/></svg>
            """
    }

    /// The last value up to this share of the width has its text beside its dot, later ones beside the plot.
    private static let lastInside = 0.85

    /// The text of a last value that is far from the plot's end, beside its dot.
    private func lastText(_ series: SeriesPath) -> HTML {
        guard style != .categories, let last = last(series), !points[last.index].text.isEmpty,
            series.share(of: last.index) <= Self.lastInside
        else { return .empty }
        return """
            <text class="value" x="\(percent: series.share(of: last.index))" dx="9" y="\(fixed: foot(besideDotAt: y(last.value)))" \
            font-size="12">\(points[last.index].text)</text>
            """
    }

    /// The foot of a text beside a dot: level with it, or on the dot's side of the target's line if that would cross it.
    private func foot(besideDotAt y: Double) -> Double {
        let level = y + 4
        guard let target, range.contains(target.value) else { return level }
        let line = self.y(target.value)
        let isBelow = line <= y && line + 14 < Double(baseline)
        return isBelow ? Swift.max(level, line + 14) : Swift.min(level, line - 8)
    }

    /// The text of the last value, beside the plot at the value's height.
    private func lastTextAside(_ series: SeriesPath) -> HTML {
        guard style != .categories, let last = last(series), !points[last.index].text.isEmpty,
            series.share(of: last.index) > Self.lastInside
        else { return .empty }
        let text = points[last.index].text
        return """
            <svg class="chart-last" width="\(text.unicodeScalars.count * 15 / 2 + 12)" height="\(baseline + Self.bottom)" \
            overflow="visible" aria-hidden="true"><text class="value" x="10" y="\(fixed: y(last.value) + 4)" font-size="12">\(text)</text></svg>
            """
    }

    /// The last value of a period that is not over.
    private var partialPoint: SeriesPath.Point? {
        guard let index = points.lastIndex(where: { $0.isPartial }), let value = points[index].number else {
            return nil
        }
        return SeriesPath.Point(index: index, value: value)
    }

    private func last(_ series: SeriesPath) -> SeriesPath.Point? { partialPoint ?? series.last }

    private var words: HTML {
        let series = SeriesPath(points.map { _ in nil })
        let shown = shownMarks
        // Three dates with years or ranges of days do not fit side by side on a phone.
        let isCrowded = shown.count == 3 && shown.reduce(0) { $0 + $1.text.unicodeScalars.count } > 21
        return shown.enumerated().map { position, mark -> HTML in
            let share = self.share(of: mark.index, series)
            let isMinor = style != .categories && position % 2 == 1 && (shown.count > 5 || isCrowded)
            return """
                <text class="tick\(if: isMinor, " minor")" x="\(percent: share)" y="\(baseline + 17)" font-size="12"\
                \(attribute: "text-anchor", style == .categories ? "middle" : Self.anchor(share, mark.text))>\(mark.text)</text>
                """
        }.joined()
    }

    private var shownMarks: [Mark] {
        guard marks.isEmpty else { return marks.filter { points.indices.contains($0.index) } }
        guard points.count > 2, style != .categories else {
            return points.indices.map { Mark(index: $0, text: points[$0].label) }
        }
        return [0, (points.count - 1) / 2, points.count - 1].map { Mark(index: $0, text: points[$0].label) }
    }

    /// The values, for a pointer. Those of categories are in sight.
    private var columns: HTML {
        guard style != .categories else { return .empty }
        return ChartColumns(count: points.count, top: Self.top, height: plot).html { index in
            points[index].tooltip(index, table, of: points.count)
        }
    }

    private func y(_ value: Double) -> Double { Double(baseline) - range.share(of: value) * Double(plot) }

    /// Labels at the edges extend inwards. A short one on the left fits under the scale.
    private static func anchor(_ share: Double, _ word: String) -> String? {
        if share > 0.94 { return "end" }
        return share < 0.02 && word.unicodeScalars.count > 5 ? nil : "middle"
    }
}
