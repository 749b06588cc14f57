/// A word-sized line chart with a dot at its end.
///
/// It has a fixed size in pixels.
public struct Sparkline: Sendable {
    /// The values in order. Missing or invalid values leave a gap.
    public var values: [Double?]
    /// The range of values; if nil, from the lowest to the highest value.
    public var range: ChartRange?
    /// The text alternative. Empty if the text beside it says the same.
    public var accessibilityLabel: String
    /// The palette's CSS class, such as `tint-sky`.
    public var tint: String
    /// The width in pixels, at least 24.
    public var width: Int
    /// The height in pixels, at least 12.
    public var height: Int

    /// Creates a sparkline.
    public init(
        values: [Double?], range: ChartRange? = nil, accessibilityLabel: String = "", tint: String = "",
        width: Int = 96,
        height: Int = 24
    ) {
        self.values = values
        self.range = range
        self.accessibilityLabel = accessibilityLabel
        self.tint = tint
        self.width = width
        self.height = height
    }

    /// The drawing, with a 3 px margin for the dot.
    public var svg: HTML {
        let width = Swift.max(self.width, 24)
        let height = Swift.max(self.height, 12)
        let series = SeriesPath(values)
        let numbers = values.compactMap { $0.flatMap(drawable) }
        let range = self.range ?? ChartRange(lowest: numbers.min() ?? 0, highest: numbers.max() ?? 1)
        let box = (width: Double(width - 6), height: Double(height - 6))
        let lines = series.runs.map { run -> HTML in
            "\(series.line(run, in: range, width: box.width, height: box.height))\(if: run.count == 1, "h0")"
        }
        let path: HTML = "<path class=\"series\" d=\"\(lines)\" fill=\"none\"/>"
        let end = series.last.map { last -> HTML in
            let y = box.height - range.share(of: last.value) * box.height
            return """
                <circle class="end" cx="\(fixed: series.share(of: last.index) * box.width)" \
                cy="\(fixed: y)" r="2.5"/>
                """
        }
        return """
            <svg class="sparkline\(if: !tint.isEmpty, " \(tint)")" width="\(width)" height="\(height)" \
            viewBox="-3 -3 \(width) \(height)"\(attribute: "role", accessibilityLabel.isEmpty ? nil : "img")\
            \(attribute: "aria-label", accessibilityLabel.isEmpty ? nil : accessibilityLabel)\
            \(attribute: "aria-hidden", accessibilityLabel.isEmpty ? "true" : nil)>\(if: !lines.isEmpty, path)\(end)</svg>
            """
    }
}
