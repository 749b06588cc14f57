import Journal
import Money

/// A quantity with at most one value a day, which can be compared with others over time.
public enum SeriesSource: Hashable, Sendable {
    /// A habit: whether it was done on the days that counted or, if it is measured, how much.
    case habit(RecordID)
    /// The average mood of the person, or of a pet, from 1 to 5.
    case mood(of: RecordID?)
    /// The weight as it was measured, in kilograms: of several times on a day their average.
    case weight
    /// Its trend, which is smoothed already.
    case weightTrend
    /// A health measure, in its unit.
    case health(HealthMeasure)
    /// Minutes asleep, on the day that the night ends.
    case sleep
    /// Kilocalories eaten.
    case energy
    /// Grams eaten.
    case protein, carbohydrate, fat, fibre
    case tasksDone
    case workouts
    /// Minutes of workouts.
    case trainingTime
    /// Metres of workouts.
    case trainingDistance
    /// A body measurement other than the weight, in its unit.
    case body(BodyMeasure)
    /// Spending in the currency that is used most, in minor units: on a category, or all.
    case spending(on: RecordID?)
    /// Income in the same currency, in minor units.
    case income
    /// The balances of all accounts together at the end of the day, in the same currency, in minor units.
    case netWorth
    /// The progress of a goal: the share of the way done, 0…1.
    case goal(RecordID)
    /// Points of the game.
    case points

    /// The health measures that can be compared.
    public static let healthMeasures: [HealthMeasure] = [
        .steps, .distance, .exerciseMinutes, .activeEnergy, .restingHeartRate, .heartRateVariability, .mindfulMinutes,
        .water,
        .caffeine,
    ]

    /// The body measurements that can be compared beside the weight.
    public static let bodyMeasures = BodyMeasure.allCases.filter { $0 != .weight }

    /// The way in which the values of a week or month make one. That of a habit depends on its kind; see `State.series(of:on:today:)`.
    var grouping: DailySeries.Grouping {
        switch self {
        case .tasksDone, .workouts, .trainingTime, .trainingDistance, .spending, .income, .points: .sum
        case .habit, .mood, .weight, .body, .health, .sleep, .energy, .protein, .carbohydrate, .fat, .fibre: .mean
        case .netWorth, .goal, .weightTrend: .last
        }
    }

    /// Whether the value of a day grows until it is over, so that that of today is not final.
    var grows: Bool {
        switch self {
        case .tasksDone, .workouts, .trainingTime, .trainingDistance, .spending, .income, .points, .energy, .protein,
            .carbohydrate, .fat, .fibre:
            true
        case .health(let measure): measure != .restingHeartRate && measure != .heartRateVariability
        case .habit, .mood, .weight, .weightTrend, .body, .sleep, .netWorth, .goal: false
        }
    }

    /// The part of life it belongs to; nil for points.
    public var part: JournalPart? {
        switch self {
        case .habit: .habits
        case .mood: .moods
        case .weight, .weightTrend, .body: .weight
        case .health, .sleep: .health
        case .energy, .protein, .carbohydrate, .fat, .fibre: .meals
        case .tasksDone: .tasks
        case .workouts, .trainingTime, .trainingDistance: .workouts
        case .spending, .income, .netWorth: .money
        case .goal: .goals
        case .points: nil
        }
    }
}

extension SeriesSource {
    /// Its name in URLs and in the terminal: "mood", "steps", "habit-…" with a record's id.
    public var code: String {
        switch self {
        case .habit(let id): "habit-" + id.hex
        case .mood(let subject): Self.code("mood", subject)
        case .weight: "weight"
        case .weightTrend: "weight-trend"
        case .health(let measure): measure.rawValue
        case .sleep: "sleep"
        case .energy: "energy"
        case .tasksDone: "tasks"
        case .protein: "protein"
        case .carbohydrate: "carbohydrate"
        case .fat: "fat"
        case .fibre: "fibre"
        case .workouts: "workouts"
        case .trainingTime: "training"
        case .trainingDistance: "training-distance"
        case .body(let measure): "body-" + measure.rawValue
        case .income: "income"
        case .netWorth: "net-worth"
        case .goal(let id): "goal-" + id.hex
        case .points: "points"
        case .spending(let category): Self.code("spending", category)
        }
    }

    private static func code(_ name: String, _ id: RecordID?) -> String { id.map { "\(name)-\($0.hex)" } ?? name }

    /// Nil if nothing has this name.
    public init?(code: String) {
        switch code {
        case "mood": self = .mood(of: nil)
        case "weight": self = .weight
        case "weight-trend": self = .weightTrend
        case "sleep": self = .sleep
        case "energy": self = .energy
        case "tasks": self = .tasksDone
        case "protein": self = .protein
        case "carbohydrate": self = .carbohydrate
        case "fat": self = .fat
        case "fibre": self = .fibre
        case "workouts": self = .workouts
        case "training": self = .trainingTime
        case "training-distance": self = .trainingDistance
        case "income": self = .income
        case "net-worth": self = .netWorth
        case "points": self = .points
        case "spending": self = .spending(on: nil)
        default:
            if let measure = Self.healthMeasures.first(where: { $0.rawValue == code }) {
                self = .health(measure)
                return
            }
            if let measure = Self.bodyMeasures.first(where: { "body-" + $0.rawValue == code }) {
                self = .body(measure)
                return
            }
            guard let dash = code.firstIndex(of: "-"), let id = RecordID(hex: String(code[code.index(after: dash)...]))
            else { return nil }
            switch code[..<dash] {
            case "habit": self = .habit(id)
            case "mood": self = .mood(of: id)
            case "spending": self = .spending(on: id)
            case "goal": self = .goal(id)
            default: return nil
            }
        }
    }
}
