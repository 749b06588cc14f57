import CivilTime
import DaybookCore
import Journal

/// Training: two alternating routines and a run on Sundays, with slow progress.
extension DemoYear {
    /// The first day of training, in the fourth month.
    private static let begun = 100

    private static let plans: [(name: String, exercises: [(code: String, repetitions: Int64, first: Double?)])] = [
        (
            "Upper body",
            [("bench-press", 8, 40), ("bent-over-row", 8, 40), ("overhead-press", 8, 25), ("plank", 0, nil)]
        ),
        ("Legs", [("squat", 5, 50), ("romanian-deadlift", 8, 45), ("calf-raise", 12, 30)]),
    ]

    /// Adds a day's training. `left` is the number of days that follow.
    mutating func train(day number: Int, left: Int) throws {
        if number == Self.begun { try addRoutines() }
        // Always draw the random numbers, so that one day does not affect the next.
        let (isKept, shift) = (trainingRandom.chance(0.85), trainingRandom.number(in: -30...30))
        let isTired = trainingRandom.chance(0.3)
        guard number > Self.begun, isKept, left > 0, !Self.illness.contains(number), !Self.holiday.contains(number),
            !Self.slump.contains(number)
        else { return }
        let weeks = (number - Self.begun) / 7
        switch last.advanced(by: -left).weekday {
        case .tuesday: try logStrengthWorkout(0, weeks, isTired, at: moment(day: number, minute: 1080 + shift))
        case .friday: try logStrengthWorkout(1, weeks, isTired, at: moment(day: number, minute: 1080 + shift))
        case .sunday: try run(weeks, isTired, at: moment(day: number, minute: 540 + shift))
        default: break
        }
    }

    private mutating func addRoutines() throws {
        for plan in Self.plans {
            var added = Routine(id: nextTrainingID())
            added.name = plan.name
            routines.append(added.id)
            var exercises: [RoutineExercise] = []
            for planned in plan.exercises {
                guard let id = Exercise.id(ofCode: planned.code) else { continue }
                var exercise = RoutineExercise(id: nextTrainingID())
                (exercise.exercise, exercise.sets, exercise.rest) = (id, 3, 120)
                if planned.repetitions == 0 {
                    exercise.seconds = 60
                } else {
                    exercise.repetitions = planned.repetitions
                }
                exercise.load = planned.first
                exercises.append(exercise)
            }
            let decision = try RoutineCommand.add(added, exercises).decide(in: state)
            commit(decision, nextTrainingAction(), at: moment(day: Self.begun, minute: 1000))
        }
    }

    private mutating func logStrengthWorkout(_ index: Int, _ weeks: Int, _ isTired: Bool, at time: LocalInstant) throws
    {
        let plan = Self.plans[index]
        var sets: [ExerciseSet] = []
        for exercise in plan.exercises {
            guard let id = Exercise.id(ofCode: exercise.code) else { continue }
            for number in 0..<3 {
                var set = ExerciseSet(id: nextTrainingID())
                set.exercise = id
                if exercise.repetitions == 0 {
                    set.seconds = Int64(60 + weeks)
                } else {
                    // 2.5 kilograms more every second week, and fewer repetitions in the last set of a tired day.
                    set.load = exercise.first.map { $0 + Double(weeks / 2) * 2.5 }
                    set.repetitions = exercise.repetitions - (isTired && number == 2 ? 2 : 0)
                }
                sets.append(set)
            }
        }
        var workout = Workout(id: nextTrainingID())
        (workout.title, workout.routine) = (plan.name, routines[index])
        workout.minutes = Int64(48 + weeks % 3 * 4)
        if isTired { workout.note = "Heavy legs today" }
        try write(workout, sets, at: time)
    }

    private mutating func run(_ weeks: Int, _ isTired: Bool, at time: LocalInstant) throws {
        guard let running = Exercise.id(ofCode: "running") else { return }
        var set = ExerciseSet(id: nextTrainingID())
        set.exercise = running
        set.metres = Double(4000 + min(weeks, 30) * 150)
        // Starts at six and a half minutes a kilometre.
        let pace = 390.0 - Double(min(weeks, 30)) * 2 + (isTired ? 15 : 0)
        let seconds = Int64((set.metres ?? 0) / 1000 * pace)
        set.seconds = seconds
        var workout = Workout(id: nextTrainingID())
        (workout.type, workout.minutes) = (.running, seconds / 60)
        try write(workout, [set], at: time)
    }

    private mutating func write(_ workout: Workout, _ sets: [ExerciseSet], at time: LocalInstant) throws {
        guard time.milliseconds <= end.milliseconds else { return }
        let decision = try WorkoutCommand.add(workout, sets: sets).decide(in: state, now: time)
        commit(decision, nextTrainingAction(), at: time)
    }

    private mutating func nextTrainingID() -> RecordID { RecordID(nextTrainingAction()) }

    private mutating func nextTrainingAction() -> ActionID {
        ActionID(high: trainingRandom.next(), low: trainingRandom.next())
    }
}
