import CivilTime
import Journal

extension State {
    /// The reminders that ring after a local moment, up to and including another, in order. Pages, the terminal and all that
    /// rings ask this one rule.
    ///
    /// One of a habit rings on its own weekdays, if the habit is due then and neither done, skipped nor met; of days to come as
    /// far as is known now. A time before the hour at which days end is of the night that follows the weekday. One of a task
    /// rings while the task is open and not hidden. Habits and repeating tasks are silent while the person is away; a reminder of
    /// an occurrence that waits for the first day back rings at its time on that day. A part of life that is switched off is
    /// silent.
    ///
    /// Of a span of more than 32 days only the last 32 count. Takes time linear in the number of reminders, and in the days of
    /// the span; how long ago a habit or a task began does not matter.
    public func reminders(after start: DateTime, until end: DateTime, now: LocalInstant) -> [ReminderOccurrence] {
        let span = ReminderSpan(after: start, until: end)
        if span.isEmpty { return [] }
        let found = habitReminders(in: span, today: today(now)) + taskReminders(in: span, today: today(now))
        return found.sorted { ($0.moment, $0.reminder) < ($1.moment, $1.reminder) }
    }

    /// The reminder with an id, if it would still ring; nil otherwise, or if there is none.
    public func reminder(_ id: String, now: LocalInstant) -> ReminderOccurrence? {
        guard let moment = ReminderOccurrence.moment(ofID: id) else { return nil }
        return reminders(after: moment.advanced(bySeconds: -1), until: moment, now: now).first { $0.id == id }
    }
}

// Habits
extension State {
    private func habitReminders(in span: ReminderSpan, today: Day) -> [ReminderOccurrence] {
        guard !settings.hides(.habits) else { return [] }
        let (hour, days) = (settings.dayEndsAt, span.allDays)
        var found: [ReminderOccurrence] = []
        for reminder in reminders.rows where reminder.isAlive {
            guard let time = reminder.time, let habit = reminder.habit.flatMap({ habit($0) }) else { continue }
            let weekdays = habit.weekdays(of: reminder)
            for moment in days.map({ DateTime($0, at: time) }) where span.contains(moment) {
                let day = moment.day(endingAtHour: hour)
                guard weekdays.contains(day.weekday), isToDo(habit, on: day, in: history(of: habit, today: today))
                else { continue }
                let isMarkedAtOnce = !habit.kind.isMeasure && day <= today
                found.append(
                    ReminderOccurrence(
                        reminder: reminder.id, moment: moment,
                        subject: .habit(habit.id, on: day, isMarkedAtOnce: isMarkedAtOnce), title: habit.title,
                        text: reminder.text))
            }
        }
        return found
    }

    /// Whether reminders of a habit can ring on a day: it can still be asked for, and was not skipped ahead.
    ///
    /// - Parameter history: The habit's history until today.
    public func isToDo(_ habit: Habit, on day: Day, in history: HabitHistory) -> Bool {
        if day > history.today, entry(of: habit.id, on: day)?.state == .skipped { return false }
        return history.isToDo(on: day)
    }
}

// Tasks
extension State {
    private func taskReminders(in span: ReminderSpan, today: Day) -> [ReminderOccurrence] {
        guard !settings.hides(.tasks) else { return [] }
        let away = awayDays
        var found: [ReminderOccurrence] = []
        for reminder in taskReminders.rows where reminder.isAlive {
            guard let root = reminder.task, let when = reminder.when else { continue }
            if case .at(let day, let time) = when {
                let moment = DateTime(day, at: time)
                guard span.contains(moment) || span.contains(resumed(moment, away)) else { continue }
            }
            guard let item = tasks[root], item.isAlive else { continue }
            var seen: Set<DateTime> = []
            let series = taskTree.series(over: root)
            for task in remindedTasks(of: item, series: series, when, in: span, away: away, today: today) {
                guard let moment = self.moment(of: when, for: task, away: away), span.contains(moment),
                    seen.insert(moment).inserted
                else { continue }
                found.append(
                    ReminderOccurrence(
                        reminder: reminder.id, moment: moment,
                        subject: .task(task.id, due: task.dueDay, at: task.dueTime), title: task.title, text: ""))
            }
        }
        return found
    }

