import CivilTime

/// How far a goal is, on a day: everything said about it follows from this.
public struct GoalStatus: Hashable, Sendable {
    /// The number at which nothing of it is done.
    public let start: Double
    public let current: Double
    /// The number to reach; nil while there is nothing to measure by, such as no milestone yet.
    public let target: Double?
    public let curve: GoalCurve
    /// The first day of the curve: the goal's own, or that of the first step if it is earlier.
    public let firstDay: Day
    /// The day it was reached: as the person said or, without that, from which on the number was never less; nil if not.
    public let reachedOn: Day?
    /// Nil once it is reached, and where there is nothing to measure by.
    public let pace: GoalPace?

    init(_ goal: Goal, start: Double, target: Double?, curve: GoalCurve, today: Day) {
        self.start = start
        self.target = target
        self.curve = curve
        current = curve.value(on: today)
        firstDay = min(goal.firstDay, curve.steps.first?.day ?? goal.firstDay)
        let meets = { (value: Double) in target.map { Self.share(of: value, from: start, to: $0) >= 1 } ?? false }
        reachedOn = goal.reachedOn ?? Self.reached(curve, today: today, goal.firstDay, meets)
        if let target, reachedOn == nil {
            pace = GoalPace(
                base: curve.value(on: goal.firstDay.advanced(by: -1)), current: current, target: target,
                from: goal.firstDay, to: goal.deadline, today: today)
        } else {
            pace = nil
        }
    }

    /// How much of the way is done, 0...1.
    public var share: Double {
        guard let target else { return isReached ? 1 : 0 }
        return Self.share(of: current, from: start, to: target)
    }

    public var isReached: Bool { reachedOn != nil }

    /// How many days after the deadline it was reached, negative for before it; nil where there is no such day.
    public func daysLate(_ goal: Goal) -> Int? {
        reachedOn.flatMap { day in goal.deadline.map { day.days(since: $0) } }
    }

    private static func share(of value: Double, from start: Double, to target: Double) -> Double {
        // Sums of tenths end a hair beside the number they mean.
        let hair = (abs(target) + abs(start)) * 1e-12
        if target > start ? value >= target - hair : value <= target + hair { return 1 }
        let share = (value - start) / (target - start)
        return share.isFinite ? min(max(share, 0), 1) : 0
    }

    /// The day from which on the number always was enough.
    private static func reached(
        _ curve: GoalCurve, today: Day, _ first: Day, _ meets: (Double) -> Bool
    ) -> Day? {
        guard meets(curve.value(on: today)) else { return nil }
        var reached: Day?
        for step in curve.steps.reversed() where step.day <= today {
            guard meets(step.value) else { break }
            reached = step.day
        }
        return reached ?? min(first, today)
    }
}
