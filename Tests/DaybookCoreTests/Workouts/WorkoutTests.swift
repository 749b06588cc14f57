import CivilTime
import DaybookCore
import Journal
import Testing

@Suite struct WorkoutTests {
    private var notebook = Notebook()

    private func refusal(of command: WorkoutCommand) -> BodyRefusal? {
        do {
            _ = try notebook.exercising(of: command)
            return nil
        } catch {
            return error as? BodyRefusal
        }
    }

    @Test mutating func aWorkoutSentTwiceIsOneWithItsSetsInOrder() throws {
        let sets = [
            ExerciseSet("bench-press", 8, kilograms: 60), ExerciseSet("push-up", 15), ExerciseSet("bench-press", 6),
        ]
        try notebook.workOut("Upper body", id: 1, sets)
        try notebook.workOut("Upper body", id: 1, sets)
        #expect(notebook.state.livingWorkouts.map(\.title) == ["Upper body"])
        #expect(notebook.state.sets(of: Notebook.id(1)).map(\.repetitions) == [8, 15, 6])
        #expect(notebook.state.exerciseCount(of: notebook.state.livingWorkouts[0]) == 2)
        #expect(notebook.state.type(of: notebook.state.livingWorkouts[0]) == .strength)
    }

    @Test mutating func setsAreAddedMovedAndDeleted() throws {
        try notebook.workOut(id: 1, [ExerciseSet("squat", 5), ExerciseSet("squat", 4)])
        try notebook.exercise(.addSet(ExerciseSet("squat", 3, id: 50, of: 1)))
        try notebook.exercise(.moveSet(Notebook.id(50), behind: nil))
        #expect(notebook.state.sets(of: Notebook.id(1)).map(\.repetitions) == [3, 5, 4])
        try notebook.exercise(.deleteSet(Notebook.id(50)))
        #expect(notebook.state.sets(of: Notebook.id(1)).map(\.repetitions) == [5, 4])
        #expect(try notebook.exercising(of: .deleteSet(Notebook.id(50))).changes == [])
    }

    @Test mutating func energyIsEstimatedByTypeTimeAndWeight() throws {
        try notebook.workOut("Run", id: 1) { ($0.type, $0.minutes) = (.running, 45) }
        let workout = notebook.state.livingWorkouts[0]
        #expect(notebook.state.energy(of: workout, notebook.state.weightTrend) == nil)
        try notebook.weigh(80, id: 900)
        // 7 · 80 kg · 0.75 h
        let energy = notebook.state.energy(of: workout, notebook.state.weightTrend)
        #expect(energy?.kilocalories == 420 && energy?.isEstimate == true)
        try notebook.workOut("Run", id: 2) { ($0.type, $0.minutes, $0.energy) = (.running, 45, 500) }
        let given = notebook.state.energy(of: notebook.state.livingWorkouts[1], notebook.state.weightTrend)
        #expect(given?.kilocalories == 500 && given?.isEstimate == false)
        try notebook.workOut("Chess", id: 3) { ($0.type, $0.minutes) = (.other, 45) }
        #expect(notebook.state.energy(of: notebook.state.livingWorkouts[2], notebook.state.weightTrend) == nil)
    }

    @Test mutating func aWorkoutWhoseSetsAllHaveATimeTookAsLongAsThese() throws {
        try notebook.weigh(80, id: 900)
        try notebook.workOut(id: 1, [ExerciseSet("running", seconds: 1500, metres: 5000)])
        let run = notebook.state.livingWorkouts[0]
        // 7 · 80 kg · 25 min
        #expect(notebook.state.minutes(of: run) == 25)
        #expect(abs((notebook.state.energy(of: run, notebook.state.weightTrend)?.kilocalories ?? 0) - 233.333) < 0.001)
        #expect(notebook.state.workoutTotals(by: .week, count: 1, today: notebook.today)[0].minutes == 25)
        try notebook.workOut(id: 2, [ExerciseSet("squat", 5, kilograms: 100), ExerciseSet("plank", seconds: 90)])
        #expect(notebook.state.minutes(of: try #require(notebook.state.workout(Notebook.id(2)))) == nil)
    }