    /// The moment at which a reminder of a task or of an occurrence rings; nil if it does not: the task is closed or hidden then
    /// or, if it repeats, by itself or with a task above it, the person is away.
    ///
    /// The last occurrence that is due in a time away waits for the first day back. Its reminder, if it would ring while the person
    /// is away, rings at its time on that day.
    ///
    /// - Parameter away: `awayDays`.
    public func moment(of when: TaskReminderDraft.Trigger, for task: TaskItem, away: AwayDays) -> DateTime? {
        guard task.status.isOpen, var moment = when.moment(of: task) else { return nil }
        var day = moment.day(endingAtHour: settings.dayEndsAt)
        if let span = away.span(around: day), let series = series(over: task.id) {
            guard let due = task.dueDay, span.contains(due), isLast(task, of: series, in: span) else { return nil }
            moment = resumed(moment, away)
            day = moment.day(endingAtHour: settings.dayEndsAt)
        }
        return task.waitUntil ?? day <= day ? moment : nil
    }

    /// A moment, or the same time on the first day back if the person is away then.
    private func resumed(_ moment: DateTime, _ away: AwayDays) -> DateTime {
        let day = moment.day(endingAtHour: settings.dayEndsAt)
        return moment.advanced(bySeconds: Int64(away.firstDayBack(from: day).days(since: day)) * 86_400)
    }

    /// Whether no later occurrence waits too. An earlier one is missed by then.
    private func isLast(_ task: TaskItem, of series: RecordID, in span: ClosedRange<Day>) -> Bool {
        guard let key = TaskItem.occurrence(task.id)?.day, let item = tasks[series],
            let times = TaskSeries(item, in: self)
        else { return true }
        var later = times.days(after: key)
        while let day = later.next(), day <= span.upperBound {
            if !times.isPassedOver(day) { return false }
        }
        return true
    }

    /// The task that a reminder is about or, if it repeats, those occurrences whose reminder can lie in a span.
    private func remindedTasks(
        of item: TaskItem, series: RecordID?, _ when: TaskReminderDraft.Trigger, in span: ReminderSpan,
        away: AwayDays, today: Day
    ) -> [TaskItem] {
        guard let series else { return [item] }
        guard let times = tasks[series].flatMap({ TaskSeries($0, in: self) }), times.item.status.isOpen else {
            return []
        }
        let current = times.current(today: today, countsMissed: false)?.key
        if series == item.id, case .beforeDue(let minutes) = when, case .calendar? = item.repetition {
            // Those of a time away that ends in the span are reminded of behind it.
            let last = span.days.lowerBound.advanced(by: -2)...span.days.upperBound.advanced(by: -1)
            let ended = away.spans.filter { last.contains($0.upperBound) }
            let days = [span.later(byMinutes: minutes).days] + ended
            return days.flatMap { occurrences(of: times, due: $0, from: current) }
        }
        // A fixed moment, and what comes some time after completion, are about the occurrence that lists show.
        guard let current, let id = TaskItem.id(of: item.id, on: current) else { return [] }
        return [occurrence(id, of: item, current)]
    }

    /// The occurrences of a repeating task that are due on some days: those of its schedule, and others that were moved there
    /// from the current one on.
    private func occurrences(of series: TaskSeries, due days: ClosedRange<Day>, from current: Day?) -> [TaskItem] {
        var keys: Set<Day> = []
        var scheduled = series.days(after: days.lowerBound.advanced(by: -1))
        while let key = scheduled.next(), key <= days.upperBound {
            if !series.isPassedOver(key) { keys.insert(key) }
        }
        for row in tasks.rows(ownedBy: series.item.id) where row.dueDay.map({ days.contains($0) }) ?? false {
            guard let key = TaskItem.occurrence(row.id)?.day, key >= current ?? .last, series.has(key) else { continue }
            keys.insert(key)
        }
        return keys.sorted().compactMap { key in
            TaskItem.id(of: series.item.id, on: key).map { occurrence($0, of: series.item, key) }
        }
    }
}

extension TaskReminderDraft.Trigger {
    /// The time of day from which the reminder of a task counts back that is due on a day without a time.
    public static let timeWithoutDueTime = TimeOfDay(minutes: 540)!

    /// The moment of the reminder of a task; nil if it counts back from a day that the task does not have.
    public func moment(of task: TaskItem) -> DateTime? {
        switch self {
        case .at(let day, let time): DateTime(day, at: time)
        case .beforeDue(let minutes):
            task.dueDay.map {
                DateTime($0, at: task.dueTime ?? Self.timeWithoutDueTime).advanced(bySeconds: -Int64(minutes) * 60)
            }
        }
    }
}
