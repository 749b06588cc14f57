import CivilTime
import DaybookCore
import Journal
import Testing

@Suite struct ExerciseRecordsTests {
    private var journal = TestJournal()

    private var bench: ExerciseRecords? {
        journal.state.exerciseRecords.first { $0.exercise == Exercise.id(ofCode: "bench-press") }
    }

    @Test func oneRepMaxUsesTheBrzyckiFormula() {
        // 60 · 36 ÷ (37 − 8) = 2160 ÷ 29 = 74.4828; a single repetition is the load itself.
        #expect(abs((ExerciseRecords.oneRepMax(load: 60, repetitions: 8) ?? 0) - 74.482758) < 1e-6)
        #expect(ExerciseRecords.oneRepMax(load: 100, repetitions: 1) == 100)
        // 90 · 36 ÷ 27
        #expect(ExerciseRecords.oneRepMax(load: 90, repetitions: 10) == 120)
        #expect(ExerciseRecords.oneRepMax(load: 60, repetitions: 37) == nil)
        #expect(ExerciseRecords.oneRepMax(load: 60, repetitions: 0) == nil)
        #expect(ExerciseRecords.oneRepMax(load: 0, repetitions: 5) == nil)
    }

    @Test mutating func theBestOfAllSetsIsTheRecord() throws {
        try journal.workOut(
            on: "2026-11-01", id: 1,
            [ExerciseSet("bench-press", 8, kilograms: 60), ExerciseSet("bench-press", 5, kilograms: 70)])
        try journal.workOut(on: "2026-11-03", id: 2, [ExerciseSet("bench-press", 12, kilograms: 55)])
        // 70 · 36 ÷ 32 = 78.75; 60 → 74.48; 55 · 36 ÷ 25 = 79.2
        #expect(bench?.oneRepMax?.value == 79.2)
        #expect(bench?.oneRepMax?.day == Day("2026-11-03"))
        #expect(bench?.heaviest?.value == 70)
        // 8 · 60 = 480; 5 · 70 = 350; 12 · 55 = 660
        #expect(bench?.bestSet?.value == 660)
        #expect(bench?.mostRepeated?.value == 12)
        #expect(bench?.setCount == 3)
        #expect(bench?.longest == nil && bench?.farthest == nil && bench?.fastest == nil)
    }

    @Test mutating func highRepetitionSetsGiveNoOneRepMax() throws {
        try journal.workOut(id: 1, [ExerciseSet("bench-press", 13, kilograms: 60)])
        #expect(bench?.oneRepMax == nil)
        #expect(bench?.bestSet?.value == 780)
    }

    @Test mutating func aCorrectedTypoCorrectsTheRecord() throws {
        try journal.workOut(id: 1, [ExerciseSet("bench-press", 5, kilograms: 700)])
        #expect(bench?.heaviest?.value == 700)
        var set = try #require(journal.state.sets(of: TestJournal.id(1)).first)
        set.load = 70
        try journal.exercise(.editSet(set))
        #expect(bench?.heaviest?.value == 70)
        try journal.exercise(.deleteSet(set.id))
        #expect(bench == nil)
    }

    @Test mutating func recordsAreSortedByUseAndExercisesByRecency() throws {
        try journal.workOut(
            on: "2026-11-01", id: 1,
            [ExerciseSet("squat", 5), ExerciseSet("bench-press", 8), ExerciseSet("bench-press", 8)])
        try journal.workOut(
            on: "2026-11-03", id: 2, [ExerciseSet("squat", 5), ExerciseSet("squat", 5), ExerciseSet("squat", 5)])
        #expect(journal.state.recentExercises(9) == ["squat", "bench-press"].map { Exercise.id(ofCode: $0) })
        #expect(journal.state.exerciseRecords.map(\.setCount) == [4, 2])
        let squat = try #require(Exercise.id(ofCode: "squat"))
        let workouts = journal.state.workouts(with: squat)
        #expect(workouts.map(\.sets.count) == [1, 3])
        #expect(ExerciseRecords(squat, in: workouts) == journal.state.exerciseRecords[0])
        #expect(ExerciseRecords(TestJournal.id(9), in: []) == nil)
    }

    @Test mutating func exercisesOfOldWorkoutsAreNotOfferedEvenIfLoggedLast() throws {
        let first = try #require(Day("2025-01-01"))
        for number in 0..<150 {
            try journal.workOut(
                on: first.advanced(by: number).description, id: UInt64(number + 1), [ExerciseSet("bench-press", 8)])
        }
        try journal.workOut(on: "2024-12-31", id: 900, [ExerciseSet("squat", 5), ExerciseSet("squat", 5)])
        #expect(journal.state.recentExercises(9) == [Exercise.id(ofCode: "bench-press")])
    }

