/// One value of a chart, with the words for it.
public struct ChartPoint: Hashable, Sendable {
    /// What the value belongs to: a day, a weekday, a habit.
    public var label: String
    /// The value; nil where there is none. What is not finite, or beyond ±10¹⁵, counts as none.
    public var value: Double?
    /// The value in words: "72 %", "1.2 l", "–".
    public var text: String

    /// A value and its words.
    public init(label: String, value: Double?, text: String) {
        self.label = label
        self.value = value
        self.text = text
    }

    /// The value, if it can be drawn.
    var number: Double? { value.flatMap(drawable) }
}

/// The number, if it can be drawn: finite and within ±10¹⁵.
func drawable(_ value: Double) -> Double? {
    value >= -1e15 && value <= 1e15 ? value : nil
}
