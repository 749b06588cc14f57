import CivilTime
import DaybookCore
import Journal
import TestSupport
import Testing

/// Changes to the moods' tables, written by several devices and merged in any order and repeatedly, give the same
/// state.
@Suite struct MoodConvergenceTests {
    private static let today = Day("2026-11-20")!

    /// Required fields are more frequent, so that there is something to advise on.
    private static let names: [(String, String)] =
        Subject.schema.columns.map { (Subject.table, $0.name) }
        + MoodEntry.schema.columns.map { (MoodEntry.table, $0.name) }
        + (0..<24).map { (MoodEntry.table, ["life", "mood", "day", "at"][$0 % 4]) }
        + MoodTag.schema.columns.map { (MoodTag.table, $0.name) }
        + MoodFeeling.schema.columns.map { (MoodFeeling.table, $0.name) }
        + DismissedAdvice.schema.columns.map { (DismissedAdvice.table, $0.name) }

    private static func value(of field: String, _ randomness: inout SeededRandomness) -> Value {
        // Sometimes a value that no field should have.
        switch Int.random(in: 0...29, using: &randomness) {
        case 0: return .integer(.max)
        case 1: return .real(-1e300)
        case 2: return .bytes([])
        default: break
        }
        switch field {
        case "life": return .integer([1, 1, 1, 2, 3].randomElement(using: &randomness)!)
        case "subject": return Int.random(in: 0...3, using: &randomness) > 0 ? .null : .bytes(randomness.record().bytes)
        case "mood": return .text((Mood.allCases.map(\.rawValue) + ["luck"]).randomElement(using: &randomness)!)
        case "day": return .integer(Int64(today.number) - Int64.random(in: 0...6, using: &randomness))
        case "at": return .integer(1_795_000_000_000 + Int64.random(in: 0...9, using: &randomness) * 3_600_000)
        case "offset", "archived", "birthday", "createdOn": return .integer(Int64.random(in: 0...1, using: &randomness))
        default: return .text("\(Int.random(in: 0...9, using: &randomness))")
        }
    }

    /// A valid id of a record in a table.
    private static func record(of table: String, _ randomness: inout SeededRandomness) -> RecordID {
        // More entries than pets.
        let record = RecordID([UInt8.random(in: 1...8, using: &randomness)])!
        switch table {
        case MoodTag.table: return MoodTag.id(of: record, ["a", "b"].randomElement(using: &randomness)!)!
        case MoodFeeling.table: return MoodFeeling.id(of: record, Bool.random(using: &randomness) ? .anxious : .proud)!
        case DismissedAdvice.table:
            let rule = AdviceRule.Name.allCases.randomElement(using: &randomness)!
            return AdviceCause(rule: rule, subject: randomness.record(), key: record.bytes).id!
        case Subject.table: return randomness.record()
        default: return record
        }
    }

    private static func world(_ seed: UInt64) -> SeededWorld {
        SeededWorld(seed: seed, most: 500) { randomness in
            let (table, field) = names.randomElement(using: &randomness)!
            return Change(table, record(of: table, &randomness), field, value(of: field, &randomness))
        }
    }

    /// Everything derived from the tables.
    private static func told(_ state: State) -> [String] {
        var told = state.livingSubjects.map { "\($0)" }
        told += state.allMoodEntries.map { "\($0) \(state.feelings(of: $0.id)) \(state.moodTags(of: $0.id))" }
        told += state.moodTagCounts.map { "\($0)" }
        for owner in [nil] + state.livingSubjects.map(\.id) {
            let statistics = MoodStatistics(state.moodEntries(of: owner))
            told += statistics.days.map { "\($0)" } + [statistics.byWeekday, statistics.byPart].map { "\($0)" }
            told += state.advice(on: owner, today: today).map { "\($0)" }
        }
        return told
    }

    @Test(arguments: UInt64(1)...120) func anyOrderAndAnyRepetitionGivesTheSameMoods(seed: UInt64) throws {
        var world = Self.world(seed)
        try world.expectTheSameInAnyOrder(Self.told)
    }

    @Test func theWorldsOfThatPropertyHoldMoodsTagsAndAdvice() {
        var (moods, tags, advice) = (0, 0, 0)
        for seed in UInt64(1)...120 {
            let state = Self.world(seed).state
            moods += state.allMoodEntries.count
            tags += state.moodTagCounts.count
            for owner in [nil] + state.livingSubjects.map(\.id) {
                advice += state.advice(on: owner, today: Self.today).count
            }
        }
        #expect(moods > 50 && tags > 20 && advice > 5, "\(moods) \(tags) \(advice)")
    }
}
