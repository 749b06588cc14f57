import CivilTime
import DaybookCore
import Words

extension Words {
    /// How far a task is.
    public func status(_ status: TaskStatus) -> String {
        switch status {
        case .pending: taskPending
        case .inProgress: taskInProgress
        case .completed: taskCompleted
        case .cancelled: taskCancelled
        case .skipped: taskSkipped
        }
    }

    /// How much a task matters.
    public func priority(_ priority: TaskPriority) -> String {
        switch priority {
        case .low: priorityLow
        case .medium: priorityMedium
        case .high: priorityHigh
        case .urgent: priorityUrgent
        }
    }

    /// What became of a task, and when.
    public func closed(_ status: TaskStatus, on day: Day, today: Day) -> String {
        switch status {
        case .pending, .inProgress, .completed: completedOn(day, today: today)
        case .cancelled: cancelledOn(day, today: today)
        case .skipped: skippedOn(day, today: today)
        }
    }

    /// What a term of the urgency is for.
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

    /// The priority that was typed, by its code or its word in the person's language; nil for anything else.
    public func priority(typed: String) -> TaskPriority? {
        let text = PlainText.line(typed)
        return TaskPriority.allCases.first {
            PlainText.isSame($0.rawValue, text) || PlainText.isSame(priority($0), text)
        }
    }

    /// When a reminder of a task is: "30 min before", "5 Dec at 09:00".
    public func reminder(_ when: TaskReminderDraft.Trigger, today: Day) -> String {
        switch when {
        case .beforeDue(let minutes): minutesBefore(minutes)
        case .at(let day, let time): due(day, time, today: today)
        }
    }
}
