import CivilTime
import DaybookCore
import Journal
import Testing

@Suite struct SeriesComparisonTests {
    private let first = Day("2026-11-01")!

    private func series(
        _ values: [Double?], _ grouping: DailySeries.Grouping = .mean, runningDay: Day? = nil
    ) -> DailySeries {
        DailySeries(
            first...first.advanced(by: values.count - 1), values: values, grouping: grouping, runningDay: runningDay)
    }

    /// The average of each day and those before it, `length` together.
    private func rollingAverage(_ values: [Double?], of length: Int) -> [Double?] {
        let days = values.indices.map { first.advanced(by: $0)...first.advanced(by: $0) }
        return series(values).rollingAverage(of: length, over: days, values, whole: values.indices)
    }

    /// Two spans of two days.
    private var spans: [ClosedRange<Day>] {
        [first...first.advanced(by: 1), first.advanced(by: 2)...first.advanced(by: 3)]
    }

    @Test func theAverageOfADayCoversTheDaysBeforeIt() {
        #expect(rollingAverage([1, 2, 3, 6], of: 3) == [nil, 1.5, 2, 11.0 / 3])
    }

    @Test func whereMostDaysAreUnknownThereIsNoAverage() {
        #expect(rollingAverage([4, nil, nil, nil, 8], of: 3) == [nil, nil, nil, nil, nil])
    }

    @Test func amountsOfAWeekAreAddedUpAndOthersAveraged() {
        #expect(series([1, 2, nil, 4], .sum).values(of: spans) == [3, 4])
        #expect(series([1, 2, nil, 4]).values(of: spans) == [1.5, 4])
    }

    @Test func aBalanceOfSeveralDaysIsTheLastOne() {
        #expect(series([1, 2, 5, nil], .last).values(of: spans) == [2, 5])
    }

    @Test func theAverageOfSpansGivesEachDayTheSameWeight() {
        #expect(series([1, 2, nil, 6]).average(of: spans, whole: 0..<2) == 3)
        #expect(series([1, 2, nil, 6], .sum).average(of: spans, whole: 0..<2) == 4.5)
        #expect(series([1, 2, 3, 6], .sum).average(of: spans, whole: 0..<1) == 3, "the second goes on")
    }

    @Test func aRollingAverageOfSpansIsThatOfTheirDays() {
        #expect(series([1, 2, nil, 6]).rollingAverage(of: 2, over: spans, [1.5, 6], whole: 0..<1) == [1.5, 3])
        #expect(series([1, 2, 3, 6], .sum).rollingAverage(of: 2, over: spans, [3, 9], whole: 0..<1) == [3, nil])
    }

    @Test func theDayThatGoesOnCountsInNoAverageUnlessThereIsNoOther() {
        let last = first.advanced(by: 3)
        let running = series([2, 4, 8, 1], runningDay: last)
        #expect(running.values(of: spans) == [3, 8] && running.average(of: spans, whole: 0..<2) == 14.0 / 3)
        #expect(series([nil, nil, nil, 1], runningDay: last).values(of: spans) == [nil, 1])
        #expect(series([2, 4, 8, 1], .sum, runningDay: last).values(of: spans) == [6, 9])
    }

    @Test func spansBeyondTheDaysHaveTheKnownPart() {
        let span = first.advanced(by: -3)...first.advanced(by: 1)
        #expect(series([1, 2, 3]).values(of: [span]) == [1.5])
        #expect(series([1, 2, 3]).values(of: [first.advanced(by: 5)...first.advanced(by: 6)]) == [nil])
    }

    @Test func theCorrelationOfALineIsOne() throws {
        let numbers = (0..<20).map { Double($0) }
        let rising = SeriesComparison(series(numbers), series(numbers.map { 3 * $0 + 1 }))
        let up = try #require(rising.correlation)
        #expect(abs(up - 1) < 1e-12)
        #expect(rising.relation == .together)
        let falling = SeriesComparison(series(numbers), series(numbers.map { -$0 }))
        let down = try #require(falling.correlation)
        #expect(abs(down + 1) < 1e-12)
        #expect(falling.relation == .opposed)
    }

    /// F. J. Anscombe, "Graphs in Statistical Analysis" (1973), the first of his four sets.
    @Test func theCorrelationIsPearsons() throws {
        let x: [Double] = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5]
        let y = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68]
        let correlation = try #require(SeriesComparison(series(x), series(y)).correlation)
        #expect(abs(correlation - 0.81642) < 0.00001)
    }

    @Test func aQuantityThatNeverChangesHasNoCorrelation() {
        let comparison = SeriesComparison(
            series([Double?](repeating: 5, count: 30)), series((0..<30).map { Double($0) }))
        #expect(comparison.correlation == nil)
        #expect(comparison.relation == .unclear)
    }

    @Test func onlyDaysWithBothValuesCount() {
        let numbers = (0..<11).map { Double($0) }
        let comparison = SeriesComparison(series(numbers + [14, nil]), series(numbers + [nil, 15]))
        #expect(comparison.dayCount == 11)
        #expect(comparison.relation == .tooFew)
    }

    @Test func everySourceHasACodeOfItsOwn() {
        let id = TestJournal.id(7)
        let sources: [SeriesSource] =
            [
                .habit(id), .mood(of: nil), .mood(of: id), .weight, .weightTrend, .sleep, .energy, .tasksDone,
                .workouts,
                .spending(on: nil), .spending(on: id), .protein, .carbohydrate, .fat, .trainingTime, .income, .points,
                .fibre, .trainingDistance, .netWorth, .goal(id),
            ] + SeriesSource.bodyMeasures.map { .body($0) } + SeriesSource.healthMeasures.map { .health($0) }
        #expect(Set(sources.map(\.code)).count == sources.count)
        for source in sources { #expect(SeriesSource(code: source.code) == source) }
        for wrong in ["", "habit", "habit-", "habit-zz", "-", "mood-", "nothing", "weight-00"] {
            #expect(SeriesSource(code: wrong) == nil)
        }
    }
}
