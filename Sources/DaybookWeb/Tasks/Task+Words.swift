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

    func sort(_ sort: TaskSort) -> String {
        switch sort {
        case .urgency: sortUrgency
        case .due: sortDue
        case .priority: sortPriority
        case .title: sortTitle
        case .created: sortCreated
        case .manual: sortManual
        }
    }

    func due(_ due: TaskDue, today: Day) -> String {
        switch due {
        case .agenda: dueAgenda
        case .overdue: dueOverdue
        case .today: dueToday
        case .week: dueWeek
        case .never: dueNever
        case .between(let first?, let last?): range(first, last)
        case .between(let first, let last):
            (first.map { near($0, to: today) } ?? "") + "…" + (last.map { near($0, to: today) } ?? "")
        }
    }

    /// The due days that a filter's list offers.
    var dueChoices: [(value: String, label: String)] {
        [
            (TaskDue.agenda.code, dueAgenda), (TaskDue.overdue.code, dueOverdue), (TaskDue.today.code, dueToday),
            (TaskDue.week.code, dueWeek),
            (TaskDue.never.code, dueNever), (TaskDue.days, dueBetween),
        ]
    }

    /// What became of a task, and when.
    func closed(_ status: TaskStatus, on day: Day, today: Day) -> String {
        switch status {
        case .pending, .inProgress, .completed: completedOn(day, today: today)
        case .cancelled: cancelledOn(day, today: today)
        case .skipped: skippedOn(day, today: today)
        }
    }

    func severalChange(_ change: SeveralChange) -> String {
        switch change {
        case .complete: complete
        case .completeWithParts: completeWithParts
        case .reopen: reopen
        case .cancel: cancelTask
        case .priority: setPriority
        case .due: setDue
        case .noDue: dueNever
        case .category: setCategory
        case .addTag: addTag
        case .removeTag: removeTag
        case .delete: deleteTask
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
}
