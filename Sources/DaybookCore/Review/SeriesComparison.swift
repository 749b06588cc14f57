import CivilTime

/// Two quantities over the same days, with how they go together.
public struct SeriesComparison: Sendable {
    public let first: DailySeries
    public let second: DailySeries

    /// How two quantities go together.
    public enum Relation: Hashable, Sendable {
        /// There are too few days with both to say anything.
        case tooFew
        /// Days with more of one have more of the other, or less of it, more clearly than chance would explain.
        case together, opposed
        /// There is nothing that chance would not explain.
        case unclear
    }

    /// The number of days, weeks or months with both values that it takes to say anything: as many as there are whole months in a year.
    public static let leastCount = 12

    /// - Parameters:
    ///   - first: The values of one quantity.
    ///   - second: Those of the other, on the same days.
    public init(_ first: DailySeries, _ second: DailySeries) {
        self.first = first
        self.second = second
    }

    /// The values of the days that have both.
    private var pairs: [(Double, Double)] {
        zip(first.values, second.values).compactMap { one, other in
            guard let one, let other else { return nil }
            return (one, other)
        }
    }

    /// The number of days with both values.
    public var dayCount: Int { pairs.count }

    /// Pearson's correlation coefficient of the days with both values, −1…1; nil if a value never changes.
    ///
    /// K. Pearson, "Notes on regression and inheritance in the case of two parents" (1895).
    public var correlation: Double? {
        let pairs = pairs
        let count = Double(pairs.count)
        guard pairs.count > 2 else { return nil }
        let means = (pairs.reduce(0) { $0 + $1.0 } / count, pairs.reduce(0) { $0 + $1.1 } / count)
        var (products, firsts, seconds) = (0.0, 0.0, 0.0)
        for pair in pairs {
            let (one, other) = (pair.0 - means.0, pair.1 - means.1)
            products += one * other
            firsts += one * one
            seconds += other * other
        }
        guard firsts > 0, seconds > 0 else { return nil }
        return max(-1, min(1, products / (firsts.squareRoot() * seconds.squareRoot())))
    }

    /// Whether they go together as a rule, rather than a little: a correlation of at least 0.5, which is large by convention.
    ///
    /// J. Cohen, "Statistical Power Analysis for the Behavioral Sciences" (1988).
    public var isStrong: Bool { (correlation?.magnitude ?? 0) >= 0.5 }

    /// Whether they go together. A correlation counts if it exceeds 2.6 / √n, which chance does once in a hundred times
    /// with independent days, and with a dozen of them once in two hundred times.
    public var relation: Relation {
        let count = dayCount
        guard count >= Self.leastCount else { return .tooFew }
        guard let correlation, correlation.magnitude * Double(count).squareRoot() > 2.6 else { return .unclear }
        return correlation > 0 ? .together : .opposed
    }
}
