import CivilTime
import DaybookCore
import Journal

extension TestJournal {
    @discardableResult
    mutating func pursue(_ command: GoalCommand) throws -> [StoredBatch] {
        write(try pursuit(of: command))
    }

    /// The decision of a command, without applying it.
    func pursuit(of command: GoalCommand) throws -> Decision {
        var next = UInt64(state.milestones.rows.count) + 9000
        return try command.decide(in: state, now: now) {
            next += 1
            return Self.id(next)
        }
    }

    /// Adds a goal under an id, with a target of 10 km unless the draft is adjusted.
    mutating func addGoal(
        _ title: String, id: UInt64 = 1, category: CategoryChoice? = nil, milestones: [String] = [],
        _ adjust: (inout Goal) -> Void = { _ in }
    ) throws {
        var goal = Goal(id: Self.id(id))
        goal.title = title
        goal.target = 10
        goal.unit = "km"
        adjust(&goal)
        try pursue(.add(goal, category: category, milestones: milestones))
    }

    func goal(_ id: UInt64 = 1) -> Goal? { state.goal(Self.id(id)) }

    /// The status of a goal today.
    func status(_ id: UInt64 = 1) -> GoalStatus? {
        goal(id).map { state.status(of: $0, today: today) }
    }

    mutating func writeDown(
        _ figure: Figure, on day: Day? = nil, id: UInt64, of goal: UInt64 = 1
    ) throws {
        try pursue(.addProgress(Self.progress(figure, on: day, id: id, of: goal)))
    }

    enum Figure {
        case value(Double)
        case addition(Double)
    }

    static func progress(
        _ figure: Figure, on day: Day? = nil, id: UInt64, of goal: UInt64 = 1
    ) -> GoalProgress {
        var progress = GoalProgress(id: Self.id(id))
        progress.goal = Self.id(goal)
        switch figure {
        case .value(let value): progress.value = value
        case .addition(let amount): progress.amount = amount
        }
        progress.day = day
        return progress
    }
}
