import CivilTime
import Journal

/// A mood as entered in a form or command, not yet validated.
public struct MoodDraft: Hashable, Sendable {
    public var mood: Mood
    public var note = ""
    public var feelings: [Feeling] = []
    public var tags: [String] = []
    /// The local date and time; nil for now.
    public var moment: DateTime?

    public init(_ mood: Mood) { self.mood = mood }

    /// Creates a draft for editing a stored entry.
    public init(_ entry: MoodEntry, in state: State) {
        mood = entry.mood ?? .okay
        note = entry.note
        feelings = state.feelings(of: entry.id)
        tags = state.moodTags(of: entry.id)
        moment = DateTime(entry.moment.calendarDay, at: entry.moment.time)
    }
}

/// How much text and how many of a thing a mood can hold.
public enum MoodLimits {
    /// Characters of a note.
    public static let note = 10_000
    /// Characters of a pet's name.
    public static let name = 40
    /// Bytes of a lower-cased tag, which is part of a record id.
    public static let tagBytes = 40
    /// Maximum number of tags of an entry.
    public static let tags = 50
    /// The earliest day a record may have.
    public static let firstDay = HabitLimits.firstDay
    /// Valid moments in milliseconds since 1970 (UTC).
    private static let moments = Int64(-1) << 53...1 << 53

    /// Another program's name for a mood, as one line of at most 80 characters.
    public static func source(_ name: String) -> String { PlainText.line(name).cut(to: 80, bytes: 640) }

    /// Clamps a moment to the valid range.
    static func moment(_ number: Int64) -> Int64 { min(max(number, moments.lowerBound), moments.upperBound) }
}

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
    case noSuchMoment(String)
    case momentInTheFuture(DateTime)
    case noSuchEntry
    case nameTaken(String)
    case birthdayInTheFuture(Day)
    case noSuchSubject
}
