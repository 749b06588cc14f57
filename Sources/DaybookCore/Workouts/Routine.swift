import CivilTime
import Journal

/// A workout that is done again and again: what it consists of, to begin from.
public struct Routine: TableRow, Hashable {
    public let id: RecordID
    public var life: Int64 = 0
    /// What the person calls it, such as "Push"; what is done of it takes that as its title.
    public var name = ""
    public var note = ""

    public init(id: RecordID) { self.id = id }

    public static let table = "routines"

    public static let fields: [Field<Routine>] = [
        .life({ $0.life }, { $0.life = $1 }),
        .text("name", { $0.name }, { $0.name = $1 }),
        .text("note", { $0.note }, { $0.note = $1 }),
    ]

    public var isAlive: Bool { life & 1 == 1 && !name.isEmpty }
}

/// An exercise of a routine: how many sets of what. A record of its own, so that two devices write and neither is lost.
public struct RoutineExercise: TableRow, Hashable {
    public let id: RecordID
    public var life: Int64 = 0
    public var routine: RecordID?
    /// One of the library or of the person's own, see `Exercise`.
    public var exercise: RecordID?
    /// Its place in the routine, see `Position`.
    public var position = ""
    /// How many sets are meant; one where that is not said.
    public var sets: Int64?
    /// What each of them is.
    public var repetitions: Int64?
    /// Kilograms.
    public var load: Double?
    public var seconds: Int64?
    public var metres: Double?
    /// Seconds of rest after each set.
    public var rest: Int64?

    public init(id: RecordID) { self.id = id }

    public static let table = "routineExercises"

    public static let fields: [Field<RoutineExercise>] = [
        .life({ $0.life }, { $0.life = $1 }),
        .record("routine", { $0.routine }, { $0.routine = $1 }),
        .record("exercise", { $0.exercise }, { $0.exercise = $1 }),
        .text("position", { $0.position }, { $0.position = $1 }),
        .integer("sets", in: BodyLimits.routineSets, { $0.sets }, { $0.sets = $1 }),
        .integer("repetitions", in: BodyLimits.repetitions, { $0.repetitions }, { $0.repetitions = $1 }),
        .real("load", in: BodyLimits.load, { $0.load }, { $0.load = $1 }),
        .integer("seconds", in: BodyLimits.seconds, { $0.seconds }, { $0.seconds = $1 }),
        .real("metres", in: BodyLimits.metres, { $0.metres }, { $0.metres = $1 }),
        .integer("rest", in: BodyLimits.rest, { $0.rest }, { $0.rest = $1 }),
    ]

    public var isAlive: Bool { life & 1 == 1 && routine != nil && exercise != nil }
}

extension State {
    /// A routine that was not deleted.
    public func routine(_ id: RecordID?) -> Routine? {
        guard let id, let routine = body.workouts.routines[id], routine.isAlive else { return nil }
        return routine
    }

    /// Every routine that was not deleted, in no order that means anything.
    public var livingRoutines: [Routine] {
        body.workouts.routines.rows.filter { $0.isAlive }.sorted { $0.id < $1.id }
    }

    /// What a routine consists of, in the order made by hand.
    public func exercises(of routine: RecordID) -> [RoutineExercise] {
        body.workouts.routineExercises.rows.filter { $0.isAlive && $0.routine == routine }
            .sorted { ($0.position, $0.id) < ($1.position, $1.id) }
    }

    /// The day on which a workout of each routine was last begun.
    public var lastDaysOfRoutines: [RecordID: Day] {
        var days: [RecordID: Day] = [:]
        for workout in body.workouts.items.rows where workout.isAlive {
            guard let routine = workout.routine, let day = workout.day else { continue }
            days[routine] = max(days[routine] ?? day, day)
        }
        return days
    }
}
