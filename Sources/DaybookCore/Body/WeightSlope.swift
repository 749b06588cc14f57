/// A least-squares line through weights.
public struct WeightSlope: Hashable, Sendable {
    /// Kilograms a day; negative when losing.
    public let perDay: Double
    /// The standard error of `perDay`; nil for fewer than three points.
    public let error: Double?

    /// Fits a line to the points. At least two days must differ.
    init(_ points: [(day: Double, kilograms: Double)]) {
        let count = Double(points.count)
        let middle = points.reduce(0) { $0 + $1.day } / count
        let mean = points.reduce(0) { $0 + $1.kilograms } / count
        let spread = points.reduce(0) { $0 + ($1.day - middle) * ($1.day - middle) }
        let slope = points.reduce(0) { $0 + ($1.day - middle) * ($1.kilograms - mean) } / spread
        let rest = points.reduce(0.0) { sum, point in
            let distance = point.kilograms - mean - slope * (point.day - middle)
            return sum + distance * distance
        }
        perDay = slope
        error = points.count < 3 ? nil : (rest / (count - 2) / spread).squareRoot()
    }

    /// Kilograms a week; negative when losing.
    public var perWeek: Double { perDay * 7 }
}
