import CivilTime
import Journal

/// The progress of a running workout: for each exercise the sets done, the next set, and the sets of last time.
public struct WorkoutProgress: Hashable, Sendable {
    /// The default rest after a set, in seconds.
    public static let defaultRest: Int64 = 90

    /// One exercise of the workout.
    public struct Step: Hashable, Sendable {
        public let exercise: RecordID
        /// The sets done so far, warm-ups included.
        public internal(set) var done: [ExerciseSet] = []
        /// The planned number of sets; zero if there is no plan.
        public let planned: Int
        /// In seconds.
        public let rest: Int64
        /// The sets of the previous workout with this exercise, without warm-ups.
        public internal(set) var last: [ExerciseSet] = []
        /// The day of that workout.
        public internal(set) var lastDay: Day?
        /// The suggested next set, to be copied under an id of its own.
        public internal(set) var next: ExerciseSet

        /// The sets done so far, without warm-ups.
        public var counted: [ExerciseSet] { done.filter { $0.kind != .warmUp } }

        /// Whether all planned sets are done.
        public var isDone: Bool { planned > 0 && counted.count >= planned }
    }

    /// The routine's exercises in its order, then any others in the order they were started.
    public internal(set) var steps: [Step]

    /// The first step with planned sets remaining; nil if there is none.
    public var current: Step? { steps.first { $0.planned > 0 && !$0.isDone } }

    /// The number of planned sets remaining.
    public var openSets: Int { steps.reduce(0) { $0 + max(0, $1.planned - $1.counted.count) } }
}

extension State {
    /// The running workouts, latest first.
    public var runningWorkouts: [Workout] {
        workouts.rows.filter { $0.isAlive && $0.isRunning }.sortedByTime().reversed()
    }

    /// The progress of a workout.
    ///
    /// - Parameter other: An exercise to do next that has no sets yet.
    public func progress(of workout: Workout, with other: RecordID? = nil) -> WorkoutProgress {
        let sets = sets(of: workout.id)
        let plan = workout.routine.map { exercises(of: $0) } ?? []
        var order: [RecordID] = []
        for exercise in plan.map({ $0.exercise }) + sets.map({ $0.exercise }) + [other] {
            if let exercise, anyExercise(exercise) != nil, !order.contains(exercise) { order.append(exercise) }
        }
        let before = lastSets(of: order, before: workout)
        let steps = order.map { exercise -> WorkoutProgress.Step in
            let rows = plan.filter { $0.exercise == exercise }
            var step = WorkoutProgress.Step(
                exercise: exercise, planned: rows.reduce(0) { $0 + Int($1.sets ?? 1) },
                rest: rows.first?.rest ?? WorkoutProgress.defaultRest, next: ExerciseSet(id: exercise))
            step.done = sets.filter { $0.exercise == exercise }
            (step.lastDay, step.last) = before[exercise].map { ($0.day, $0.sets) } ?? (nil, [])
            step.next = Self.next(step, plan: Self.plannedExercise(rows, index: step.counted.count))
            return step
        }
        return WorkoutProgress(steps: steps)
    }

    /// The routine's plan for the set at an index.
    private static func plannedExercise(_ rows: [RoutineExercise], index: Int) -> RoutineExercise? {
        var remaining = index
        for row in rows {
            if remaining < Int(row.sets ?? 1) { return row }
            remaining -= Int(row.sets ?? 1)
        }
        return rows.last
    }

    /// The suggested next set. Repetitions, time and distance come from the routine, else from the same set last time,
    /// else from the previous set. The load changes from the previous set by as much as it did last time. For the first
    /// set, it is that of last time, else the routine's. A warm-up set is only copied if there is nothing else.
    private static func next(_ step: WorkoutProgress.Step, plan: RoutineExercise?) -> ExerciseSet {
        var next = step.next
        next.exercise = step.exercise
        let index = step.counted.count
        let same = index < step.last.count ? step.last[index] : step.last.last
        let before = step.counted.last
        let done = before ?? step.done.last
        next.repetitions = plan?.repetitions ?? same?.repetitions ?? done?.repetitions
        next.seconds = plan?.seconds ?? same?.seconds ?? done?.seconds
        next.metres = plan?.metres ?? same?.metres ?? done?.metres
        guard let load = before?.load else {
            next.load = same?.load ?? plan?.load ?? done?.load
            return next
        }
        next.load = load
        if index < step.last.count, let now = step.last[index].load, let then = step.last[index - 1].load {
            next.load = min(max(load + now - then, BodyLimits.load.lowerBound), BodyLimits.load.upperBound)
        }
        return next
    }

    /// For each exercise, the sets of the last earlier workout that contains it, without warm-ups.
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

    /// An exercise, even if deleted, because sets keep deleted exercises.
    public func anyExercise(_ id: RecordID?) -> Exercise? {
        id.flatMap { Exercise.library[$0] ?? exercises[$0] }
    }
}
