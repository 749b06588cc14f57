import CivilTime
import DaybookCore
import Journal

extension Notebook {
    @discardableResult
    mutating func pursue(_ command: GoalCommand) throws -> [EncodedBatch] {
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
        _ title: String, id: UInt64 = 1, _ adjust: (inout GoalDraft) -> Void = { _ in }
    ) throws {
        var draft = GoalDraft(title: title)
        draft.target = 10
        draft.unit = "km"
        adjust(&draft)
        try pursue(.add(draft, id: Self.id(id)))
    }

    func goal(_ id: UInt64 = 1) -> Goal? { state.goal(Self.id(id)) }

    /// The status of a goal today.
    func status(_ id: UInt64 = 1) -> GoalStatus? {
        goal(id).map { state.status(of: $0, today: today) }
    }

    mutating func writeDown(
        _ figure: GoalProgressDraft.Figure, on day: Day? = nil, id: UInt64, of goal: UInt64 = 1
    ) throws {
        try pursue(.addProgress(Self.id(goal), GoalProgressDraft(figure, day: day), id: Self.id(id)))
    }
}
