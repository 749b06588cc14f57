/// A value in a chart, with its texts.
public struct ChartPoint: Hashable, Sendable {
    /// The label of the value, such as a day, weekday or habit.
    public var label: String
    /// The value, if there is one. Values that are not finite or beyond ±10¹⁵ are treated as missing.
    public var value: Double?
    /// The value as text: "72 %", "1.2 l", "–".
    public var text: String
    /// Whether its period is not over yet. Such a value is drawn hollow; only a dashed line leads to it.
    public var isPartial: Bool

    /// Creates a point.
    public init(label: String, value: Double?, text: String, isPartial: Bool = false) {
        self.label = label
        self.value = value
        self.text = text
        self.isPartial = isPartial
    }

    /// The value, if it can be drawn.
    var number: Double? { value.flatMap(drawable) }
}

/// The number, if it can be drawn: finite and within ±10¹⁵.
func drawable(_ value: Double) -> Double? {
    value >= -1e15 && value <= 1e15 ? value : nil
}
