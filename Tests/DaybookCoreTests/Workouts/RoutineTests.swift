import CivilTime
import DaybookCore
import Journal
import Testing

/// Routines, and a running workout.
@Suite struct RoutineTests {
    private static let bench = Exercise.id(ofCode: "bench-press")!
    private static let row = Exercise.id(ofCode: "bent-over-row")!
    private static let plank = Exercise.id(ofCode: "plank")!

    private static func draft(_ name: String = "Push") -> RoutineDraft {
        var draft = RoutineDraft(name: name)
        var bench = RoutineDraft.Item(Self.bench)
        (bench.sets, bench.repetitions, bench.load, bench.rest) = (3, 8, 60, 120)
        var plank = RoutineDraft.Item(Self.plank)
        (plank.sets, plank.seconds) = (2, 60)
        draft.exercises = [bench, plank]
        return draft
    }

    /// A journal with the routine "Push" under id 1.
    private static func notebook() throws -> Notebook {
        var notebook = Notebook()
        try notebook.plan(.add(draft(), id: Notebook.id(1)))
        return notebook
    }

    @Test func aRoutineIsKeptInItsOrder() throws {
        let notebook = try Self.notebook()
        let exercises = notebook.state.exercises(of: Notebook.id(1))
        #expect(exercises.map(\.exercise) == [Self.bench, Self.plank])
        #expect(exercises.map(\.sets) == [3, 2])
        #expect(exercises[0].rest == 120)
        #expect(RoutineDraft(notebook.state.routine(Notebook.id(1))!, in: notebook.state).exercises.count == 2)
    }

    @Test func theSameFormTwiceIsOneRoutine() throws {
        var notebook = try Self.notebook()
        try notebook.plan(.add(Self.draft("Other"), id: Notebook.id(1)))
        #expect(notebook.state.livingRoutines.map(\.name) == ["Push"])
    }

