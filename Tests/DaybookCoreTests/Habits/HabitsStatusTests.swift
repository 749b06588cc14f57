import CivilTime
import Testing

@testable import DaybookCore

@Suite struct HabitsStatusTests {
    @Test func aDailyHabitIsMissedWhenADayEndsAndOpenToday() {
        #expect(history(.daily, "x.s.").drawn == "x-so")
        #expect(history(.daily, "x.sx").drawn == "x-sx")
    }

    @Test func outsideTheHistoryIsBeforeTheStartOrTheFuture() {
        let habit = history(.daily, "x..")
        #expect(habit.status(on: monday.advanced(by: -1)) == .beforeStart)
        #expect(habit.status(on: monday.advanced(by: 3)) == .future)
        #expect(!habit.isMet(on: monday.advanced(by: 3)))
        #expect(!habit.isDue(on: monday.advanced(by: -1)))
        #expect(habit.fraction(on: monday.advanced(by: -1)) == 0)
        #expect(habit.periodProgress(on: monday) == nil)
    }

    @Test func aWeekdayThatWasNotChosenIsNotDueButCanBeDone() {
        // Monday and Wednesday are due; Tuesday was done anyway.
        #expect(history(.weekdays([.monday, .wednesday]), ".x.... .").drawn == "-x-nnnn")
    }

    @Test func marksBeforeTheStartBeginTheHistoryEarlier() {
        let habit = history(.daily, "..x.x", start: monday.advanced(by: 3))
        #expect(habit.firstDay == monday.advanced(by: 2))
        #expect(habit.drawn == "x-x")
        let measure = history(.daily, "..2.5", kind: .atLeast, target: 5, start: monday.advanced(by: 3))
        #expect(measure.drawn == "%-x")
    }

    @Test func intervalScheduleStaysAlignedToItsStartWhenMarkedEarlier() {
        // Every 3 days from Friday the 6th also means the 3rd and 9th. The mark on the 2nd begins the history.
        let habit = history(.everyDays(3), "x.......", start: monday.advanced(by: 4))
        #expect(habit.drawn == "x-nn-nno")
    }

    @Test func aSkipOrATakenBackMarkBeforeTheStartBeginsNothing() {
        let marks = [
            DayMark(day: monday, state: .skipped), DayMark(day: monday.advanced(by: 1), state: .none),
        ]
        let rule = HabitRule(schedule: .daily, startDay: monday.advanced(by: 5))
        let habit = HabitHistory(rule: rule, marks: marks, today: monday.advanced(by: 6))
        #expect(habit.drawn == "-o")
    }

    @Test func aClockThousandsOfYearsAheadAsksForNoMoreThanTwoHundred() {
        let rule = HabitRule(schedule: .daily, startDay: monday)
        let marks = [DayMark(day: monday, state: .done), DayMark(day: .last, state: .done)]
        let habit = HabitHistory(rule: rule, marks: marks, today: .last)
        #expect(habit.days.count == HabitLimits.historyDays + 1)
        #expect(habit.currentStreak.length == 1 && habit.status(on: monday) == .beforeStart)
    }

    @Test func aHabitThatBeginsTomorrowHasNoHistory() {
        let rule = HabitRule(schedule: .timesPerWeek(3), startDay: monday.advanced(by: 1))
        let habit = HabitHistory(rule: rule, marks: [], today: monday)
        #expect(habit.status(on: monday) == .beforeStart)
        #expect(habit.currentStreak.length == 0)
        #expect(habit.completion(.all) == nil)
        #expect(habit.strength == 0)
        #expect(habit.totals == HabitTotals())
    }

    @Test func marksAfterTodayAreLeftOut() {
        let rule = HabitRule(schedule: .daily, startDay: monday)
        let habit = HabitHistory(
            rule: rule, marks: [DayMark(day: monday.advanced(by: 1), state: .done)], today: monday)
        #expect(habit.totals.timesDone == 0)
        #expect(habit.status(on: monday.advanced(by: 1)) == .future)
    }

    @Test func atLeastIsDoneAtItsTargetAndPartlyDoneBelowIt() {
        // 8 glasses: 9 and 8 are enough, 6 is three quarters, 0 is none.
        let habit = history(.daily, "9860.", kind: .atLeast, target: 8)
        #expect(habit.drawn == "xx%-o")
        #expect(habit.status(on: monday.advanced(by: 2)) == .partial(0.75))
        #expect(habit.fraction(on: monday.advanced(by: 2)) == 0.75)
        #expect(habit.fraction(on: monday) == 1)
    }

    @Test func atMostIsMetByAnEndedDayWithNoEntry() {
        // At most 2: no entry on Monday is met, 2 is met, 3 exceeds it by half of the target, today is still open.
        let habit = history(.daily, ".23.", kind: .atMost, target: 2)
        #expect(habit.drawn == "xx-o")
        #expect(habit.fraction(on: monday.advanced(by: 2)) == 0.5)
        #expect(habit.fraction(on: monday.advanced(by: 3)) == 0)
    }

