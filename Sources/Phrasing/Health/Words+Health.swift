import DaybookCore
import Words

extension Words {
    /// The name of a measure.
    public func name(_ measure: HealthMeasure) -> String { healthMeasure(measure.rawValue) }

    /// Formats a measured value in the person's units: "8,412", "5.2 km", "7 h 5 min", "58 bpm".
    public func reading(_ value: Double, of measure: HealthMeasure, _ units: UnitSystem) -> String {
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

    /// The name of a recorded workout: Daybook's name for its type, or the recorder's own.
    public func name(_ workout: HealthWorkout) -> String {
        if let name = recordedWorkoutName(workout.type) { return name }
        let spaced = spelledOut(workout.type)
        return spaced.isEmpty ? self.workout : spaced
    }

    /// Splits a camel-case type: "Traditional strength training" from "TraditionalStrengthTraining".
    private func spelledOut(_ type: String) -> String {
        var text = ""
        for character in type {
            let isCapital = character.isUppercase
            if isCapital, !text.isEmpty { text += " " }
            text += isCapital && !text.isEmpty ? character.lowercased() : String(character)
        }
        return text
    }

    /// Duration, distance and energy: "30 min · 5.2 km · 310 kcal".
    public func figures(_ workout: HealthWorkout, _ units: UnitSystem) -> String {
        var parts: [String] = []
        if let seconds = workout.seconds { parts.append(workoutMinutes(Int64((min(seconds, 1e9) / 60).rounded()))) }
        if let metres = workout.distance { parts.append(distance(metres, imperial: units == .imperial)) }
        if let energy = workout.energy { parts.append(self.energy(energy)) }
        return parts.joined(separator: " · ")
    }
}
