import CivilTime
import Testing

@testable import DaybookCore

/// Rates over several habits, calculated by hand. All histories begin on Monday, 2 November 2026.
@Suite struct DailyRatesTests {
    @Test func aDayIsRatedByWhatWasDueOnIt() {
        // Both are due on Monday and Tuesday, only the daily one on Wednesday. The other is skipped on Tuesday.
        let habits = [history(.daily, "x.x"), history(.weekdays([.monday, .tuesday]), "xs.")]
        let rates = rates(habits, days: 3)
        #expect(rates.rates.map { $0.fraction } == [1, 0, 1])
        #expect(rates.rates.map { $0.due } == [2, 1, 1])
        #expect(rates.overall == 0.75)
        #expect(rates.timesDone == 3)
        #expect(fullDays(habits) == 2)
    }

    @Test func metWeekIsNotDueOnItsOtherDays() {
        let habit = history(.timesPerWeek(3), "x.x.x..")
        let rates = rates([habit], days: 7)
        #expect(rates.rates.map { $0.fraction } == [1, nil, 1, nil, 1, nil, nil])
        #expect(rates.overall == 1)
        #expect(fullDays([habit]) == 3)
    }

    @Test func completionsMissingFromAWeekAreSharedAmongItsOtherDays() {
        // 1 of 3: two are missing, a third of one on each of the six other days. The next week has begun, so this one
        // is over.
        let habit = history(.timesPerWeek(3), "..x.... x")
        let rates = rates([habit], days: 7)
        #expect(rates.rates[2].done == 1 && rates.rates[2].due == 1)
        #expect(rates.rates[0].done == 0 && rates.rates[0].due == 1.0 / 3)
        #expect(rates.overall.map { abs($0 - 1.0 / 3) < 1e-15 } == true)
    }

    @Test func extraCompletionsDoNotRaiseTheRate() {
        // 6 of 3 and then 0 of 3 is half, as in the habit's own rate.
        let habit = history(.timesPerWeek(3), "xxxxxx. ....... s")
        let rates = rates([habit], days: 14)
        #expect(rates.overall.map { abs($0 - 0.5) < 1e-15 } == true)
        #expect(habit.completion(.all) == 0.5)
        #expect(rates.timesDone == 6)
    }

    @Test func besideADailyHabitAWeeklyOneDoesNotSpoilTheDay() {
        // The daily one is always done. Wednesday is perfect, although the weekly one waits until Sunday.
        let habits = [history(.daily, "xxxxxxx"), history(.timesPerWeek(1), "......x")]
        #expect(fullDays(habits) == 7)
        #expect(rates(habits, days: 7).overall == 1)
    }

    @Test func anUnmetWeekSpoilsOnlyTheDaysOnWhichItCannotWait() {
        // By Wednesday 9 ÷ 7 of 3 a week were due and 1 was done, so a seventh is missing on both Tuesday and
        // Wednesday. It is Thursday.
        let open = rates([history(.daily, "xxxx"), history(.timesPerWeek(3), "x...")], days: 4)
        #expect(open.rates.map { $0.done } == [2, 1, 1, 1])
        #expect(open.rates[1].due == open.rates[2].due && abs(open.rates[1].due - 8.0 / 7) < 1e-15)
        #expect(open.overall.map { abs($0 - 5 / (5 + 2.0 / 7)) < 1e-12 } == true)
        #expect(fullDays([history(.daily, "xxx"), history(.timesPerWeek(3), "x..")]) == 3)
        #expect(fullDays([history(.daily, "xxx"), history(.timesPerWeek(2), "x.x")]) == 3)
        #expect(fullDays([history(.timesPerWeek(3), "x..")]) == 1)
        #expect(fullDays([history(.daily, "xxxxxxxx"), history(.timesPerWeek(3), "x...... x")]) == 6)
    }

