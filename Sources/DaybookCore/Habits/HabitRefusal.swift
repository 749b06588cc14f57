import CivilTime

/// Reasons to refuse a habit command.
public enum HabitRefusal: Error, Hashable, Sendable {
    /// An invalid field of the habit or, when marking a day, of its entry.
    case field(FieldError)
    /// An invalid field of a reminder.
    case reminder(FieldError)
    case titleTaken(String)
    /// An invalid schedule. The text is empty if it asks for more times than there are days.
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
