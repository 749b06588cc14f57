import DaybookCore
import Journal

extension State {
    /// The goals that a task can be linked to, by id, including the currently chosen one if it is archived.
    func goalChoices(besides chosen: RecordID?) -> [(value: String, label: String)] {
        let goals = livingGoals.filter { !$0.isArchived || $0.id == chosen }
        return goals.map { (value: $0.id.hex, label: $0.title) }
    }
}
