import CivilTime
import DaybookCore
import Words

extension TaskDraft {
    /// Creates a draft from a quick-add line.
    ///
    /// A time without a day is its next occurrence, and a repetition without a first day begins today, or later if its
    /// time is over for today.
    ///
    /// - Parameters:
    ///   - today: The day that it is typed for.
    ///   - dayEndsAt: The hour at which the person's days end.
    public init(_ line: QuickAdd, today: Day, now: LocalInstant, dayEndsAt: Int) {
        self.init(title: line.title)
        var first: Day?
        for part in line.parts {
            switch part.kind {
            case .repetition(let repetition, let day):
                self.repetition = repetition
                first = day
            case .due(let day): dueDay = day
            case .time(let time): dueTime = time
            case .start(let day): startDay = day
            case .priority(let priority): self.priority = TaskPriority(priority)
            case .someday: waitUntil = .someday
            case .tag(let tag): tags.append(tag)
            case .estimate(let minutes): estimate = minutes
            case .category(let name): category = .named(name)
            }
        }
        var next = today
        // At night, the day lasts longer than that of the clock.
        if let dueTime {
            if today == now.day(endingAtHour: dayEndsAt) {
                next = dueTime < now.time ? now.calendarDay.advanced(by: 1) : now.calendarDay
            } else if dueTime.hour < dayEndsAt {
                next = today.advanced(by: 1)
            }
            if dueTime.hour < dayEndsAt, dueDay == today { dueDay = today.advanced(by: 1) }
        }
        dueDay = dueDay ?? first ?? repetition?.firstDay(from: next)
        if dueDay == nil, dueTime != nil { dueDay = next }
        // A task with a day does not wait for someday.
        if dueDay != nil || startDay != nil { waitUntil = nil }
        repetition = repetition?.keptWithinShortMonths(from: dueDay)
        let reminded = dueDay == nil ? nil : Words.titleOfReminder(title)
        if let reminded { title = reminded }
        // Whoever types a time, or asks for it, wants to be reminded.
        if dueTime != nil || reminded != nil { reminders = [TaskReminderDraft(.beforeDue(minutes: 0))] }
    }
}

extension TaskPriority {
    /// Converts a priority parsed from a line.
    public init(_ typed: QuickAdd.Priority) {
        switch typed {
        case .low: self = .low
        case .medium: self = .medium
        case .high: self = .high
        case .urgent: self = .urgent
        }
    }
}
