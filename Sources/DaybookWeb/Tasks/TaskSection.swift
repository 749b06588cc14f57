import CivilTime
import DaybookCore

/// A group of the task list, by due date.
public enum TaskSection: Int, CaseIterable, Sendable {
    case overdue, today, upcoming, undated, someday

    /// The section of an open task.
    init(_ task: TaskItem, in state: State, today: Day, now: LocalInstant) {
        if task.isOverdue(today: today, now: now) {
            self = .overdue
        } else if state.isForSomeday(task) {
            self = .someday
        } else if task.status == .inProgress
            || task.dueDay(dayEndsAt: state.settings.dayEndsAt).map({ $0 <= today }) ?? false
        {
            self = .today
        } else {
            self = task.dueDay == nil ? .undated : .upcoming
        }
    }
}
