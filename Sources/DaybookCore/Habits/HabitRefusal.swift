import CivilTime

/// Reasons to refuse a habit command.
public enum HabitRefusal: Error, Hashable, Sendable {
    /// An invalid field of the habit or, when marking a day, of its entry.
    case field(FieldError)
    /// An invalid field of a reminder.
    case reminder(FieldError)
    case titleTaken(String)
    case unknownSchedule(String)
    /// The schedule asks for more times than there are days.
    case moreTimesThanDays
    case dayInTheFuture(Day)
    /// Before the later day on which the habit is to start.
    case dayBeforeStart(title: String, Day)
    /// More than a year after today.
    case dayTooFarAhead
    case notAMeasure(String)
    case reminderWithoutDays
    case tooManyReminders(limit: Int)
    case noSuchHabit
    case notArchived(String)
    case category(CategoryRefusal)
}
