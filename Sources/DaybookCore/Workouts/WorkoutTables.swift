import Journal

/// The tables of training.
public struct WorkoutTables: Sendable {
    public private(set) var items = Table<Workout>()
    public private(set) var sets = Table<ExerciseSet>()
    public private(set) var exercises = Table<Exercise>()
    public private(set) var routines = Table<Routine>()
    public private(set) var routineExercises = Table<RoutineExercise>()

    /// Where in its table is what was ever written to belong to a workout; what it belongs to by now is to be asked there.
    private(set) var setsOf = OwnerIndex()

    init() {}

    /// Takes a change in; false for a change of another table.
    mutating func merge(_ change: Change, _ stamp: Stamp) -> Bool {
        switch change.table {
        case Workout.table: items.merge(change, stamp: stamp)
        case ExerciseSet.table:
            sets.merge(change, stamp: stamp)
            if let place = sets.place(of: change.record) { setsOf.insert(place, of: sets.rows[place].workout) }
        case Exercise.table: exercises.merge(change, stamp: stamp)
        case Routine.table: routines.merge(change, stamp: stamp)
        case RoutineExercise.table: routineExercises.merge(change, stamp: stamp)
        default: return false
        }
        return true
    }

    /// When what a change writes to was last written; nil for a change of another table.
    mutating func stamp(of change: Change) -> Stamp? {
        switch change.table {
        case Workout.table: items.stamp(of: change)
        case ExerciseSet.table: sets.stamp(of: change)
        case Exercise.table: exercises.stamp(of: change)
        case Routine.table: routines.stamp(of: change)
        case RoutineExercise.table: routineExercises.stamp(of: change)
        default: nil
        }
    }
}

extension WorkoutTables {
    func write(to writer: inout ByteWriter) {
        items.write(to: &writer)
        sets.write(to: &writer)
        exercises.write(to: &writer)
        routines.write(to: &writer)
        routineExercises.write(to: &writer)
    }

    init(from reader: inout ByteReader) throws(DecodingFailure) {
        items = try Table(from: &reader)
        sets = try Table(from: &reader)
        exercises = try Table(from: &reader)
        routines = try Table(from: &reader)
        routineExercises = try Table(from: &reader)
        for place in sets.rows.indices { setsOf.insert(place, of: sets.rows[place].workout) }
    }

    static var layout: String {
        [
            Table<Workout>.layout, Table<ExerciseSet>.layout, Table<Exercise>.layout, Table<Routine>.layout,
            Table<RoutineExercise>.layout,
        ].joined(separator: "\n")
    }
}
