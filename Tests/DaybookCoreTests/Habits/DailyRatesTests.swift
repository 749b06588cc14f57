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

    @Test func completionsMissingFromAWeekAreThoseOfTheDaysThatAskedForThem() {
        // 1 of 3: on Saturday and Sunday it could not wait. The next week has begun, so this one is over.
        let habit = history(.timesPerWeek(3), "..x.... x")
        let rates = rates([habit], days: 7)
        #expect(rates.rates.map { $0.fraction } == [nil, nil, 1, nil, nil, 0, 0])
        #expect(rates.overall.map { abs($0 - 1.0 / 3) < 1e-15 } == true)
        #expect(rates.fraction(0..<5) == 1)
    }

    @Test func whatCanWaitLowersNoRate() {
        // Monday to Wednesday of a month that goes on, and of a week.
        let habits = [history(.daily, "xxx"), history(.timesPerMonth(1), "..."), history(.timesPerWeek(3), "x..")]
        #expect(rates(habits, days: 3).overall == 1)
        #expect(rates([habits[1]], days: 3).overall == nil && rates([habits[1]], days: 3).isDue)
        #expect(rates([habits[2]], days: 3).overall == 1)
        // A review of the week before shows it as it stood on Sunday, when the month went on.
        let week = history(.timesPerMonth(1), ".......", isLastDayOver: true)
        #expect(rates([week], days: 7).overall == nil)
        let call = history(.times(2, inDays: 10), "x......", isLastDayOver: true)
        #expect(rates([call], days: 7).overall == nil)
    }

    @Test func aDayWeighsAsMuchAsIsAskedForOnIt() {
        // Seven missed days of a habit due once in two days weigh half as much each, beside eight daily ones done. The eighth can wait.
        let habits = [history(.daily, "xxxxxxxxx"), history(.times(1, inDays: 2), ".........")]
        #expect(rates([habits[1]], days: 8).overall == 0)
        #expect(rates(habits, days: 8).overall.map { abs($0 - 16.0 / 23) < 1e-9 } == true)
    }

    @Test func aWeekThatGoesOnCountsWhatCannotBeReachedAnyMore() {
        // Friday asked for it, as three days were left. On Saturday two can be done, of three.
        let habit = history(.timesPerWeek(3), "......")
        #expect(rates([habit], days: 6).rates.map { $0.fraction } == [nil, nil, nil, nil, 0, 0])
        #expect(rates([habit], days: 6).overall == 0)
        let late = history(.timesPerWeek(3), ".....x")
        #expect(rates([late], days: 6).overall == 0.5)
    }

    @Test func theRateOfTodayIsThatOfItsPage() {
        // Walking can wait: the day is done without it.
        let done = rates([history(.daily, "x"), history(.timesPerWeek(3), ".")], days: 1)
        #expect(done.rateSoFar(today: monday) == 1 && !done.leavesOutToday)
        let open = rates([history(.daily, "x"), history(.daily, "."), history(.timesPerWeek(3), ".")], days: 1)
        #expect(open.rateSoFar(today: monday) == 0.5 && open.leavesOutToday)
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
        let open = rates([history(.daily, "xxxx"), history(.timesPerWeek(3), "x...")], days: 4)
        #expect(open.rates.map { $0.done } == [2, 1, 1, 1] && open.rates.map { $0.due } == [2, 1, 1, 1])
        let over = rates([history(.daily, "xxxxxxx"), history(.timesPerWeek(3), "x......")], days: 7)
        #expect(over.rates.map { $0.due } == [2, 1, 1, 1, 1, 2, 2])
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
        // Another one was added on Tuesday, after all were done.
        let habits = [history(.daily, "xx"), history(.daily, ".", first: monday.advanced(by: 1))]
        let rates = DailyRates(habits, from: monday, to: monday.advanced(by: 1), fullDays: [monday.advanced(by: 1)])
        #expect(rates.perfectDays == 1)
        #expect(rates.rates[1].isFull && rates.rates[1].fraction == 1 && !rates.rates[0].isFull)
    }

    @Test func aWeekdayIsRatedAsItsFullDaysAreShown() {
        // Monday is full, as the second habit was added when all were done.
        let habits = [history(.daily, "x.."), history(.daily, "...")]
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