    @Test mutating func weeksAndMonthsAreAddedUp() throws {
        try notebook.weigh(80, on: Day("2026-10-01"), id: 900)
        try notebook.workOut(on: "2026-11-08", id: 1, [ExerciseSet("squat", 5, kilograms: 100)]) { $0.minutes = 30 }
        try notebook.workOut(on: "2026-11-09", id: 2, [ExerciseSet("running", seconds: 1500, metres: 5000)]) {
            ($0.minutes, $0.energy) = (25, 300)
        }
        try notebook.workOut(on: "2026-10-31", id: 3) { $0.type = .yoga }
        let weeks = notebook.state.workoutTotals(by: .week, count: 3, today: notebook.today)
        #expect(weeks.map(\.first) == [Day("2026-11-02"), Day("2026-11-09"), Day("2026-11-16")])
        #expect(weeks.map(\.count) == [1, 1, 0])
        #expect(weeks.map(\.volume) == [500, 0, 0])
        #expect(weeks.map(\.metres) == [0, 5000, 0])
        // 3.5 · 80 kg · 0.5 h
        #expect(weeks.map(\.kilocalories) == [140, 300, 0])
        #expect(weeks.map(\.hasEstimates) == [true, false, false])
        let months = notebook.state.workoutTotals(by: .month, count: 2, today: notebook.today)
        #expect(months.map(\.count) == [1, 2])
        #expect(months.map(\.minutes) == [0, 55])
        let both = notebook.state.workoutTotals(from: Day("2026-11-08")!, to: Day("2026-11-09")!)
        #expect(both == notebook.state.workoutTotals(from: Day("2026-11-08")!, to: Day("2026-11-09")!))
        #expect(both.count == 2)
    }

    @Test mutating func anEditChangesOnlyWhatItSays() throws {
        notebook.now.milliseconds += 12_345
        try notebook.workOut("Gym", id: 1) { $0.minutes = 30 }
        var workout = notebook.state.livingWorkouts[0]
        workout.minutes = 40
        for moment in [nil, BodyMoment(day: workout.day, time: workout.time)] {
            #expect(
                try notebook.exercising(of: .edit(workout, at: moment)).changes
                    == [Change(Workout.table, Notebook.id(1), "minutes", .integer(40))])
        }
    }

    @Test mutating func whatCannotBeIsRefused() throws {
        var workout = Workout(id: Notebook.id(1))
        #expect(refusal(of: .add(workout)) == .field(FieldError("title", .textMissing)))
        workout.title = "Gym"
        workout.minutes = 0
        #expect(refusal(of: .add(workout)) == .outOfRange(.minutes))
        workout.minutes = 30
        workout.energy = .nan
        #expect(refusal(of: .add(workout)) == .outOfRange(.energy))
        workout.energy = nil
        let tomorrow = BodyMoment(day: notebook.today.advanced(by: 2))
        #expect(refusal(of: .add(workout, at: tomorrow)) == .dayInTheFuture(notebook.today.advanced(by: 2)))
        #expect(
            refusal(of: .add(workout, sets: [ExerciseSet("squat")]))
                == .field(FieldError("repetitions", .numberMissing)))
        #expect(refusal(of: .add(workout, sets: [ExerciseSet("squat", .max)])) == .outOfRange(.repetitions))
        var set = ExerciseSet("squat", 1)
        set.repsInReserve = 21
        #expect(refusal(of: .add(workout, sets: [set])) == .outOfRange(.repsInReserve))
        set.exercise = Notebook.id(77)
        #expect(refusal(of: .add(workout, sets: [set])) == .noSuchExercise)
        let sets = (0..<501).map { ExerciseSet("squat", 1, id: $0) }
        #expect(refusal(of: .add(workout, sets: sets)) == .tooManySets(limit: 500))
        #expect(refusal(of: .addSet(ExerciseSet("squat", 1, of: 1))) == .noSuchWorkout)
        #expect(refusal(of: .editSet(ExerciseSet("squat", 1))) == .noSuchSet)
        try notebook.exercise(.addExercise(Exercise("Stones", id: 9)))
        #expect(refusal(of: .addExercise(Exercise("stones", id: 10))) == .nameTaken("Stones"))
        #expect(refusal(of: .addExercise(Exercise(" ", id: 10))) == .field(FieldError("name", .textMissing)))
    }

    @Test func everyExerciseOfTheLibraryHasItsOwnID() {
        let ids = Exercise.library.all.map(\.id)
        #expect(Set(ids).count == ids.count && ids.count > 40)
        #expect(Exercise.library.all.first?.code == "bench-press")
        #expect(Exercise(id: Notebook.id(1)).code == nil)
    }

    @Test mutating func theTablesSurviveASnapshot() throws {
        try notebook.exercise(.addExercise(Exercise("Stones", id: 9)))
        var stones = ExerciseSet("squat", 3)
        stones.exercise = Notebook.id(9)
        try notebook.workOut(id: 1, [ExerciseSet("squat", 5, kilograms: 100), stones])
        var writer = ByteWriter()
        notebook.state.write(to: &writer)
        var reader = ByteReader(writer.bytes)
        let read = try State(from: &reader)
        #expect(read.sets(of: Notebook.id(1)) == notebook.state.sets(of: Notebook.id(1)))
        #expect(read.livingWorkouts == notebook.state.livingWorkouts)
        #expect(read.ownExercises == notebook.state.ownExercises)
    }
}
