/// What a day of health is told by. Its raw value is the field's name in the journal, and stays.
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
    /// Kilocalories burned by moving.
    case activeEnergy
    /// Kilocalories burned at rest.
    case basalEnergy
    case exerciseMinutes
    case standMinutes

    // The heart
    /// Beats a minute at rest.
    case restingHeartRate
    /// The standard deviation between beats, in milliseconds.
    case heartRateVariability
    /// Beats a minute: the mean of all that was measured, the lowest and the highest.
    case heartRateMean, heartRateLowest, heartRateHighest

    // Sleep, in minutes, on the day that a night ends
    case sleepAwake, sleepRem, sleepCore, sleepDeep
    /// Asleep, in no stage that is known.
    case sleepUnspecified
    case inBed

    case mindfulMinutes

    // The body
    /// Kilograms.
    case weight
    /// Percent of the weight.
    case bodyFat
    /// Centimetres.
    case height

    // What was eaten and drunk
    /// Kilocalories.
    case dietaryEnergy
    /// Grams.
    case protein, carbohydrate, fat, saturatedFat, fibre, sugar
    /// Milligrams.
    case sodium, cholesterol, caffeine
    /// Millilitres.
    case water

    /// The stages of sleep, without lying awake.
    public static let asleep: [HealthMeasure] = [.sleepRem, .sleepCore, .sleepDeep, .sleepUnspecified]
}
