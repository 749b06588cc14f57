import CivilTime
import Journal
import TestSupport
import Testing

@testable import DaybookCore

/// Being away takes nothing from a streak, and all pages tell of the same one.
@Suite struct AwayStreakTests {
    private static let schedules: [Schedule] = [
        .daily, .weekdays([.monday, .thursday, .sunday]), .everyDays(3), .timesPerWeek(2), .timesPerMonth(5),
        .times(1, inDays: 3), .times(2, inDays: 10),
    ]

    /// Marks of a habit of any kind, with time away, until today.
    private func marks(_ kind: HabitKind, _ randomness: inout SeededRandomness) -> [DayMark] {
        let diligence = randomness.number(1...9)
        var marks: [DayMark] = []
        for offset in 0..<80 where randomness.number(0...9) <= diligence {
            let day = monday.advanced(by: offset)
            if randomness.number(0...9) == 0 {
                marks.append(DayMark(day: day, state: .skipped))
            } else if kind == .check {
                marks.append(DayMark(day: day, state: .done))
            } else {
                marks.append(DayMark(day: day, total: Double(randomness.number(0...4))))
            }
        }
        return marks
    }

    @Test(arguments: 1...300 as ClosedRange<UInt64>)
    func moreTimeAwayNeverShortensAStreak(seed: UInt64) throws {
        var randomness = SeededRandomness(seed: seed)
        let (schedule, kind) = (randomness.one(of: Self.schedules), randomness.one(of: HabitKind.allCases))
        let rule = HabitRule(kind: kind, target: 2, schedule: schedule, startDay: monday)
        let marks = marks(kind, &randomness)
        func history(_ spans: [ClosedRange<Day>]) -> HabitHistory {
            HabitHistory(rule: rule, marks: marks, today: monday.advanced(by: 79), awayDays: AwayDays(spans))
        }
        var spans: [ClosedRange<Day>] = []
        for _ in 0..<4 {
            let before = history(spans)
            let first = monday.advanced(by: randomness.number(-3...82))
            spans.append(first...first.advanced(by: randomness.number(0...20)))
            let after = history(spans)
            let away = spans.map { "\($0.lowerBound.text) \($0.upperBound.text)" }
            let text: Comment = "\(kind) \(schedule.code) away \(away)"
            try #require(after.currentStreak.length >= before.currentStreak.length, text)
            try #require(after.currentStreak.daysCovered >= before.currentStreak.daysCovered, text)
            try #require(after.longestStreak.length >= before.longestStreak.length, text)
            for offset in 0..<80 {
                let day = monday.advanced(by: offset)
                try #require(after.streak(on: day).length >= before.streak(on: day).length, text)
            }
        }
    }

    /// The milestones of the ledger, and those of the streaks that the habit's page and the review show. The ledger names those
    /// that a mark of the same or a later day shows.
    @Test(arguments: 1...150 as ClosedRange<UInt64>)
    func theMilestonesOfTheLedgerAreThoseOfTheHistory(seed: UInt64) throws {
        var randomness = SeededRandomness(seed: seed)
        let (schedule, kind) = (randomness.one(of: Self.schedules), randomness.one(of: HabitKind.allCases))
        let marks = marks(kind, &randomness)
        var journal = TestJournal()
        journal.now.milliseconds = Int64(monday.number) * 86_400_000 + 36_000_000
        try journal.add("Call") { habit in
            (habit.schedule, habit.kind, habit.target) = (schedule, kind, kind == .check ? nil : 2)
        }
        journal.now.milliseconds += 79 * 86_400_000
        for mark in marks {
            let command: HabitCommand =
                switch (mark.state, mark.total) {
                case (.skipped, _): .skip(TestJournal.id(1), on: mark.day, reason: "")
                case (_, let total?): .setValue(TestJournal.id(1), on: mark.day, total)
                case (_, nil): .markDone(TestJournal.id(1), on: mark.day)
                }
            try journal.run(command)
        }
        for id in 0..<UInt64(randomness.number(0...3)) {
            let first = monday.advanced(by: randomness.number(0...75))
            try journal.goAway(
                from: first.text, until: first.advanced(by: randomness.number(0...15)).text, id: 900 + id)
        }
        let history = journal.state.history(of: try journal.habit(), today: journal.today)
        let lastMark = marks.last { $0.state == .done || $0.total != nil }?.day ?? .first
        var expected: [Day] = []
        history.forEachStreakStep { day, length, _ in
            if length % PointRules.streakStep(history.streakUnit) == 0, day <= lastMark { expected.append(day) }
        }
        let milestones = journal.state.gameIndex(on: journal.today).habits.first??.milestones ?? []
        #expect(milestones.map { $0.day } == expected, "\(kind) \(schedule.code)")
    }

    /// "Call" twice in ten days, called every fifth day for forty days.
    @Test func aStreakOfWindowsIsAsLongOnThePageAsInTheLedgerAfterTimeAway() throws {
        var journal = TestJournal()
        journal.now.milliseconds = Int64(Day("2026-10-01")!.number) * 86_400_000 + 36_000_000
        try journal.add("Call") { $0.schedule = .times(2, inDays: 10) }
        journal.now.milliseconds += 39 * 86_400_000
        for offset in stride(from: 0, to: 40, by: 5) {
            try journal.mark(1, Day("2026-10-01")!.advanced(by: offset).text)
        }
        func longest() throws -> Int {
            journal.state.history(of: try journal.habit(), today: journal.today).longestStreak.length
        }
        let points = journal.points
        #expect(try longest() == 40)
        try journal.goAway(from: "2026-10-12", until: "2026-10-24")
        #expect(try longest() == 40)
        #expect(journal.points == points)
    }

    /// Kept limits and covered days count while away, as does what was done; the rest neither counts nor breaks.
    @Test func aDayAwayCountsIfItWouldWithoutIt() {
        func length(_ written: String, _ schedule: Schedule, _ kind: HabitKind, away: ClosedRange<Int>) -> Int {
            let plain = history(schedule, written, kind: kind, target: 2)
            let marks = plain.days.enumerated().map { index, day in
                DayMark(day: monday.advanced(by: index), state: day.state, total: day.total)
            }
            return HabitHistory(
                rule: plain.rule, marks: marks, today: plain.today,
                awayDays: AwayDays([monday.advanced(by: away.lowerBound)...monday.advanced(by: away.upperBound)])
            ).currentStreak.length
        }
        #expect(length("xx.xx", .daily, .check, away: 1...2) == 4)
        #expect(length("1...91.", .daily, .atMost, away: 1...4) == 5)
        #expect(length("x..x.....x", .times(1, inDays: 3), .check, away: 4...8) == 9)
    }
}
