import CivilTime
import TestSupport
import Testing

@testable import DaybookCore

/// Habits while the person is away. Histories begin on Monday, 2 November 2026.
@Suite struct AwayHabitTests {
    /// A history in which the days of these indices are away.
    private func history(
        _ schedule: Schedule, _ written: String, away: ClosedRange<Int>, kind: HabitKind = .check, target: Double = 1
    ) -> HabitHistory {
        let plain = DaybookCoreTests.history(schedule, written, kind: kind, target: target)
        let marks = plain.days.enumerated().map { index, day in
            DayMark(day: monday.advanced(by: index), state: day.state, total: day.total)
        }
        return HabitHistory(
            rule: plain.rule, marks: marks, today: plain.today,
            awayDays: AwayDays([monday.advanced(by: away.lowerBound)...monday.advanced(by: away.upperBound)]))
    }

    @Test func aDayAwayIsNotDue() {
        #expect(history(.daily, "xx...x.", away: 2...4).drawn == "xxnnnxo")
        #expect(!history(.daily, "xx...x.", away: 2...4).isDue(on: monday.advanced(by: 3)))
    }

    @Test func aStreakGoesOnAfterDaysAway() {
        let habit = history(.daily, "xx...xx", away: 2...4)
        #expect(habit.currentStreak.length == 4)
        #expect(habit.currentStreak.daysCovered == 4)
    }

    @Test func whatIsDoneWhileAwayCounts() {
        let habit = history(.daily, "xx.x.xx", away: 2...4)
        #expect(habit.drawn == "xxnxnxx")
        #expect(habit.currentStreak.length == 5)
    }

    @Test func strengthStaysAsItIsWhileAway() {
        let before = history(.daily, "xxx", away: 8...9).strength
        #expect(history(.daily, "xxx....", away: 3...6).strength == before)
    }

    /// Whatever was done: that a missed day was one away never makes the habit weaker, on that day or on a later one.
    @Test(arguments: 1...200 as ClosedRange<UInt64>)
    func beingAwayNeverLowersTheStrength(seed: UInt64) {
        var randomness = SeededRandomness(seed: seed)
        let schedules: [Schedule] = [
            .daily, .weekdays([.monday, .thursday]), .everyDays(3), .timesPerWeek(3), .timesPerMonth(4),
            .times(2, inDays: 5),
        ]
        let (schedule, kind) = (randomness.one(of: schedules), randomness.one(of: HabitKind.allCases))
        let letters = kind.isMeasure ? "..s0123459" : "..xxs"
        let written = String((0..<60).map { _ in randomness.one(of: Array(letters)) })
        let first = randomness.number(0...55)
        let away = first...first + randomness.number(0...14)
        let target = Double(randomness.number(1...4))
        let plain = history(schedule, written, away: 90...91, kind: kind, target: target)
        let rested = history(schedule, written, away: away, kind: kind, target: target)
        let last = plain.today
        for (one, other) in zip(
            plain.strengthCurve(from: monday, to: last), rested.strengthCurve(from: monday, to: last))
        {
            #expect(other.value >= one.value - 1e-12, "\(kind) \(schedule) \(written) \(away) \(one.day.text)")
        }
    }

    @Test func aWeekAsksForWhatSufficesBesideDaysAway() {
        func progress(_ written: String, away: ClosedRange<Int>) -> [Int]? {
            let habit = history(.timesPerWeek(3), written, away: away)
            return habit.periodProgress(on: habit.today).map { [$0.done, $0.of] }
        }
        #expect(progress("....", away: 1...2) == [0, 1])
        #expect(progress(".", away: 5...6) == [0, 1], "later in the week, too")
        #expect(progress("xx...", away: 1...3) == [2, 2] && progress(".....", away: 1...4) == nil)
        #expect(progress("....... .", away: 4...6) == [0, 3], "the next week is whole")
    }

    @Test func ratesLeaveDaysAwayOut() {
        #expect(history(.daily, "xx...x..", away: 2...4).completion(.all) == 3.0 / 4)
        #expect(history(.daily, "xx...xx", away: 2...4).totals.daysDue == 4)
        #expect(fullDays([history(.daily, "x..x", away: 1...2)]) == 2)
    }

    @Test func aWeekPartlyAwayAsksForNoMoreThanWasLeft() {
        // Three times a week: of the second week four days are left, on which it was done twice.
        let habit = history(.timesPerWeek(3), "xxx.... ....xx. x......", away: 7...9)
        #expect(habit.currentStreak.length == 1)
        #expect(history(.timesPerWeek(3), "xxx.... ....xx. x......", away: 30...31).currentStreak.length == 0)
    }

    @Test func windowsDoNotCountDaysAway() {
        // Every third day: with five days away between, the next is done in time.
        let habit = history(.times(1, inDays: 3), "x..x.......x", away: 4...8)
        #expect(habit.drawn.contains("-") == false)
        #expect(history(.times(1, inDays: 3), "x..x.......x", away: 20...21).drawn.contains("-"))
    }

    @Test func timeDoesNotKeepALimitWhileAway() {
        let habit = history(.daily, "1....1", away: 2...3, kind: .atMost, target: 2)
        #expect(habit.drawn == "xxnnxo")
        #expect(habit.totals.timesDone == 1)
    }

    @Test func moreThanALimitWhileAwayBreaksNothing() {
        #expect(history(.daily, "1191.", away: 2...2, kind: .atMost, target: 2).currentStreak.length == 3)
    }

    @Test func nothingIsExpectedOnComingDaysAway() {
        let habit = history(.daily, "xx", away: 3...4)
        #expect((2...5).map { habit.isExpected(on: monday.advanced(by: $0)) } == [true, false, false, true])
    }

    @Test func anAgendaOfADayAwayHasNoHabitDue() throws {
        var journal = TestJournal()
        try journal.add("Read")
        #expect(DayAgenda(on: journal.today, today: journal.today, in: journal.state).due == 1)
        try journal.goAway(from: nil)
        #expect(DayAgenda(on: journal.today, today: journal.today, in: journal.state).due == 0)
    }
}
