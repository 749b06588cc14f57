import CivilTime

/// Why something about tasks was refused.
public enum TaskRefusal: Error, Hashable, Sendable {
    case titleBlank
    case titleTooLong(limit: Int)
    case noteTooLong(limit: Int)
    case unknownPriority(String)
    case unknownStatus(String)
    case noSuchDay(String)
    case noSuchTime(String)
    case dayTooEarly(Day)
    /// A due time needs a due day.
    case timeWithoutDay
    /// It may begin only after it is due.
    case startsAfterDue(start: Day, due: Day)
    case notADuration(String)
    case estimateOutOfRange(limit: Int)
    case tagBlank
    case tagTooLong(String)
    case tooManyTags(limit: Int)
    case tooManyBlockers(limit: Int)
    case tooManyLinks(limit: Int)
    case tooManyReminders(limit: Int)
    /// Only web and mail addresses are kept.
    case notALink(String)
    /// A reminder so long before it is due needs a due day.
    case reminderWithoutDue
    case repetitionWithoutDue
    case repetition(RecurrenceRefusal)
    /// A task comes at most once a day.
    case repeatsWithinADay
    /// It would be a part of itself.
    case partOfItself
    /// It would wait for itself: the title of the task that waits for it.
    case waitsForItself(String)
    /// How many parts of it are still open.
    case openParts(Int)
    /// Only one time of a repeated task can be skipped.
    case notRepeated
    /// What differs belongs to all times.
    case onlyForAllTimes
    case noSuchTask
    case noSuchGoal
    case tooManyAtOnce(limit: Int)
    case category(CategoryRefusal)
}
