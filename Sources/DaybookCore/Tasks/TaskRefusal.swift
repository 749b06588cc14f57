import CivilTime

/// Reasons to refuse a task command.
public enum TaskRefusal: Error, Hashable, Sendable {
    case field(FieldError)
    /// A due time needs a due day.
    case timeWithoutDay
    /// The start day is after the due day.
    case startsAfterDue(start: Day, due: Day)
    case notADuration(String)
    case estimateOutOfRange(limit: Int)
    case tagBlank
    case tagTooLong(String)
    case tooManyTags(limit: Int)
    case tooManyBlockers(limit: Int)
    case tooManyLinks(limit: Int)
    case tooManyReminders(limit: Int)
    /// The link is not a web or mail address.
    case notALink(String)
    /// A reminder before the due time needs a due day.
    case reminderWithoutDue
    case repetitionWithoutDue
    case repetition(RecurrenceRefusal)
    /// A task can repeat at most once a day.
    case repeatsWithinADay
    /// A repeating task cannot have a start day.
    case startOfRepeated
    /// A repeating task cannot be hidden until a day.
    case waitOfRepeated
    /// A subtask of a repeating task is due with it.
    case dueOfRepeatedPart
    /// The task would be its own ancestor.
    case subtaskOfItself
    /// The task would wait for itself. Holds the title of the blocker that would close the cycle.
    case waitsForItself(String)
    /// The number of subtasks still open.
    case openSubtasks(Int)
    /// Only an occurrence of a repeating task can be skipped.
    case notRepeated
    /// The changed fields are shared by all occurrences.
    case sharedByAllOccurrences
    case noSuchTask
    case noSuchGoal
    case tooManyAtOnce(limit: Int)
    case category(CategoryRefusal)
}
