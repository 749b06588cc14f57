import CivilTime
import Journal
import Testing

@testable import DaybookCore

/// Today is Friday, 20 November 2026.
@Suite struct InsightTests {
    private func insight(_ journal: TestJournal) -> Insight? {
        journal.state.insight(of: DayAgenda(on: journal.today, today: journal.today, in: journal.state))
    }

    @Test func aDayThatMakesAStreakTheLongestIsAnInsightBeforeAndAfterItsMark() throws {
        var journal = TestJournal()
        try journal.add("Read") { $0.startDay = Day("2026-11-01") }
        try journal.mark(1, from: "2026-11-02", count: 8)
        #expect(insight(journal) == nil)
        try journal.mark(1, from: "2026-11-12", count: 7)
        #expect(insight(journal) == nil)
        try journal.mark(1, "2026-11-11", "2026-11-19")
        // Nine days against eight: it is the longest since yesterday.
        #expect(insight(journal) == nil)
        try journal.run(.clear(TestJournal.id(1), on: Day("2026-11-11")!))
        guard case .longestStreak(let habit, length: 9, isDone: false)? = insight(journal) else {
            Issue.record("no insight")
            return
        }
        #expect(habit.title == "Read")
        try journal.mark(1, "2026-11-20")
        guard case .longestStreak(_, length: 9, isDone: true)? = insight(journal) else {
            Issue.record("no insight")
            return
        }
        journal.now.milliseconds += 86_400_000
        #expect(insight(journal) == nil)
    }

    @Test func withoutAnEarlierStreakOfAWeekThereIsNoRecord() throws {
        var journal = TestJournal()
        try journal.add("Read") { $0.startDay = Day("2026-11-01") }
        try journal.mark(1, from: "2026-11-10", count: 3)
        try journal.mark(1, from: "2026-11-17", count: 3)
        #expect(insight(journal) == nil)
    }

    @Test func aRecordBrokenYesterdayIsAnInsightOfToday() throws {
        var journal = TestJournal()
        try journal.workOut(on: "2026-11-16", id: 1, [ExerciseSet("bench-press", 5, kilograms: 60)])
        try journal.workOut(on: "2026-11-19", id: 2, [ExerciseSet("bench-press", 5, kilograms: 65)])
        let benchPress = try #require(Exercise.id(ofCode: "bench-press"))
        #expect(insight(journal) == .record(exercise: benchPress))
        journal.now.milliseconds += 86_400_000
        #expect(insight(journal) == nil)
    }

    @Test func aFirstWorkoutAndOneThatBreaksNoRecordAreNoInsight() throws {
        var journal = TestJournal()
        try journal.workOut(on: "2026-11-19", id: 1, [ExerciseSet("bench-press", 5, kilograms: 60)])
        #expect(insight(journal) == nil)
        try journal.workOut(on: "2026-11-12", id: 2, [ExerciseSet("bench-press", 5, kilograms: 65)])
        #expect(insight(journal) == nil)
    }

    @Test func aPartSwitchedOffHasNoInsight() throws {
        var journal = TestJournal()
        try journal.workOut(on: "2026-11-16", id: 1, [ExerciseSet("bench-press", 5, kilograms: 60)])
        try journal.workOut(on: "2026-11-19", id: 2, [ExerciseSet("bench-press", 5, kilograms: 65)])
        var settings = journal.state.settings
        settings.setHidden(true, .workouts)
        journal.write(try SettingsCommand(settings).decide(in: journal.state))
        #expect(insight(journal) == nil)
    }

    /// Completes tasks on a day at eight.
    private func complete(_ count: Int, on day: String, _ journal: inout TestJournal) throws {
        journal.now.milliseconds = Int64(Day(day)!.number) * 86_400_000 + 28_800_000
        for _ in 0..<count {
            let id = TestJournal.id(UInt64(journal.now.milliseconds))
            try journal.plan(.add(TaskDraft(title: "Write"), id: id))
            try journal.plan(.complete(id))
        }
    }

    @Test func aWeekWithMoreTasksThanUsualIsAnInsightOnItsLastTwoDays() throws {
        var journal = TestJournal()
        for day in ["2026-10-21", "2026-10-28", "2026-11-04"] { try complete(4, on: day, &journal) }
        try complete(6, on: "2026-11-17", &journal)
        journal.now.milliseconds = Int64(Day("2026-11-20")!.number) * 86_400_000 + 28_800_000
        #expect(insight(journal) == nil)
        for (day, last, count) in [("2026-11-21", "2026-11-20", 6), ("2026-11-22", "2026-11-21", 7)] {
            journal.now.milliseconds += 86_400_000
            let told = Insight.tasksOfWeek(count, usual: 3, days: Day("2026-11-16")!...Day(last)!)
            #expect(insight(journal) == told)
            // Something done on the day itself changes nothing.
            try complete(1, on: day, &journal)
            #expect(insight(journal) == told)
        }
        journal.now.milliseconds += 86_400_000
        #expect(insight(journal) == nil)
    }

    @Test func aWeekLikeOthersOrAfterTooFewIsNoInsight() throws {
        var journal = TestJournal()
        for day in ["2026-10-21", "2026-10-28", "2026-11-04"] { try complete(7, on: day, &journal) }
        try complete(5, on: "2026-11-17", &journal)
        journal.now.milliseconds = Int64(Day("2026-11-21")!.number) * 86_400_000 + 28_800_000
        #expect(insight(journal) == nil)

        var other = TestJournal()
        for day in ["2026-10-21", "2026-10-28"] { try complete(4, on: day, &other) }
        try complete(6, on: "2026-11-17", &other)
        other.now.milliseconds = Int64(Day("2026-11-21")!.number) * 86_400_000 + 28_800_000
        #expect(insight(other) == nil)
    }

    @Test func theRestOfABudgetThatLastsIsAnInsightAtTheEndOfTheMonth() throws {
        var journal = TestJournal()
        try journal.open("Cash", id: 1)
        try journal.limit(.groceries, to: 40000, since: "2026-11-01")
        try journal.pay(30000, .groceries, on: "2026-11-10")
        #expect(insight(journal) == nil)
        journal.now.milliseconds = Int64(Day("2026-11-28")!.number) * 86_400_000 + 28_800_000
        guard case .budgetLeft(let status)? = insight(journal) else {
            Issue.record("no insight")
            return
        }
        #expect(status.left == 10000 && status.daysLeft == 3)
        // Overspent, it is none.
        try journal.pay(10100, .groceries, on: "2026-11-28")
        #expect(insight(journal) == nil)
    }

    @Test func aBudgetOfWhichLittleWasSpentIsNoInsight() throws {
        var journal = TestJournal()
        try journal.open("Cash", id: 1)
        try journal.limit(.groceries, to: 40000, since: "2026-11-01")
        try journal.pay(10000, .groceries, on: "2026-11-10")
        journal.now.milliseconds = Int64(Day("2026-11-28")!.number) * 86_400_000 + 28_800_000
        #expect(insight(journal) == nil)
    }

    @Test(arguments: ["0001-01-01", "1899-12-31", "1969-12-30", "1969-12-31", "1970-01-01", "9999-12-31"])
    func anyDayCanBeAskedForItsInsight(_ day: String) {
        let journal = TestJournal()
        #expect(journal.state.insight(of: DayAgenda(on: Day(day)!, today: journal.today, in: journal.state)) == nil)
    }
}
