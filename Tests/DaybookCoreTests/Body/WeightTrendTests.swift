import CivilTime
import Testing

@testable import DaybookCore

@Suite struct WeightTrendTests {
    private let first = Day("2026-11-01")!

    private func trend(_ weights: [(Int, Double)]) -> WeightTrend {
        WeightTrend(weights.map { (first.advanced(by: $0.0), $0.1) })
    }

    private func near(_ value: Double?, _ expected: Double) -> Bool { abs((value ?? .infinity) - expected) < 1e-9 }

    @Test func eachDayTheTrendGoesATenthOfTheWay() {
        let points = trend([(0, 80), (1, 81), (2, 79)]).points
        // 80; 80 + 0.1 · (81 − 80) = 80.1; 80.1 + 0.1 · (79 − 80.1) = 79.99
        #expect(points[0].trend == 80)
        #expect(near(points[1].trend, 80.1))
        #expect(near(points[2].trend, 79.99))
    }

    @Test func daysWithoutWeighInsCountAsIfTheNewWeightWasWeighedOnThem() {
        // 80 + (1 − 0.9³) · (82 − 80) = 80 + 0.271 · 2 = 80.542
        #expect(near(trend([(0, 80), (3, 82)]).points[1].trend, 80.542))
        #expect(near(trend([(0, 80), (1, 82), (2, 82), (3, 82)]).points[3].trend, 80.542))
    }

    @Test func severalWeighInsOfADayCountAsTheirMeanInAnyOrder() {
        let points = trend([(1, 83), (0, 80), (1, 81)]).points
        #expect(points.map(\.weight) == [80, 82])
        #expect(near(points[1].trend, 80.2))
        #expect(trend([(0, 80.1), (0, 80.2), (0, 80.3)]) == trend([(0, 80.3), (0, 80.1), (0, 80.2)]))
    }

    @Test func theMeanOfAWeekLooksAtSevenDays() {
        let trend = trend([(0, 90), (1, 80), (4, 81), (7, 82)])
        // Days 1 to 7: (80 + 81 + 82) ÷ 3
        #expect(trend.sevenDayMean(on: first.advanced(by: 7)) == 81)
        #expect(trend.sevenDayMean(on: first) == 90)
        #expect(trend.sevenDayMean(on: first.advanced(by: -1)) == nil)
        #expect(trend.sevenDayMean(on: first.advanced(by: 14)) == nil)
    }

    @Test func theSlopeIsTheLineOfLeastSquares() throws {
        // Days 0, 5, 10 (mean 5), weights 80, 80, 79 (mean 79.667):
        // (−5 · 0.333 + 0 + 5 · (−0.667)) ÷ (25 + 0 + 25) = −5 ÷ 50
        let slope = try #require(trend([(0, 80), (5, 80), (10, 79)]).slope(to: first.advanced(by: 10)))
        #expect(near(slope.perDay, -0.1))
        #expect(near(slope.perWeek, -0.7))
        // Residuals: 80 − 80.1667, 80 − 79.6667, 79 − 79.1667: squares 1/36 + 4/36 + 1/36 = 1/6;
        // √(1/6 ÷ 1 ÷ 50) = 0.0577
        #expect(near(slope.error, (1.0 / 300).squareRoot()))
    }

    @Test func theSlopeNeedsAWeekAndForgetsAfterFour() {
        #expect(trend([(0, 80), (6, 79)]).slope(to: first.advanced(by: 6)) == nil)
        #expect(near(trend([(0, 80), (7, 79)]).slope(to: first.advanced(by: 7))?.perDay, -1.0 / 7))
        let long = trend([(0, 100), (30, 80), (40, 79)])
        #expect(near(long.slope(to: first.advanced(by: 40))?.perDay, -0.1))
        #expect(long.slope(to: first.advanced(by: 60)) == nil)
    }

    @Test func theForecastFollowsTheSlope() {
        let today = first
        func forecast(_ trend: Double, _ goal: Double, _ direction: WeightGoal?, _ slope: Double?) -> WeightForecast {
            WeightForecast(from: trend, to: goal, direction, slope: slope, today: today)
        }
        // 4 kg at 0.1 a day: 40 days; 4.01 kg: 40.1, so on the 41st.
        #expect(forecast(80, 76, .lose, -0.1) == .on(today.advanced(by: 40)))
        #expect(forecast(80.01, 76, .lose, -0.1) == .on(today.advanced(by: 41)))
        #expect(forecast(60, 62, .gain, 0.25) == .on(today.advanced(by: 8)))
        #expect(forecast(80, 76, nil, -0.1) == .on(today.advanced(by: 40)))
        #expect(forecast(75.9, 76, .lose, -0.1) == .reached)
        #expect(forecast(80, 76, .lose, nil) == .unknown)
        #expect(forecast(80, 76, .lose, 0.1) == .never)
        #expect(forecast(80, 76, .lose, 0) == .never)
        #expect(forecast(80, 76, .lose, -0.001) == .tooFarAhead)
    }
}