    @Test func exceedingAnUpperLimitIsMissedAtOnce() {
        #expect(history(.daily, ".3", kind: .atMost, target: 2).drawn == "x-")
        #expect(history(.timesPerWeek(3), "3.", kind: .atMost, target: 2).drawn == "-o")
    }

    @Test func aLimitIsUndecidedUntilItsDayIsOver() {
        let habit = history(.daily, "12", kind: .atMost, target: 2)
        #expect(habit.drawn == "xo")
        #expect(!habit.isDone(on: habit.today) && habit.isUndecided(on: habit.today))
        #expect(habit.fraction(on: habit.today) == 0)
        #expect((habit.currentStreak.length, habit.totals.timesDone, habit.totals.daysDue) == (1, 1, 1))
        #expect(history(.daily, "32", kind: .atMost, target: 2).completion(.all) == 0)
        let over = history(.daily, "12", kind: .atMost, target: 2, isLastDayOver: true)
        #expect(over.drawn == "xx" && over.currentStreak.length == 2 && over.totals.timesDone == 2)
        #expect(history(.timesPerWeek(1), "2", kind: .atMost, target: 2).drawn == "o")
        #expect(history(.times(1, inDays: 3), "2", kind: .atMost, target: 2).drawn == "o")
    }

    @Test func aLimitThatWasMarkedByHandIsDoneAtOnce() {
        #expect(history(.daily, "1x", kind: .atMost, target: 2).drawn == "xx")
    }

    @Test func atMostIsNotMetByADayThatWasNotDue() {
        // Only Mondays are due. No entry on other days does not count as done.
        #expect(history(.weekdays([.monday]), ".......", kind: .atMost, target: 2).drawn == "xnnnnnn")
    }

    @Test func explicitStateOverridesTheMeasuredTotal() {
        let rule = HabitRule(kind: .atLeast, target: 10, schedule: .daily, startDay: monday)
        let marks = [
            DayMark(day: monday, state: .done, total: 3),
            DayMark(day: monday.advanced(by: 1), state: .skipped, total: 12),
            DayMark(day: monday.advanced(by: 2), state: .none, total: 10),
            DayMark(day: monday.advanced(by: 3), state: .none),
        ]
        #expect(HabitHistory(rule: rule, marks: marks, today: monday.advanced(by: 4)).drawn == "xsx-o")
    }

    @Test func invalidTotalCountsAsNotEntered() {
        let rule = HabitRule(kind: .atLeast, target: 10, schedule: .daily, startDay: monday)
        for total in [Double.nan, .infinity, -.infinity, 1e300] {
            let habit = HabitHistory(rule: rule, marks: [DayMark(day: monday, total: total)], today: monday)
            #expect(habit.drawn == "o")
            #expect(habit.strength == 0)
            #expect(habit.totals.sum == 0)
        }
    }

    @Test func restingDaysOfAMetWeekAreCoveredAndThoseOfAnUnmetOneMissed() {
        // Twice a week; the third week is open.
        let habit = history(.timesPerWeek(2), "x..x... ...x... x.")
        #expect(habit.drawn == "xccxccc" + "---x---" + "xo")
        #expect(habit.isMet(on: monday.advanced(by: 1)))
        #expect(!habit.isMet(on: monday.advanced(by: 10)))
    }

    @Test func partialFirstWeekIsNotMissed() {
        // It begins on Saturday with 3 times a week: the two days left are not missed.
        let habit = history(.timesPerWeek(3), "x. .......", first: monday.advanced(by: 5))
        #expect(habit.drawn == "xn" + "ooooooo")
    }

    @Test func daysNearEnoughToOthersAreCoveredByTheirWindow() {
        // Twice in 4 days: days 1 and 4 share a window, and with days 4 and 5 cover up to day 7. The earliest window
        // still open begins 2 days before today, the 12th: today and tomorrow can complete it.
        let habit = history(.times(2, inDays: 4), "x..xx.. .....")
        #expect(habit.drawn == "xccxxcc" + "--ooo")
    }

    @Test func progressCountsTheWholeWeekOrMonthOrTheDaysThatEndOnTheDay() {
        let weekly = history(.timesPerWeek(3), "x.x.x.x xx.")
        let skipped = history(.timesPerWeek(3), "s.xs")
        #expect(skipped.periodProgress(on: monday).map { [$0.done, $0.of] } == [1, 1])
        #expect(history(.timesPerWeek(1), "s").periodProgress(on: monday) == nil)
        #expect(weekly.periodProgress(on: monday).map { [$0.done, $0.of] } == [4, 3])
        #expect(weekly.periodProgress(on: monday.advanced(by: 8)).map { [$0.done, $0.of] } == [2, 3])
        let within = history(.times(3, inDays: 5), "x.x..x.")
        #expect(within.periodProgress(on: monday.advanced(by: 2)).map { [$0.done, $0.of] } == [2, 3])
        #expect(within.periodProgress(on: monday.advanced(by: 6)).map { [$0.done, $0.of] } == [2, 3])
        let monthly = history(.timesPerMonth(31), "x")
        #expect(monthly.periodProgress(on: monday).map { [$0.done, $0.of] } == [1, 30])
    }
}
