import CivilTime
import DaybookCore
import Journal
import TestSupport
import Testing

/// Changes to the goals' tables, written by several devices and merged in any order and repeatedly, give the same
/// state.
@Suite struct GoalConvergenceTests {
    private static let names =
        Goal.schema.columns.map { (Goal.table, $0.name) } + Milestone.schema.columns.map { (Milestone.table, $0.name) }
        + GoalProgress.schema.columns.map { (GoalProgress.table, $0.name) }

    private static func value(of field: String, _ randomness: inout SeededRandomness) -> Value {
        switch field {
        case "life": .integer([1, 2, 3, 3].randomElement(using: &randomness)!)
        case "goal", "habit", "category": .bytes([UInt8.random(in: 1...3, using: &randomness)])
        case "day", "doneOn", "startDay", "deadline", "reachedOn":
            Bool.random(using: &randomness) ? .null : .integer(Int64.random(in: 20_700...20_800, using: &randomness))
        case "target", "startValue", "value", "amount": .real(Double(Int.random(in: -9...9, using: &randomness)))
        case "measure": .text(GoalMeasure.allCases.randomElement(using: &randomness)!.rawValue)
        default: .text("\(Int.random(in: 0...9, using: &randomness))")
        }
    }

    private static func world(_ seed: UInt64) -> SeededWorld {
        SeededWorld(seed: seed, most: 300) { randomness in
            let (table, field) = names.randomElement(using: &randomness)!
            let record = randomness.record()
            return Change(table, record, field, value(of: field, &randomness))
        }
    }

    private static func told(_ state: State) -> [String] {
        let today = Day("2026-11-20")!
        return state.livingGoals.map { goal in
            "\(goal) \(state.milestones(of: goal.id)) \(state.progress(of: goal.id)) \(state.status(of: goal, today: today))"
        }
    }

    @Test(arguments: UInt64(1)...120) func anyOrderAndAnyRepetitionGivesTheSameGoals(seed: UInt64) throws {
        var world = Self.world(seed)
        try world.expectTheSameInAnyOrder(Self.told)
    }

    @Test func theWorldsOfThatPropertyHoldGoalsWithParts() {
        var (goals, parts) = (0, 0)
        for seed in UInt64(1)...120 {
            let state = Self.world(seed).state
            goals += state.livingGoals.count
            for goal in state.livingGoals {
                parts += state.milestones(of: goal.id).count + state.progress(of: goal.id).count
            }
        }
        #expect(goals > 50 && parts > 50)
    }
}
