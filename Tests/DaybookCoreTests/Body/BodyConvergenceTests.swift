import CivilTime
import DaybookCore
import Journal
import TestSupport
import Testing

/// Changes to the body's tables, written by several devices and merged in any order and repeatedly, give the same
/// state.
@Suite struct BodyConvergenceTests {
    private static let today = Day("2026-11-20")!

    private static let names: [(String, String)] =
        Profile.schema.columns.map { (Profile.table, $0.name) }
        + BodyMeasurement.schema.columns.map { (BodyMeasurement.table, $0.name) }
        + Workout.schema.columns.map { (Workout.table, $0.name) }
        + ExerciseSet.schema.columns.map { (ExerciseSet.table, $0.name) }
        + Exercise.schema.columns.map { (Exercise.table, $0.name) }
        + Routine.schema.columns.map { (Routine.table, $0.name) }
        + RoutineExercise.schema.columns.map { (RoutineExercise.table, $0.name) }
        + Food.schema.columns.map { (Food.table, $0.name) }
        + Meal.schema.columns.map { (Meal.table, $0.name) } + MealItem.schema.columns.map { (MealItem.table, $0.name) }

    private static func value(of field: String, _ randomness: inout SeededRandomness) -> Value {
        func pick(_ texts: [String]) -> Value { .text(texts.randomElement(using: &randomness)!) }
        // Sometimes a value that no field should have.
        switch Int.random(in: 0...29, using: &randomness) {
        case 0: return .integer(.max)
        case 1: return .real(-1e300)
        case 2: return .bytes([])
        default: break
        }
        switch field {
        case "life": return .integer([1, 1, 1, 2, 3].randomElement(using: &randomness)!)
        case "workout", "exercise", "meal", "food", "routine":
            return .bytes([UInt8.random(in: 1...3, using: &randomness)])
        case "day": return .integer(Int64(today.number) - Int64.random(in: 0...30, using: &randomness))
        case "birthday": return .integer(Int64.random(in: 0...10_000, using: &randomness))
        case "measure": return pick(["weight", "weight", "fat", "waist", "luck"])
        case "type": return pick(["running", "strength", "luck"])
        case "sex": return pick(["male", "female", "x"])
        case "activity": return pick(["light", "active", "x"])
        case "goal": return pick(["lose", "gain", "keep"])
        case "unit": return pick(["portions", "millilitres"])
        case "basis": return pick(["portion", "x"])
        case "kind": return pick(["warmUp", "breakfast", "drop"])
        case "height": return .real(Double(Int.random(in: 150...200, using: &randomness)))
        case "at", "offset", "minutes", "exercises", "repetitions", "reserve", "seconds", "running", "sets",
            "rest":
            return .integer(Int64.random(in: 0...20, using: &randomness))
        case "name", "title", "note", "source", "position", "muscle", "equipment", "units":
            return .text("\(Int.random(in: 0...9, using: &randomness))")
        default: return .real(Double(Int.random(in: 1...900, using: &randomness)) / 10)
        }
    }

    private static func world(_ seed: UInt64) -> SeededWorld {
        SeededWorld(seed: seed, most: 900) { randomness in
            let (table, field) = names.randomElement(using: &randomness)!
            let record = table == Profile.table ? Profile.only : randomness.record()
            return Change(table, record, field, value(of: field, &randomness))
        }
    }

    /// Everything derived from the tables.
    private static func told(_ state: State) -> [String] {
        let trend = state.weightTrend
        var told = ["\(state.profile)", "\(trend)", "\(String(describing: state.energyTarget(trend, on: today)))"]
        told.append("\(String(describing: state.weightForecast(trend, on: today)))")
        told += BodyMeasure.allCases.flatMap { state.measurements(of: $0) }.map { "\($0)" }
        told += state.livingWorkouts.map {
            "\($0) \(state.sets(of: $0.id)) \(String(describing: state.energy(of: $0, trend)))"
        }
        told += state.livingRoutines.map { "\($0) \(state.exercises(of: $0.id))" }
        told += state.livingWorkouts.map { "\(state.progress(of: $0))" }
        told += state.exerciseRecords.map { "\($0)" }
        told += state.workoutTotals(by: .week, count: 6, today: today).map { "\($0)" }
        told.append("\(state.workoutStreak(today: today))")
        for distance in 0...30 { told.append("\(state.nutrition(on: today.advanced(by: -distance)))") }
        told += state.frequentFoods(today: today).map { "\($0)" }
        return told
    }

    @Test(arguments: UInt64(1)...120) func anyOrderAndAnyRepetitionGivesTheSameBody(seed: UInt64) throws {
        var world = Self.world(seed)
        try world.expectTheSameInAnyOrder(Self.told)
    }

    @Test func theWorldsOfThatPropertyHoldWorkoutsMealsAndWeights() {
        var (sets, items, weights, rows) = (0, 0, 0, 0)
        for seed in UInt64(1)...120 {
            let state = Self.world(seed).state
            for workout in state.livingWorkouts { sets += state.sets(of: workout.id).count }
            for distance in 0...30 {
                for meal in state.meals(on: Self.today.advanced(by: -distance)) {
                    items += state.items(of: meal.id).count
                }
            }
            weights += state.weightTrend.points.count
            for routine in state.livingRoutines { rows += state.exercises(of: routine.id).count }
        }
        #expect(sets > 20 && items > 20 && weights > 20 && rows > 20, "\(sets) \(items) \(weights) \(rows)")
    }
}
