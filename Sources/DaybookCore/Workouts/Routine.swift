import CivilTime
import Journal

/// A workout that is done again and again: what it consists of, to begin from.
public struct Routine: TableRow {
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

    public var isAlive: Bool { life & 1 == 1 && !name.isEmpty }
}

// One accessor per line.
// swift-format-ignore
extension Routine {
    public var life: Int64 { get { self[.life] ?? 0 } set { self[.life] = newValue } }
    /// What the person calls it, such as "Push"; what is done of it takes that as its title.
    public var name: String { get { self[.name] } set { self[.name] = newValue } }
    public var note: String { get { self[.note] } set { self[.note] = newValue } }
}

/// An exercise of a routine: how many sets of what. A record of its own, so that two devices write and neither is lost.
public struct RoutineExercise: TableRow {
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
        owners: [.column(Field.routine.rawValue, of: "routines")])

    public var isAlive: Bool { life & 1 == 1 && routine != nil && exercise != nil }
}

// One accessor per line.
// swift-format-ignore
extension RoutineExercise {
    public var life: Int64 {
        get { self[.life] ?? 0 }
        set { self[.life] = newValue }
    }
    public var routine: RecordID? {
        get { self[.routine] }
        set { self[.routine] = newValue }
    }
    /// One of the library or of the person's own, see `Exercise`.
    public var exercise: RecordID? {
        get { self[.exercise] }
        set { self[.exercise] = newValue }
    }
    /// Its place in the routine, see `Position`.
    public var position: String {
        get { self[.position] }
        set { self[.position] = newValue }
    }
    /// How many sets are meant; one where that is not said.
    public var sets: Int64? {
        get { self[.sets] }
        set { self[.sets] = newValue }
    }
    /// What each of them is.
    public var repetitions: Int64? {
        get { self[.repetitions] }
        set { self[.repetitions] = newValue }
    }
    /// Kilograms.
    public var load: Double? {
        get { self[.load] }
        set { self[.load] = newValue }
    }
    public var seconds: Int64? {
        get { self[.seconds] }
        set { self[.seconds] = newValue }
    }
    public var metres: Double? {
        get { self[.metres] }
        set { self[.metres] = newValue }
    }
    /// Seconds of rest after each set.
    public var rest: Int64? {
        get { self[.rest] }
        set { self[.rest] = newValue }
    }
}

extension State {
    /// A routine that was not deleted.
    public func routine(_ id: RecordID?) -> Routine? {
        guard let id, let routine = routines[id], routine.isAlive else { return nil }
        return routine
    }

    /// Every routine that was not deleted, in no order that means anything.
    public var livingRoutines: [Routine] {
        routines.rows.filter { $0.isAlive }.sorted { $0.id < $1.id }
    }

    /// What a routine consists of, in the order made by hand.
    public func exercises(of routine: RecordID) -> [RoutineExercise] {
        routineExercises.rows.filter { $0.isAlive && $0.routine == routine }
            .sorted { ($0.position, $0.id) < ($1.position, $1.id) }
    }

    /// The day on which a workout of each routine was last begun.
    public var lastDaysOfRoutines: [RecordID: Day] {
        var days: [RecordID: Day] = [:]
        for workout in workouts.rows where workout.isAlive {
            guard let routine = workout.routine, let day = workout.day else { continue }
            days[routine] = max(days[routine] ?? day, day)
        }
        return days
    }
}
