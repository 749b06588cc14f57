import CivilTime
import Testing

@testable import DaybookCore

@Suite struct GoalCurveTests {
    private func day(_ number: Int) -> Day { Day("2026-03-01")!.advanced(by: number - 1) }

    private func point(_ number: Int, _ value: Double) -> GoalCurve.Point {
        GoalCurve.Point(day: day(number), value: value)
    }

    @Test func onEachDayItIsWhatTheLatestStepSays() {
        let curve = GoalCurve(start: 5, steps: [point(3, 7), point(6, 6)])
        #expect((1...8).map { curve.value(on: day($0)) } == [5, 5, 7, 7, 7, 6, 6, 6])
    }

    @Test func amountsOfOneDayAreOneStep() {
        let curve = GoalCurve(adding: [point(4, 2), point(2, 1), point(4, 3)])
        #expect(curve.steps == [point(2, 1), point(4, 6)])
        #expect(GoalCurve(counting: [day(2), day(1), day(2)]).steps == [point(1, 1), point(2, 3)])
    }

    @Test func aShortCurveHasAPointADay() {
        let curve = GoalCurve(start: 0, steps: [point(2, 1)])
        #expect(curve.points(from: day(1), to: day(3), maximum: 5) == [point(1, 0), point(2, 1), point(3, 1)])
        #expect(curve.points(from: day(3), to: day(2), maximum: 5) == [])
    }

    @Test(arguments: [2, 3, 7, 120]) func aLongCurveHasNoMoreThanAsked(maximum: Int) {
        let curve = GoalCurve(start: 0, steps: [])
        for length in 0..<400 {
            let points = curve.points(from: day(1), to: day(1 + length), maximum: maximum)
            #expect(points.count <= maximum && points.last?.day == day(1 + length))
            #expect(points.count >= min(length + 1, maximum / 2))
        }
    }
}
