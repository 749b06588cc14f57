/// A target, drawn as a dashed line across a chart and explained below it.
public struct ChartTarget: Hashable, Sendable {
    /// The value at which the line is drawn.
    public var value: Double
    /// The explanation: "Target: 2,209 kcal".
    public var text: String

    /// Creates a target.
    public init(value: Double, text: String) {
        self.value = value
        self.text = text
    }

    /// The line at a height.
    static func line(y: Double) -> HTML {
        "<line class=\"target\" x2=\"100%\" y1=\"\(fixed: y)\" y2=\"\(fixed: y)\"/>"
    }

    /// The explanation below the chart, so that no text lies on the line.
    var key: HTML {
        """
        <p class="chart-key"><svg width="24" height="8" aria-hidden="true"><line class="target" x2="24" y1="4" y2="4"/></svg>\
        <span>\(text)</span></p>
        """
    }
}
