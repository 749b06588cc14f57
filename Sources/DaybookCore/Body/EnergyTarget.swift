import CivilTime

/// How many kilocalories a day a person should eat, and what that follows from.
public struct EnergyTarget: Hashable, Sendable {
    /// No target is less, whatever the aim: low-calorie diets without a physician begin here (NHLBI, "The Practical
    /// Guide: Identification, Evaluation and Treatment of Overweight and Obesity in Adults", 2000).
    public static let least = 1200.0
    /// Kilograms a week where an aim was given without a rate.
    public static let usualRate = 0.5

    /// At rest; nil where the profile does not say enough.
    public let basal: Double?
    /// With all that is done in a day: by meals and weights where that is certain enough, else by formula.
    public let spent: Double
    /// What meals and weights say of it; nil while there are too few.
    public let measured: AdaptiveEnergy?
    /// How much the aim adds; negative to take away.
    public let shift: Double

    /// What comes of a person's own figures.
    public init(
        basal: Double?, spent: Double, aim: WeightAim?, rate: Double?, measured: AdaptiveEnergy? = nil
    ) {
        self.basal = basal
        self.spent = spent
        self.measured = measured
        let direction = aim?.direction ?? 0
        shift = direction * (rate ?? Self.usualRate) * BodyFormulas.energyOfKilogram / 7
    }

    /// The kilocalories to eat in a day.
    public var kilocalories: Double { max(spent + shift, Self.least) }

    /// Whether what is spent is what meals and weights say.
    public var isMeasured: Bool { measured?.isCertain ?? false }

    /// Whether the aim would ask for less than anyone should eat.
    public var isRaised: Bool { spent + shift < Self.least }
}
