import CivilTime
import Testing

@testable import DaybookCore

@Suite struct HabitsCompletionTests {
    @Test func completionIsDoneByDueWithSkippedDaysLeftOut() {
        // Of 7 days one is skipped and 3 are done: 3 ÷ 6.
        #expect(history(.daily, "x.xs..x").completion(.week) == 0.5)
    }

    @Test func completionLooksBackAsFarAsItsPeriod() {
        // 30 days done, then 7 not, the last of them today: 0 of 6; 23 of 29; 30 of 36.
        let habit = history(.daily, String(repeating: "x", count: 30) + ".......")
        #expect(habit.completion(.week) == 0)
        #expect(habit.completion(.month) == 23.0 / 29)
        #expect(habit.completion(.year) == 30.0 / 36)
        #expect(habit.completion(.all) == 30.0 / 36)
        // 400 days, the first 35 of them done: none of the last 365.
        let long = history(.daily, String(repeating: "x", count: 35) + String(repeating: ".", count: 365))
        #expect(long.completion(.year) == 0)
        #expect(long.completion(.all) == 35.0 / 399)
    }

    @Test(
        arguments: [
            (.daily, "xx.x"), (.weekdays([.monday, .wednesday, .thursday]), "x.x"), (.everyDays(3), "x..x..x.."),
            (.timesPerWeek(3), "xx..x.. .x."), (.timesPerMonth(9), "x...x..."), (.times(2, inDays: 4), "x..x.x..."),
        ] as [(Schedule, String)])
    func anUnmarkedTodayLeavesTheRatesOfYesterday(_ schedule: Schedule, _ written: String) {
        let yesterday = history(schedule, written, isLastDayOver: true)
        let today = history(schedule, written + ".")
        #expect(today.completion(.all) == yesterday.completion(.all))
        #expect(today.weekdayProfile.map { $0.rate } == yesterday.weekdayProfile.map { $0.rate })
        let rates = DailyRates([today], from: monday, to: today.today)
        #expect(rates.overall == DailyRates([yesterday], from: monday, to: today.today).overall)
    }

    @Test func todayCountsOnceItIsDoneOrItsLimitIsExceeded() {
        #expect(history(.daily, "x..").completion(.all) == 0.5)
        #expect(history(.daily, "x.x").completion(.all) == 2.0 / 3)
        #expect(history(.daily, "5.2", kind: .atLeast, target: 5).completion(.all) == 0.5)
        #expect(history(.daily, "113", kind: .atMost, target: 2).completion(.all) == 2.0 / 3)
        #expect(history(.daily, ".").completion(.all) == nil)
    }

    @Test func theLastDayOfAnEarlierPeriodCountsInAnyCase() {
        #expect(history(.daily, "x..", isLastDayOver: true).completion(.all) == 1.0 / 3)
        let limit = history(.daily, "3.", kind: .atMost, target: 2, isLastDayOver: true)
        #expect(limit.completion(.all) == 0.5)
    }

    @Test func onlyDueDaysCount() {
        // Monday and Thursday due; Monday and Tuesday done: 1 of 2.
        #expect(history(.weekdays([.monday, .thursday]), "xx.....").completion(.week) == 0.5)
        // Every 4 days: due on days 0 and 4, done on day 0.
        #expect(history(.everyDays(4), "x.....").completion(.all) == 0.5)
    }

    @Test func nothingDueHasNoRate() {
        #expect(history(.daily, "sss").completion(.week) == nil)
        #expect(history(.weekdays([.sunday]), "...").completion(.all) == nil)
        #expect(history(.timesPerWeek(3), "sss.... ").completion(.all) == nil)
    }

    @Test func timesAWeekCapsWhatWasDone() {
        // Weeks of 4, 1 and 2 done of 2: (2 + 1 + 2) ÷ 6.
        let habit = history(.timesPerWeek(2), "xxxx... x...... x.....x")
        #expect(habit.completion(.all) == 5.0 / 6)
        // The last 7 days are the third week.
        #expect(habit.completion(.week) == 1)
    }

    @Test func theOpenWeekCountsInProportion() {
        // 7 of 7 a week, then Monday to Wednesday with 2 done: (7 + 2) ÷ (7 + 3).
        #expect(history(.timesPerWeek(7), "xxxxxxx x.x").completion(.all) == 0.9)
        // 3 a week: 9 ÷ 7 are due by Wednesday and 1 is done, so 7 ÷ 9. Thursday is not over.
        #expect(history(.timesPerWeek(3), "x...").completion(.all).map { abs($0 - 7.0 / 9) < 1e-15 } == true)
        // Done on Monday is more than is due so far, but counts no more than 1.
        #expect(history(.timesPerWeek(3), "x").completion(.all) == 1)
    }

