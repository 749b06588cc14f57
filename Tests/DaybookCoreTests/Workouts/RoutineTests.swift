import CivilTime
import DaybookCore
import Journal
import Testing

/// Routines, and a running workout.
@Suite struct RoutineTests {
    private static let bench = Exercise.id(ofCode: "bench-press")!
    private static let row = Exercise.id(ofCode: "bent-over-row")!
    private static let plank = Exercise.id(ofCode: "plank")!

    private static func routine(_ name: String = "Push", id: UInt64 = 1) -> Routine {
        var routine = Routine(id: TestJournal.id(id))
        routine.name = name
        return routine
    }

    private static func exercise(_ exercise: RecordID, id: UInt64) -> RoutineExercise {
        var row = RoutineExercise(id: TestJournal.id(id))
        (row.exercise, row.sets) = (exercise, 3)
        return row
    }

    private static func exercises(id: UInt64 = 80) -> [RoutineExercise] {
        var bench = exercise(bench, id: id)
        (bench.repetitions, bench.load, bench.rest) = (8, 60, 120)
        var plank = exercise(plank, id: id + 1)
        (plank.sets, plank.seconds) = (2, 60)
        return [bench, plank]
    }

    /// A journal with the routine "Push" under id 1.
    private static func journal() throws -> TestJournal {
        var journal = TestJournal()
        try journal.plan(.add(routine(), exercises()))
        return journal
    }

    @Test func aRoutineIsKeptInItsOrder() throws {
        let journal = try Self.journal()
        let exercises = journal.state.exercises(of: TestJournal.id(1))
        #expect(exercises.map(\.exercise) == [Self.bench, Self.plank])
        #expect(exercises.map(\.sets) == [3, 2])
        #expect(exercises[0].rest == 120)
    }

    @Test func theLatestSetsOfAnExerciseAreThoseOfTheLastDayItWasDoneWithoutWarmUps() throws {
        var journal = TestJournal()
        try journal.workOut(on: "2026-11-16", id: 2, [ExerciseSet("bench-press", 8, kilograms: 60)])
        var warmUp = ExerciseSet("bench-press", 10, kilograms: 20)
        warmUp.kind = .warmUp
        try journal.workOut(on: "2026-11-17", id: 3, [warmUp, ExerciseSet("bench-press", 6, kilograms: 65)])
        try journal.workOut(on: "2026-11-18", id: 4, [warmUp])
        #expect(journal.state.latestSets(of: Self.bench).map(\.load) == [65])
        #expect(journal.state.latestSets(of: Self.plank).isEmpty)
    }

    @Test func theSameFormTwiceIsOneRoutine() throws {
        var journal = try Self.journal()
        try journal.plan(.add(Self.routine("Other"), Self.exercises(id: 90)))
        #expect(journal.state.livingRoutines.map(\.name) == ["Push"])
    }

