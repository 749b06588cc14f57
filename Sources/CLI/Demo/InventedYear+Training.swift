import CivilTime
import DaybookCore
import Journal

/// Training: two alternating routines and a run on Sundays, with slow progress.
extension InventedYear {
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
        case .tuesday: try lift(0, weeks, isTired, at: moment(day: number, minute: 1080 + shift))
        case .friday: try lift(1, weeks, isTired, at: moment(day: number, minute: 1080 + shift))
        case .sunday: try run(weeks, isTired, at: moment(day: number, minute: 540 + shift))
        default: break
        }
    }

    private mutating func addRoutines() throws {
        for routine in Self.plans {
            var draft = RoutineDraft(name: routine.name)
            for exercise in routine.exercises {
                guard let id = Exercise.id(ofCode: exercise.code) else { continue }
                var item = RoutineDraft.Item(id)
                if exercise.repetitions == 0 { item.seconds = 60 } else { item.repetitions = exercise.repetitions }
                (item.load, item.rest) = (exercise.first, 120)
                draft.exercises.append(item)
            }
            let id = nextTrainingID()
            routines.append(id)
            let ids = draft.exercises.map { _ in nextTrainingID() }
            var next = 0
            let decision = try RoutineCommand.add(draft, id: id).decide(in: state) {
                next += 1
                return ids[next - 1]
            }
            keep(decision, nextTrainingAction(), at: moment(day: Self.begun, minute: 1000))
        }
    }

    private mutating func lift(_ place: Int, _ weeks: Int, _ isTired: Bool, at time: LocalInstant) throws {
        var draft = WorkoutDraft()
        let routine = Self.plans[place]
        draft.title = routine.name
        draft.routine = routines[place]
        draft.minutes = Int64(48 + weeks % 3 * 4)
        if isTired { draft.note = "Heavy legs today" }
        for exercise in routine.exercises {
            guard let id = Exercise.id(ofCode: exercise.code) else { continue }
            for number in 0..<3 {
                var set = SetDraft(id)
                if exercise.repetitions == 0 {
                    set.seconds = Int64(60 + weeks)
                } else {
                    // 2.5 kilograms more every second week, and fewer repetitions in the last set of a tired day.
                    set.load = exercise.first.map { $0 + Double(weeks / 2) * 2.5 }
                    set.repetitions = exercise.repetitions - (isTired && number == 2 ? 2 : 0)
                }
                draft.sets.append(set)
            }
        }
        try write(draft, at: time)
    }

    private mutating func run(_ weeks: Int, _ isTired: Bool, at time: LocalInstant) throws {
        guard let running = Exercise.id(ofCode: "running") else { return }
        var draft = WorkoutDraft()
        draft.type = .running
        var set = SetDraft(running)
        set.metres = Double(4000 + min(weeks, 30) * 150)
        // Starts at six and a half minutes a kilometre.
        let pace = 390.0 - Double(min(weeks, 30)) * 2 + (isTired ? 15 : 0)
        let seconds = Int64((set.metres ?? 0) / 1000 * pace)
        set.seconds = seconds
        draft.minutes = seconds / 60
        draft.sets = [set]
        try write(draft, at: time)
    }

    private mutating func write(_ draft: WorkoutDraft, at time: LocalInstant) throws {
        guard time.milliseconds <= end.milliseconds else { return }
        let ids = draft.sets.map { _ in nextTrainingID() }
        var next = 0
        let decision = try WorkoutCommand.add(draft, id: nextTrainingID()).decide(in: state, now: time) {
            next += 1
            return ids[next - 1]
        }
        keep(decision, nextTrainingAction(), at: time)
    }

    private mutating func nextTrainingID() -> RecordID { RecordID(nextTrainingAction()) }

    private mutating func nextTrainingAction() -> ActionID {
        ActionID(high: trainingRandom.next(), low: trainingRandom.next())
    }
}
