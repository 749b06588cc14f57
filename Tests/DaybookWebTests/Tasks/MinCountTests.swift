import Testing

@testable import DaybookWeb

@Suite struct MinCountTests {
    @Test(arguments: [0, 1, 2, 7, 24, 25, 26, 99, 100, 101])
    func theSmallestElementsAreTheFirstOfTheSortedArray(_ count: Int) {
        // Every number of 0..<100 once, shuffled: 37 and 100 are coprime.
        let mixed = (0..<100).map { $0 * 37 % 100 }
        #expect(mixed.min(count: count) { $0 < $1 } == Array((0..<100).prefix(count)))
        #expect(mixed.min(count: count) { $0 > $1 } == Array((0..<100).reversed().prefix(count)))
    }
}
