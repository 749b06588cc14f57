/// Body formulas, each with its source.
public enum BodyFormulas {
    /// Kilocalories in a kilogram of body weight: 3500 a pound (M. Wishnofsky, "Caloric equivalents of gained or lost
    /// weight", 1958), rounded as is usual.
    public static let energyOfKilogram = 7700.0

    /// Weight divided by the square of height, in kg/m².
    public static func bodyMassIndex(kilograms: Double, centimetres: Double) -> Double {
        let metres = centimetres / 100
        return kilograms / (metres * metres)
    }

    /// The body mass index in kg/m² below which an adult is underweight (World Health Organization, "Physical status: the
    /// use and interpretation of anthropometry", 1995).
    public static let underweight = 18.5

    /// Basal metabolic rate in kilocalories a day (M. Mifflin, S. St Jeor and others, "A new predictive equation for
    /// resting energy expenditure in healthy individuals", 1990).
    public static func basalMetabolicRate(kilograms: Double, centimetres: Double, age: Int, _ sex: Sex) -> Double {
        10 * kilograms + 6.25 * centimetres - 5 * Double(age) + (sex == .male ? 5 : -161)
    }
}
