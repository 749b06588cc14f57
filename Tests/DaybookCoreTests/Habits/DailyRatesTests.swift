import CivilTime
import Testing

@testable import DaybookCore

/// Rates over several habits, calculated by hand. All histories begin on Monday, 2 November 2026.
@Suite struct DailyRatesTests {
    @Test func aDayIsRatedByWhatWasDueOnIt() {
        // Both are due on Monday and Tuesday, only the daily one on Wednesday. The other is skipped on Tuesday.
        let rates = rates([history(.daily, "x.x"), history(.weekdays([.monday, .tuesday]), "xs.")], days: 3)
        #expect(rates.rates.map { $0.fraction } == [1, 0, 1])
        #expect(rates.rates.map { $0.due } == [2, 1, 1])
        #expect(rates.overall == 0.75)
        #expect(rates.timesDone == 3)
        #expect(rates.perfectDays == 2)
    }

    @Test func metWeekIsNotDueOnItsOtherDays() {
        let rates = rates([history(.timesPerWeek(3), "x.x.x..")], days: 7)
        #expect(rates.rates.map { $0.fraction } == [1, nil, 1, nil, 1, nil, nil])
        #expect(rates.overall == 1)
        #expect(rates.perfectDays == 3)
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
        let habit = history(.timesPerWeek(3), "xxxxxx. .......")
        let rates = rates([habit], days: 14)
        #expect(rates.overall.map { abs($0 - 0.5) < 1e-15 } == true)
        #expect(habit.completion(.all) == 0.5)
        #expect(rates.timesDone == 6)
    }

    @Test func besideADailyHabitAWeeklyOneDoesNotSpoilTheDay() {
        // The daily one is always done. Wednesday is perfect, although the weekly one waits until Sunday.
        let rates = rates([history(.daily, "xxxxxxx"), history(.timesPerWeek(1), "......x")], days: 7)
        #expect(rates.perfectDays == 7)
        #expect(rates.overall == 1)
    }

    @Test func unfinishedWeekSpoilsNoPerfectDay() {
        // By Wednesday 9 ÷ 7 of 3 a week were due and 1 was done, so a seventh is missing on both Tuesday and
        // Wednesday.
        let open = rates([history(.daily, "xxx"), history(.timesPerWeek(3), "x..")], days: 3)
        #expect(open.rates.map { $0.done } == [2, 1, 1])
        #expect(open.rates[1].due == open.rates[2].due && abs(open.rates[1].due - 8.0 / 7) < 1e-15)
        #expect(open.perfectDays == 3)
        #expect(rates([history(.timesPerWeek(3), "x..")], days: 3).perfectDays == 1)
        // Once the week is over, what is missing counts.
        #expect(rates([history(.daily, "xxxxxxxx"), history(.timesPerWeek(3), "x...... x")], days: 8).perfectDays == 2)
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
