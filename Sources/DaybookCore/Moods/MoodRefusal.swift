import CivilTime

/// The reason why a change to moods or pets was refused.
public enum MoodRefusal: Error, Hashable, Sendable {
    case field(FieldError)
    case moodMissing
    case unknownMood(String)
    /// Pets and persons have different moods.
    case moodOfAnother(Mood)
    case unknownFeeling(String)
    case tagTooLong(String)
    case tooManyTags(limit: Int)
    case invalidTime(String)
    case momentInTheFuture(DateTime)
    case noSuchEntry
    case nameTaken(String)
    case birthdayInTheFuture(Day)
    case noSuchSubject
}
