import DaybookCore

/// An imported record type: how its numbers are aggregated, and what they measure.
struct HealthKind {
    /// The aggregation of a day's records.
    enum Rule {
        /// The numbers are summed; where sources overlap, time counts once.
        case sum
        /// The durations are summed, in minutes; where sources overlap, time counts once.
        case length
        /// The mean.
        case mean
        /// The mean, minimum and maximum.
        case range
        /// The latest record.
        case last
        /// Stages of a night's sleep.
        case sleep
    }

    /// The identifier without its common prefix.
    let name: String
    let rule: Rule
    let measure: HealthMeasure
    let dimension: HealthDimension

    private init(_ name: String, _ rule: Rule, _ measure: HealthMeasure, _ dimension: HealthDimension) {
        self.name = name
        self.rule = rule
        self.measure = measure
        self.dimension = dimension
    }

    /// The full identifier, as in a record's type.
    var identifier: String {
        switch rule {
        case .length, .sleep: "HKCategoryTypeIdentifier" + name
        case .sum, .mean, .range, .last: "HKQuantityTypeIdentifier" + name
        }
    }

    /// Removes the common prefix of an identifier.
    static func shortName(_ identifier: String) -> String {
        let prefixes = [
            "HKQuantityTypeIdentifier", "HKCategoryTypeIdentifier", "HKCorrelationTypeIdentifier", "HKDataType",
        ]
        for prefix in prefixes
        where identifier.utf8.starts(with: prefix.utf8) && identifier.utf8.count > prefix.utf8.count {
            return String(decoding: identifier.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
        }
        return identifier
    }

    static let all: [HealthKind] = [
        HealthKind("StepCount", .sum, .steps, .count),
        HealthKind("DistanceWalkingRunning", .sum, .distance, .length),
        HealthKind("DistanceCycling", .sum, .cyclingDistance, .length),
        HealthKind("DistanceSwimming", .sum, .swimmingDistance, .length),
        HealthKind("FlightsClimbed", .sum, .flights, .count),
        HealthKind("ActiveEnergyBurned", .sum, .activeEnergy, .energy),
        HealthKind("BasalEnergyBurned", .sum, .basalEnergy, .energy),
        HealthKind("AppleExerciseTime", .sum, .exerciseMinutes, .minutes),
        HealthKind("AppleStandTime", .sum, .standMinutes, .minutes),
        HealthKind("RestingHeartRate", .mean, .restingHeartRate, .rate),
        HealthKind("HeartRateVariabilitySDNN", .mean, .heartRateVariability, .milliseconds),
        HealthKind("HeartRate", .range, .heartRateMean, .rate),
        HealthKind("SleepAnalysis", .sleep, .inBed, .none),
        HealthKind("MindfulSession", .length, .mindfulMinutes, .none),
        HealthKind("BodyMass", .last, .weight, .kilograms),
        HealthKind("BodyFatPercentage", .last, .bodyFat, .percent),
        HealthKind("Height", .last, .height, .centimetres),
        HealthKind("DietaryEnergyConsumed", .sum, .dietaryEnergy, .energy),
        HealthKind("DietaryProtein", .sum, .protein, .grams),
        HealthKind("DietaryCarbohydrates", .sum, .carbohydrate, .grams),
        HealthKind("DietaryFatTotal", .sum, .fat, .grams),
        HealthKind("DietaryFatSaturated", .sum, .saturatedFat, .grams),
        HealthKind("DietaryFiber", .sum, .fibre, .grams),
        HealthKind("DietarySugar", .sum, .sugar, .grams),
        HealthKind("DietarySodium", .sum, .sodium, .milligrams),
        HealthKind("DietaryCholesterol", .sum, .cholesterol, .milligrams),
        HealthKind("DietaryCaffeine", .sum, .caffeine, .milligrams),
        HealthKind("DietaryWater", .sum, .water, .millilitres),
    ]
}
