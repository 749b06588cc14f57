import CivilTime
import DaybookCore
import Journal

/// Open tasks on the day or at the time they are due, and their reminders on other days.
struct TaskEvents {
    private let state: State
    private let today: Day
    private let away: AwayDays
    private let reminders: [RecordID: [TaskReminder]]

    init(_ state: State, today: Day) {
        (self.state, self.today) = (state, today)
        away = state.awayDays
        var reminders: [RecordID: [TaskReminder]] = [:]
        for reminder in state.taskReminders.rows where reminder.isAlive {
            if let task = reminder.task { reminders[task, default: []].append(reminder) }
        }
        self.reminders = reminders
    }

    var events: [CalendarEvent] {
        let open = state.openTasks(today: today)
        let coming = state.upcomingOccurrences(
            in: today...today.advanced(by: daysAhead(of: open)), furtherBy: furthestReminders, today: today)
        return open.flatMap { events(of: $0, isCurrent: true) } + coming.flatMap { events(of: $0, isCurrent: false) }
    }

    /// The days for which repeated tasks are looked up: fewer if there are so many that most would be left out.
    private func daysAhead(of open: [TaskItem]) -> Int {
        let count = open.count { $0.repetition != nil }
        return min(CalendarFeed.daysAhead, max(7, 2 * CalendarFeed.maximumEvents / max(count, 1)))
    }

    /// The number of days, by task, by which a reminder can come before the task is due.
    private var furthestReminders: [RecordID: Int] {
        reminders.compactMapValues { reminders in
            let days = reminders.compactMap { reminder -> Int? in
                guard case .beforeDue(let minutes) = reminder.when else { return nil }
                return (minutes + 1439) / 1440
            }
            return days.max().flatMap { $0 > 0 ? $0 : nil }
        }
    }

    /// The event on which a task is due, and those of reminders on other days.
    ///
    /// - Parameter isCurrent: False for later occurrences of a repeating task, which a reminder on a day is not about.
    private func events(of task: TaskItem, isCurrent: Bool) -> [CalendarEvent] {
        let uid = "task-" + task.id.hex
        let due = task.dueDay.map { ImportedDateTime($0, task.dueTime) }
        var alarms: Set<Int64> = []
        var otherDays: Set<Int64> = []
        var events: [CalendarEvent] = []
        for reminder in reminders[TaskItem.root(of: task.id)] ?? [] {
            guard let when = reminder.when, let moment = state.moment(of: when, for: task, away: away),
                isToCome(moment)
            else { continue }
            let start = ImportedDateTime(moment)
            // A reminder of what waits for the first day back is an event of that day.
            var isOnDueDay = moment == when.moment(of: task)
            if case .at = when {
                guard isCurrent else { continue }
                isOnDueDay = isOnDueDay && due?.day == start.day
            }
            if let due, isOnDueDay {
                alarms.insert(start.minutes - due.minutes)
            } else if otherDays.insert(start.minutes).inserted {
                var event = CalendarEvent(uid: uid + "-" + reminder.id.hex, title: task.title, start: start)
                event.alarms = [0]
                events.append(event)
            }
        }
        guard let due else { return events }
        var event = CalendarEvent(uid: uid, title: task.title, start: due)
        event.alarms = alarms.sorted()
        return events + [event]
    }

    /// Whether the day of a moment is not over everywhere.
    private func isToCome(_ moment: DateTime) -> Bool {
        moment.day(endingAtHour: state.settings.dayEndsAt) >= CalendarFeed.firstDay(of: today)
    }
}
