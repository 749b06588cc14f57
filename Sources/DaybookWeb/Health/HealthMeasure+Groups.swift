import DaybookCore
import Words

extension HealthMeasure {
    /// Measures that are shown together.
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

    /// The stages of sleep, deepest first.
    static let stages: [HealthMeasure] = [.sleepDeep, .sleepCore, .sleepRem, .sleepUnspecified, .sleepAwake]

    /// Whether it adds up over a day, such as steps, so that the value of a day that is not over is incomplete.
    var isSum: Bool { Group.movement.measures.contains(self) || Group.food.measures.contains(self) }

    /// The CSS class for the color of a stage.
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
    /// "Month", "3 mo.", "Year", "All".
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
