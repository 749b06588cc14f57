import CivilTime

/// The progress of a goal as of a day.
public struct GoalStatus: Hashable, Sendable {
    /// The value at 0% progress.
    public let start: Double
    public let current: Double
    /// The value to reach; nil if there is nothing to measure, such as no milestones yet.
    public let target: Double?
    public let curve: GoalCurve
    /// The first day of the curve: the goal's first day, or that of the first step if earlier.
    public let firstDay: Day
    /// The day the person marked it as reached or, without that, the day since which the target has been met. Nil if
    /// not reached.
    public let reachedOn: Day?
    /// The forecast; nil once reached and if there is nothing to measure.
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

    /// The share of the way done, 0...1.
    public var share: Double {
        guard let target else { return isReached ? 1 : 0 }
        return Self.share(of: current, from: start, to: target)
    }

    /// The share of the way done at the end of a day, 0...1; 0 if there is nothing to measure.
    public func share(on day: Day) -> Double {
        target.map { Self.share(of: curve.value(on: day), from: start, to: $0) } ?? 0
    }

    public var isReached: Bool { reachedOn != nil }

    /// Whether the person marked it as reached below its target, and has not met that since.
    public var isClosedBelowTarget: Bool { reachedOn.map { share < 1 && share(on: $0) < 1 } ?? false }

    /// Days past the deadline when reached, negative if early. Nil if not reached or without a deadline.
    public func daysLate(_ goal: Goal) -> Int? {
        reachedOn.flatMap { day in goal.deadline.map { day.days(since: $0) } }
    }

    static func share(of value: Double, from start: Double, to target: Double) -> Double {
        // Allow for rounding errors in sums of decimals such as 0.1.
        let hair = (abs(target) + abs(start)) * 1e-12
        if target > start ? value >= target - hair : value <= target + hair { return 1 }
        let share = (value - start) / (target - start)
        return share.isFinite ? min(max(share, 0), 1) : 0
    }

    /// The day since which the target has been met without interruption.
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
