import CivilTime

/// The reason why a change to habits was refused.
public enum HabitRefusal: Error, Hashable, Sendable {
    /// Of the habit or, when a day is marked, of its entry.
    case field(FieldError)
    /// Of one of its reminders.
    case reminder(FieldError)
    case titleTaken(String)
    /// Empty for more times than there are days.
    case unknownSchedule(String)
    case dayInTheFuture(Day)
    /// More than a year after today.
    case dayTooFarAhead
    case notAMeasure(String)
    case reminderWithoutDays
    case tooManyReminders(limit: Int)
    case noSuchHabit
    case notArchived(String)
    case category(CategoryRefusal)
}
