import DaybookCore
import Journal
import Words

/// The titles of goals, with a number where several have the same one.
public struct GoalTitles: Sendable {
    private var numbers: [RecordID: Int] = [:]

    public init(_ state: State) {
        var groups: [String: [RecordID]] = [:]
        for goal in state.livingGoals { groups[Words.fold(goal.title), default: []].append(goal.id) }
        for ids in groups.values where ids.count > 1 {
            let added = ids.map { (stamp: Self.created($0, in: state), id: $0) }
            let ordered = added.sorted { left, right in
                let (first, second) = (left.stamp.orderMilliseconds, right.stamp.orderMilliseconds)
                if first != second { return first < second }
                return left.stamp == right.stamp ? left.id < right.id : left.stamp < right.stamp
            }
            for (index, goal) in ordered.enumerated() { numbers[goal.id] = index + 1 }
        }
    }

    /// "Read" or, if another goal has that title, "Read (2)", in the order in which they were added.
    public func title(of goal: Goal) -> String {
        numbers[goal.id].map { "\(goal.title) (\($0))" } ?? goal.title
    }

    private static func created(_ id: RecordID, in state: State) -> Stamp {
        let goals = state.goals
        return goals.index(of: id).map { goals.stamp(at: $0, column: Goal.Field.createdOn.rawValue) } ?? .never
    }
}

extension State {
    /// The title of one goal, with a number where several have the same one.
    public func title(of goal: Goal) -> String { GoalTitles(self).title(of: goal) }
}
