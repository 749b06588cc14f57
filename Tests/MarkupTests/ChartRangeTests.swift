import Testing

@testable import Markup

struct ChartRangeTests {
    @Test(
        arguments: [
            ([], false, 0, 1), ([5], false, 4, 6), ([0], true, 0, 1), ([0, 0, 0], false, 0, 1),
            ([77.3, 83.1], false, 75, 85), ([1, 9], true, 0, 10), ([0, 1], true, 0, 1), ([-3, 4], true, -5, 5),
            ([0, 2100], true, 0, 4000), ([-7], true, -10, 0), ([.nan, .infinity, -.infinity, 1e300], false, 0, 1),
        ] as [([Double], Bool, Double, Double)])
    func aRangeHoldsItsValuesBetweenRoundNumbers(values: [Double], fromZero: Bool, lowest: Double, highest: Double) {
        let range = ChartRange(covering: values, fromZero: fromZero)
        #expect(range == ChartRange(lowest: lowest, highest: highest))
        #expect(range.middle == (lowest + highest) / 2)
    }

    @Test func anyTwoValuesAreHeldAndTheRangeIsNotMuchWider() {
        var size = 1e-9
        while size < 1e14 {
            for factor in [1.0, 1.3, 2.2, 4.9, 7.7] {
                for offset in [0.0, -0.5, 3.7] {
                    let low = size * offset
                    let high = low + size * factor
                    let range = ChartRange(covering: [low, high], fromZero: false)
                    #expect(range.lowest <= low && range.highest >= high, "\(low)…\(high)")
                    #expect(size < 1e-8 || range.highest - range.lowest <= (high - low) * 5.1, "\(low)…\(high)")
                }
            }
            size *= 10
        }
    }

    @Test func aRangeOutOfOrderOrNotFiniteIsStillARange() {
        #expect(ChartRange(lowest: 2, highest: 1) == ChartRange(lowest: 2, highest: 3))
        #expect(ChartRange(lowest: .nan, highest: .infinity) == ChartRange(lowest: 0, highest: 1))
    }

    @Test func valuesOutsideArePutOnTheEdge() {
        let range = ChartRange(lowest: 10, highest: 20)
        #expect([5, 10, 15, 20, 99].map { range.share(of: $0) } == [0, 0, 0.5, 1, 1])
    }
}
