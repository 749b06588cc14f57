import CivilTime
import Journal

/// A workout while it is done: of each exercise what is done, what comes next, and how it went the last time.
public struct WorkoutProgress: Hashable, Sendable {
    /// Seconds of rest after a set where the routine says nothing.
    public static let usualRest: Int64 = 90

    /// One exercise of it.
    public struct Step: Hashable, Sendable {
        public let exercise: RecordID
        /// What was done by now, warming up too.
        public internal(set) var done: [ExerciseSet] = []
        /// How many sets are meant; zero where nothing says so.
        public let planned: Int
        /// Seconds.
        public let rest: Int64
        /// The sets of the last workout before that had this exercise, warming up aside.
        public internal(set) var last: [ExerciseSet] = []
        /// The day of that workout.
        public internal(set) var lastDay: Day?
        /// What is offered for the next set.
        public internal(set) var next: SetDraft

        /// The sets done by now that are not for warming up.
        public var counted: [ExerciseSet] { done.filter { $0.kind != .warmUp } }

        /// Whether as many sets are done as are meant.
        public var isDone: Bool { planned > 0 && counted.count >= planned }
    }

    /// Those of the routine in its order, then the others as they were begun.
    public internal(set) var steps: [Step]

    /// The first step that is not done; nil where all are, and where nothing is meant.
    public var current: Step? { steps.first { $0.planned > 0 && !$0.isDone } }
}

extension State {
    /// The workouts that are being done, the latest first.
    public var runningWorkouts: [Workout] {
        workouts.rows.filter { $0.isAlive && $0.isRunning }.sorted { $1.precedes($0) }
    }

    /// How far a workout is.
    ///
    /// - Parameter other: an exercise to be done next, of which nothing is written down yet.
    public func progress(of workout: Workout, with other: RecordID? = nil) -> WorkoutProgress {
        let sets = sets(of: workout.id)
        let meant = workout.routine.map { exercises(of: $0) } ?? []
        var order: [RecordID] = []
        for exercise in meant.map({ $0.exercise }) + sets.map({ $0.exercise }) + [other] {
            if let exercise, anyExercise(exercise) != nil, !order.contains(exercise) { order.append(exercise) }
        }
        let before = lastSets(of: order, before: workout)
        let steps = order.map { exercise -> WorkoutProgress.Step in
            let rows = meant.filter { $0.exercise == exercise }
            var step = WorkoutProgress.Step(
                exercise: exercise, planned: rows.reduce(0) { $0 + Int($1.sets ?? 1) },
                rest: rows.first?.rest ?? WorkoutProgress.usualRest, next: SetDraft(exercise))
            step.done = sets.filter { $0.exercise == exercise }
            (step.lastDay, step.last) = before[exercise].map { ($0.day, $0.sets) } ?? (nil, [])
            step.next = Self.next(step, meant: Self.meant(rows, place: step.counted.count))
            return step
        }
        return WorkoutProgress(steps: steps)
    }

    /// What a routine says of a set that so many went before.
    private static func meant(_ rows: [RoutineExercise], place: Int) -> RoutineExercise? {
        var left = place
        for row in rows {
            if left < Int(row.sets ?? 1) { return row }
            left -= Int(row.sets ?? 1)
        }
        return rows.last
    }

    /// What is offered for the next set: the repetitions, time and way that the routine says, without it those of the same
    /// set last time, without those of the set before. The load follows the set before by as much as it did last time;
    /// the first one's is that of last time, without it the routine's.
    private static func next(_ step: WorkoutProgress.Step, meant: RoutineExercise?) -> SetDraft {
        var next = SetDraft(step.exercise)
        let place = step.counted.count
        let same = place < step.last.count ? step.last[place] : step.last.last
        let before = step.counted.last
        next.repetitions = meant?.repetitions ?? same?.repetitions ?? before?.repetitions
        next.seconds = meant?.seconds ?? same?.seconds ?? before?.seconds
        next.metres = meant?.metres ?? same?.metres ?? before?.metres
        guard let load = before?.load else {
            next.load = same?.load ?? meant?.load
            return next
        }
        next.load = load
        if place < step.last.count, let now = step.last[place].load, let then = step.last[place - 1].load {
            next.load = min(max(load + now - then, BodyLimits.load.lowerBound), BodyLimits.load.upperBound)
        }
        return next
    }

    /// Of each exercise the sets of the last workout before another that had it, warming up aside.
    private func lastSets(
        of exercises: [RecordID], before workout: Workout
    ) -> [RecordID: (day: Day?, sets: [ExerciseSet])] {
        var found: [RecordID: (day: Day?, sets: [ExerciseSet])] = [:]
        for other in livingWorkouts.reversed() where other.id != workout.id && other.precedes(workout) {
            if found.count == exercises.count { break }
            let sets = sets(of: other.id).filter { $0.kind != .warmUp }
            for exercise in exercises where found[exercise] == nil {
                let same = sets.filter { $0.exercise == exercise }
                if !same.isEmpty { found[exercise] = (other.day, same) }
            }
        }
        return found
    }

    /// An exercise, deleted or not, as what was done of it stays.
    public func anyExercise(_ id: RecordID?) -> Exercise? {
        id.flatMap { Exercise.library[$0] ?? exercises[$0] }
    }
}
