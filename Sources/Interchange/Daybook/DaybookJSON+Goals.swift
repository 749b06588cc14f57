import DaybookCore
import Journal

extension DaybookJSON {
    /// Reads a goal with its milestones and its progress.
    static func readGoal(
        _ json: JSONValue, _ record: String, into journal: inout ImportedJournal
    ) throws(ImportFailure) {
        let goal = try row(Goal(id: try id(json, record)), json, record)
        journal.goals.append(goal)
        journal.milestones += try rows("milestones", in: json, record) { $0.goal = goal.id }
        journal.goalProgress += try rows("progress", in: json, record, required: .day) { $0.goal = goal.id }
    }
}
