import CivilTime
import Testing

@testable import DaybookCore

@Suite struct BodyFormulasTests {
    private let today = Day("2026-11-20")!

    @Test func theBasalRateIsMifflinAndStJeors() {
        // 10 · 80 + 6.25 · 180 − 5 · 30 + 5 = 800 + 1125 − 150 + 5
        #expect(BodyFormulas.basalMetabolicRate(kilograms: 80, centimetres: 180, age: 30, .male) == 1780)
        // 10 · 60 + 6.25 · 165 − 5 · 40 − 161 = 600 + 1031.25 − 200 − 161
        #expect(BodyFormulas.basalMetabolicRate(kilograms: 60, centimetres: 165, age: 40, .female) == 1270.25)
    }

    @Test func theBodyMassIndexIsWeightBySquareOfHeight() {
        // 81 ÷ 1.8² = 81 ÷ 3.24
        #expect(abs(BodyFormulas.bodyMassIndex(kilograms: 81, centimetres: 180) - 25) < 1e-12)
    }

    @Test func anAimBelowAHealthyWeightIsToldApart() throws {
        var journal = TestJournal()
        try journal.saveProfile {
            $0.height = 180
            $0.goal = .lose
            $0.goalWeight = 60
        }
        // 18.5 · 1.8² = 59.94 kg
        #expect(!journal.state.isWeightGoalTooLow(journal.state.weightTrend, on: today))
        try journal.saveProfile { $0.goalWeight = 59.9 }
        #expect(journal.state.isWeightGoalTooLow(journal.state.weightTrend, on: today))
        try journal.saveProfile { $0.birthday = Day("2010-01-01")! }
        #expect(!journal.state.isWeightGoalTooLow(journal.state.weightTrend, on: today))
        try journal.saveProfile { $0.birthday = Day("1990-01-01")! }
        try journal.saveProfile { $0.goalWeight = nil }
        try journal.weigh(59, on: today, id: 1)
        #expect(journal.state.isWeightGoalTooLow(journal.state.weightTrend, on: today))
        try journal.saveProfile { $0.goal = .gain }
        #expect(!journal.state.isWeightGoalTooLow(journal.state.weightTrend, on: today))
    }

    @Test func theTargetIsWhatIsSpentMovedByTheAim() {
        // 1780 · 1.55 = 2759; half a kilogram a week is 0.5 · 7700 ÷ 7 = 550 a day.
        let lose = EnergyTarget(basal: 1780, spent: 2759, goal: .lose, rate: 0.5)
        #expect(lose.shift == -550 && lose.kilocalories == 2209 && !lose.isAtMinimum)
        #expect(EnergyTarget(basal: 1780, spent: 2759, goal: .gain, rate: 0.25).kilocalories == 3034)
        #expect(EnergyTarget(basal: 1780, spent: 2759, goal: .keep, rate: 0.5).kilocalories == 2759)
        #expect(EnergyTarget(basal: 1780, spent: 2759, goal: nil, rate: nil).kilocalories == 2759)
    }

    @Test func anAimWithoutARateGoesHalfAKilogramAWeek() {
        #expect(EnergyTarget(basal: 1780, spent: 2759, goal: .lose, rate: nil).kilocalories == 2209)
    }

    @Test func noTargetIsLessThanAnyoneShouldEat() {
        // 1500 − 1100 = 400
        let target = EnergyTarget(basal: 1250, spent: 1500, goal: .lose, rate: 1)
        #expect(target.kilocalories == 1200 && target.isAtMinimum)
    }

    @Test func ageIsInWholeYears() {
        var profile = Profile(id: Profile.only)
        #expect(profile.age(on: today) == nil)
        profile.birthday = Day("1996-11-20")
        #expect(profile.age(on: today) == 30)
        #expect(profile.age(on: Day("2026-11-19")!) == 29)
        profile.birthday = Day("2004-02-29")
        #expect(profile.age(on: Day("2026-02-28")!) == 21)
        #expect(profile.age(on: Day("2026-03-01")!) == 22)
        profile.birthday = Day("2027-01-01")
        #expect(profile.age(on: today) == nil)
    }

    @Test func theTargetFollowsFromTheProfileAndTheTrend() throws {
        var journal = TestJournal()
        #expect(journal.state.energyTarget(journal.state.weightTrend, on: journal.today) == nil)
        try journal.saveProfile {
            ($0.birthday, $0.sex, $0.height, $0.activity) = (Day("1996-05-01"), .male, 180, .moderate)
            ($0.goal, $0.rate, $0.goalWeight) = (.lose, 0.5, 76)
        }
        try journal.weigh(80, id: 1)
        let trend = journal.state.weightTrend
        // 1780 · 1.55 − 550
        #expect(journal.state.energyTarget(trend, on: journal.today)?.kilocalories == 2209)
        // 80 ÷ 3.24 = 24.691…
        #expect(abs((journal.state.bodyMassIndex(trend, on: journal.today) ?? 0) - 24.6914) < 0.0001)
        #expect(journal.state.weightForecast(trend, on: journal.today) == .unknown)
        // Before the first weigh-in, that first weight is used.
        #expect(journal.state.energyTarget(trend, on: journal.today.advanced(by: -9))?.kilocalories == 2209)
    }

    @Test func aTargetBelowWhatTheBodyUsesAtRestIsMarked() {
        // 2100 − 550 = 1550, less than 1780 at rest.
        #expect(EnergyTarget(basal: 1780, spent: 2100, goal: .lose, rate: 0.5).isBelowBasal)
        #expect(!EnergyTarget(basal: 1780, spent: 2759, goal: .lose, rate: 0.5).isBelowBasal)
        #expect(!EnergyTarget(basal: nil, spent: 2100, goal: .lose, rate: 0.5).isBelowBasal)
    }
}
