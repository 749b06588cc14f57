import CivilTime
import DaybookCore
import Journal
import Testing

@Suite struct WorkoutTests {
    private var journal = TestJournal()

    private func refusal(of command: WorkoutCommand) -> BodyRefusal? {
        do {
            _ = try journal.exercising(of: command)
            return nil
        } catch {
            return error as? BodyRefusal
        }
    }

    @Test mutating func aWorkoutSentTwiceIsOneWithItsSetsInOrder() throws {
        let sets = [
            ExerciseSet("bench-press", 8, kilograms: 60), ExerciseSet("push-up", 15), ExerciseSet("bench-press", 6),
        ]
        try journal.workOut("Upper body", id: 1, sets)
        try journal.workOut("Upper body", id: 1, sets)
        #expect(journal.state.livingWorkouts.map(\.title) == ["Upper body"])
        #expect(journal.state.sets(of: TestJournal.id(1)).map(\.repetitions) == [8, 15, 6])
        #expect(journal.state.exerciseCount(of: journal.state.livingWorkouts[0]) == 2)
        #expect(journal.state.type(of: journal.state.livingWorkouts[0]) == .strength)
    }

    @Test mutating func setsAreAddedMovedAndDeleted() throws {
        try journal.workOut(id: 1, [ExerciseSet("squat", 5), ExerciseSet("squat", 4)])
        try journal.exercise(.addSet(ExerciseSet("squat", 3, id: 50, of: 1)))
        try journal.exercise(.moveSet(TestJournal.id(50), behind: nil))
        #expect(journal.state.sets(of: TestJournal.id(1)).map(\.repetitions) == [3, 5, 4])
        try journal.exercise(.deleteSet(TestJournal.id(50)))
        #expect(journal.state.sets(of: TestJournal.id(1)).map(\.repetitions) == [5, 4])
        #expect(try journal.exercising(of: .deleteSet(TestJournal.id(50))).changes == [])
    }

    @Test mutating func energyIsEstimatedByTypeTimeAndWeight() throws {
        try journal.workOut("Run", id: 1) { ($0.type, $0.minutes) = (.running, 45) }
        let workout = journal.state.livingWorkouts[0]
        #expect(journal.state.energy(of: workout, journal.state.weightTrend) == nil)
        try journal.weigh(80, id: 900)
        // 7 · 80 kg · 0.75 h
        let energy = journal.state.energy(of: workout, journal.state.weightTrend)
        #expect(energy?.kilocalories == 420 && energy?.isEstimate == true)
        try journal.workOut("Run", id: 2) { ($0.type, $0.minutes, $0.energy) = (.running, 45, 500) }
        let given = journal.state.energy(of: journal.state.livingWorkouts[1], journal.state.weightTrend)
        #expect(given?.kilocalories == 500 && given?.isEstimate == false)
        try journal.workOut("Chess", id: 3) { ($0.type, $0.minutes) = (.other, 45) }
        #expect(journal.state.energy(of: journal.state.livingWorkouts[2], journal.state.weightTrend) == nil)
    }

    @Test mutating func totalsOfAllTimeAreThoseOfItsDays() throws {
        try journal.weigh(80, id: 900)
        try journal.workOut(id: 1, [ExerciseSet("running", seconds: 1500, metres: 5000)])
        try journal.workOut("Gym", id: 2, [ExerciseSet("squat", 5, kilograms: 100), ExerciseSet("plank", seconds: 90)])
        {
            $0.minutes = 50
        }
        try journal.workOut("Run", id: 3) { ($0.type, $0.minutes, $0.energy) = (.running, 45, 500) }
        let all = journal.state.lifetimeTotals(today: journal.today)
        #expect(all == journal.state.workoutTotals(from: all.first, to: all.last))
        #expect(all.count == 3 && all.minutes == 120 && all.volume == 500 && all.metres == 5000 && all.hasEstimates)
    }

    @Test mutating func oneInProgressCountsOnceItIsFinished() throws {
        try journal.workOut("Gym", id: 1) { $0.minutes = 50 }
        try journal.exercise(.start(nil, id: TestJournal.id(2)))
        let (state, today) = (journal.state, journal.today)
        #expect(state.runningWorkouts.count == 1)
        #expect(state.workoutTotals(from: today, to: today).count == 1)
        #expect(state.workoutTotals(by: .week, count: 1, today: today)[0].count == 1)
        #expect(state.lifetimeTotals(today: today).count == 1)
    }

    @Test mutating func durationIsTheSumOfItsSetsIfAllAreTimed() throws {
        try journal.weigh(80, id: 900)
        try journal.workOut(id: 1, [ExerciseSet("running", seconds: 1500, metres: 5000)])
        let run = journal.state.livingWorkouts[0]
        // 7 · 80 kg · 25 min
        #expect(journal.state.minutes(of: run) == 25)
        #expect(abs((journal.state.energy(of: run, journal.state.weightTrend)?.kilocalories ?? 0) - 233.333) < 0.001)
        #expect(journal.state.workoutTotals(by: .week, count: 1, today: journal.today)[0].minutes == 25)
        try journal.workOut(id: 2, [ExerciseSet("squat", 5, kilograms: 100), ExerciseSet("plank", seconds: 90)])
        #expect(journal.state.minutes(of: try #require(journal.state.workout(TestJournal.id(2)))) == nil)
    }

