import CivilTime
import Testing

@testable import DaybookCore

@Suite struct GoalPaceTests {
    private let start = Day("2026-03-01")!

    private func pace(
        base: Double = 0, _ current: Double, of target: Double, by deadline: String? = nil, on today: String
    ) -> GoalPace {
        GoalPace(
            base: base, current: current, target: target, from: start, to: deadline.map { Day($0)! },
            today: Day(today)!)
    }

    private func forecast(base: Double = 0, _ current: Double, of target: Double, on today: String) -> GoalPace.Forecast
    {
        pace(base: base, current, of: target, on: today).forecast
    }

    @Test func halfReachedInTenDaysNeedsTenMore() {
        #expect(forecast(5, of: 10, on: "2026-03-10") == .reached(on: Day("2026-03-20")!))
    }

    @Test func fractionalDaysAreRoundedUp() {
        // 10 days for 6, so 10 · 4 ÷ 6 = 6.67 more days.
        #expect(forecast(6, of: 10, on: "2026-03-10") == .reached(on: Day("2026-03-17")!))
    }

    @Test func roundingErrorsAddNoDay() {
        #expect(forecast(0.1 + 0.2, of: 0.6, on: "2026-03-03") == .reached(on: Day("2026-03-06")!))
        #expect(forecast(0.3, of: 0.9, on: "2026-03-03") == .reached(on: Day("2026-03-09")!))
    }

    @Test func decreasingGoalsAreForecastLikeIncreasingOnes() {
        // From 82 to 80 kg in 20 days, with 4 kg to go: 40 more days.
        #expect(forecast(base: 82, 80, of: 76, on: "2026-03-20") == .reached(on: Day("2026-04-29")!))
    }

    @Test func paceCountsOnlyProgressSinceTheStart() {
        // 40 at the start, 10 gained in 10 days, 50 to go.
        #expect(forecast(base: 40, 50, of: 100, on: "2026-03-10") == .reached(on: Day("2026-04-29")!))
    }

    @Test func withoutAGainThereIsNoForecast() {
        #expect(forecast(0, of: 10, on: "2026-03-10") == .still)
        #expect(forecast(base: 82, 83, of: 76, on: "2026-03-10") == .still)
        #expect(forecast(base: 5, 4, of: 10, on: "2026-03-10") == .still)
    }

    @Test func theFirstTwoDaysAreTooEarlyForAForecast() {
        #expect(forecast(1, of: 12, on: "2026-03-01") == .tooEarly)
        #expect(forecast(1, of: 12, on: "2026-03-02") == .tooEarly)
        #expect(forecast(1, of: 12, on: "2026-03-03") == .reached(on: Day("2026-04-05")!))
    }

    @Test func beforeItsFirstDayAGoalHasNotBegun() {
        #expect(forecast(0, of: 10, on: "2026-02-28") == .notBegun)
    }

    @Test func moreThanAHundredYearsIsFarAway() {
        #expect(forecast(1, of: 12_176, on: "2026-03-03") == .reached(on: Day("2126-03-04")!))
        #expect(forecast(1, of: 12_177, on: "2026-03-03") == .tooFarAhead)
        #expect(forecast(1e-300, of: 1e300, on: "2026-03-10") == .tooFarAhead)
    }

    @Test func latenessIsCountedFromTheDeadline() {
        #expect(pace(5, of: 10, by: "2026-03-11", on: "2026-03-10").daysLate == 9)
        #expect(pace(5, of: 10, by: "2026-03-20", on: "2026-03-10").daysLate == 0)
        #expect(pace(5, of: 10, by: "2026-03-22", on: "2026-03-10").daysLate == -2)
        #expect(pace(5, of: 10, on: "2026-03-10").daysLate == nil)
        #expect(pace(0, of: 10, by: "2026-03-11", on: "2026-03-10").daysLate == nil)
    }

    @Test func anEvenPlanReachesItOnTheDeadline() {
        // 40 days from 1 March to 9 April.
        #expect(pace(5, of: 10, by: "2026-04-09", on: "2026-03-10").plannedShare == 0.25)
        #expect(pace(5, of: 10, by: "2026-04-09", on: "2026-02-10").plannedShare == 0)
        #expect(pace(5, of: 10, by: "2026-04-09", on: "2026-05-10").plannedShare == 1)
        #expect(pace(5, of: 10, on: "2026-03-10").plannedShare == nil)
    }

    @Test func amountNeededPerDayIncludesToday() {
        #expect(pace(5, of: 10, by: "2026-03-19", on: "2026-03-10").neededADay == 0.5)
        #expect(pace(base: 82, 80, of: 76, by: "2026-03-10", on: "2026-03-10").neededADay == -4)
        #expect(pace(5, of: 10, by: "2026-03-09", on: "2026-03-10").neededADay == nil)
        // Before the start, only the days from the start count.
        #expect(pace(0, of: 10, by: "2026-03-10", on: "2026-02-01").neededADay == 1)
    }
}
