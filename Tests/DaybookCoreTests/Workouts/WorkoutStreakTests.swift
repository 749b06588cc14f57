import CivilTime
import DaybookCore
import Testing

@Suite struct WorkoutStreakTests {
    private let today = Day("2026-11-20")! // a Friday

    private func streak(_ days: [String], _ first: Weekday = .monday) -> [Int] {
        let streak = WorkoutStreak(days.map { Day($0)! }, today: today, firstWeekday: first)
        return [streak.days, streak.weeks, streak.longestDays, streak.longestWeeks]
    }

    @Test func withoutWorkoutsThereIsNone() { #expect(streak([]) == [0, 0, 0, 0]) }

    @Test func todayBreaksNothingWhileItLasts() {
        #expect(streak(["2026-11-18", "2026-11-19"]) == [2, 1, 2, 1])
        #expect(streak(["2026-11-18", "2026-11-19", "2026-11-20"]) == [3, 1, 3, 1])
        #expect(streak(["2026-11-17", "2026-11-18"]) == [0, 1, 2, 1])
    }

    @Test func twoWorkoutsOfADayAreOneDay() {
        #expect(streak(["2026-11-20", "2026-11-20", "2026-11-19"]) == [2, 1, 2, 1])
    }

    @Test func weeksCountFromTheirFirstWeekday() {
        // Sunday the 15th is in the previous week if weeks begin on Monday, and in this one if on Sunday.
        #expect(streak(["2026-11-15", "2026-11-16"]) == [0, 2, 2, 2])
        #expect(streak(["2026-11-15", "2026-11-16"], .sunday) == [0, 1, 2, 1])
        // None yet this week, one in each of the two before.
        #expect(streak(["2026-11-02", "2026-11-09"]) == [0, 2, 1, 2])
        #expect(streak(["2026-10-26", "2026-11-02"]) == [0, 0, 1, 2])
    }

    @Test func theLongestStays() {
        #expect(streak(["2026-01-01", "2026-01-02", "2026-01-03", "2026-11-20"]) == [1, 1, 3, 1])
    }

    @Test func futureWorkoutsDoNotCount() { #expect(streak(["2026-11-21"]) == [0, 0, 0, 0]) }
}
