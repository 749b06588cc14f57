import CivilTime
import DaybookCore
import Journal
import Testing

@Suite struct BodyStatisticsTests {
    private var journal = TestJournal() // today is Friday, 20 November 2026

    private func near(_ value: Double?, _ expected: Double) -> Bool { abs((value ?? .infinity) - expected) < 1e-9 }

    private func day(_ text: String) -> Day { Day(text)! }

    /// Imports a value of health data for a day.
    private mutating func importHealthValue(_ measure: HealthMeasure, _ value: Double, on day: Day) {
        journal.write(
            Decision(
                JournalAction.import, [Change(HealthDay.table, HealthDay.id(of: day), measure.rawValue, .real(value))]))
    }

    @Test mutating func weightsOfHealthCountOnDaysWithoutAWeighIn() throws {
        try journal.weigh(80, on: day("2026-11-18"), id: 1)
        importHealthValue(.weight, 90, on: day("2026-11-18"))
        importHealthValue(.weight, 81, on: day("2026-11-19"))
        let figures = journal.state.figures(of: .weight)
        #expect(figures.map(\.value) == [80, 81])
        #expect(figures.map { $0.written == nil } == [false, true])
        // 80; then a tenth of the way to 81
        #expect(near(journal.state.weightTrend.points.last?.trend, 80.1))
        #expect(journal.state.latestValue(of: .weight, on: day("2026-11-18"))?.value == 80)
    }

    @Test mutating func aDeletedWeighInGivesWayToTheDaysHealth() throws {
        try journal.weigh(80, on: day("2026-11-18"), id: 1)
        importHealthValue(.weight, 90, on: day("2026-11-18"))
        try journal.train(.delete(TestJournal.id(1)))
        #expect(journal.state.figures(of: .weight).map(\.value) == [90])
    }

    @Test mutating func implausibleHealthWeightsAreLeftOut() {
        importHealthValue(.weight, 0.2, on: day("2026-11-18"))
        importHealthValue(.weight, 5000, on: day("2026-11-19"))
        importHealthValue(.steps, 9000, on: day("2026-11-19"))
        importHealthValue(.bodyFat, 21, on: day("2026-11-19"))
        #expect(journal.state.figures(of: .weight).isEmpty)
        #expect(journal.state.figures(of: .fat).map(\.value) == [21])
        #expect(journal.state.figures(of: .waist).isEmpty)
    }

    @Test mutating func weighInsOfAWeekHaveAMeanAndMoveTheTrend() throws {
        for (number, weight) in [("08", 80.0), ("09", 82), ("12", 84)].enumerated() {
            try journal.weigh(weight.1, on: day("2026-11-\(weight.0)"), id: UInt64(number + 1))
        }
        let weeks = journal.state.weightStatistics(by: .week, count: 3, today: journal.today)
        #expect(weeks.map(\.first.text) == ["2026-11-02", "2026-11-09", "2026-11-16"])
        #expect(weeks.map(\.days) == [1, 2, 0])
        #expect(weeks[0].mean == 80 && weeks[0].change == 0)
        // (82 + 84) ÷ 2
        #expect(weeks[1].mean == 83 && weeks[1].lowest == 82 && weeks[1].highest == 84)
        // On the 9th 80 + 0.1 · 2 = 80.2; three days later 84 − 0.9³ · (84 − 80.2) = 84 − 0.729 · 3.8 = 81.2298
        #expect(near(weeks[1].trend, 81.2298))
        #expect(near(weeks[1].change, 1.2298))
        #expect(weeks[2].mean == nil && weeks[2].change == nil)
    }

