import CivilTime
import DaybookCore
import Interchange
import Journal

extension Session {
    /// A task with its computed values.
    func json(_ task: TaskItem, in state: State) -> JSONValue {
        json(task, in: state, TaskNumbers(state), TaskDependencies(state))
    }

    /// A task with its computed values.
    func json(_ task: TaskItem, in state: State, _ numbers: TaskNumbers, _ waits: TaskDependencies) -> JSONValue {
        let today = state.today(now)
        let parts = state.children(of: task.id)
        let urgency = TaskUrgency.total(of: task, in: state, waits, today: today, now: now)
        let current = task.repetition == nil ? nil : state.currentOccurrence(of: task.id, today: today)
        return .object([
            JSONMember("id", .string(task.id.hex)),
            JSONMember("number", .string(numbers.number(of: task.id))),
            JSONMember("title", .string(task.title)),
            JSONMember("note", .string(task.note)),
            JSONMember("status", .string(task.status.rawValue)),
            JSONMember("priority", .text(task.priority?.rawValue)),
            JSONMember("dueDay", .text(task.dueDay?.text)),
            JSONMember("dueTime", .text(task.dueDay == nil ? nil : task.dueTime?.text)),
            JSONMember("startDay", .text(task.startDay?.text)),
            JSONMember("waitUntil", .text(task.waitUntil?.text)),
            JSONMember("estimate", task.estimate.map { JSONValue.integer($0) } ?? .null),
            JSONMember("category", .text(state.category(task.category)?.name)),
            JSONMember("goal", .text(task.goal?.hex)),
            JSONMember("tags", .array(state.tags(of: task.id).map { .string($0) })),
            JSONMember("repetition", .text(task.repetition?.code)),
            JSONMember("missed", .count(current?.missed ?? 0)),
            JSONMember("parent", .text(state.parent(of: task.id)?.hex)),
            JSONMember("subtasks", .count(parts.count)),
            JSONMember("subtasksDone", .count(parts.count { !$0.status.isOpen })),
            JSONMember("blockers", .array(waits.blockers(of: task.id).map { .string($0.hex) })),
            JSONMember("blocked", .bool(waits.isBlocked(task.id))),
            JSONMember("waiting", .bool(state.isWaiting(task, today: today))),
            JSONMember("overdue", .bool(task.isOverdue(today: today, now: now))),
            JSONMember(
                "links", .array(state.links(of: task.id).map { ["url": .string($0.url), "title": .string($0.title)] })),
            JSONMember("reminders", .array(state.taskReminders(of: task.id).map { Self.json($0) })),
            JSONMember("createdOn", .text(task.createdOn?.text)),
            JSONMember("closedOn", .text(task.closedOn?.text)),
            JSONMember("minutesSpent", .integer(state.minutesSpent(on: task.id, now: now))),
            JSONMember("running", .bool(state.runningSessions.contains { $0.task == task.id })),
            JSONMember("urgency", .number(urgency.rounded(toPlaces: 3))),
        ])
    }

    /// A task of a list, with the points that it earned or will earn, if the game is on.
    ///
    /// - Parameter points: See `State.points(of:today:)`.
    func json(
        _ task: TaskItem, in state: State, _ numbers: TaskNumbers, _ waits: TaskDependencies, points: Int64?
    ) -> JSONValue {
        guard let points, case .object(let members) = json(task, in: state, numbers, waits) else {
            return json(task, in: state, numbers, waits)
        }
        return .object(members + [JSONMember("points", .integer(points))])
    }

    private static func json(_ reminder: TaskReminder) -> JSONValue {
        [
            "minutesBefore": reminder.minutesBefore.map { JSONValue.integer($0) } ?? .null,
            "day": .text(reminder.day?.text),
            "time": .text(reminder.time?.text),
        ]
    }
}

extension Double {
    /// Rounds to a number of decimal places, so that sums of tenths print cleanly.
    func rounded(toPlaces places: Int) -> Double {
        var scale = 1.0
        for _ in 0..<places { scale *= 10 }
        return (self * scale).rounded() / scale
    }
}
