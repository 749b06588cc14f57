import CivilTime

/// Reasons to refuse a habit command.
public enum HabitRefusal: Error, Hashable, Sendable {
    case titleBlank
    case titleTooShort
    case titleTooLong
    case titleTaken(String)
    case noteTooLong(limit: Int)
    case reasonTooLong(limit: Int)
    case iconTooLong
    case unitTooLong(limit: Int)
    case targetMissing
    case targetNotANumber(String)
    case targetNotPositive
    case targetTooLarge
    case unknownKind(String)
    case unknownColor(String)
    case unknownSchedule(String)
    case noSuchDay(String)
    case dayTooEarly(Day)
    case dayInTheFuture(Day)
    /// More than a year after today.
    case dayTooFarAhead
    case valueNotANumber(String)
    case valueNegative
    case valueTooLarge
    case notAMeasure(String)
    case reminderTime(String)
    case reminderWithoutDays
    case reminderTextTooLong(limit: Int)
    case tooManyReminders(limit: Int)
    case noSuchHabit
    case notArchived(String)
    case category(CategoryRefusal)
}
