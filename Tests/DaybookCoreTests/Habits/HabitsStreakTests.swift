import CivilTime
import TestSupport
import Testing

@testable import DaybookCore

@Suite struct HabitsStreakTests {
    @Test func aDayThatEndedUnmetBreaksAStreak() {
        // Two, a gap, three up to today.
        let habit = history(.daily, "xx.xxx")
        let (first, last) = (monday.advanced(by: 3), monday.advanced(by: 5))
        #expect(habit.currentStreak == Streak(first: first, last: last, length: 3, unit: .days, daysCovered: 3))
        #expect(habit.longestStreak == habit.currentStreak)
        #expect(habit.bestStreaks(5).map(\.length) == [3, 2])
        #expect(habit.bestStreaks(1).map(\.length) == [3])
        #expect(habit.bestStreaks(-1).isEmpty)
    }

    @Test func todayNotYetMarkedBreaksNothing() {
        #expect(history(.daily, "xxx.").currentStreak.length == 3)
        #expect(history(.daily, "xxx..").currentStreak.length == 0)
        #expect(history(.daily, "xxx..").longestStreak.length == 3)
    }

    @Test func anEarlierDayHasTheStreakThatEndedWithIt() {
        // Done, done, missed, done, skipped, done, and today is open.
        let habit = history(.daily, "xx.xsx.")
        let lengths = (-1...8).map { habit.streak(on: monday.advanced(by: $0)).length }
        #expect(lengths == [0, 1, 2, 0, 1, 1, 2, 2, 2, 2])
        #expect(habit.streak(on: monday.advanced(by: 1)).last == monday.advanced(by: 1))
        // Weeks of two: the second is not over.
        let weekly = history(.timesPerWeek(2), "xx..... x......")
        #expect(weekly.streak(on: monday.advanced(by: 6)).length == 1)
        #expect(weekly.streak(on: weekly.today) == weekly.currentStreak)
    }

