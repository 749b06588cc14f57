import DaybookCore
import Words

extension Words {
    /// Asks about the first set that is too fast or too heavy to be true; nil if none is.
    public func question(about sets: [ExerciseSet], _ units: UnitSystem) -> String? {
        guard let set = sets.first(where: { $0.isImpossiblyFast || $0.isImpossiblyHeavy }) else { return nil }
        guard set.isImpossiblyFast, let metres = set.metres, let seconds = set.seconds else {
            return setQuestion(figures(set, units))
        }
        return speedQuestion(distance(metres, imperial: units == .imperial), in: clock(seconds))
    }

    public func name(_ type: WorkoutType) -> String { workoutTypeName(type.rawValue) ?? type.rawValue }
    /// The name of a type of workout as the kind of an exercise.
    public func name(ofExercise type: WorkoutType) -> String { exerciseTypeName(type.rawValue) ?? type.rawValue }
    public func name(_ kind: ExerciseSet.Kind) -> String {
        switch kind {
        case .normal: setNormal
        case .warmUp: setWarmUp
        case .drop: setDrop
        case .failure: setFailure
        }
    }
    public func name(_ muscle: Muscle) -> String { muscleName(muscle.rawValue) ?? muscle.rawValue }
    public func name(_ equipment: Equipment) -> String { equipmentName(equipment.rawValue) ?? equipment.rawValue }

    /// The name of an exercise: as the person named it, or localized for a built-in one.
    public func name(_ exercise: Exercise) -> String { exercise.code.flatMap { exerciseName($0) } ?? exercise.name }

    /// The name of a workout: its title, or else its type.
    public func name(_ workout: Workout, in state: State) -> String {
        if !workout.title.isEmpty { return workout.title }
        return state.type(of: workout).map { name($0) } ?? self.workout
    }

    /// How far and how long a workout was: "6 km", "31 min".
    public func figures(_ workout: Workout, in state: State) -> [String] {
        [distance(of: workout, in: state), state.minutes(of: workout).map { workoutMinutes($0) }].compactMap { $0 }
    }

    /// The distance of all sets of a workout: "6 km"; nil if none has one.
    public func distance(of workout: Workout, in state: State) -> String? {
        let metres = state.sets(of: workout.id).reduce(0) { $0 + ($1.metres ?? 0) }
        return metres > 0 ? distance(metres, imperial: state.profile.units == .imperial) : nil
    }

    /// The plan for an exercise in a routine: "3 × 8 × 60 kg", "2 × 1:00".
    public func figures(_ row: RoutineExercise, _ units: UnitSystem) -> String {
        let one = setFigures(
            repetitions: row.repetitions, kilograms: row.load, seconds: row.seconds, metres: row.metres,
            repsInReserve: nil,
            imperial: units == .imperial)
        let count = row.sets ?? 1
        return one.isEmpty ? sets(Int(clamping: count)) : "\(count) × \(one)"
    }

    /// The figures of a set: "8 × 60 kg".
    public func figures(_ set: ExerciseSet, _ units: UnitSystem) -> String {
        setFigures(
            repetitions: set.repetitions, kilograms: set.load, seconds: set.seconds, metres: set.metres,
            repsInReserve: set.repsInReserve, imperial: units == .imperial)
    }
}