    @Test mutating func firstOfEqualSetsInAWorkoutHoldsTheRecord() throws {
        let same = ExerciseSet("bench-press", 5, kilograms: 70)
        try journal.workOut(on: "2026-11-05", id: 1, [same, same])
        let sets = journal.state.sets(of: TestJournal.id(1))
        #expect(bench?.heaviest?.set == sets.first?.id && bench?.bestSet?.set == sets.first?.id)
    }

    @Test mutating func earliestOfEqualSetsHoldsTheRecord() throws {
        try journal.workOut(on: "2026-11-05", id: 1, [ExerciseSet("bench-press", 5, kilograms: 70)])
        try journal.workOut(on: "2026-11-03", id: 2, [ExerciseSet("bench-press", 5, kilograms: 70)])
        #expect(bench?.heaviest?.day == Day("2026-11-03"))
    }

    @Test mutating func theFirstTimeBreaksNoRecord() throws {
        try journal.workOut(
            on: "2026-11-03", id: 1,
            [ExerciseSet("bench-press", 5, kilograms: 60), ExerciseSet("bench-press", 5, kilograms: 70)])
        #expect(bench?.heaviest?.value == 70 && bench?.heaviest?.isBroken == false)
        #expect(bench?.mostRepeated?.isBroken == false && bench?.oneRepMax?.isBroken == false)
        #expect(bench?.isFirstTime(in: TestJournal.id(1)) == true)
        try journal.workOut(on: "2026-11-05", id: 2, [ExerciseSet("bench-press", 5, kilograms: 75)])
        #expect(bench?.heaviest?.isBroken == true && bench?.bestSet?.isBroken == true)
        // As many as the first time.
        #expect(bench?.mostRepeated?.isBroken == false)
        #expect(bench?.isFirstTime(in: TestJournal.id(2)) == false)
    }

    @Test mutating func theFirstTimeWithALoadBreaksNoRecordOfLoads() throws {
        try journal.workOut(on: "2026-11-03", id: 1, [ExerciseSet("push-up", 10)])
        try journal.workOut(on: "2026-11-05", id: 2, [ExerciseSet("push-up", 12, kilograms: 10)])
        let records = try #require(journal.state.exerciseRecords.first)
        #expect(records.heaviest?.isBroken == false && records.mostRepeated?.isBroken == true)
    }

    @Test mutating func anEarlierWorkoutLoggedLaterMakesABestARecord() throws {
        try journal.workOut(on: "2026-11-05", id: 1, [ExerciseSet("bench-press", 5, kilograms: 75)])
        try journal.workOut(on: "2026-11-03", id: 2, [ExerciseSet("bench-press", 5, kilograms: 70)])
        #expect(bench?.heaviest?.isBroken == true)
        #expect(bench?.isFirstTime(in: TestJournal.id(2)) == true)
    }

    @Test mutating func warmingUpSetsNoRecord() throws {
        var set = ExerciseSet("bench-press", 5, kilograms: 70)
        set.kind = .warmUp
        try journal.workOut(id: 1, [set])
        #expect(journal.state.exerciseRecords.isEmpty)
    }

    @Test mutating func runsHaveALongestAFarthestAndAFastest() throws {
        try journal.workOut(
            id: 1,
            [
                ExerciseSet("running", seconds: 1500, metres: 5000),
                ExerciseSet("running", seconds: 3600, metres: 10_000),
                ExerciseSet("running", seconds: 4000),
            ])
        let running = try #require(journal.state.exerciseRecords.first)
        #expect(running.longest?.value == 4000)
        #expect(running.farthest?.value == 10_000)
        // 5000 ÷ 1500 = 3.33 is faster than 10000 ÷ 3600 = 2.78
        #expect(running.fastest?.value == 5000.0 / 1500)
    }

    @Test mutating func aDeletedWorkoutHoldsNoRecordAndADeletedExerciseDoes() throws {
        let own = TestJournal.id(900)
        try journal.exercise(.addExercise(Exercise("Atlas stones", id: 900)))
        var set = ExerciseSet("squat", 3, kilograms: 100)
        set.exercise = own
        try journal.workOut(id: 1, [set])
        try journal.exercise(.deleteExercise(own))
        #expect(journal.state.exerciseRecords.map(\.exercise) == [own])
        try journal.exercise(.delete(TestJournal.id(1)))
        #expect(journal.state.exerciseRecords.isEmpty)
    }

    @Test mutating func aSetOfAnotherAppWithALoadAloneCanBeEdited() throws {
        try journal.workOut(id: 1, [ExerciseSet("bench-press", 5, kilograms: 60)])
        let id = try #require(journal.state.sets(of: TestJournal.id(1)).first?.id)
        journal.write(
            Decision(WorkoutAction.editSet, [Change(ExerciseSet.table, id, "repetitions", .null)]))
        var set = try #require(journal.state.sets(of: TestJournal.id(1)).first)
        set.kind = .warmUp
        try journal.exercise(.editSet(set))
        #expect(journal.state.sets(of: TestJournal.id(1)).map { $0.kind } == [.warmUp])
    }
}
