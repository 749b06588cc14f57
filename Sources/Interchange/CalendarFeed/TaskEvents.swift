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
        var alarms: [Int64] = []
        var events: [CalendarEvent] = []
        for reminder in reminders[TaskItem.root(of: task.id)] ?? [] {
            switch reminder.when {
            case .beforeDue(let minutes):
                alarms.append((due?.time == nil ? CalendarEvent.morning : 0) - Int64(minutes))
            case .at(let day, let time) where isCurrent:
                if let due, due.day == day {
                    alarms.append(Int64(time.minutes - (due.time?.minutes ?? 0)))
                } else if rings(ImportedDateTime(day, time).minutes, task) {
                    var event = CalendarEvent(
                        uid: uid + "-" + reminder.id.hex, title: task.title, start: ImportedDateTime(day, time))
                    event.alarms = [0]
                    events.append(event)
                }
            case .at, nil: break
            }
        }
        guard let due else { return events }
        var event = CalendarEvent(uid: uid, title: task.title, start: due)
        event.alarms = Set(alarms).sorted().filter { rings(due.minutes + $0, task) }
        return events + [event]
    }

    /// Whether reminders of a task ring at a local moment in minutes since 1970: it is not over everywhere, the task is not hidden,
    /// and a repeating one does not rest.
    private func rings(_ moment: Int64, _ task: TaskItem) -> Bool {
        // Before the day ends, it is still the one before.
        guard let day = ImportedDateTime(minutes: moment - Int64(state.settings.dayEndsAt) * 60)?.day,
            day >= CalendarFeed.firstDay(of: today), task.waitUntil ?? day <= day
        else { return false }
        let isRepeated = task.repetition != nil || task.isOccurrence
        return !isRepeated || !away.contains(day)
    }
}
