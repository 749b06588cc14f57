import CivilTime
import Journal

/// A template for a recurring workout.
public struct Routine: DeletableRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int { case life, name, note }

    public static let schema = Schema(
        "routines",
        [
            .life,
            Column("name", .line(1...BodyLimits.name)),
            Column("note", .lines(BodyLimits.note)),
        ])

    public static var editable: [Field] { [.name, .note] }

    public var isAlive: Bool { exists && !name.isEmpty }

    /// The routine with its texts trimmed. Throws if another has its name.
    func validated(in state: State) throws(BodyRefusal) -> Routine {
        let routine: Routine
        do throws(FieldError) { routine = try validated() } catch { throw .field(error) }
        for other in state.livingRoutines where other.id != id && PlainText.isSame(other.name, routine.name) {
            throw .nameTaken(other.name)
        }
        return routine
    }
}

// One accessor per line.
// swift-format-ignore
extension Routine {
    /// The person's name for it, such as "Push". Workouts started from it take it as their title.
    public var name: String { get { self[.name] } set { self[.name] = newValue } }
    public var note: String { get { self[.note] } set { self[.note] = newValue } }
}

/// An exercise of a routine, with its sets. Each is its own record, so entries from two devices never overwrite each
/// other.
public struct RoutineExercise: SetValues, PositionedRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int { case life, routine, exercise, position, sets, repetitions, load, seconds, metres, rest }

    public static let schema = Schema(
        "routineExercises",
        [
            .life,
            Column("routine", .reference),
            Column("exercise", .reference),
            Column("position", .position),
            Column("sets", .integer(BodyLimits.routineSets)),
            Column("repetitions", .integer(BodyLimits.repetitions)),
            Column("load", .real(BodyLimits.load)),
            Column("seconds", .integer(BodyLimits.seconds)),
            Column("metres", .real(BodyLimits.metres)),
            Column("rest", .integer(BodyLimits.rest)),
        ],
        required: [Field.routine.rawValue, Field.exercise.rawValue],
        owners: [.column(Field.routine.rawValue, of: "routines")],
        member: "exercises")

    public static var editable: [Field] { [.exercise, .sets, .repetitions, .load, .seconds, .metres, .rest] }

    public var isAlive: Bool { exists && has(.routine) && has(.exercise) }

    /// The exercise, after checking its numbers.
    public func validated(in state: State) throws(BodyRefusal) -> RoutineExercise {
        try BodyQuantity.routineSets.validate(sets)
        try checkFigures(in: state, over: state.routineExercises[id])
        try BodyQuantity.rest.validate(rest)
        return self
    }
}

// One accessor per line.
// swift-format-ignore
extension RoutineExercise {
    public var routine: RecordID? { get { self[.routine] } set { self[.routine] = newValue } }
    public var exercise: RecordID? { get { self[.exercise] } set { self[.exercise] = newValue } }
    /// Sort key within the routine; see `Position`.
    public var position: String { get { self[.position] } set { self[.position] = newValue } }
    /// The planned number of sets; one if nil.
    public var sets: Int64? { get { self[.sets] } set { self[.sets] = newValue } }
    /// Repetitions in each set.
    public var repetitions: Int64? { get { self[.repetitions] } set { self[.repetitions] = newValue } }
    public var load: Double? { get { self[.load] } set { self[.load] = newValue } }
    public var seconds: Int64? { get { self[.seconds] } set { self[.seconds] = newValue } }
    public var metres: Double? { get { self[.metres] } set { self[.metres] = newValue } }
    /// Rest after each set, in seconds.
    public var rest: Int64? { get { self[.rest] } set { self[.rest] = newValue } }
}

extension State {
    /// The routine, unless deleted.
    public func routine(_ id: RecordID?) -> Routine? {
        guard let id, let routine = routines[id], routine.isAlive else { return nil }
        return routine
    }

    /// All routines, ordered by id. Deleted ones are excluded.
    public var livingRoutines: [Routine] {
        routines.rows.filter { $0.isAlive }.sorted { $0.id < $1.id }
    }

    /// The exercises of a routine in manual order. Deleted ones are excluded.
    public func exercises(of routine: RecordID) -> [RoutineExercise] {
        routineExercises.rows.filter { $0.isAlive && $0.routine == routine }
            .sortedByPosition()
    }

    /// A workout as a routine: each exercise with its number of sets, without warm-ups, and the figures of its first
    /// set.
    public func plan(of workout: RecordID) -> [RoutineExercise] {
        var rows: [RoutineExercise] = []
        for set in sets(of: workout) where set.kind != .warmUp && exercise(set.exercise) != nil {
            if let index = rows.firstIndex(where: { $0.exercise == set.exercise }) {
                rows[index].sets = min((rows[index].sets ?? 1) + 1, BodyLimits.routineSets.upperBound)
            } else {
                var row = RoutineExercise(id: set.id, like: set)
                row.sets = 1
                rows.append(row)
            }
        }
        return rows
    }

    /// The day of the latest workout started from each routine. One that was just started, without a set so far, is none.
    public var lastDaysOfRoutines: [RecordID: Day] {
        var days: [RecordID: Day] = [:]
        for workout in workouts.rows where workout.isAlive {
            guard let routine = workout.routine, let day = workout.day else { continue }
            if workout.isRunning, sets(of: workout.id).isEmpty { continue }
            days[routine] = max(days[routine] ?? day, day)
        }
        return days
    }
}
