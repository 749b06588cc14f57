import DaybookCore
import Words

extension Words {
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
