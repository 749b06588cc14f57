import DaybookCore
import Testing

struct GoalQuickStepsTests {
    @Test(
        arguments: [
            (nil, 12, [1, 5]), (nil, 100, [1, 5]), (nil, 201, [10, 50]), (nil, 30_000, [1000, 5000]),
            (82, 75, [-1, -5]),
            (nil, 1, [0.1, 0.5]), (100, 600, [10, 50]),
        ] as [(Double?, Double, [Double])])
    func quickStepsSuitTheDistanceFromStartToTarget(start: Double?, target: Double, steps: [Double]) {
        var goal = Goal(id: TestJournal.id(1))
        (goal.startValue, goal.target) = (start, target)
        #expect(goal.quickSteps == steps)
    }

    @Test func goalsThatCountByThemselvesHaveNone() {
        var goal = Goal(id: TestJournal.id(1))
        (goal.measure, goal.target) = (.tasks, 5)
        #expect(goal.quickSteps.isEmpty)
    }
}
