import CivilTime

/// The daily calorie target and the figures it follows from.
public struct EnergyTarget: Hashable, Sendable {
    /// The lowest target, whatever the goal: low-calorie diets, which need a physician, begin here (NHLBI, "The
    /// Practical Guide: Identification, Evaluation and Treatment of Overweight and Obesity in Adults", 2000).
    public static let minimum = 1200.0
    /// The default rate in kilograms a week for a goal without one.
    public static let defaultRate = 0.5

    /// Basal metabolic rate; nil if the profile is incomplete.
    public let basal: Double?
    /// Total daily expenditure: measured from meals and weights if certain enough, otherwise by formula.
    public let spent: Double
    /// The measured expenditure; nil if there is too little data.
    public let measured: AdaptiveEnergy?
    /// Kilocalories a day added for the goal; negative to lose weight.
    public let shift: Double

    /// Calculates the target from the person's own figures.
    public init(
        basal: Double?, spent: Double, goal: WeightGoal?, rate: Double?, measured: AdaptiveEnergy? = nil
    ) {
        self.basal = basal
        self.spent = spent
        self.measured = measured
        let direction = goal?.direction ?? 0
        shift = direction * (rate ?? Self.defaultRate) * BodyFormulas.energyOfKilogram / 7
    }

    /// Kilocalories to eat a day.
    public var kilocalories: Double { max(spent + shift, Self.minimum) }

    /// Whether `spent` is the measured expenditure.
    public var isMeasured: Bool { measured?.isCertain ?? false }

    /// Whether the target is less than the body uses at rest, which only a physician should advise.
    public var isBelowBasal: Bool { basal.map { kilocalories < $0 } ?? false }

    /// Whether the target was raised to the minimum.
    public var isAtMinimum: Bool { spent + shift < Self.minimum }
}