    @Test mutating func weeksAndMonthsAreAddedUp() throws {
        try journal.weigh(80, on: Day("2026-10-01"), id: 900)
        try journal.workOut(on: "2026-11-08", id: 1, [ExerciseSet("squat", 5, kilograms: 100)]) { $0.minutes = 30 }
        try journal.workOut(on: "2026-11-09", id: 2, [ExerciseSet("running", seconds: 1500, metres: 5000)]) {
            ($0.minutes, $0.energy) = (25, 300)
        }
        try journal.workOut(on: "2026-10-31", id: 3) { $0.type = .yoga }
        let weeks = journal.state.workoutTotals(by: .week, count: 3, today: journal.today)
        #expect(weeks.map(\.first) == [Day("2026-11-02"), Day("2026-11-09"), Day("2026-11-16")])
        #expect(weeks.map(\.count) == [1, 1, 0])
        #expect(weeks.map(\.volume) == [500, 0, 0])
        #expect(weeks.map(\.metres) == [0, 5000, 0])
        // 3.5 · 80 kg · 0.5 h
        #expect(weeks.map(\.kilocalories) == [140, 300, 0])
        #expect(weeks.map(\.hasEstimates) == [true, false, false])
        let months = journal.state.workoutTotals(by: .month, count: 2, today: journal.today)
        #expect(months.map(\.count) == [1, 2])
        #expect(months.map(\.minutes) == [0, 55])
        let both = journal.state.workoutTotals(from: Day("2026-11-08")!, to: Day("2026-11-09")!)
        #expect(both == journal.state.workoutTotals(from: Day("2026-11-08")!, to: Day("2026-11-09")!))
        #expect(both.count == 2)
    }

    @Test mutating func editChangesOnlyTheGivenFields() throws {
        journal.now.milliseconds += 12_345
        try journal.workOut("Gym", id: 1) { $0.minutes = 30 }
        var workout = journal.state.livingWorkouts[0]
        workout.minutes = 40
        for moment in [nil, RecordTime(day: workout.day, time: workout.time)] {
            #expect(
                try journal.exercising(of: .edit(workout, at: moment)).changes
                    == [Change(Workout.table, TestJournal.id(1), "minutes", .integer(40))])
        }
    }

    @Test mutating func invalidWorkoutsSetsAndExercisesAreRefused() throws {
        var workout = Workout(id: TestJournal.id(1))
        #expect(refusal(of: .add(workout)) == .field(FieldError("title", .textMissing)))
        workout.title = "Gym"
        workout.minutes = 0
        #expect(refusal(of: .add(workout)) == .outOfRange(.minutes))
        workout.minutes = 30
        workout.energy = .nan
        #expect(refusal(of: .add(workout)) == .outOfRange(.energy))
        workout.energy = nil
        let tomorrow = RecordTime(day: journal.today.advanced(by: 2))
        #expect(refusal(of: .add(workout, at: tomorrow)) == .dayInTheFuture(journal.today.advanced(by: 2)))
        #expect(
            refusal(of: .add(workout, sets: [ExerciseSet("squat")]))
                == .field(FieldError("repetitions", .numberMissing)))
        #expect(refusal(of: .add(workout, sets: [ExerciseSet("squat", .max)])) == .outOfRange(.repetitions))
        var set = ExerciseSet("squat", 1)
        set.repsInReserve = 21
        #expect(refusal(of: .add(workout, sets: [set])) == .outOfRange(.repsInReserve))
        set.exercise = TestJournal.id(77)
        #expect(refusal(of: .add(workout, sets: [set])) == .noSuchExercise)
        let sets = (0..<501).map { ExerciseSet("squat", 1, id: $0) }
        #expect(refusal(of: .add(workout, sets: sets)) == .tooManySets(limit: 500))
        #expect(refusal(of: .addSet(ExerciseSet("squat", 1, of: 1))) == .noSuchWorkout)
        #expect(refusal(of: .editSet(ExerciseSet("squat", 1))) == .noSuchSet)
        try journal.exercise(.addExercise(Exercise("Stones", id: 9)))
        #expect(refusal(of: .addExercise(Exercise("stones", id: 10))) == .nameTaken("Stones"))
        #expect(refusal(of: .addExercise(Exercise(" ", id: 10))) == .field(FieldError("name", .textMissing)))
    }

    @Test func everyExerciseOfTheLibraryHasItsOwnID() {
        let ids = Exercise.library.all.map(\.id)
        #expect(Set(ids).count == ids.count && ids.count > 40)
        #expect(Exercise.library.all.first?.code == "bench-press")
        #expect(Exercise(id: TestJournal.id(1)).code == nil)
    }

    @Test mutating func theTablesSurviveASnapshot() throws {
        try journal.exercise(.addExercise(Exercise("Stones", id: 9)))
        var stones = ExerciseSet("squat", 3)
        stones.exercise = TestJournal.id(9)
        try journal.workOut(id: 1, [ExerciseSet("squat", 5, kilograms: 100), stones])
        var writer = ByteWriter()
        journal.state.write(to: &writer)
        var reader = ByteReader(writer.bytes)
        let read = try State(from: &reader)
        #expect(read.sets(of: TestJournal.id(1)) == journal.state.sets(of: TestJournal.id(1)))
        #expect(read.livingWorkouts == journal.state.livingWorkouts)
        #expect(read.ownExercises == journal.state.ownExercises)
    }

    @Test func theDistanceIsTheSameInWhateverOrderItsSetsArrive() throws {
        var journal = TestJournal()
        var workout = Workout(id: TestJournal.id(1))
        workout.title = "Run"
        var batches = try journal.exercise(.add(workout, at: RecordTime(day: journal.today)))
        for (index, metres) in [1000.1, 1000.2, 1000.3].enumerated() {
            let set = ExerciseSet("running", metres: metres, id: UInt64(10 + index), of: 1)
            batches += try journal.exercise(.addSet(set))
        }
        var other = TestJournal()
        for batch in batches.reversed() { other.replica.fold(batch) }
        let day = journal.today
        #expect(journal.state.workoutTotals(from: day, to: day) == other.state.workoutTotals(from: day, to: day))
    }
}