    @Test func aRoutineNeedsANameOfItsOwnAndAnExercise() throws {
        var notebook = try Self.notebook()
        #expect(throws: BodyRefusal.nameTaken("Push")) {
            try notebook.plan(.add(Self.draft("push"), id: Notebook.id(2)))
        }
        #expect(throws: BodyRefusal.field(FieldError("name", .textMissing))) {
            try notebook.plan(.add(Self.draft(" "), id: Notebook.id(2)))
        }
        #expect(throws: BodyRefusal.routineEmpty) {
            try notebook.plan(.add(RoutineDraft(name: "Legs"), id: Notebook.id(2)))
        }
        var wild = Self.draft("Legs")
        wild.exercises[0].sets = 31
        #expect(throws: BodyRefusal.outOfRange(.routineSets)) { try notebook.plan(.add(wild, id: Notebook.id(2))) }
        wild.exercises[0] = RoutineDraft.Item(Notebook.id(99))
        #expect(throws: BodyRefusal.noSuchExercise) { try notebook.plan(.add(wild, id: Notebook.id(2))) }
    }

    @Test func exercisesOfARoutineAreMovedAddedAndTakenOut() throws {
        var notebook = try Self.notebook()
        let seen = RoutineDraft(notebook.state.routine(Notebook.id(1))!, in: notebook.state)
        var wanted = seen
        wanted.exercises.swapAt(0, 1)
        wanted.exercises.insert(RoutineDraft.Item(Self.row), at: 1)
        try notebook.plan(.edit(Notebook.id(1), wanted, seen: seen))
        #expect(notebook.state.exercises(of: Notebook.id(1)).map(\.exercise) == [Self.plank, Self.row, Self.bench])
        let now = RoutineDraft(notebook.state.routine(Notebook.id(1))!, in: notebook.state)
        wanted = now
        wanted.exercises.remove(at: 1)
        try notebook.plan(.edit(Notebook.id(1), wanted, seen: now))
        #expect(notebook.state.exercises(of: Notebook.id(1)).map(\.exercise) == [Self.plank, Self.bench])
    }

    @Test func whatAnotherDeviceAddedToARoutineMeanwhileStays() throws {
        var notebook = try Self.notebook()
        let seen = RoutineDraft(notebook.state.routine(Notebook.id(1))!, in: notebook.state)
        var theirs = seen
        theirs.exercises.append(RoutineDraft.Item(Self.row))
        theirs.exercises[0].repetitions = 5
        try notebook.plan(.edit(Notebook.id(1), theirs, seen: seen))
        var mine = seen
        mine.exercises[1].seconds = 45
        try notebook.plan(.edit(Notebook.id(1), mine, seen: seen))
        let exercises = notebook.state.exercises(of: Notebook.id(1))
        #expect(exercises.map(\.exercise) == [Self.bench, Self.plank, Self.row])
        #expect(exercises[0].repetitions == 5)
        #expect(exercises[1].seconds == 45)
    }

    @Test func aWorkoutIsBegunFromARoutineAndFinished() throws {
        var notebook = try Self.notebook()
        try notebook.exercise(.start(Notebook.id(1), id: Notebook.id(5)))
        #expect(notebook.state.runningWorkouts.map(\.title) == ["Push"])
        // 44 minutes and 40 seconds round to 45.
        notebook.now = LocalInstant(milliseconds: notebook.now.milliseconds + 2_680_000, offsetMinutes: 60)
        try notebook.exercise(.finish(Notebook.id(5)))
        #expect(notebook.state.runningWorkouts.isEmpty)
        #expect(notebook.state.workout(Notebook.id(5))?.minutes == 45)
        // Finishing again changes nothing.
        notebook.now = LocalInstant(milliseconds: notebook.now.milliseconds + 9_000_000, offsetMinutes: 60)
        try notebook.exercise(.finish(Notebook.id(5)))
        #expect(notebook.state.workout(Notebook.id(5))?.minutes == 45)
    }

    @Test func aForgottenWorkoutTakesNoTime() throws {
        var notebook = try Self.notebook()
        try notebook.exercise(.start(nil, id: Notebook.id(5)))
        // Six hours and a minute later.
        notebook.now = LocalInstant(milliseconds: notebook.now.milliseconds + 361 * 60_000, offsetMinutes: 60)
        try notebook.exercise(.finish(Notebook.id(5)))
        #expect(notebook.state.runningWorkouts.isEmpty)
        #expect(notebook.state.workout(Notebook.id(5))?.minutes == nil)
    }

    @Test func anExerciseCountsAsDoneOnceItsSetsAre() throws {
        var notebook = try Self.notebook()
        try notebook.exercise(.start(Notebook.id(1), id: Notebook.id(5)))
        func progress() -> WorkoutProgress { notebook.state.progress(of: notebook.state.workout(Notebook.id(5))!) }
        #expect(progress().current?.exercise == Self.bench)
        #expect(progress().current?.rest == 120)
        var warmUp = SetDraft("bench-press", 10, kilograms: 20)
        warmUp.kind = .warmUp
        try notebook.exercise(.addSet(warmUp, to: Notebook.id(5), id: Notebook.id(10)))
        for id in UInt64(11)...13 {
            #expect(progress().current?.exercise == Self.bench)
            let set = SetDraft("bench-press", 8, kilograms: 60)
            try notebook.exercise(.addSet(set, to: Notebook.id(5), id: Notebook.id(id)))
        }
        #expect(progress().current?.exercise == Self.plank)
        #expect(progress().current?.next.seconds == 60)
        #expect(progress().current?.rest == 90)
    }

    @Test func theNextSetFollowsLastTime() throws {
        var notebook = Notebook()
        // Last time was a pyramid: 10 × 60, 8 × 70, 6 × 80 kg; before that something else.
        try notebook.workOut(on: "2026-02-01", id: 1, [SetDraft("bench-press", 5, kilograms: 40)])
        var warmUp = SetDraft("bench-press", 12, kilograms: 20)
        warmUp.kind = .warmUp
        let pyramid = [(10, 60.0), (8, 70), (6, 80)].map { SetDraft("bench-press", $0.0, kilograms: $0.1) }
        try notebook.workOut(on: "2026-02-03", id: 2, [warmUp] + pyramid)
        try notebook.exercise(.start(nil, id: Notebook.id(5)))
        func step() -> WorkoutProgress.Step {
            notebook.state.progress(of: notebook.state.workout(Notebook.id(5))!, with: Self.bench).steps[0]
        }
        #expect(step().lastDay == Day("2026-02-03"))
        #expect(step().last.map(\.load) == [60, 70, 80])
        #expect(step().next.repetitions == 10 && step().next.load == 60)
        // Today begins 2.5 kg higher, and so does the rest: 62.5 + (70 − 60) = 72.5 and 72.5 + (80 − 70) = 82.5.
        for (id, load) in [(UInt64(11), 62.5), (12, 72.5)] {
            let set = SetDraft("bench-press", 9, kilograms: load)
            try notebook.exercise(.addSet(set, to: Notebook.id(5), id: Notebook.id(id)))
            #expect(step().next.load == load + 10)
        }
        #expect(step().next.repetitions == 6)
        // After as many sets as last time, the load stays the same.
        let third = SetDraft("bench-press", 6, kilograms: 82.5)
        try notebook.exercise(.addSet(third, to: Notebook.id(5), id: Notebook.id(13)))
        #expect(step().next.load == 82.5 && step().next.repetitions == 6)
    }

    @Test func aRoutineSaysHowManyRepetitionsAndLastTimeHowMuchLoad() throws {
        var notebook = try Self.notebook()
        try notebook.workOut(on: "2026-02-03", id: 2, [SetDraft("bench-press", 7, kilograms: 65)])
        try notebook.exercise(.start(Notebook.id(1), id: Notebook.id(5)))
        let step = notebook.state.progress(of: notebook.state.workout(Notebook.id(5))!).steps[0]
        #expect(step.next.repetitions == 8)
        #expect(step.next.load == 65)
    }

    @Test func aWorkoutBecomesARoutine() throws {
        var notebook = Notebook()
        var warmUp = SetDraft("squat", 10, kilograms: 20)
        warmUp.kind = .warmUp
        let sets = [warmUp, SetDraft("squat", 5, kilograms: 100), SetDraft("squat", 5, kilograms: 105)]
        try notebook.workOut("Legs", id: 2, sets + [SetDraft("plank", seconds: 90)])
        let draft = RoutineDraft(of: notebook.state.workout(Notebook.id(2))!, in: notebook.state)
        #expect(draft.name == "Legs")
        #expect(draft.exercises.map(\.sets) == [2, 1])
        #expect(draft.exercises.map(\.load) == [100, nil])
        #expect(draft.exercises[1].seconds == 90)
    }

    @Test func aDeletedRoutineLeavesItsWorkouts() throws {
        var notebook = try Self.notebook()
        try notebook.exercise(.start(Notebook.id(1), id: Notebook.id(5)))
        try notebook.plan(.delete(Notebook.id(1)))
        #expect(notebook.state.livingRoutines.isEmpty)
        #expect(notebook.state.workout(Notebook.id(5))?.title == "Push")
        #expect(throws: BodyRefusal.noSuchRoutine) {
            try notebook.exercise(.start(Notebook.id(1), id: Notebook.id(6)))
        }
    }
}

extension Notebook {
    /// Runs a routine command.
    mutating func plan(_ command: RoutineCommand) throws {
        var next = UInt64(state.routineExercises.rows.count) + 80_000
        let decision = try command.decide(in: state) {
            next += 1
            return Self.id(next)
        }
        write(decision)
    }
}
