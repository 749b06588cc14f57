import CivilTime
import DaybookCore
import Journal
import Testing

@Suite struct MoodStatisticsTests {
    private func statistics(_ moods: [(moment: String, mood: Mood)]) throws -> MoodStatistics {
        var journal = TestJournal()
        for (place, item) in moods.enumerated() {
            try journal.log(item.mood, at: item.moment, id: 1000 + UInt64(place))
        }
        return MoodStatistics(journal.state.moodEntries(of: nil))
    }

    @Test func aDaysMeanIsThatOfItsEntries() throws {
        // 2026-11-16 is a Monday: (2 + 1 − 1) / 3; the 18th −2.
        let found = try statistics([
            ("2026-11-16T08:00", .great), ("2026-11-16T12:00", .good), ("2026-11-16T23:59", .bad),
            ("2026-11-18T05:59", .awful),
        ])
        #expect(found.days.map(\.day.text) == ["2026-11-16", "2026-11-18"])
        #expect(found.days.map(\.mean) == [2.0 / 3, -2] && found.days.map(\.count) == [3, 1])
        #expect(found.byWeekday.map(\.value) == [2.0 / 3, nil, -2, nil, nil, nil, nil])
        #expect(found.byPart.map(\.value) == [-2, 2, 1, -1])
        #expect(Mood.ofPerson.map { found.count(of: $0) } == [1, 1, 0, 1, 1] && found.entryCount == 4)
    }

    @Test func theSevenDayMeanWeighsDaysAlike() throws {
        // The 14th leaves the window on the 21st: (1 + (2 + 0) / 2 − 1) / 3 = 1/3 on the 20th, (1 − 1) / 2 = 0 on the
        // 21st.
        let found = try statistics([
            ("2026-11-14T08:00", .good), ("2026-11-16T08:00", .great), ("2026-11-16T12:00", .okay),
            ("2026-11-20T08:00", .bad),
        ])
        #expect(found.sevenDayMean(on: Day("2026-11-20")!) == 1.0 / 3)
        #expect(found.sevenDayMean(on: Day("2026-11-21")!) == 0)
        #expect(found.sevenDayMean(on: Day("2026-11-13")!) == nil)
        #expect(found.sevenDayMean(on: Day("2026-11-27")!) == nil)
    }

    @Test func nothingHasNoMean() {
        let found = MoodStatistics([])
        #expect(found.days.isEmpty && found.sevenDayMean(on: Day("2026-11-20")!) == nil && found.byPart[0].value == nil)
    }
}