    @Test func todayShowsWhatIsStillToBeDoneButLowersNoRate() {
        let rates = rates([history(.daily, "xx"), history(.daily, "x."), history(.daily, "..")], days: 2)
        #expect(rates.rates.map { $0.due } == [3, 3] && rates.rates.map { $0.done } == [2, 1])
        #expect(rates.rates[1].fraction == 1.0 / 3)
        #expect(rates.overall == 0.75)
        #expect(rates.fraction(0..<2) == 0.75 && rates.fraction(1..<2) == 1)
        let morning = self.rates([history(.daily, "."), history(.timesPerWeek(3), ".")], days: 1)
        #expect(morning.overall == nil && morning.isDue && morning.rates[0].fraction == 0)
    }

    @Test func aFullDayIsShownAsDone() {
        // A part of what the week lacks falls on Tuesday.
        let habits = [history(.daily, "xx"), history(.timesPerWeek(3), "x.")]
        let rates = DailyRates(habits, from: monday, to: monday.advanced(by: 1), fullDays: [monday.advanced(by: 1)])
        #expect(rates.perfectDays == 1)
        #expect(rates.rates[1].isFull && rates.rates[1].fraction == 1 && !rates.rates[0].isFull)
    }

    @Test func aWeekdayIsRatedAsItsFullDaysAreShown() {
        // Monday is full, as the week began before the weekly habit: the part of it that is lacking counts on Tuesday alone.
        let habits = [history(.daily, "x.."), history(.timesPerWeek(3), "...")]
        let rates = DailyRates(habits, from: monday, to: monday.advanced(by: 2), fullDays: [monday])
        func profile(today: Int) -> [Double?] {
            rates.byWeekday(from: .monday, today: monday.advanced(by: today)).prefix(3).map { $0.fraction }
        }
        #expect(profile(today: 2) == [1, 0, nil])
        #expect(profile(today: 0).first == 1, "a full day counts while it is today, too")
    }

    @Test func upperLimitIsNotRatedBeforeTheDayEnds() {
        let habit = history(.daily, "1.", kind: .atMost, target: 2)
        #expect(rates([habit], days: 2).rates.map { $0.fraction } == [1, nil])
    }

    @Test(
        arguments: [
            (.timesPerWeek(3), "x.x...."), (.timesPerWeek(3), "x.x.... xx"), (.timesPerWeek(4), "xs.s... .x..... x"),
            (.timesPerMonth(2), "x......... .......... .........x ..."), (.timesPerMonth(31), "xx.xs"),
            (.times(2, inDays: 5), "x..x. ..... .x"), (.times(3, inDays: 4), "sx.ss xxxxx .s"),
            (.timesPerWeek(2), "sssssss .x"), (.timesPerWeek(7), "ssssxxx"), (.daily, "x.s.x"),
            (.everyDays(3), "x..s..x"),
        ] as [(Schedule, String)])
    func overallRateEqualsTheHabitsCompletion(_ schedule: Schedule, _ written: String) {
        // Also starting on a Thursday, with an incomplete first week.
        for first in [monday, monday.advanced(by: 3)] {
            let habit = history(schedule, written, first: first)
            let rates = DailyRates([habit], from: first, to: habit.today)
            switch (rates.overall, habit.completion(.all)) {
            case (let rate?, let own?): #expect(abs(rate - own) < 1e-12, "\(schedule) \(written)")
            case (let rate, let own): #expect(rate == own, "\(schedule) \(written)")
            }
            #expect(rates.rates.allSatisfy { $0.done >= 0 && $0.due >= $0.done && $0.due <= 1 + 1e-12 })
        }
    }

    @Test func daysOutsideTheHistoryAreNotDue() {
        let habit = history(.timesPerWeek(3), "x..")
        let rates = DailyRates([habit], from: monday.advanced(by: -7), to: monday.advanced(by: 10))
        #expect(rates.rates.count == 18)
        #expect(rates.rates.prefix(7).allSatisfy { $0.fraction == nil })
        #expect(rates.rates[7].fraction == 1)
        #expect(rates.rates.suffix(8).allSatisfy { $0.fraction == nil })
        #expect(DailyRates([habit], from: monday.advanced(by: 5), to: monday.advanced(by: 6)).overall == nil)
        #expect(DailyRates([habit], from: monday, to: monday.advanced(by: -1)).rates.isEmpty)
    }

    private func rates(_ histories: [HabitHistory], days: Int) -> DailyRates {
        DailyRates(histories, from: monday, to: monday.advanced(by: days - 1))
    }
}
