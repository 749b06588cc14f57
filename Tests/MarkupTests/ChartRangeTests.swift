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
}