    @Test func aWeekThatEndedWithinThePeriodCountsWhole() {
        // Thursday: the last 7 days begin on Friday, but last week's Monday counts for its week: (1 + 0) ÷ (1 + 3/7).
        let habit = history(.timesPerWeek(1), "x...... ....")
        #expect(habit.completion(.week).map { abs($0 - 0.7) < 1e-15 } == true)
    }

    @Test func aSkippedDayTakesOneOffWhatAWeekAsks() {
        // 2 of 3 with one skipped day: 2 ÷ 2. None of 3 with one: 0 ÷ 2. All 3 with one: 3 ÷ 3.
        #expect(history(.timesPerWeek(3), "xx.s...").completion(.all) == 1)
        #expect(history(.timesPerWeek(3), "xx.s... ...s... s").completion(.all) == 0.5)
        #expect(history(.timesPerWeek(3), "xxxs...").completion(.all) == 1)
    }

    @Test func timesAMonthCountsAFebruary() throws {
        // 4 times in February 2027 (28 days): by the 14th, 2 are due and 1 is done.
        let first = try #require(Day("2027-02-01"))
        #expect(history(.timesPerMonth(4), "x..............", first: first).completion(.all) == 0.5)
        // 31 times means all of its 28 days.
        #expect(history(.timesPerMonth(31), String(repeating: "x", count: 28), first: first).completion(.all) == 1)
    }

    @Test func aDayOfTimesInDaysIsMetAsInItsStreak() {
        // Twice in 4 days: the windows of Monday and Tuesday cover four days. The next three are missed, as no window can cover
        // them any more, and the last four can still be met.
        #expect(history(.times(2, inDays: 4), "xx..... .x..").completion(.all) == 4.0 / 7)
        #expect(history(.times(2, inDays: 4), "xx..x..").completion(.all) == 1)
        #expect(history(.times(2, inDays: 10), "x......").completion(.all) == nil)
        // Skipped days lengthen the window.
        #expect(history(.times(2, inDays: 4), "xss.s.x").completion(.all) == 1)
    }

    @Test func aStreakWithoutAGapIsARateOfAll() {
        // Done on days 0, 9, 18: two in each ten days.
        let habit = history(.times(2, inDays: 10), "x........x........x..")
        #expect(habit.currentStreak.length == 19 && habit.longestStreak.length == 19)
        for period in Period.allCases { #expect(habit.completion(period) == 1) }
        #expect(DailyRates([habit], from: monday, to: habit.today).overall == 1)
    }

    @Test func atMostLeavesTodayOutUntilSomethingIsEntered() {
        #expect(history(.daily, "...", kind: .atMost, target: 2).completion(.all) == 1)
        #expect(history(.daily, "..5", kind: .atMost, target: 2).completion(.all) == 2.0 / 3)
    }

    @Test func theWeekdayProfileIsDoneByDueForEachWeekday() {
        // Two of two Mondays, one of two Tuesdays, one of one Wednesday as the second is skipped, none of one Thursday.
        let profile = history(.weekdays([.monday, .tuesday, .wednesday, .thursday]), "xxx.... x.s").weekdayProfile
        #expect(profile.map(\.weekday) == Weekday.week(from: .monday))
        #expect(profile.map(\.rate) == [1, 0.5, 1, 0, nil, nil, nil])
        let fromSunday = history(.daily, "x", firstWeekday: .sunday).weekdayProfile
        #expect(fromSunday.map(\.rate) == [nil, 1, nil, nil, nil, nil, nil])
    }

    @Test func totalsCountWhatWasDoneDueAndEntered() {
        // At least 5: 7 and 5 done, 2 not; a skipped day.
        var totals = HabitTotals()
        totals.timesDone = 2
        totals.sum = 14
        totals.daysDue = 4
        totals.daysSkipped = 1
        #expect(history(.daily, "752s.", kind: .atLeast, target: 5).totals == totals)
    }

    @Test func aLimitKeptWithoutAnythingLoggedIsNotATimeDone() {
        let habit = history(.daily, "1..13", kind: .atMost, target: 2)
        #expect(habit.drawn == "xxxx-")
        #expect(habit.totals.timesDone == 2)
        #expect(DailyRates([habit], from: monday, to: habit.today).timesDone == 2)
    }

    @Test func kindsAndPeriodsAreReadBackFromTheirCodes() {
        #expect(HabitKind.allCases.map(\.rawValue) == ["check", "atLeast", "atMost"])
        #expect(Period.allCases.map(\.code) == ["week", "month", "year", "all"])
        #expect(Period.allCases.allSatisfy { Period(code: $0.code) == $0 })
        #expect(Period(code: "day") == nil)
    }
}
