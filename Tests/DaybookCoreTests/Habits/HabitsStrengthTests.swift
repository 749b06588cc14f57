import CivilTime
import Testing

@testable import DaybookCore

@Suite struct HabitsStrengthTests {
    /// Whether a value equals the expected one to six decimals, rounded or truncated.
    private func isNear(_ value: Double, _ expected: Double) -> Bool {
        abs(value - expected) < 0.000_001
    }

    @Test func dailyDoneOnceIsFivePercent() {
        // 1 − 0.5^(1/13) = 0.051922
        #expect(isNear(history(.daily, "x").strength, 0.051922))
    }

    @Test func dailyDoneTwentyDaysRunningIsTwoThirds() {
        // 1 − 0.5^(20/13) = 0.655747
        #expect(isNear(history(.daily, String(repeating: "x", count: 20)).strength, 0.655747))
    }

    @Test func skippedDayLeavesStrengthUnchanged() {
        #expect(history(.daily, "xs").strength == history(.daily, "x").strength)
        #expect(history(.daily, "x.").strength < history(.daily, "x").strength)
    }

    @Test func strengthEqualsLoopHabitTrackersToFourDecimals() throws {
        // "Wake up early" from Loop's own CSV export, 2 times in 3 days: Checkmarks.csv and Scores.csv.
        let first = try #require(Day("2015-01-16"))
        let habit = history(.times(2, inDays: 3), "xx..xxx..x", first: first)
        let curve = habit.strengthCurve(from: first, to: habit.today)
        let scores = [0.0107, 0.0315, 0.0515, 0.0706, 0.0995, 0.1379, 0.1746, 0.1991, 0.2226, 0.2557]
        #expect(curve.map { ($0.value * 10_000).rounded() / 10_000 } == scores)
        #expect(curve.map(\.day) == (0..<10).map { first.advanced(by: $0) })
        #expect(curve.last?.value == habit.strength)
        #expect(habit.strengthCurve(from: first.advanced(by: 3), to: first.advanced(by: 4)).count == 2)
    }

    @Test func aCheckThatIsNotDailyLooksBackTwiceItsDays() {
        // Once a week means 2 in 14 days: done on day 0, counted until day 13 and not on day 14.
        // m = 0.5^(√(1/7)/13) = 0.980049; day 0: (1 − m) ÷ 2 = 0.009975
        let habit = history(.timesPerWeek(1), "x..............")
        let curve = habit.strengthCurve(from: monday, to: habit.today).map(\.value)
        #expect(isNear(curve[0], 0.009975))
        #expect(curve[13] > curve[12])
        #expect(curve[14] < curve[13])
    }

    @Test func sevenTimesAWeekIsAsStrongAsDaily() {
        let written = "x.xx.x"
        #expect(history(.timesPerWeek(7), written).strength == history(.daily, written).strength)
        #expect(history(.weekdays(.all), written).strength == history(.daily, written).strength)
        #expect(history(.times(5, inDays: 5), written).strength == history(.daily, written).strength)
    }

    @Test func atLeastGrowsWithTheShareOfItsTarget() {
        // Half of the target: 0.051922 ÷ 2. Twice the target counts as the target.
        #expect(isNear(history(.daily, "4", kind: .atLeast, target: 8).strength, 0.025961))
        #expect(isNear(history(.daily, "8", kind: .atLeast, target: 4).strength, 0.051922))
    }

    @Test func aMeasureThatIsNotDailySumsOverItsDays() {
        // 6 a week: 3 on Monday and 3 on Tuesday. m = 0.980049 as above; day 0: (1 − m) ÷ 2 = 0.009975; day 1: 0.009975
        // · m + (1 − m) = 0.029727. On the eighth day Monday no longer counts.
        let habit = history(.timesPerWeek(1), "33......", kind: .atLeast, target: 6)
        let curve = habit.strengthCurve(from: monday, to: habit.today).map(\.value)
        #expect(isNear(curve[0], 0.009975))
        #expect(isNear(curve[1], 0.029727))
        #expect(isNear(curve[7], curve[6] * 0.980049 + 0.5 * 0.019951))
    }

