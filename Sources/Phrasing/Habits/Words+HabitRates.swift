import CivilTime
import DaybookCore
import Words

extension Words {
    /// Explains the completion rate on the page of a habit.
    public func completionHint(of schedule: Schedule) -> String {
        switch schedule {
        case .daily, .weekdays, .everyDays: completionHint
        case .timesPerWeek: completionHintOfWeeks
        case .timesPerMonth: completionHintOfMonths
        case .times: completionHintOfSpans
        }
    }
}
