import DaybookCore
import Journal

extension Export {
    /// All tasks that are not deleted, with their related records, in id order; repeating ones include the records of
    /// their occurrences.
    static func tasks(_ state: State, _ recordTimes: RecordTimes?) -> [JSONValue] {
        let times = Times(state)
        let waits = TaskDependencies(state)
        return state.tasks.rows.filter { $0.isAlive && !$0.isOccurrence }.sorted { $0.id < $1.id }.map { task in
            var json =
                [id(task.id)] + members(of: task, times: recordTimes) + parts(of: task, waits, state, recordTimes)
            let times = times.of(task.id).map { time in
                JSONValue.object(
                    [id(time.id)] + members(of: time, times: recordTimes) + sessions(of: time.id, state, recordTimes))
            }
            if !times.isEmpty { json.append(JSONMember("times", .array(times))) }
            return .object(json)
        }
    }

    private static func parts(
        of task: TaskItem, _ waits: TaskDependencies, _ state: State, _ times: RecordTimes?
    ) -> [JSONMember] {
        var parts: [JSONMember] = []
        func add(_ name: String, _ values: [JSONValue]) {
            if !values.isEmpty { parts.append(JSONMember(name, .array(values))) }
        }
        add("tags", state.tags(of: task.id).map { .string($0) })
        add("blockers", waits.blockers(of: task.id).map { .string($0.hex) })
        add(
            "links",
            state.links(of: task.id).map { .object([id($0.id)] + members(of: $0, without: "task", times: times)) })
        add(
            "reminders",
            state.taskReminders(of: task.id).map {
                .object([id($0.id)] + members(of: $0, without: "task", times: times))
            })
        return parts + sessions(of: task.id, state, times)
    }

    private static func sessions(of task: RecordID, _ state: State, _ times: RecordTimes?) -> [JSONMember] {
        let sessions = state.sessions(of: task).map {
            JSONValue.object([id($0.id)] + members(of: $0, without: "task", times: times))
        }
        return sessions.isEmpty ? [] : [JSONMember("sessions", .array(sessions))]
    }

    /// The stored occurrences of each repeating task that have values or time sessions.
    private struct Times {
        private var times: [RecordID: [TaskItem]] = [:]

        init(_ state: State) {
            var seen: Set<RecordID> = []
            for row in state.tasks.rows {
                // An undo leaves a record without values.
                guard let series = TaskItem.occurrence(row.id)?.series, !row.isBlank else { continue }
                times[series, default: []].append(row)
                seen.insert(row.id)
            }
            // An occurrence that only has time sessions is exported without further fields.
            for session in state.taskSessions.rows where session.isAlive {
                guard let id = session.task, let series = TaskItem.occurrence(id)?.series, seen.insert(id).inserted
                else { continue }
                times[series, default: []].append(TaskItem(id: id))
            }
        }

        /// The occurrences of a repeating task, ordered by key.
        func of(_ series: RecordID) -> [TaskItem] { (times[series] ?? []).sorted { $0.id < $1.id } }
    }
}

extension TaskItem {
    fileprivate var isBlank: Bool { Self.schema.columns.indices.allSatisfy { record.isNull(at: $0) } }
}
