/// A kind of health data. The raw value is the field's name in the journal and must not change.
public enum HealthMeasure: String, CaseIterable, Hashable, Sendable {
    // Movement
    /// Steps taken.
    case steps
    /// Metres walked and run.
    case distance
    /// Metres cycled.
    case cyclingDistance
    /// Metres swum.
    case swimmingDistance
    /// Flights of stairs climbed.
    case flights
    /// Kilocalories burned by activity.
    case activeEnergy
    /// Kilocalories burned at rest.
    case basalEnergy
    case exerciseMinutes
    case standMinutes

    // The heart
    /// Beats a minute at rest.
    case restingHeartRate
    /// The standard deviation of the time between beats, in milliseconds.
    case heartRateVariability
    /// Beats a minute: the day's mean, lowest and highest.
    case heartRateMean, heartRateLowest, heartRateHighest

    // Sleep, in minutes, on the day that a night ends
    case sleepAwake, sleepRem, sleepCore, sleepDeep
    /// Asleep in an unknown stage.
    case sleepUnspecified
    case inBed

    case mindfulMinutes

    // The body
    /// Kilograms.
    case weight
    /// Percent of body weight.
    case bodyFat
    /// Centimetres.
    case height

    // Food and drink
    /// Kilocalories.
    case dietaryEnergy
    /// Grams.
    case protein, carbohydrate, fat, saturatedFat, fibre, sugar
    /// Milligrams.
    case sodium, cholesterol, caffeine
    /// Millilitres.
    case water

    /// The stages that count as asleep.
    public static let asleep: [HealthMeasure] = [.sleepRem, .sleepCore, .sleepDeep, .sleepUnspecified]
}
