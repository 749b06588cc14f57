import CivilTime
import DaybookCore
import Journal

extension DaybookJSON {
    /// Reads a goal with its milestones and progress.
    static func readGoal(
        _ json: JSONValue, _ record: String, into journal: inout ImportedJournal
    ) throws(ImportFailure) {
        let goal = try row(Goal(id: try id(json, record)), json, record)
        try check(title: goal.title, record)
        try check([("startDay", goal.startDay), ("deadline", goal.deadline)], record)
        try check([("startValue", goal.startValue), ("target", goal.target)], record)
        journal.goals.append(goal)
        for (record, json) in try list("milestones", in: json, record) {
            var milestone = try row(Milestone(id: try id(json, record)), json, record)
            try check(title: milestone.title, record)
            milestone.goal = goal.id
            journal.milestones.append(milestone)
        }
        for (record, json) in try list("progress", in: json, record) {
            var progress = try row(GoalProgress(id: try id(json, record)), json, record)
            guard progress.day != nil else { throw .badField(record: record, field: "day") }
            try check([("day", progress.day)], record)
            try check([("value", progress.value), ("amount", progress.amount)], record)
            progress.goal = goal.id
            journal.goalProgress.append(progress)
        }
    }

    private static func check(title: String, _ record: String) throws(ImportFailure) {
        if PlainText.line(title).isEmpty { throw .badField(record: record, field: "title") }
    }

    private static func check(_ days: [(String, Day?)], _ record: String) throws(ImportFailure) {
        for (field, day) in days {
            if let day, day < GoalLimits.firstDay { throw .badField(record: record, field: field) }
        }
    }

    private static func check(_ numbers: [(String, Double?)], _ record: String) throws(ImportFailure) {
        for (field, number) in numbers where (number ?? 0).magnitude > GoalLimits.value {
            throw .badField(record: record, field: field)
        }
    }
}
