import CivilTime
import DaybookCore
import Journal
import Phrasing
import Testing
import Words

/// A typed line becomes the change of the part of the journal it belongs to.
@Suite struct QuickEntryDecisionTests {
    private let words = Words(.english)
    /// Friday, 20 November 2026, 12:00 UTC.
    private let now = LocalInstant(milliseconds: 1_795_176_000_000, offsetMinutes: 0)
    private let id = RecordID(hex: "aa11")!

    private func decide(_ line: String) throws -> Decision {
        var count: UInt8 = 0
        return try words.quickEntry(line, in: State(), now: now).decide(in: State(), words, now: now, id: id) {
            count += 1
            return RecordID([200, count])!
        }
    }

    @Test(arguments: [
        ("Call Bob tomorrow", "addTask"), ("weight 79.1", "measure"), ("ran 5 km in 27 min", "addWorkout"),
        ("yoga 30 min", "addWorkout"), ("hiked 12 km", "addWorkout"), ("mood good, walk", "logMood"),
        ("2 eggs and a banana", "addMeal"), ("habit Read every day at 21:00", "addHabit"),
        ("goal Save 5000 by June", "addGoal"), ("goal Learn to dance", "addGoal"),
    ])
    func lineMakesTheChangeOfItsPart(_ line: String, _ action: String) throws {
        let decision = try decide(line)
        #expect(decision.name == action)
        #expect(!decision.changes.isEmpty)
    }

    @Test func aRunHasItsDistanceAndTimeInASet() throws {
        let changes = try decide("ran 5 km in 27 min").changes
        #expect(changes.contains { $0.table == "exerciseSets" && $0.field == "metres" && $0.value == .real(5000) })
        #expect(changes.contains { $0.table == "exerciseSets" && $0.field == "seconds" && $0.value == .integer(1620) })
        #expect(changes.contains { $0.table == "workouts" && $0.field == "minutes" && $0.value == .integer(27) })
    }

    @Test(arguments: [
        ("squat 5x5 100", Language.english, ["Workout: Squat", "5 sets", "5 × 100 kg"]),
        ("Squat 5×5 100 kg", .english, ["Workout: Squat", "5 sets", "5 × 100 kg"]),
        ("did squats 5x5x100 yesterday", .english, ["Workout: Squat", "5 sets", "5 × 100 kg", "yesterday"]),
        ("bench press 3x8 60", .english, ["Workout: Bench press", "3 sets", "8 × 60 kg"]),
        ("bench 3x8 60", .english, ["Workout: Bench press", "3 sets", "8 × 60 kg"]),
        ("squat 100x5", .english, ["Workout: Squat", "5 × 100 kg"]),
        ("squat 3x5", .english, ["Workout: Squat", "3 sets", "5 repetitions"]),
        ("push-ups 3x15", .english, ["Workout: Push-up", "3 sets", "15 repetitions"]),
        ("plank 2x1:00", .english, ["Workout: Plank", "2 sets", "1:00"]),
        ("планка 3х45 сек", .russian, ["Тренировка: Планка", "3 подхода", "0:45"]),
        ("присед 5х5 100", .russian, ["Тренировка: Приседания со штангой", "5 подходов", "5 × 100 кг"]),
        ("сделал жим лёжа 3×8 62,5 кг", .russian, ["Тренировка: Жим лёжа", "3 подхода", "8 × 62,5 кг"]),
        ("przysiad 5x5 100", .polish, ["Trening: Przysiad ze sztangą", "5 serii", "5 × 100 kg"]),
        ("martwy ciąg 3x5 140", .polish, ["Trening: Martwy ciąg", "3 serie", "5 × 140 kg"]),
    ])
    func setsOfAnExerciseAreAWorkout(_ line: String, _ language: Language, _ pieces: [String]) throws {
        let words = Words(language)
        let entry = words.quickEntry(line, in: State(), now: now)
        #expect(words.pieces(entry, in: State(), today: Day("2026-11-20")!) == pieces, "\(line)")
        var count: UInt8 = 0
        let decision = try entry.decide(in: State(), words, now: now, id: id) {
            count += 1
            return RecordID([200, count])!
        }
        #expect(decision.name == "addWorkout")
    }

    @Test func eachSetIsARecordWithItsRepetitionsAndLoad() throws {
        let changes = try decide("squat 5x5 100").changes.filter { $0.table == "exerciseSets" }
        func values(_ field: String) -> [Value] { changes.filter { $0.field == field }.map { $0.value } }
        #expect(values("repetitions") == [Value](repeating: .integer(5), count: 5))
        #expect(values("load") == [Value](repeating: .real(100), count: 5))
        #expect(Set(changes.map { $0.record }).count == 5)
    }

    @Test(arguments: [
        "squat 5x5 100 tomorrow", "photo prints 10x15", "desk 2x4", "plan 3x8", "squat 100", "squat",
        "buy squat rack 2x2",
    ])
    func aLineThatIsNotOfSetsIsATask(_ line: String) {
        guard case .task = words.quickEntry(line, in: State(), now: now) else {
            Issue.record("\(line) is not a task")
            return
        }
    }

    @Test func aTagNamedAsAFeelingIsThatFeeling() throws {
        let tables = Set(try decide("mood bad, tired, rain").changes.map { $0.table })
        #expect(tables == ["moods", "moodFeelings", "moodTags"])
    }

    @Test func aMealOfAnUnknownFoodIsRefusedByItsName() throws {
        #expect(throws: QuickEntryRefusal.unknownFood("glimmerfish")) { try decide("lunch: banana and glimmerfish") }
    }

    @Test func previewNamesThePartAndItsValues() {
        let entry = words.quickEntry("ran 5 km in 27 min yesterday", in: State(), now: now)
        #expect(
            words.pieces(entry, in: State(), today: Day("2026-11-20")!)
                == ["Workout: Running", "5 km", "27:00", "yesterday"])
    }
}
