import CivilTime
import DaybookCore
import Words

extension Words {
    /// The name of a status.
    public func status(_ status: TaskStatus) -> String {
        switch status {
        case .pending: taskPending
        case .inProgress: taskInProgress
        case .completed: taskCompleted
        case .cancelled: taskCancelled
        case .skipped: taskSkipped
        }
    }

    /// The name of a priority.
    public func priority(_ priority: TaskPriority) -> String {
        switch priority {
        case .low: priorityLow
        case .medium: priorityMedium
        case .high: priorityHigh
        case .urgent: priorityUrgent
        }
    }

    /// The way and the time a task was closed.
    public func closed(_ status: TaskStatus, on day: Day, today: Day) -> String {
        switch status {
        case .pending, .inProgress, .completed: completedOn(day, today: today)
        case .cancelled: cancelledOn(day, today: today)
        case .skipped: skippedOn(day, today: today)
        }
    }

    /// The name of an urgency term.
    public func urgencyTerm(_ term: TaskUrgency.Term) -> String {
        switch term {
        case .next: urgencyNext
        case .due: dueLabel
        case .blocking: urgencyBlocking
        case .priority: priorityLabel
        case .scheduled: urgencyScheduled
        case .active: taskInProgress
        case .age: urgencyAge
        case .tags: tags
        case .category: category
        case .waiting: taskWaiting
        case .blocked: taskBlocked
        }
    }

    /// Finds a priority by its code or its name in the person's language; nil if there is none.
    public func priority(typed: String) -> TaskPriority? {
        let text = PlainText.line(typed)
        return TaskPriority.allCases.first {
            PlainText.isSame($0.rawValue, text) || PlainText.isSame(priority($0), text)
        }
    }

    /// The time of a reminder: "30 min before", "5 Dec at 09:00".
    public func reminder(_ when: TaskReminderDraft.Trigger, today: Day, dayEndsAt: Int) -> String {
        switch when {
        case .beforeDue(let minutes): minutesBefore(minutes)
        case .at(let day, let time): due(day, time, today: today, dayEndsAt: dayEndsAt)
        }
    }
}