    @Test mutating func monthsOfWeightsEndWithTheirLastDay() throws {
        try journal.weigh(80, on: day("2026-10-31"), id: 1)
        try journal.weigh(81, on: day("2026-11-01"), id: 2)
        let months = journal.state.weightStatistics(by: .month, count: 2, today: journal.today)
        #expect(
            months.map { [$0.first.text, $0.last.text] } == [
                ["2026-10-01", "2026-10-31"], ["2026-11-01", "2026-11-30"],
            ])
        #expect(months.map(\.mean) == [80, 81])
        #expect(journal.state.weightStatistics(by: .month, count: 0, today: journal.today).isEmpty)
    }

    @Test mutating func yearsOfWeightsAndOfMealsReachBackDecades() throws {
        try journal.weigh(70, on: day("1985-06-15"), id: 1)
        try journal.weigh(80, on: day("2026-11-19"), id: 2)
        let weights = journal.state.weightStatistics(by: .year, count: 42, today: journal.today)
        #expect(weights.first?.first.text == "1985-01-01" && weights.first?.mean == 70)
        #expect(weights.last?.last.text == "2026-12-31" && weights.last?.mean == 80)
        let whole = try #require(WeightStatistics(journal.state.weightTrend))
        #expect(whole.days == 2 && whole.lowest == 70 && whole.highest == 80)
        try journal.logFood([.energy(500)], .lunch, on: day("1985-06-15"), id: 3)
        try journal.logFood([.energy(300), .energy(400)], .lunch, on: day("2026-11-19"), id: 4)
        let years = journal.state.mealStatistics(by: .year, count: 42, today: journal.today)
        #expect(years.first?.mean.energy == 500 && years.last?.mean.energy == 700)
        let all = try #require(journal.state.mealStatistics(of: [], today: journal.today).whole)
        #expect(all.meals == 2 && all.days == 2 && all.mean.energy == 600)
        #expect(TestJournal().state.mealStatistics(of: [], today: journal.today).whole == nil)
    }

    @Test mutating func mealsOfAWeekComeToAMeanOfTheDaysThatHadAny() throws {
        try journal.logFood([.energy(500)], .breakfast, on: day("2026-11-09"), id: 1)
        try journal.logFood([.energy(700)], .dinner, on: day("2026-11-09"), id: 2)
        try journal.logFood([.energy(600)], .lunch, on: day("2026-11-15"), id: 3)
        try journal.logFood([.common("oats", 100)], .lunch, on: day("2026-11-16"), id: 4)
        try journal.logFood([.energy(9999)], .lunch, on: day("2026-11-01"), id: 5)
        let weeks = journal.state.mealStatistics(by: .week, count: 2, today: journal.today)
        #expect(weeks.map(\.days) == [2, 1])
        #expect(weeks.map(\.meals) == [3, 1])
        // (500 + 700 + 600) ÷ 2
        #expect(weeks[0].mean.energy == 900)
        #expect(weeks[0].mean.protein == nil)
        #expect(near(weeks[1].mean.protein, 13.15))
    }

    @Test mutating func theMeanLeavesOutTodayAsTheReviewDoes() throws {
        let today = journal.today
        try journal.logFood([.energy(300)], .breakfast, on: today, id: 1)
        func mean() -> Double? { journal.state.mealStatistics(by: .week, count: 1, today: today)[0].mean.energy }
        #expect(mean() == 300)
        try journal.logFood([.energy(2000)], .lunch, on: today.advanced(by: -1), id: 2)
        #expect(mean() == 2000)
        let week = today.startOfWeek(.monday)...today
        #expect(journal.state.value(of: .energy, in: week, today: today, usually: .euro) == .number(2000))
    }

    @Test mutating func foodEatenJoinsTheMealOfItsKindThatDay() throws {
        let now = RecordTime()
        try journal.logFood(.logFoods([.energy(300, id: 1)], .lunch, now))
        try journal.logFood(.logFoods([.energy(100, id: 2)], .lunch, now))
        try journal.logFood(.logFoods([.energy(50, id: 3)], .snack, now))
        #expect(journal.state.meals(on: journal.today).map(\.kind) == [.lunch, .snack])
        #expect(journal.state.items(of: TestJournal.id(1)).count == 2)
        #expect(journal.state.nutrition(on: journal.today).energy == 450)
    }

    @Test mutating func repeatedEatCommandsAreRecordedOnce() throws {
        for _ in 0..<2 { try journal.logFood(.logFoods([.energy(300, id: 1)], .lunch, RecordTime())) }
        for _ in 0..<2 { try journal.logFood(.logFoods([.energy(100, id: 2)], .lunch, RecordTime())) }
        #expect(journal.state.nutrition(on: journal.today).energy == 400)
        // A meal deleted since is not added again.
        try journal.logFood(.delete(TestJournal.id(1)))
        try journal.logFood(.logFoods([.energy(300, id: 1)], .lunch, RecordTime()))
        try journal.logFood(.logFoods([.energy(100, id: 2)], .lunch, RecordTime()))
        #expect(journal.state.meals(on: journal.today).isEmpty)
    }
}
