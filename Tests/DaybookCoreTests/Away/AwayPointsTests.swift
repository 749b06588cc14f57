import CivilTime
import Journal
import TestSupport
import Testing

@testable import DaybookCore

/// Being away takes no points. Today is Friday, 20 November 2026.
@Suite struct AwayPointsTests {
    /// The points without those of a comeback, for which days away are no pause.
    private func points(_ journal: TestJournal) -> Int64 {
        let comeback = journal.game.progress(towards: .comeback)
        return journal.points - (comeback.earnedOn == nil ? 0 : comeback.achievement.points)
    }

    /// Some habits with random marks, tasks that repeat, moods and challenges of seven weeks.
    private func life(_ randomness: inout SeededRandomness) throws -> TestJournal {
        let schedules: [Schedule] = [
            .daily, .weekdays([.monday, .thursday, .sunday]), .everyDays(2), .timesPerWeek(2), .timesPerMonth(5),
            .times(1, inDays: 3), .times(2, inDays: 7),
        ]
        var journal = TestJournal()
        let first = journal.today.advanced(by: -49)
        journal.now.milliseconds -= 49 * 86_400_000
        for id in 1...UInt64(randomness.number(1...3)) {
            let kind = HabitKind.allCases[randomness.number(0...2)]
            try journal.add("Habit \(id)", id: id) {
                ($0.schedule, $0.kind, $0.target) = (
                    schedules[randomness.number(0...6)], kind, kind == .check ? nil : 2
                )
            }
        }
        var draft = TaskDraft(title: "Water plants")
        (draft.dueDay, draft.repetition) = (first, repetition("AFTER=P3D"))
        try journal.plan(.add(draft, id: TestJournal.id(60)))
        let measures: [ChallengeMeasure] = [.habits, .fullDays, .tasks, .moods]
        for id in 1...UInt64(3) {
            let from = first.advanced(by: randomness.number(0...30))
            try journal.compete(
                .add(
                    Challenge(
                        id: 70 + id, measures[randomness.number(0...3)], Int64(randomness.number(1...9)),
                        from: from.text,
                        until: from.advanced(by: 9).text)))
        }
        let diligence = randomness.number(1...9)
        var occurrence: Int32 = 1
        for offset in 0...49 {
            let day = first.advanced(by: offset)
            journal.now.milliseconds = Int64(day.number) * 86_400_000 + 28_800_000
            for habit in journal.state.livingHabits where randomness.number(0...9) <= diligence {
                if habit.kind == .check {
                    try journal.run(
                        randomness.number(0...9) == 0
                            ? .skip(habit.id, on: day, reason: "") : .markDone(habit.id, on: day))
                } else {
                    try journal.run(.setValue(habit.id, on: day, Double(randomness.number(1...4))))
                }
            }
            if randomness.number(0...4) == 0 {
                try journal.plan(.complete(TaskItem.id(of: TestJournal.id(60), on: Day(number: occurrence)!)!))
                occurrence += 1
            }
            if randomness.number(0...3) == 0 {
                try journal.log(.good, at: day.text + "T07:00", id: 2000 + UInt64(offset))
            }
        }
        return journal
    }

    @Test(arguments: 1...120 as ClosedRange<UInt64>)
    func moreTimeAwayNeverLowersPoints(seed: UInt64) throws {
        var randomness = SeededRandomness(seed: seed)
        var journal = try life(&randomness)
        for id in 0..<UInt64(3) {
            let before = points(journal)
            let from = journal.today.advanced(by: -randomness.number(0...55))
            try journal.goAway(
                from: from.text, until: from.advanced(by: randomness.number(0...15)).text, id: 900 + id)
            try #require(points(journal) >= before, "away from \(from.text)")
        }
    }

    @Test func aLimitThatWasKeptWhileAwayKeepsItsStreakInTheLedger() throws {
        var journal = TestJournal()
        journal.now.milliseconds -= 19 * 86_400_000
        try journal.add("Coffee") { ($0.kind, $0.target) = (.atMost, 2) }
        journal.now.milliseconds += 19 * 86_400_000
        try journal.run(.setValue(TestJournal.id(1), on: Day("2026-11-01")!, 1))
        try journal.run(.setValue(TestJournal.id(1), on: Day("2026-11-08")!, 2))
        #expect(journal.earned(on: "2026-11-07") == ["streak of 7 days 10"])
        try journal.goAway(from: "2026-11-02", until: "2026-11-06")
        #expect(journal.earned(on: "2026-11-07") == ["streak of 7 days 10"])
    }

    @Test func daysThatAWindowCoversStillCountWhileAway() throws {
        var journal = TestJournal()
        try journal.add("Swim") { ($0.schedule, $0.startDay) = (.times(1, inDays: 3), Day("2026-11-01")) }
        try journal.mark(1, "2026-11-01", "2026-11-04", "2026-11-07", "2026-11-10")
        let before = journal.points
        try journal.goAway(from: "2026-11-02", until: "2026-11-06")
        #expect(journal.points == before)
        #expect(journal.earned(on: "2026-11-07").contains("streak of 7 days 10"))
    }
}
