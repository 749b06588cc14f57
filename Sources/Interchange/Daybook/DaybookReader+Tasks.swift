import CivilTime
import DaybookCore
import Journal

extension DaybookReader {
    /// Reads a task with its related records.
    mutating func readTask(_ json: JSONValue, _ path: String) throws(ImportFailure) {
        let task = try row(TaskItem(id: try id(json, path)), json, path)
        guard task.id.count <= TaskItem.longestID, !task.isOccurrence else {
            throw .badField(record: path, field: "id")
        }
        add(task)
        readTags(of: task, json, path)
        readEach("links", in: json, path) { (reader, path, json) throws(ImportFailure) in
            var link = try reader.row(TaskLink(id: try reader.id(json, path)), json, path)
            guard let url = TaskLink.validated(link.url) else { throw .badField(record: path, field: "url") }
            link.url = url
            link.task = task.id
            reader.add(link)
        }
        readEach("reminders", in: json, path) { (reader, path, json) throws(ImportFailure) in
            var reminder = try reader.row(TaskReminder(id: try reader.id(json, path)), json, path)
            guard reminder.when != nil else { throw .badField(record: path, field: "day") }
            reminder.task = task.id
            reader.add(reminder)
        }
        readSessions(of: task.id, json, path)
        readEach("times", in: json, path) { (reader, path, json) throws(ImportFailure) in
            try reader.readTime(of: task, json, path)
        }
    }

    private mutating func readTags(of task: TaskItem, _ json: JSONValue, _ path: String) {
        readEach("tags", in: json, path) { (reader, path, json) throws(ImportFailure) in
            guard let name = json.string, let id = TaskTag.id(of: task.id, TaskTag.name(name)) else {
                throw .badField(record: path, field: "")
            }
            var tag = TaskTag(id: id)
            tag.name = TaskTag.name(name)
            reader.add(tag)
        }
        readEach("blockers", in: json, path) { (reader, path, json) throws(ImportFailure) in
            guard let blocker = json.string.flatMap({ RecordID(hex: $0) }), blocker.count <= TaskItem.longestID,
                let id = TaskBlocker.id(of: task.id, waitingFor: blocker)
            else { throw .badField(record: path, field: "") }
            reader.add(TaskBlocker(id: id))
        }
    }

    private mutating func readTime(of task: TaskItem, _ json: JSONValue, _ path: String) throws(ImportFailure) {
        var time = try row(TaskItem(id: try id(json, path)), json, path, isComplete: false)
        guard TaskItem.occurrence(time.id)?.series == task.id else { throw .badField(record: path, field: "id") }
        for field in [TaskItem.Field.dueDay, .startDay, .waitUntil] {
            guard case .integer(let day) = time[column: field.rawValue], day < Int64(TaskLimits.firstDay.number) else {
                continue
            }
            time[column: field.rawValue] = .null
            leaveOut(TaskItem.column(field).name, of: path)
        }
        add(time)
        readSessions(of: time.id, json, path)
    }

    private mutating func readSessions(of task: RecordID, _ json: JSONValue, _ path: String) {
        readRows("sessions", in: json, path) { (session: inout TaskSession) in session.task = task }
    }
}