    @Test func atMostBeginsWholeAndWeakensByWhatIsTooMuch() {
        // Within the limit: 1. One and a half times the limit: 1 − 0.051922 · 0.5 = 0.974039. More than twice: 1 −
        // 0.051922.
        #expect(history(.daily, "..2", kind: .atMost, target: 2).strength == 1)
        #expect(isNear(history(.daily, "3", kind: .atMost, target: 2).strength, 0.974039))
        #expect(isNear(history(.daily, "9", kind: .atMost, target: 2).strength, 0.948078))
    }

    @Test func aLimitMakesNothingStrongerBeforeItsDayIsOver() {
        let before = history(.daily, "3", kind: .atMost, target: 2).strength
        #expect(history(.daily, "3.", kind: .atMost, target: 2).strength == before)
        #expect(history(.daily, "31", kind: .atMost, target: 2).strength == before)
        #expect(history(.daily, "31", kind: .atMost, target: 2, isLastDayOver: true).strength > before)
        #expect(history(.daily, "33", kind: .atMost, target: 2).strength < before)
    }

    @Test(
        arguments: [
            .daily, .weekdays([.monday, .thursday]), .everyDays(3), .timesPerWeek(5), .timesPerWeek(1),
            .timesPerMonth(26),
            .times(2, inDays: 5),
        ] as [Schedule])
    func daysWithinALimitNeverWeakenIt(_ schedule: Schedule) {
        let kept = history(schedule, String(repeating: "22.", count: 20), kind: .atMost, target: 2)
        #expect(kept.strength == 1)
        // After some days beyond it, each day within it makes it stronger or leaves it.
        let broken = history(schedule, "9999999" + String(repeating: "2.1", count: 20), kind: .atMost, target: 2)
        let curve = broken.strengthCurve(from: monday, to: broken.today).map(\.value)
        #expect(curve[6] < 1)
        #expect(zip(curve[6...], curve[7...]).allSatisfy { $0 <= $1 } && curve[66] > curve[6])
    }

    @Test func aDayBeyondALimitThatItsWeekHasFreeWeakensNothing() {
        #expect(history(.timesPerWeek(5), "99", kind: .atMost, target: 2).strength == 1)
        #expect(history(.timesPerWeek(5), "999", kind: .atMost, target: 2).strength < 1)
        #expect(history(.weekdays([.monday]), ".9", kind: .atMost, target: 2).strength == 1)
        #expect(history(.weekdays([.monday]), "9", kind: .atMost, target: 2).strength < 1)
    }

    @Test func aMeasureSaidToBeDoneCountsAsItsTarget() {
        let rule = HabitRule(kind: .atLeast, target: 10, schedule: .daily, startDay: monday)
        let habit = HabitHistory(rule: rule, marks: [DayMark(day: monday, state: .done)], today: monday)
        #expect(isNear(habit.strength, 0.051922))
    }

    @Test func powersOfTwoAgreeWithKnownDigits() {
        // Digits calculated with arbitrary precision.
        let known: [(Double, Double)] = [
            (0, 1), (1, 2), (-1, 0.5), (10, 1024), (0.5, 1.414_213_562_373_095_048_8),
            (-0.5, 0.707_106_781_186_547_524_4), (1.0 / 3, 1.259_921_049_894_873_164_8),
            (-1.0 / 13, 0.948_077_514_339_171_464_6), (0.1, 1.071_773_462_536_293_164_2),
            (-20.0 / 13, 0.344_252_362_798_567_343_5), (1023, 0x1p1023), (-1022, 0x1p-1022), (-1074, 0x1p-1074),
        ]
        for (exponent, power) in known {
            #expect(abs(Exponential.powerOfTwo(exponent) / power - 1) < 1e-14, "\(exponent)")
        }
        #expect(Exponential.powerOfTwo(1024) == .infinity)
        #expect(Exponential.powerOfTwo(-2000) == 0)
        #expect(Exponential.powerOfTwo(.nan).isNaN)
    }
}