    @Test(arguments: 1...60 as ClosedRange<UInt64>)
    func aStreakIsTheLastOneOfAllDaysUpToItsDay(seed: UInt64) {
        var randomness = SeededRandomness(seed: seed)
        let schedules: [Schedule] = [
            .daily, .weekdays([.monday, .friday]), .everyDays(3), .times(2, inDays: 5), .timesPerWeek(2),
            .timesPerMonth(9),
        ]
        let letters: [Character] = ["x", "x", "x", "x", "s", "."]
        let written = String((0..<60).map { _ in letters[randomness.number(0...5)] })
        for schedule in schedules {
            let habit = history(schedule, written)
            for index in 0..<60 {
                let streak = habit.streaks(in: 0..<index + 1).current
                #expect(habit.streak(on: monday.advanced(by: index)).length == streak?.length ?? 0)
                if let streak { #expect(habit.streak(on: monday.advanced(by: index)) == streak) }
            }
        }
    }

    @Test func aStreakWithinSomeDaysIsCutOffByThem() {
        let habit = history(.daily, "xxxxxxxxx.x")
        func longest(_ first: Int, _ last: Int) -> Int {
            habit.longestStreak(in: monday.advanced(by: first)...monday.advanced(by: last)).length
        }
        #expect(longest(-9, 40) == 9 && longest(7, 13) == 2 && longest(2, 4) == 3)
        #expect(longest(9, 9) == 0 && longest(-9, -1) == 0 && longest(20, 30) == 0)
        // Weeks belong to the day they begin on.
        let weekly = history(.timesPerWeek(1), "x...... x...... x......")
        #expect(weekly.longestStreak(in: monday.advanced(by: 1)...monday.advanced(by: 14)).length == 2)
    }

    @Test func skippedDayNeitherAddsNorBreaksAStreak() {
        // Four met days out of six, two skipped.
        let habit = history(.daily, "xxssxx")
        #expect(habit.currentStreak.length == 4)
        #expect(habit.currentStreak.daysCovered == 4)
        #expect(history(.daily, "sss").currentStreak.length == 0)
        #expect(history(.daily, "xs.x").currentStreak.length == 1)
    }

    @Test func daysThatAreNotDueNeitherAddNorBreak() {
        // Monday, Wednesday and Friday: four in a row up to the second Monday. Tuesday's mark adds nothing.
        let habit = history(.weekdays([.monday, .wednesday, .friday]), "xxx.x.. x.")
        #expect(habit.currentStreak.length == 4)
        #expect(habit.currentStreak.daysCovered == 8)
        #expect(history(.weekdays([.monday, .wednesday]), "x.....").currentStreak.length == 0)
    }

    @Test func everySoManyDaysCountsTheDaysThatAreDue() {
        // Due on days 0, 3, 6 and 9; day 9 is today and still open.
        #expect(history(.everyDays(3), "x..x..x...").currentStreak.length == 3)
        #expect(history(.everyDays(3), "x..x...x...").currentStreak.length == 0)
    }

    @Test func timesAWeekCountsWholeWeeks() {
        // Weeks of 2, 3 and 1 done of 2; the fourth, open, has 1.
        let habit = history(.timesPerWeek(2), "x..x... xxx.... x...... x.")
        #expect(habit.bestStreaks(9).map(\.length) == [2])
        #expect(habit.currentStreak.length == 0)
        #expect(habit.longestStreak.daysCovered == 14)
        #expect(habit.longestStreak.unit == .weeks)
        #expect(habit.longestStreak.last == monday.advanced(by: 13))
    }

    @Test func theOpenWeekAddsOnceItIsMetAndBreaksNothingBefore() {
        #expect(history(.timesPerWeek(2), "x..x... ...").currentStreak.length == 1)
        #expect(history(.timesPerWeek(2), "x..x... x..").currentStreak.length == 1)
        let met = history(.timesPerWeek(2), "x..x... xx.")
        #expect(met.currentStreak.length == 2)
        #expect(met.currentStreak.last == met.today)
        #expect(met.currentStreak.daysCovered == 10)
    }

    @Test func skippedDaysExcuseAWeekWithoutAddingIt() {
        // The second week has 1 of 2 and a skipped day, so it is neither. The fourth has none and one skipped day:
        // broken.
        #expect(history(.timesPerWeek(2), "xx..... x..s... xx..... .").currentStreak.length == 2)
        #expect(history(.timesPerWeek(2), "xx..... xx..... xx..... s...... .").currentStreak.length == 0)
        #expect(history(.timesPerWeek(2), "xx..... sssssss xx..... .").currentStreak.length == 2)
        // A met week with two skipped days covers five.
        #expect(history(.timesPerWeek(2), "xxss...").currentStreak.daysCovered == 5)
    }

    @Test func weeksBeginOnTheWeekdayThePersonChose() {
        // Done on Monday 2, Sunday 8, Monday 9 and Sunday 15: two weeks of two from Monday.
        let written = "x.....x x.....x ."
        #expect(history(.timesPerWeek(2), written).longestStreak.length == 2)
        // From Sunday: Monday 2 alone, Sunday 8 with Monday 9, and Sunday 15 alone in the open week: one.
        let fromSunday = history(.timesPerWeek(2), written, firstWeekday: .sunday)
        #expect(fromSunday.longestStreak.length == 1)
        #expect(fromSunday.currentStreak.first == monday.advanced(by: 6))
    }

    @Test func aHabitMayBeginInTheMiddleOfAWeek() {
        // From Friday: two of two in the rest of the week count as a week.
        let habit = history(.timesPerWeek(2), "x.x x..x... .", first: monday.advanced(by: 4))
        #expect(habit.currentStreak.length == 2)
        #expect(habit.currentStreak.first == monday.advanced(by: 4))
        #expect(habit.currentStreak.daysCovered == 10)
    }

    @Test func timesAMonthAsksForNoMoreThanTheMonthHasDays() throws {
        // 30 times a month, done every day from January to March 2027: 31, 28 and 31 days. February requires 28.
        let first = try #require(Day("2027-01-01"))
        let habit = history(.timesPerMonth(30), String(repeating: "x", count: 90), first: first)
        #expect(habit.currentStreak.length == 3)
        #expect(habit.currentStreak.unit == .months)
        #expect(habit.currentStreak.daysCovered == 90)
        // 27 days of February are not enough.
        let missing = String(repeating: "x", count: 31) + "." + String(repeating: "x", count: 58)
        #expect(history(.timesPerMonth(30), missing, first: first).currentStreak.length == 1)
    }

    @Test func timesInDaysCountsTheDaysThatSomeWindowCovers() {
        // Twice in 4 days: days 0 and 3 fill one window, 3 and 4 one that extends to day 6: 7 days. On day 11, days 7
        // and 8 can no longer be covered.
        let habit = history(.times(2, inDays: 4), "x..xx.. .....")
        #expect(habit.longestStreak.length == 7)
        #expect(habit.longestStreak.unit == .days)
        #expect(habit.currentStreak.length == 0)
    }

    @Test func aWindowThatCanStillBeFilledBreaksNothing() {
        // Day 7 is not covered yet. Its window of 4 ends on day 10: on day 9 it can still be filled on days 9 and 10,
        // on day 10 no longer.
        #expect(history(.times(2, inDays: 4), "x..xx.. ..").currentStreak.length == 7)
        #expect(history(.times(2, inDays: 4), "x..xx.. ...").currentStreak.length == 7)
        #expect(history(.times(2, inDays: 4), "x..xx.. ....").currentStreak.length == 0)
        // With one of the two done on day 8, day 10 alone is enough, and covers days 7 to 10.
        #expect(history(.times(2, inDays: 4), "x..xx.. .x..").currentStreak.length == 7)
        #expect(history(.times(2, inDays: 4), "x..xx.. .x.x").currentStreak.length == 11)
    }

    @Test func skippedDaysAreTakenOutOfWindows() {
        // Twice in 3 days: two skipped weeks between done days break nothing and add nothing.
        let habit = history(.times(2, inDays: 3), "xxx ssssssssssssss xx")
        #expect(habit.currentStreak.length == 5)
        #expect(habit.currentStreak.daysCovered == 5)
        #expect(history(.times(2, inDays: 3), "xxx .............. xx").currentStreak.length == 3)
        // Without the skipped days, the two done days are adjacent. On the calendar they are 3 days apart.
        #expect(history(.times(2, inDays: 3), "xssx").currentStreak.length == 2)
    }

    @Test func atMostHoldsThroughDaysWithNoEntry() {
        // At most 1: three days without entries, 2 is too many, then two days without entries. Today is open.
        let habit = history(.daily, "..12...", kind: .atMost, target: 1)
        #expect(habit.longestStreak.length == 3)
        #expect(habit.currentStreak.length == 2)
    }

    @Test func aLimitThatWasExceededTodayEndsTheStreakAtOnce() {
        #expect(history(.daily, "112", kind: .atMost, target: 1).currentStreak.length == 0)
        #expect(history(.daily, "111", kind: .atMost, target: 1).currentStreak.length == 2)
        #expect(history(.weekdays([.monday]), "12", kind: .atMost, target: 1).currentStreak.length == 1)
        #expect(history(.times(1, inDays: 1), "12", kind: .atMost, target: 1).currentStreak.length == 0)
    }

    @Test func windowsAgreeWithTryingEveryWindow() {
        // Compares every history of 9 days with the definition, for each schedule of windows up to 5 days.
        for bits in 0..<512 {
            let written = String((0..<9).map { bits & (1 << $0) == 0 ? Character(".") : "x" })
            for length in 2...5 {
                for times in 1...length {
                    let habit = history(.times(times, inDays: length), written, start: monday)
                    for index in 0..<9 {
                        let isCovered = (index - length + 1...index).contains { start in
                            (max(start, 0)..<min(start + length, 9)).count { bits & (1 << $0) != 0 } >= times
                        }
                        guard habit.isMet(on: monday.advanced(by: index)) == isCovered else {
                            Issue.record("\(written) \(times)/\(length) day \(index)")
                            return
                        }
                        // Open: if every day from today on were done, some window would cover it.
                        let future = bits | (~0 << 8)
                        let canBe = (index - length + 1...index).contains { start in
                            start + length > 8
                                && (max(start, 0)..<start + length).count { future & (1 << $0) != 0 } >= times
                        }
                        let isOpen = index >= (habit.windows?.openFrom ?? 9)
                        guard isCovered || isOpen == canBe else {
                            Issue.record("\(written) \(times)/\(length) day \(index) open \(isOpen)")
                            return
                        }
                    }
                }
            }
        }
    }
}
