import CivilTime
import DaybookCore
import Journal
import Words

extension Words {
    public func name(_ measure: BodyMeasure) -> String {
        switch measure {
        case .weight: weight
        case .fat: bodyFat
        case .waist: waist
        case .hips: hips
        case .chest: chestCircumference
        case .neck: neckCircumference
        case .arm: armCircumference
        case .thigh: thighCircumference
        case .calf: calfCircumference
        }
    }

    /// Asks about a weight that is far from the one before it; nil for any other.
    public func question(about measured: BodyMeasurement, in state: State) -> String? {
        guard measured.isAlive, measured.measure == .weight, let value = measured.value else { return nil }
        let before = state.valuesBefore(measured)
        guard !before.isEmpty, !before.contains(where: { (0.75...1.33).contains(value / $0) }) else { return nil }
        return setQuestion(self.measured(value, .weight, state.profile.units))
    }

    public func name(_ sex: Sex) -> String { sex == .female ? sexFemale : sexMale }

    public func name(_ activity: Activity) -> String {
        switch activity {
        case .sedentary: activitySedentary
        case .light: activityLight
        case .moderate: activityModerate
        case .active: activityActive
        case .veryActive: activityVeryActive
        }
    }

    public func name(_ goal: WeightGoal) -> String {
        switch goal {
        case .lose: goalLose
        case .keep: goalKeep
        case .gain: goalGain
        }
    }

    public func name(_ units: UnitSystem) -> String { units == .metric ? unitsMetric : unitsImperial }

    /// Formats a measured value in the person's units: "81.4 kg", "22%", "84 cm".
    public func measured(_ value: Double, _ measure: BodyMeasure, _ units: UnitSystem) -> String {
        switch measure {
        case .weight: weight(value, imperial: units == .imperial)
        case .fat: percent(value / 100, maximumFractionDigits: 1)
        case .waist, .hips, .chest, .neck, .arm, .thigh, .calf: length(value, imperial: units == .imperial)
        }
    }

    /// A logged measurement: "Weight: 81.4 kg".
    public func measured(_ measurement: BodyMeasurement, in state: State) -> String {
        guard let measure = measurement.measure, let value = measurement.value else { return "" }
        return "\(name(measure)): \(measured(value, measure, state.profile.units))"
    }

    /// A forecast of the target weight as a sentence.
    public func sentence(of forecast: WeightForecast, today: Day) -> String {
        switch forecast {
        case .reached: weightReached
        case .unknown: weightForecastUnknown
        case .never: weightForecastNever
        case .tooFarAhead: weightForecastFarAway
        case .on(let day): weightForecast(day, today: today)
        }
    }

    /// Parses a typed value to the unit in which the measure is stored; nil if it is invalid.
    public func parseMeasured(_ text: String, _ measure: BodyMeasure, _ units: UnitSystem) -> Double? {
        switch measure {
        case .weight: return parseWeight(text, imperial: units == .imperial)
        case .fat:
            guard let (value, unit) = parseQuantity(text), ["", "%"].contains(unit) else { return nil }
            return value
        case .waist, .hips, .chest, .neck, .arm, .thigh, .calf: return parseLength(text, imperial: units == .imperial)
        }
    }
}
