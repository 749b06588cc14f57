import CivilTime
import DaybookCore
import Words

extension Words {
    /// When a reminder of a task is: "30 min before", "5 Dec at 09:00".
    public func reminder(_ when: TaskReminderDraft.Trigger, today: Day) -> String {
        switch when {
        case .beforeDue(let minutes): minutesBefore(minutes)
        case .at(let day, let time): due(day, time, today: today)
        }
    }
}
