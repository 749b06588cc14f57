import CivilTime
import Journal

/// The energy burned in a workout.
public struct WorkoutEnergy: Hashable, Sendable {
    public let kilocalories: Double
    /// Whether it is estimated from type, duration and body weight.
    public let isEstimate: Bool
}

extension State {
    /// The workout, unless deleted.
    public func workout(_ id: RecordID?) -> Workout? {
        guard let id, let workout = workouts[id], workout.isAlive else { return nil }
        return workout
    }

    /// All workouts, oldest first. Deleted ones are excluded.
    public var livingWorkouts: [Workout] {
        workouts.rows.filter { $0.isAlive }.sortedByTime()
    }

    /// The workouts in a range of days, oldest first. Deleted ones are excluded.
    public func livingWorkouts(_ range: ClosedRange<Day>) -> [Workout] {
        workouts.rows.filter { $0.isAlive && ($0.day.map { range.contains($0) } ?? false) }
            .sortedByTime()
    }

    /// The workouts that contain an exercise, oldest first, with its sets.
    public func workouts(with exercise: RecordID) -> [(workout: Workout, sets: [ExerciseSet])] {
        var sets: [RecordID: [ExerciseSet]] = [:]
        for set in exerciseSets.rows where set.exercise == exercise && set.isAlive {
            if let owner = set.workout { sets[owner, default: []].append(set) }
        }
        return sets.keys.compactMap { workout($0) }.sortedByTime().map { workout in
            (workout, (sets[workout.id] ?? []).sortedByPosition())
        }
    }

    /// The sets of the latest workout with an exercise, without warm-ups; empty if it was never done.
    public func latestSets(of exercise: RecordID) -> [ExerciseSet] {
        for (_, sets) in workouts(with: exercise).reversed() {
            let counted = sets.filter { $0.kind != .warmUp }
            if !counted.isEmpty { return counted }
        }
        return []
    }

    /// The sets of a workout in manual order. Deleted ones are excluded.
    public func sets(of workout: RecordID) -> [ExerciseSet] {
        exerciseSets.rows(ownedBy: workout)
            .filter { $0.isAlive && $0.workout == workout }
            .sortedByPosition()
    }

    /// A library exercise, or one of the person's own unless deleted.
    public func exercise(_ id: RecordID?) -> Exercise? {
        guard let id else { return nil }
        if let builtIn = Exercise.library[id] { return builtIn }
        guard let own = exercises[id], own.isAlive else { return nil }
        return own
    }

    /// The exercise of a set, even if deleted, because sets keep deleted exercises.
    public func exercise(of set: ExerciseSet) -> Exercise? { anyExercise(set.exercise) }

    /// The person's own exercises, ordered by id. Deleted ones are excluded.
    public var ownExercises: [Exercise] {
        exercises.rows.filter { $0.isAlive && Exercise.library[$0.id] == nil }.sorted { $0.id < $1.id }
    }

    /// The type of a workout or, without one, of its first exercise.
    public func type(of workout: Workout) -> WorkoutType? {
        workout.type ?? sets(of: workout.id).first.flatMap { exercise(of: $0) }?.type
    }

    /// The number of completed exercises: the recorded one, or counted from the sets.
    public func exerciseCount(of workout: Workout) -> Int {
        if let count = workout.exercises { return Int(count) }
        return Set(sets(of: workout.id).compactMap { $0.exercise }).count
    }

    /// The duration of a workout in minutes: the recorded one or, if every set has a time, their sum.
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

    /// The energy of a workout: the recorded value or, without one, metabolic equivalent × kilograms × hours. Nil if
    /// the duration, type or weight is unknown.
    public func energy(of workout: Workout, _ trend: WeightTrend) -> WorkoutEnergy? {
        if let energy = workout.energy { return WorkoutEnergy(kilocalories: energy, isEstimate: false) }
        return workout.estimatedEnergy(minutes: minutes(of: workout), type(of: workout), trend)
    }
}

extension Workout {
    /// The energy by its type, duration and the weight on its day; nil if one of them is unknown.
    func estimatedEnergy(minutes: Int64?, _ type: WorkoutType?, _ trend: WeightTrend) -> WorkoutEnergy? {
        guard let minutes, let equivalent = type?.metabolicEquivalent,
            let point = day.flatMap({ trend.latest(on: $0) }) ?? trend.points.first
        else { return nil }
        return WorkoutEnergy(kilocalories: equivalent * point.trend * Double(minutes) / 60, isEstimate: true)
    }
}