    @Test func aRoutineNeedsANameOfItsOwnAndAnExercise() throws {
        var journal = try Self.journal()
        #expect(throws: BodyRefusal.nameTaken("Push")) {
            try journal.plan(.add(Self.routine("push", id: 2), Self.exercises(id: 90)))
        }
        #expect(throws: BodyRefusal.field(FieldError("name", .textMissing))) {
            try journal.plan(.add(Self.routine(" ", id: 2), Self.exercises(id: 90)))
        }
        #expect(throws: BodyRefusal.routineEmpty) {
            try journal.plan(.add(Self.routine("Legs", id: 2), []))
        }
        #expect(throws: BodyRefusal.tooManyExercises(limit: 50)) {
            let many = (0..<51).map { Self.exercise(Self.bench, id: 90 + $0) }
            try journal.plan(.add(Self.routine("Legs", id: 2), many))
        }
        var wild = Self.exercises(id: 90)
        wild[0].sets = 31
        #expect(throws: BodyRefusal.outOfRange(.routineSets)) {
            try journal.plan(.add(Self.routine("Legs", id: 2), wild))
        }
        wild[0] = Self.exercise(TestJournal.id(99), id: 90)
        #expect(throws: BodyRefusal.noSuchExercise) { try journal.plan(.add(Self.routine("Legs", id: 2), wild)) }
    }

    @Test func anExerciseOfAnotherRoutineIsNotTakenFromIt() throws {
        var journal = try Self.journal()
        try journal.plan(.add(Self.routine("Pull", id: 2), [Self.exercise(Self.row, id: 90)]))
        #expect(throws: BodyRefusal.noSuchExercise) {
            try journal.plan(.edit(Self.routine(), [Self.exercise(Self.row, id: 90)]))
        }
        #expect(journal.state.exercises(of: TestJournal.id(2)).map(\.exercise) == [Self.row])
    }

    @Test func exercisesOfARoutineAreMovedAddedAndTakenOut() throws {
        var journal = try Self.journal()
        let (bench, plank) = (Self.exercises()[0], Self.exercises()[1])
        let row = Self.exercise(Self.row, id: 90)
        try journal.plan(.edit(Self.routine(), [plank, row, bench]))
        #expect(journal.state.exercises(of: TestJournal.id(1)).map(\.exercise) == [Self.plank, Self.row, Self.bench])
        try journal.plan(.edit(Self.routine(), [plank, bench]))
        #expect(journal.state.exercises(of: TestJournal.id(1)).map(\.exercise) == [Self.plank, Self.bench])
        try journal.plan(.edit(Self.routine(), [row, plank]))
        #expect(journal.state.exercises(of: TestJournal.id(1)).map(\.exercise) == [Self.row, Self.plank])
    }

    @Test func anEditOfARoutineChangesOnlyWhatItSays() throws {
        let journal = try Self.journal()
        var exercises = Self.exercises()
        exercises[1].seconds = 45
        let decision = try RoutineCommand.edit(Self.routine(), exercises).decide(in: journal.state)
        #expect(decision.changes == [Change(RoutineExercise.table, exercises[1].id, "seconds", .integer(45))])
    }

    @Test func aWorkoutIsBegunFromARoutineAndFinished() throws {
        var journal = try Self.journal()
        try journal.exercise(.start(TestJournal.id(1), id: TestJournal.id(5)))
        #expect(journal.state.runningWorkouts.map(\.title) == ["Push"])
        // 44 minutes and 40 seconds round to 45.
        journal.now = LocalInstant(milliseconds: journal.now.milliseconds + 2_680_000, offsetMinutes: 60)
        try journal.exercise(.finish(TestJournal.id(5)))
        #expect(journal.state.runningWorkouts.isEmpty)
        #expect(journal.state.workout(TestJournal.id(5))?.minutes == 45)
        // Finishing again changes nothing.
        journal.now = LocalInstant(milliseconds: journal.now.milliseconds + 9_000_000, offsetMinutes: 60)
        try journal.exercise(.finish(TestJournal.id(5)))
        #expect(journal.state.workout(TestJournal.id(5))?.minutes == 45)
    }

    @Test func aForgottenWorkoutTakesNoTime() throws {
        var journal = try Self.journal()
        try journal.exercise(.start(nil, id: TestJournal.id(5)))
        // Six hours and a minute later.
        journal.now = LocalInstant(milliseconds: journal.now.milliseconds + 361 * 60_000, offsetMinutes: 60)
        try journal.exercise(.finish(TestJournal.id(5)))
        #expect(journal.state.runningWorkouts.isEmpty)
        #expect(journal.state.workout(TestJournal.id(5))?.minutes == nil)
    }

    @Test func anExerciseCountsAsDoneOnceItsSetsAre() throws {
        var journal = try Self.journal()
        try journal.exercise(.start(TestJournal.id(1), id: TestJournal.id(5)))
        func progress() -> WorkoutProgress { journal.state.progress(of: journal.state.workout(TestJournal.id(5))!) }
        #expect(progress().current?.exercise == Self.bench)
        #expect(progress().current?.rest == 120)
        var warmUp = ExerciseSet("bench-press", 10, kilograms: 20, id: 10, of: 5)
        warmUp.kind = .warmUp
        try journal.exercise(.addSet(warmUp))
        for id in UInt64(11)...13 {
            #expect(progress().current?.exercise == Self.bench)
            let set = ExerciseSet("bench-press", 8, kilograms: 60, id: id, of: 5)
            try journal.exercise(.addSet(set))
        }
        #expect(progress().current?.exercise == Self.plank)
        #expect(progress().current?.next.seconds == 60)
        #expect(progress().current?.rest == 90)
    }

    @Test func theNextSetFollowsLastTime() throws {
        var journal = TestJournal()
        // Last time was a pyramid: 10 × 60, 8 × 70, 6 × 80 kg; before that something else.
        try journal.workOut(on: "2026-02-01", id: 1, [ExerciseSet("bench-press", 5, kilograms: 40)])
        var warmUp = ExerciseSet("bench-press", 12, kilograms: 20)
        warmUp.kind = .warmUp
        let pyramid = [(10, 60.0), (8, 70), (6, 80)].map { ExerciseSet("bench-press", $0.0, kilograms: $0.1) }
        try journal.workOut(on: "2026-02-03", id: 2, [warmUp] + pyramid)
        try journal.exercise(.start(nil, id: TestJournal.id(5)))
        func step() -> WorkoutProgress.Step {
            journal.state.progress(of: journal.state.workout(TestJournal.id(5))!, with: Self.bench).steps[0]
        }
        #expect(step().lastDay == Day("2026-02-03"))
        #expect(step().last.map(\.load) == [60, 70, 80])
        #expect(step().next.repetitions == 10 && step().next.load == 60)
        // Today begins 2.5 kg higher, and so does the rest: 62.5 + (70 − 60) = 72.5 and 72.5 + (80 − 70) = 82.5.
        for (id, load) in [(UInt64(11), 62.5), (12, 72.5)] {
            let set = ExerciseSet("bench-press", 9, kilograms: load, id: id, of: 5)
            try journal.exercise(.addSet(set))
            #expect(step().next.load == load + 10)
        }
        #expect(step().next.repetitions == 6)
        // After as many sets as last time, the load stays the same.
        let third = ExerciseSet("bench-press", 6, kilograms: 82.5, id: 13, of: 5)
        try journal.exercise(.addSet(third))
        #expect(step().next.load == 82.5 && step().next.repetitions == 6)
    }

    @Test func aNewExerciseIsSuggestedAsItWasDoneBeforeInTheWorkout() throws {
        var journal = TestJournal()
        try journal.exercise(.start(nil, id: TestJournal.id(5)))
        func next() -> ExerciseSet {
            journal.state.progress(of: journal.state.workout(TestJournal.id(5))!, with: Self.bench).steps[0].next
        }
        #expect(next().repetitions == nil && next().load == nil)
        var warmUp = ExerciseSet("bench-press", 10, kilograms: 20, id: 10, of: 5)
        warmUp.kind = .warmUp
        try journal.exercise(.addSet(warmUp))
        #expect(next().repetitions == 10 && next().load == 20)
        try journal.exercise(.addSet(ExerciseSet("bench-press", 8, kilograms: 60, id: 11, of: 5)))
        #expect(next().repetitions == 8 && next().load == 60)
    }

    @Test func aRoutineSaysHowManyRepetitionsAndLastTimeHowMuchLoad() throws {
        var journal = try Self.journal()
        try journal.workOut(on: "2026-02-03", id: 2, [ExerciseSet("bench-press", 7, kilograms: 65)])
        try journal.exercise(.start(TestJournal.id(1), id: TestJournal.id(5)))
        let step = journal.state.progress(of: journal.state.workout(TestJournal.id(5))!).steps[0]
        #expect(step.next.repetitions == 8)
        #expect(step.next.load == 65)
    }

    @Test func aWorkoutBecomesARoutine() throws {
        var journal = TestJournal()
        var warmUp = ExerciseSet("squat", 10, kilograms: 20)
        warmUp.kind = .warmUp
        let sets = [warmUp, ExerciseSet("squat", 5, kilograms: 100), ExerciseSet("squat", 5, kilograms: 105)]
        try journal.workOut("Legs", id: 2, sets + [ExerciseSet("plank", seconds: 90)])
        let plan = journal.state.plan(of: TestJournal.id(2))
        #expect(plan.map(\.sets) == [2, 1])
        #expect(plan.map(\.load) == [100, nil])
        #expect(plan[1].seconds == 90)
    }

    @Test func aDeletedRoutineLeavesItsWorkouts() throws {
        var journal = try Self.journal()
        try journal.exercise(.start(TestJournal.id(1), id: TestJournal.id(5)))
        try journal.plan(.delete(TestJournal.id(1)))
        #expect(journal.state.livingRoutines.isEmpty)
        #expect(journal.state.workout(TestJournal.id(5))?.title == "Push")
        #expect(throws: BodyRefusal.noSuchRoutine) {
            try journal.exercise(.start(TestJournal.id(1), id: TestJournal.id(6)))
        }
    }
}

extension TestJournal {
    /// Runs a routine command.
    mutating func plan(_ command: RoutineCommand) throws {
        write(try command.decide(in: state))
    }
}
