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

    /// Round numbers that hold all the values, with a round middle; `fromZero` keeps 0 in sight.
    public init(covering values: [Double], fromZero: Bool) {
        let numbers = values.compactMap(drawable)
        var low = numbers.min() ?? 0
        var high = numbers.max() ?? 1
        if fromZero {
            low = low < 0 ? low : 0
            high = high > 0 ? high : 0
        }
        if high <= low { (low, high) = (low == 0 || fromZero ? low : low - 1, low + 1) }
        // Two steps of 1, 2 or 5 times a power of ten, from a whole number of steps.
        var step = Self.roundStep(atLeast: (high - low) / 2)
        while true {
            let foot = Self.floor(low / step) * step
            if foot + 2 * step >= high {
                self.init(lowest: foot, highest: foot + 2 * step)
                return
            }
            step = Self.roundStep(atLeast: step * 1.01)
        }
    }

    /// Halfway between the lowest and the highest.
    public var middle: Double { lowest + (highest - lowest) / 2 }

    /// How far up a value is: 0 at the foot, 1 at the top; what lies outside is put on the edge.
    func share(of value: Double) -> Double {
        let share = (value - lowest) / (highest - lowest)
        return share < 0 ? 0 : share > 1 ? 1 : share
    }

    private static func roundStep(atLeast size: Double) -> Double {
        var power = 1.0
        while power * 10 <= size { power *= 10 }
        while power > size && power > 1e-9 { power /= 10 }
        if power >= size { return power }
        if power * 2 >= size { return power * 2 }
        return power * 5 >= size ? power * 5 : power * 10
    }

    private static func floor(_ value: Double) -> Double {
        let whole = Double(Int64(value))
        return whole > value ? whole - 1 : whole
    }
}
