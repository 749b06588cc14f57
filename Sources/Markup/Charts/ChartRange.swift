/// The range of values from the foot to the top of a chart.
public struct ChartRange: Hashable, Sendable {
    /// The value at the foot.
    public let lowest: Double
    /// The value at the top, above the lowest.
    public let highest: Double

    /// From 0 to 1, for a rate or strength.
    public static let fraction = ChartRange(lowest: 0, highest: 1)

    /// Creates a range. If a value cannot be drawn or they are out of order, the range has length 1.
    public init(lowest: Double, highest: Double) {
        let low = drawable(lowest) ?? 0
        let high = drawable(highest) ?? low
        self.lowest = low
        self.highest = high > low ? high : low + 1
    }

    /// A range around some values whose foot, midpoint and top are round numbers of a unit.
    ///
    /// - Parameter least: The least number of units from the foot to the midpoint.
    public static func rounded(
        from lowest: Double, to highest: Double, unit: Double = 1, least: Double = 0
    ) -> ChartRange {
        let (low, high) = (lowest / unit, highest / unit)
        guard low.isFinite, high.isFinite, abs(low) < 1e15, abs(high) < 1e15, low < high || least > 0 else {
            return ChartRange(lowest: lowest, highest: highest)
        }
        let half = max((high - low) / 2, least)
        var power = 1.0
        while power < half { power *= 10 }
        while power > 1e-6, power / 10 >= half { power /= 10 }
        for step in [power / 5, power / 2, power, power * 2, power * 5, power * 10] where step >= least {
            let foot = (low / step).rounded(.down) * step
            if foot + 2 * step >= high {
                return ChartRange(lowest: foot * unit, highest: (foot + 2 * step) * unit)
            }
        }
        return ChartRange(lowest: lowest, highest: highest)
    }

    /// The midpoint of the range.
    public var middle: Double { lowest + (highest - lowest) / 2 }

    /// Whether a value is between the foot and the top.
    func contains(_ value: Double) -> Bool { value >= lowest && value <= highest }

    /// The relative height of a value: 0 at the foot, 1 at the top; clamped.
    func share(of value: Double) -> Double {
        let share = (value - lowest) / (highest - lowest)
        return share < 0 ? 0 : share > 1 ? 1 : share
    }
}
