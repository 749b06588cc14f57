import Testing

@testable import Markup

struct ChartRangeTests {
    @Test func anUnorderedOrInfiniteRangeStillDrawsAChart() {
        #expect(ChartRange(lowest: 2, highest: 1) == ChartRange(lowest: 2, highest: 3))
        #expect(ChartRange(lowest: .nan, highest: .infinity) == ChartRange(lowest: 0, highest: 1))
        #expect(ChartRange(lowest: 2, highest: 5).middle == 3.5)
    }

    @Test func outOfRangeValuesAreClampedToTheEdge() {
        let range = ChartRange(lowest: 10, highest: 20)
        #expect([5, 10, 15, 20, 99].map { range.share(of: $0) } == [0, 0, 0.5, 1, 1])
    }

    @Test(arguments: [
        (0.0, 1234.56, 1.0, 0.0, 0.0, 2000.0), (0, 7, 1, 1, 0, 10), (0, 1, 1, 1, 0, 2), (6.7, 8.1, 1, 0, 6, 10),
        (402, 486, 60, 0, 360, 600), (-30, 50, 1, 0, -50, 50), (81.2, 81.3, 1, 0, 81.2, 81.3),
    ])
    func endsAndMidpointAreRoundNumbers(
        _ low: Double, _ high: Double, _ unit: Double, _ least: Double, _ foot: Double, _ top: Double
    ) {
        let range = ChartRange.rounded(from: low, to: high, unit: unit, least: least)
        #expect(abs(range.lowest - foot) < 1e-6 && abs(range.highest - top) < 1e-6, "\(range)")
        #expect(range.lowest <= low + 1e-9 && range.highest >= high - 1e-9)
    }

    @Test func aRangeOfImpossibleValuesIsAsLong() {
        for value in [Double.nan, .infinity, 1e300] {
            let range = ChartRange.rounded(from: 0, to: value)
            #expect(range.lowest.isFinite && range.highest.isFinite && range.highest > range.lowest)
        }
        #expect(ChartRange.rounded(from: 5, to: 5) == ChartRange(lowest: 5, highest: 5))
    }
}
