import CivilTime
import Journal

/// How much energy a workout took.
public struct WorkoutEnergy: Hashable, Sendable {
    public let kilocalories: Double
    /// Whether it is worked out from the type, the time and the weight.
    public let isEstimate: Bool
}

extension State {
    /// A workout that was not deleted.
    public func workout(_ id: RecordID?) -> Workout? {
        guard let id, let workout = workouts[id], workout.isAlive else { return nil }
        return workout
    }

    /// Every workout that was not deleted, from the first on.
    public var livingWorkouts: [Workout] {
        workouts.rows.filter { $0.isAlive }.sorted { $0.precedes($1) }
    }

    /// Those of some days.
    public func livingWorkouts(_ range: ClosedRange<Day>) -> [Workout] {
        workouts.rows.filter { $0.isAlive && ($0.day.map { range.contains($0) } ?? false) }
            .sorted { $0.precedes($1) }
    }

    /// The workouts that had an exercise, from the first on, with its sets.
    public func workouts(with exercise: RecordID) -> [(workout: Workout, sets: [ExerciseSet])] {
        var sets: [RecordID: [ExerciseSet]] = [:]
        for set in exerciseSets.rows where set.exercise == exercise && set.isAlive {
            if let owner = set.workout { sets[owner, default: []].append(set) }
        }
        return sets.keys.compactMap { workout($0) }.sorted { $0.precedes($1) }.map { workout in
            (workout, (sets[workout.id] ?? []).sorted { ($0.position, $0.id) < ($1.position, $1.id) })
        }
    }

    /// The living sets of a workout, in the order made by hand.
    public func sets(of workout: RecordID) -> [ExerciseSet] {
        exerciseSets.rows(ownedBy: workout)
            .filter { $0.isAlive && $0.workout == workout }
            .sorted { ($0.position, $0.id) < ($1.position, $1.id) }
    }

    /// An exercise of the library or of the person's own that was not deleted.
    public func exercise(_ id: RecordID?) -> Exercise? {
        guard let id else { return nil }
        if let known = Exercise.library[id] { return known }
        guard let own = exercises[id], own.isAlive else { return nil }
        return own
    }

    /// The exercise of a set, deleted or not, as what was done of it stays.
    public func exercise(of set: ExerciseSet) -> Exercise? { anyExercise(set.exercise) }

    /// The person's own exercises that were not deleted, in no order that means anything.
    public var ownExercises: [Exercise] {
        exercises.rows.filter { $0.isAlive && Exercise.library[$0.id] == nil }.sorted { $0.id < $1.id }
    }

    /// What a workout was: as it says or, without that, as its first exercise does.
    public func type(of workout: Workout) -> WorkoutType? {
        workout.type ?? sets(of: workout.id).first.flatMap { exercise(of: $0) }?.type
    }

    /// How many exercises were completed: as the workout says, or as many as its sets are of.
    public func exerciseCount(of workout: Workout) -> Int {
        if let count = workout.exercises { return Int(count) }
        return Set(sets(of: workout.id).compactMap { $0.exercise }).count
    }

    /// How many minutes a workout took: as it says or, where each of its sets has a time, as long as these together.
    public func minutes(of workout: Workout) -> Int64? {
        if let minutes = workout.minutes { return minutes }
        if workout.isRunning { return nil }
        var seconds: Int64 = 0
        for set in sets(of: workout.id) {
            guard let time = set.seconds else { return nil }
            seconds += time
        }
        return seconds < 30 ? nil : min((seconds + 30) / 60, BodyLimits.minutes.upperBound)
    }

    /// The energy of a workout: as it says or, without that, its type's metabolic equivalent × kilograms × hours; nil
    /// where the time, the type or any weight is not known.
    public func energy(of workout: Workout, _ trend: WeightTrend) -> WorkoutEnergy? {
        if let energy = workout.energy { return WorkoutEnergy(kilocalories: energy, isEstimate: false) }
        guard let minutes = minutes(of: workout), let equivalent = type(of: workout)?.metabolicEquivalent,
            let point = workout.day.flatMap({ trend.latest(on: $0) }) ?? trend.points.first
        else { return nil }
        return WorkoutEnergy(kilocalories: equivalent * point.trend * Double(minutes) / 60, isEstimate: true)
    }
}
