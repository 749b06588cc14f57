import CivilTime
import DaybookCore
import Journal
import Testing

/// Changes to the tables of goals that several devices wrote, in any order and repeated: the same goals on each.
@Suite struct GoalConvergenceTests {
    /// A generator whose numbers follow from its seed.
    private struct Seeded: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    private static let names =
        Goal.fields.map { (Goal.table, $0.name) } + Milestone.fields.map { (Milestone.table, $0.name) }
        + GoalProgress.fields.map { (GoalProgress.table, $0.name) }

    private static func value(of field: String, _ chance: inout Seeded) -> Value {
        switch field {
        case "life": .integer([1, 2, 3, 3].randomElement(using: &chance)!)
        case "goal", "habit", "category": .bytes([UInt8.random(in: 1...3, using: &chance)])
        case "day", "doneOn", "startDay", "deadline", "reachedOn":
            Bool.random(using: &chance) ? .null : .integer(Int64.random(in: 20_700...20_800, using: &chance))
        case "target", "startValue", "value", "amount": .real(Double(Int.random(in: -9...9, using: &chance)))
        case "measure": .text(GoalMeasure.allCases.randomElement(using: &chance)!.rawValue)
        default: .text("\(Int.random(in: 0...9, using: &chance))")
        }
    }

    private static func world(_ chance: inout Seeded) -> [(change: Change, stamp: Stamp)] {
        (0..<Int.random(in: 1...300, using: &chance)).map { _ in
            let (table, field) = names.randomElement(using: &chance)!
            let record = RecordID([UInt8.random(in: 1...3, using: &chance)])!
            let time = UInt64.random(in: 1...30, using: &chance)
            let stamp = Stamp(time: time, device: DeviceID(UInt64.random(in: 1...3, using: &chance)))
            return (Change(table, record, field, value(of: field, &chance)), stamp)
        }
    }

    private static func folded(_ changes: [(change: Change, stamp: Stamp)]) -> State {
        var state = State()
        for (change, stamp) in changes { state.merge([change], stamp: stamp) }
        return state
    }

    private static func bytes(_ state: State) -> [UInt8] {
        var writer = ByteWriter()
        state.write(to: &writer)
        return writer.bytes
    }

    private static func told(_ state: State) -> [String] {
        let today = Day("2026-11-20")!
        return state.livingGoals.map { goal in
            "\(goal) \(state.milestones(of: goal.id)) \(state.progress(of: goal.id)) \(state.standing(of: goal, today: today))"
        }
    }

    @Test(arguments: UInt64(1)...120) func anyOrderAndAnyRepetitionGivesTheSameGoals(seed: UInt64) throws {
        var chance = Seeded(state: seed)
        let world = Self.world(&chance)
        let expected = Self.folded(world)
        for _ in 0..<4 {
            let twice = world + world.filter { _ in Bool.random(using: &chance) }
            let state = Self.folded(twice.shuffled(using: &chance))
            #expect(Self.bytes(state) == Self.bytes(expected))
            #expect(Self.told(state) == Self.told(expected))
        }
        var reader = ByteReader(Self.bytes(expected))
        #expect(Self.told(try State(from: &reader)) == Self.told(expected))
    }

    @Test func theWorldsOfThatPropertyHoldGoalsWithParts() {
        var (goals, parts) = (0, 0)
        for seed in UInt64(1)...120 {
            var chance = Seeded(state: seed)
            let state = Self.folded(Self.world(&chance))
            goals += state.livingGoals.count
            for goal in state.livingGoals {
                parts += state.milestones(of: goal.id).count + state.progress(of: goal.id).count
            }
        }
        #expect(goals > 50 && parts > 50)
    }
}
