import CivilTime
import DaybookCore
import Testing

@Suite struct AdaptiveEnergyTests {
    private let today = Day("2026-11-20")!

    /// The given kilocalories on the days before today, oldest first.
    private func eaten(_ kilocalories: (Int) -> Double, days: Int = 14) -> [(day: Day, kilocalories: Double)] {
        (1...days).reversed().map { (today.advanced(by: -$0), kilocalories($0)) }
    }

    private func trend(_ kilograms: (Int) -> Double, days: Int = 14) -> WeightTrend {
        WeightTrend((1...days).map { (today.advanced(by: -$0), kilograms($0)) })
    }

    private func near(_ value: Double?, _ expected: Double) -> Bool { abs((value ?? .infinity) - expected) < 1e-6 }

    @Test func energySpentIsIntakeMinusTheChangeInWeight() throws {
        // 2500 a day and 50 g less each day: 2500 + 0.05 · 7700 = 2885
        let losing = try #require(AdaptiveEnergy(eaten { _ in 2500 }, trend { 80 + 0.05 * Double($0) }, today: today))
        #expect(near(losing.spent, 2885) && near(losing.margin, 0) && losing.days == 14)
        let keeping = try #require(AdaptiveEnergy(eaten { _ in 2500 }, trend { _ in 80 }, today: today))
        #expect(near(keeping.spent, 2500))
    }

    @Test func marginCombinesTheErrorsOfIntakeAndWeightTrend() throws {
        // Days of 2400 and 2600 in turn: squares 14 · 100² = 140000; ÷ 13 ÷ 14 = 769.23; √ = 27.735; · 1.96 = 54.361
        let eaten = eaten { $0 % 2 == 0 ? 2400 : 2600 }
        let exact = try #require(AdaptiveEnergy(eaten, trend { _ in 80 }, today: today))
        #expect(near(exact.spent, 2500) && abs(exact.margin - 54.3606) < 0.001)
        // Weights of 79.5 and 80.5 in turn, days 0…13: Σ(day − 6.5)² = 227.5. Day 13 (yesterday) is 79.5, so
        // Σ(day − 6.5)(weight − 80) = −0.5 · 7 = −3.5; slope −0.0153846;
        // rest 14 · 0.25 − 3.5² ÷ 227.5 = 3.4461538; error √(3.4461538 ÷ 12 ÷ 227.5) = 0.0355292;
        // spent 2500 + 118.4615; margin 1.96 · √(769.23 + (0.0355292 · 7700)²) = 1.96 · √(769.23 + 74843.2) = 538.95
        let unsure = try #require(
            AdaptiveEnergy(eaten, trend { $0 % 2 == 0 ? 80.5 : 79.5 }, today: today))
        #expect(abs(unsure.spent - 2618.4615) < 0.001)
        #expect(abs(unsure.margin - 538.95) < 0.1)
        #expect(!unsure.isCertain && exact.isCertain)
    }

    @Test func fourteenDaysOfMealsAndOfWeightsAreNeeded() {
        #expect(AdaptiveEnergy(eaten({ _ in 2500 }, days: 13), trend { _ in 80 }, today: today) == nil)
        #expect(AdaptiveEnergy(eaten { _ in 2500 }, trend({ _ in 80 }, days: 13), today: today) == nil)
        let old = (20...40).map { (day: today.advanced(by: -$0), kilocalories: 2500.0) }
        #expect(AdaptiveEnergy(old, trend { _ in 80 }, today: today) == nil)
    }

    @Test func todayIsLeftOutOfTheEstimate() throws {
        let eaten = eaten { _ in 2500 } + [(today, 100)]
        #expect(near(try #require(AdaptiveEnergy(eaten, trend { _ in 80 }, today: today)).spent, 2500))
    }

    @Test func certainEstimateSetsTheTarget() throws {
        var journal = TestJournal()
        try journal.saveProfile { ($0.goal, $0.rate) = (.lose, 0.5) }
        for day in 1...14 {
            let date = today.advanced(by: -day)
            try journal.logFood([.energy(2500)], on: date, id: UInt64(day))
            #expect(journal.state.energyTarget(journal.state.weightTrend, on: today) == nil)
            try journal.weigh(80, on: date, id: UInt64(100 + day))
        }
        let target = try #require(journal.state.energyTarget(journal.state.weightTrend, on: today))
        // 2500 − 0.5 · 1100
        #expect(target.isMeasured && target.kilocalories == 1950 && target.basal == nil)
    }
}
