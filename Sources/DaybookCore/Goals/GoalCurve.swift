import CivilTime
import Journal

/// The value of a goal over time. Each step's value holds until the next step.
public struct GoalCurve: Hashable, Sendable {
    /// The value at the end of a day.
    public struct Point: Hashable, Sendable {
        public let day: Day
        public let value: Double

        public init(day: Day, value: Double) {
            self.day = day
            self.value = value
        }
    }

    /// The value before the first step.
    public let start: Double
    /// The days on which the value changed, in ascending order and without duplicates.
    public let steps: [Point]

    init(start: Double, steps: [Point]) {
        self.start = start
        self.steps = steps
    }

    /// A curve that rises by one for each given day. The days may be in any order and repeat.
    init(counting days: [Day]) {
        self.init(adding: days.map { Point(day: $0, value: 1) })
    }

    /// A running total of amounts, which may be in any order.
    init(adding amounts: [Point]) {
        var sum = 0.0
        var steps: [Point] = []
        for amount in amounts.sorted(by: { $0.day < $1.day }) {
            sum += amount.value
            if steps.last?.day == amount.day { steps.removeLast() }
            steps.append(Point(day: amount.day, value: sum))
        }
        self.init(start: 0, steps: steps)
    }

    /// The value at the end of a day.
    public func value(on day: Day) -> Double {
        let next = steps.partitioningIndex { $0.day > day }
        return next == 0 ? start : steps[next - 1].value
    }

    /// At most `maximum` (two or more) evenly spaced points between two days. The last point is on the last day.
    public func points(from first: Day, to last: Day, maximum: Int) -> [Point] {
        guard first <= last else { return [] }
        let length = last.days(since: first)
        let stride = max(1, (length + maximum - 2) / max(1, maximum - 1))
        var points: [Point] = []
        var daysBack = length / stride * stride
        while daysBack >= 0 {
            let day = last.advanced(by: -daysBack)
            points.append(Point(day: day, value: value(on: day)))
            daysBack -= stride
        }
        return points
    }
}
