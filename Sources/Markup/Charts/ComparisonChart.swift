/// Two quantities over the same time: the first with its scale on the left, the second on the right, each in its colour.
///
/// Its layout is that of `LineChart`. Values are faint dots, the lines are what was smoothed. A point that is hovered over
/// names its time and both values.
public struct ComparisonChart: Sendable {
    /// One of the two quantities.
    public struct Series: Sendable {
        public var name: String
        /// The values at each time, drawn as faint dots.
        public var values: [Double?]
        /// The value of an index as a text. Of a long series, only few are asked for.
        public var text: @Sendable (Int) -> String
        /// The values of the line.
        public var line: [Double?]
        public var range: ChartRange
        public var scale: LineChart.Scale
        /// The palette's CSS class, such as `tint-sky`.
        public var tint: String

        public init(
            name: String, values: [Double?], text: @escaping @Sendable (Int) -> String, line: [Double?],
            range: ChartRange, scale: LineChart.Scale, tint: String
        ) {
            self.name = name
            self.values = values
            self.text = text
            self.line = line
            self.range = range
            self.scale = scale
            self.tint = tint
        }
    }

    public var first: Series
    /// Nil to show the first alone.
    public var second: Series?
    /// The label of a time. Of a long series, only few are asked for.
    public var label: @Sendable (Int) -> String
    /// The labels below the lines. If empty, those of the first, middle and last time.
    public var marks: [LineChart.Mark]
    /// The text alternative for screen readers.
    public var accessibilityLabel: String
    /// The text shown if there are no values.
    public var emptyText: String
    public var table: ChartTable?

    public init(
        _ first: Series, _ second: Series?, label: @escaping @Sendable (Int) -> String, marks: [LineChart.Mark] = [],
        accessibilityLabel: String, emptyText: String = "", table: ChartTable? = nil
    ) {
        self.first = first
        self.second = second
        self.label = label
        self.marks = marks
        self.accessibilityLabel = accessibilityLabel
        self.emptyText = emptyText
        self.table = table
    }

    private static let (top, plot, bottom) = (8, 200, 22)
    /// The number of times.
    private var count: Int { first.values.count }
    private var baseline: Int { Self.top + Self.plot }
    private var all: [Series] { [first] + (second.map { [$0] } ?? []) }

    /// The figure with its key, scales, drawing and menu.
    public var svg: HTML {
        let isEmpty = all.allSatisfy { series in series.values.allSatisfy { $0 == nil } }
        return ChartFigure(kind: "line-chart comparison", tint: "", table: table?.html([]) ?? .empty).html(
            """
            \(key)<div class="chart-canvas">\(scale(first))\
            <svg class="chart-plot" width="100%" height="\(baseline + Self.bottom)" overflow="visible" role="img" \
            aria-label="\(accessibilityLabel)">\(grid)\(all.map(drawing))\(ticks)\(tooltips)</svg>\
            \(second.map(scale))\(if: isEmpty, ChartFigure.emptyText(emptyText))</div>
            """)
    }

    private var key: HTML {
        let items = all.map { "<li class=\"\($0.tint)\"><i></i><bdi>\($0.name)</bdi></li>" as HTML }
        return "<ul class=\"comparison-key\">\(items)</ul>"
    }

    private func scale(_ series: Series) -> HTML {
        let labels = series.scale.labels.reversed().map { "<span>\($0)</span>" as HTML }
        return "<div class=\"chart-scale \(series.tint)\" aria-hidden=\"true\">\(labels)</div>"
    }

    private var grid: HTML {
        let lines = (1..<3).reversed().map { index -> HTML in
            let y = baseline - Self.plot * index / 2
            return "<line class=\"grid\" x2=\"100%\" y1=\"\(y)\" y2=\"\(y)\"/>"
        }
        return "\(lines)<line class=\"axis\" x2=\"100%\" y1=\"\(baseline)\" y2=\"\(baseline)\"/>"
    }

    private func drawing(_ series: Series) -> HTML {
        let path = SeriesPath(series.line)
        let lines = path.runs.filter { $0.count > 1 }
            .map { path.line($0, in: series.range, width: 1000, height: Double(Self.plot)) }.joined()
        let dots = SeriesPath(series.values)
        let samples = dots.runs.flatMap { $0 }.map { point -> HTML in
            """
            <circle class="sample\(if: lines.isEmpty, " alone")" cx="\(percent: dots.share(of: point.index))" cy="\(fixed: y(point.value, series))" r="2"/>
            """
        }
        return """
            <g class="\(series.tint)">\(samples)<svg y="\(Self.top)" width="100%" height="\(Self.plot)" \
            viewBox="0 0 1000 \(Self.plot)" preserveAspectRatio="none" overflow="visible"><path class="series" d="\(lines)" \
            fill="none" vector-effect="non-scaling-stroke"/></svg></g>
            """
    }

    private func y(_ value: Double, _ series: Series) -> Double {
        Double(baseline) - series.range.share(of: value) * Double(Self.plot)
    }

    private var ticks: HTML {
        let path = SeriesPath([Double?](repeating: nil, count: count))
        let middle = [0, (count - 1) / 2, count - 1]
        let shown =
            marks.isEmpty ? (count == 0 ? [] : middle.map { ($0, label($0)) }) : marks.map { ($0.index, $0.text) }
        return shown.enumerated().map { position, mark -> HTML in
            let share = path.share(of: mark.0)
            let anchor = share > 0.94 ? "end" : share < 0.02 ? nil : "middle"
            let isMinor = position % 2 == 1 && shown.count > 5
            return """
                <text class="tick\(if: isMinor, " minor")" x="\(percent: share)" y="\(baseline + 17)" font-size="12"\
                \(attribute: "text-anchor", anchor)>\(mark.1)</text>
                """
        }.joined()
    }

    private var tooltips: HTML {
        ChartColumns(count: count, top: Self.top, height: Self.plot, maximumCount: 400).html { index in
            let texts = all.filter { $0.values[index] != nil }.map { "\($0.name): \($0.text(index))" }
            return texts.isEmpty ? nil : ([label(index)] + texts).joined(separator: "\n")
        }
    }
}
