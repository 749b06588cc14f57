import CivilTime
import Journal

/// A mood as a form or a command gives it, before it is decided on.
public struct MoodDraft: Hashable, Sendable {
    public var mood: Mood
    public var note = ""
    public var feelings: [Feeling] = []
    public var tags: [String] = []
    /// The day and time on the clock on the wall; nil for now.
    public var moment: DateTime?

    public init(_ mood: Mood) { self.mood = mood }

    /// An entry as it is kept, to be changed.
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
    /// Bytes of a tag in lower case, so that its id has room for it.
    public static let tagBytes = 40
    /// Tags of one entry.
    public static let tags = 50
    /// The first day that can be given.
    public static let firstDay = HabitLimits.firstDay
    /// The moments there can be, in milliseconds.
    private static let moments = Int64(-1) << 53...1 << 53

    /// What another program called a mood, as one line of at most 80 characters.
    public static func source(_ name: String) -> String { PlainText.line(name).cut(to: 80, bytes: 640) }

    /// A moment that fits, whatever was written.
    static func moment(_ number: Int64) -> Int64 { min(max(number, moments.lowerBound), moments.upperBound) }
}

/// The reason why a change to moods or pets was refused.
public enum MoodRefusal: Error, Hashable, Sendable {
    case field(FieldError)
    case moodMissing
    case unknownMood(String)
    /// A pet has other moods than a person.
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
