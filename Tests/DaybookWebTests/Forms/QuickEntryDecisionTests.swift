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
            words.pieces(entry, imperial: false, today: Day("2026-11-20")!)
                == ["Workout: Running", "5 km", "27:00", "yesterday"])
    }
}
