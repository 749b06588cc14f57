import CivilTime
import DaybookCore
import Words

extension TaskDraft {
    /// What a line typed in a hurry says of a task.
    ///
    /// A time without a day is the next one there is, and what repeats without a first day begins today.
    public init(_ line: QuickAdd, today: Day, now: Now) {
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
            case .tag(let tag): tags.append(tag)
            case .estimate(let minutes): estimate = minutes
            case .category(let name): category = .named(name)
            }
        }
        dueDay = dueDay ?? first ?? repetition?.firstDay(from: today)
        if dueDay == nil, repetition != nil || dueTime != nil {
            let isOver = repetition == nil && dueTime.map { $0 < now.time } ?? false
            // The day may last past midnight: then the clock says little of whether the time is over.
            dueDay = isOver && today == now.calendarDay ? today.advanced(by: 1) : today
        }
    }
}

extension TaskPriority {
    /// As a line says it.
    public init(_ typed: QuickAdd.Priority) {
        switch typed {
        case .low: self = .low
        case .medium: self = .medium
        case .high: self = .high
        case .urgent: self = .urgent
        }
    }
}
