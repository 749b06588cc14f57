import CivilTime
import Journal

@testable import DaybookCore

extension TestDevice {
    /// Imports tasks from another program's file.
    @discardableResult
    mutating func importRecords(_ drafts: [ImportedTask], restoresDeleted: Bool = false) -> ImportPlan {
        var next = UInt64(now.milliseconds) << 16
        let plan = ImportPlan(drafts, into: state, today: today, restoresDeleted: restoresDeleted) {
            next += 1
            return id(next)
        }
        write(plan.changes, name: "import")
        return plan
    }

    /// Imports a Daybook export.
    @discardableResult
    mutating func importRecords(_ journal: ImportedJournal, restoresDeleted: Bool = false) -> ImportPlan {
        let plan = ImportPlan(journal, into: state, today: today, restoresDeleted: restoresDeleted) { id(4711) }
        write(plan.changes, name: "import")
        return plan
    }

    /// The task imported with a key, unless deleted.
    func task(_ key: String) -> TaskItem? {
        state.tasks.rows.first { $0.isAlive && $0.source == "icalendar:1:" + key }
    }

    /// The draft of the task imported with a key.
    func form(_ key: String) -> TaskDraft? { task(key).map { TaskDraft($0, in: state) } }

    /// The titles of tasks in manual order, without deleted ones.
    var titlesByHand: [String] {
        state.tasks.rows.filter { $0.isAlive }.sorted { ($0.position, $0.id) < ($1.position, $1.id) }
            .map { $0.title }
    }
}

/// A task from a calendar file, with its key as the title.
func imported(_ key: String, _ adjust: (inout ImportedTask) -> Void = { _ in }) -> ImportedTask {
    var task = ImportedTask(identity: ImportIdentity(format: "icalendar", key: key))
    task.title = key
    adjust(&task)
    return task
}
