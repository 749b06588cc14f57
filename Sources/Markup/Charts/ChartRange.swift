/// The values between the foot and the top of a chart.
public struct ChartRange: Hashable, Sendable {
    /// The value at the foot.
    public let lowest: Double
    /// The value at the top, above the lowest.
    public let highest: Double

    /// From 0 to 1: a rate or a strength.
    public static let fraction = ChartRange(lowest: 0, highest: 1)

    /// The values from the lowest to the highest; what cannot be drawn or is not in order becomes a range of 1.
    public init(lowest: Double, highest: Double) {
        let low = drawable(lowest) ?? 0
        let high = drawable(highest) ?? low
        self.lowest = low
        self.highest = high > low ? high : low + 1
    }

    /// Halfway between the lowest and the highest.
    public var middle: Double { lowest + (highest - lowest) / 2 }

    /// How far up a value is: 0 at the foot, 1 at the top; what lies outside is put on the edge.
    func share(of value: Double) -> Double {
        let share = (value - lowest) / (highest - lowest)
        return share < 0 ? 0 : share > 1 ? 1 : share
    }
}
