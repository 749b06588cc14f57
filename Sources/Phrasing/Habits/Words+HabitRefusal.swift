import DaybookCore
import Words

extension HabitRefusal: Refusal {
    public func reason(in words: Words) -> String { words.reason(self) }
}

extension Words {
    /// The reason for refusing an action on habits.
    public func reason(_ refusal: HabitRefusal) -> String {
        switch refusal {
        case .field(let error), .reminder(let error): reason(error)
        case .titleTaken(let title): titleTaken(title)
        case .unknownSchedule(let typed): scheduleUnknown(truncated(typed))
        case .moreTimesThanDays: moreTimesThanDays
        case .dayInTheFuture: dayInFuture
        case .dayBeforeStart(let title, let day): habitStarts(title, on: day)
        case .dayTooFarAhead: dayTooFarAhead
        case .notAMeasure(let title): notAMeasure(title)
        case .reminderWithoutDays: reminderWithoutDays
        case .tooManyReminders: tooManyReminders
        case .noSuchHabit: habitNotFound
        case .notArchived: habitNotArchived
        case .category(let refusal): reason(refusal)
        }
    }
}
