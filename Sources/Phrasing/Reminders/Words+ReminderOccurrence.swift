import CivilTime
import DaybookCore
import Words

extension Words {
    /// The line below a reminder's title: the person's own text, the due date of a task, or the time.
    public func detail(of reminder: ReminderOccurrence, in state: State, today: Day) -> String {
        if !reminder.text.isEmpty { return reminder.text }
        if case .task(_, let day?, let time) = reminder.subject {
            return taskIsDue(due(day, time, today: today, dayEndsAt: state.settings.dayEndsAt))
        }
        return time(TimeOfDay(of: reminder.moment))
    }
}
