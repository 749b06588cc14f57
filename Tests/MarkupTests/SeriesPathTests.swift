import Testing

@testable import Markup

struct SeriesPathTests {
    private typealias Point = SeriesPath.Point

    @Test func gapsSplitTheLine() {
        let series = SeriesPath([nil, 1, 2, .nan, 3, nil, nil, 4, 5])
        #expect(series.runs.map { $0.map(\.index) } == [[1, 2], [4], [7, 8]])
        #expect(series.last == Point(index: 8, value: 5))
    }

    @Test func aThinnedSeriesKeepsItsPeaksEndsAndOrder() {
        var values: [Double?] = (0..<3650).map { _ in 0.5 }
        values[1234] = 1
        values[2345] = 0
        values[3649] = 0.7
        let points = SeriesPath(values).runs.flatMap { $0 }
        #expect(points.count <= 802)
        #expect(points.contains(Point(index: 1234, value: 1)))
        #expect(points.contains(Point(index: 2345, value: 0)))
        #expect(points.first?.index == 0 && points.last == Point(index: 3649, value: 0.7))
        #expect(zip(points, points.dropFirst()).allSatisfy { $0.index < $1.index })
    }

    @Test func thinningKeepsOrderAndEndsAtEveryLength() {
        for count in Array(1...20) + [399, 400, 401, 799, 800, 801, 1300] {
            let points = SeriesPath((0..<count).map { Double(($0 * 7919) % 101) }).runs.flatMap { $0 }
            #expect(zip(points, points.dropFirst()).allSatisfy { $0.index < $1.index })
            #expect(points.first?.index == 0 && points.last?.index == count - 1)
        }
    }

    @Test func smallGapsOfALongSeriesAreNotDrawn() {
        let values = (0..<3650).map { $0 % 3 == 0 ? nil : Double($0) }
        #expect(SeriesPath(values).runs.count == 1)
    }

    @Test func aSingleValueIsCentred() {
        #expect(SeriesPath([7]).share(of: 0) == 0.5)
        #expect(SeriesPath([7, 8, 9]).share(of: 1) == 0.5)
        #expect(SeriesPath([]).last == nil)
    }
}
