import DaybookCore
import Journal
import Money
import Words

extension Words {
    /// The name of a quantity: "Read", "Mood", "Steps", "Spending: Food".
    public func name(of source: SeriesSource, in state: State) -> String {
        switch source {
        case .habit(let id): state.habit(id)?.title ?? ""
        case .mood(let subject): state.subject(subject).map { mood(of: $0.name) } ?? self.mood
        case .weight: weight
        case .weightTrend: weightOfTrend
        case .health(let measure): capitalized(name(measure))
        case .sleep: sleep
        case .energy: energyEaten
        case .protein: protein
        case .carbohydrate: carbohydrate
        case .fat: fat
        case .fibre: fibre
        case .tasksDone: tasksCompleted
        case .workouts: workouts
        case .trainingTime: trainingTime
        case .trainingDistance: trainingDistance
        case .body(let measure): name(measure)
        case .income: income
        case .netWorth: netWorth
        case .goal(let id): goalProgress(of: state.goal(id).map { state.title(of: $0) } ?? "")
        case .points: pointsLabel
        case .spending(let category):
            category.flatMap { state.moneyCategory($0) }.map { spending(on: title($0)) } ?? spentOnAll
        }
    }

    /// A value of a quantity: "85%", "3.4", "7 h 20 min", "€12.50".
    ///
    /// - Parameter currency: That of amounts of money.
    public func value(_ value: Double, of source: SeriesSource, _ currency: Currency, in state: State) -> String {
        let units = state.profile.units
        switch source {
        case .habit(let id):
            guard let habit = state.habit(id), habit.kind.isMeasure else { return rate(value) }
            return measure(value, habit.unit, maximumFractionDigits: 1)
        case .mood, .tasksDone, .workouts, .points: return number(value, maximumFractionDigits: 1)
        case .weight, .weightTrend: return measured(value, .weight, units)
        case .health(let measure): return reading(value, of: measure, units)
        case .sleep: return reading(value, of: .sleepCore, units)
        case .energy: return energy(value)
        case .protein, .carbohydrate, .fat, .fibre: return amount(grams: value.rounded())
        case .trainingDistance: return reading(value, of: .distance, units)
        case .goal: return percent(value < 1 ? (value * 100).rounded(.down) / 100 : 1) // as on the page of the goal
        case .trainingTime: return duration(minutes: Int64(min(value, 9e15).rounded()))
        case .body(let measure): return measured(value, measure, units)
        case .spending, .income, .netWorth: return amount(Int64(max(-9e15, min(9e15, value.rounded()))), currency)
        }
    }

    /// The unit of the numbers that a file has of a quantity: "min", "kg", "EUR". Empty for counts, moods and parts of one.
    public func unit(of source: SeriesSource, _ currency: Currency, in state: State) -> String {
        switch source {
        case .habit(let id): state.habit(id).map { $0.kind.isMeasure ? $0.unit : "" } ?? ""
        case .mood, .tasksDone, .workouts, .points, .goal: ""
        case .weight, .weightTrend: unit(of: .weight, state.profile.units)
        case .health(let measure): unit(ofCompared: measure, state.profile.units)
        case .trainingDistance: distanceUnitName(imperial: state.profile.units == .imperial)
        case .sleep, .trainingTime: minute
        case .energy: kilocalorie
        case .protein, .carbohydrate, .fat, .fibre: gram
        case .body(let measure): unit(of: measure, state.profile.units)
        case .spending, .income, .netWorth: currency.code
        }
    }

    private func unit(ofCompared measure: HealthMeasure, _ units: UnitSystem) -> String {
        switch measure {
        case .distance: distanceUnitName(imperial: units == .imperial)
        case .exerciseMinutes, .mindfulMinutes: minute
        case .activeEnergy: kilocalorie
        case .restingHeartRate: beatsAMinute
        case .heartRateVariability: millisecond
        case .water: millilitre
        case .caffeine: milligram
        default: ""
        }
    }

    /// A value of a quantity as the number of a file, in its unit.
    public func number(_ value: Double, of source: SeriesSource, _ currency: Currency, in state: State) -> Double {
        switch source {
        case .weight, .weightTrend: shown(value, .weight, state.profile.units)
        case .body(let measure): shown(value, measure, state.profile.units)
        case .spending, .income, .netWorth: value / Double(currency.minorUnits)
        case .trainingDistance, .health(.distance): shown(metres: value, state.profile.units)
        case .habit, .mood, .health, .sleep, .energy, .protein, .carbohydrate, .fat, .fibre, .tasksDone, .workouts,
            .trainingTime, .points, .goal:
            value
        }
    }

    /// A distance in kilometres or miles.
    private func shown(metres: Double, _ units: UnitSystem) -> Double {
        metres / (units == .imperial ? Self.metresOfMile : 1000)
    }
}
