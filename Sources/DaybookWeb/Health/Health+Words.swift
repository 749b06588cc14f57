import DaybookCore
import Words

extension Words {
    /// The name of what was measured.
    public func name(_ measure: HealthMeasure) -> String { healthMeasure(measure.rawValue) }

    /// A measured number in what the person wants to see: "8,412", "5.2 km", "7 h 5 min", "58 bpm".
    public func told(_ value: Double, _ measure: HealthMeasure, _ units: UnitSystem) -> String {
        let isImperial = units == .imperial
        return switch measure {
        case .steps, .flights: number(value, maximumFractionDigits: 0)
        case .distance, .cyclingDistance, .swimmingDistance: distance(value, imperial: isImperial)
        case .activeEnergy, .basalEnergy, .dietaryEnergy: energy(value)
        case .exerciseMinutes, .standMinutes, .mindfulMinutes, .sleepAwake, .sleepRem, .sleepCore, .sleepDeep,
            .sleepUnspecified, .inBed:
            workoutMinutes(Int64(min(value, 1e9).rounded()))
        case .restingHeartRate, .heartRateMean, .heartRateLowest, .heartRateHighest: beatsAMinute(value)
        case .heartRateVariability: milliseconds(value)
        case .weight: weight(value, imperial: isImperial)
        case .bodyFat: percent(value / 100, maximumFractionDigits: 1)
        case .height: length(value, imperial: isImperial)
        case .protein, .carbohydrate, .fat, .saturatedFat, .fibre, .sugar: amount(grams: rounded(value))
        case .sodium, .cholesterol, .caffeine: amount(milligrams: rounded(value))
        case .water: amount(millilitres: value.rounded())
        }
    }

    private func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }

    /// What a recorded workout was: by the name that Daybook has for it, or else the recorder's word.
    public func name(_ workout: HealthWorkout) -> String {
        if let name = recordedWorkoutName(workout.type) { return name }
        let spaced = spelledOut(workout.type)
        return spaced.isEmpty ? self.workout : spaced
    }

    /// "Traditional strength training" of "TraditionalStrengthTraining".
    private func spelledOut(_ type: String) -> String {
        var text = ""
        for character in type {
            let isCapital = character.isUppercase
            if isCapital, !text.isEmpty { text += " " }
            text += isCapital && !text.isEmpty ? character.lowercased() : String(character)
        }
        return text
    }

    /// How long it took, how far and with how much energy: "30 min · 5.2 km · 310 kcal".
    public func figures(_ workout: HealthWorkout, _ units: UnitSystem) -> String {
        var parts: [String] = []
        if let seconds = workout.seconds { parts.append(workoutMinutes(Int64((min(seconds, 1e9) / 60).rounded()))) }
        if let metres = workout.distance { parts.append(distance(metres, imperial: units == .imperial)) }
        if let energy = workout.energy { parts.append(self.energy(energy)) }
        return parts.joined(separator: " · ")
    }
}

extension HealthMeasure {
    /// What of a day is shown together.
    enum Group: CaseIterable, Sendable {
        case movement, heart, sleep, body, food

        var measures: [HealthMeasure] {
            switch self {
            case .movement:
                [
                    .steps, .distance, .cyclingDistance, .swimmingDistance, .flights, .activeEnergy, .basalEnergy,
                    .exerciseMinutes, .standMinutes, .mindfulMinutes,
                ]
            case .heart:
                [.restingHeartRate, .heartRateVariability, .heartRateMean, .heartRateLowest, .heartRateHighest]
            case .sleep: HealthMeasure.stages + [.inBed]
            case .body: [.weight, .bodyFat, .height]
            case .food:
                [
                    .dietaryEnergy, .protein, .carbohydrate, .fat, .saturatedFat, .fibre, .sugar, .sodium, .cholesterol,
                    .caffeine, .water,
                ]
            }
        }
    }

    /// The stages of a night, the deepest first.
    static let stages: [HealthMeasure] = [.sleepDeep, .sleepCore, .sleepRem, .sleepUnspecified, .sleepAwake]

    /// The colour of a stage.
    var tint: String {
        switch self {
        case .sleepDeep: "tint-iris"
        case .sleepCore: "tint-sky"
        case .sleepRem: "tint-teal"
        case .sleepUnspecified: "tint-stone"
        default: "tint-amber"
        }
    }
}

extension Words {
    /// "Month", "3 months", "Year", "All".
    func name(_ range: HealthRange) -> String {
        switch range {
        case .month: month
        case .quarter: threeMonths
        case .year: year
        case .all: all
        }
    }

    func name(_ group: HealthMeasure.Group) -> String {
        switch group {
        case .movement: movement
        case .heart: heart
        case .sleep: sleep
        case .body: body
        case .food: foodAndDrink
        }
    }
}
