import CivilTime
import DaybookCore
import Journal

extension DaybookJSON {
    /// Reads a task with its related records.
    static func readTask(
        _ json: JSONValue, _ record: String, into journal: inout ImportedJournal
    ) throws(ImportFailure) {
        let task = try row(TaskItem(id: try id(json, record)), json, record)
        guard task.id.count <= TaskItem.longestID, !task.isOccurrence else {
            throw .badField(record: record, field: "id")
        }
        journal.add(task)
        for (record, json) in try list("tags", in: json, record) {
            guard let name = json.string, let id = TaskTag.id(of: task.id, TaskTag.name(name)) else {
                throw .badField(record: record, field: "")
            }
            var tag = TaskTag(id: id)
            tag.name = TaskTag.name(name)
            journal.add(tag)
        }
        for (record, json) in try list("blockers", in: json, record) {
            guard let blocker = json.string.flatMap({ RecordID(hex: $0) }), blocker.count <= TaskItem.longestID,
                let id = TaskBlocker.id(of: task.id, waitingFor: blocker)
            else { throw .badField(record: record, field: "") }
            journal.add(TaskBlocker(id: id))
        }
        for (record, json) in try list("links", in: json, record) {
            var link = try row(TaskLink(id: try id(json, record)), json, record)
            guard let url = TaskLink.validated(link.url) else { throw .badField(record: record, field: "url") }
            link.url = url
            link.task = task.id
            journal.add(link)
        }
        for (record, json) in try list("reminders", in: json, record) {
            var reminder = try row(TaskReminder(id: try id(json, record)), json, record)
            guard reminder.when != nil else { throw .badField(record: record, field: "day") }
            reminder.task = task.id
            journal.add(reminder)
        }
        journal.add(try rows("sessions", in: json, record) { (session: inout TaskSession) in session.task = task.id })
        for (record, json) in try list("times", in: json, record) {
            let time = try row(TaskItem(id: try id(json, record)), json, record, isComplete: false)
            guard TaskItem.occurrence(time.id)?.series == task.id else { throw .badField(record: record, field: "id") }
            try check(time, record)
            journal.add(time)
            journal.add(
                try rows("sessions", in: json, record) { (session: inout TaskSession) in session.task = time.id })
        }
    }

    private static func check(_ task: TaskItem, _ record: String) throws(ImportFailure) {
        let days = [("dueDay", task.dueDay), ("startDay", task.startDay), ("waitUntil", task.waitUntil)]
        for (field, day) in days {
            if let day, day < TaskLimits.firstDay { throw .badField(record: record, field: field) }
        }
    }
}
