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

/// A pet as entered in a form or command, not yet validated.
public struct SubjectDraft: Hashable, Sendable {
    public var name = ""
    public var species = Species.dog
    public var birthday: Day?
    public var icon = ""
    public var color = Palette.amber

    public init(name: String = "") { self.name = name }

    /// Creates a draft for editing a stored pet.
    public init(_ subject: Subject) {
        name = subject.name
        species = subject.species
        birthday = subject.birthday
        icon = subject.icon
        color = subject.color
    }
}

/// Text lengths and counts allowed in moods and pets.
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

/// Reasons to refuse a mood or pet command.
public enum MoodRefusal: Error, Hashable, Sendable {
    case moodMissing
    case unknownMood(String)
    /// Pets and persons have different moods.
    case moodOfAnother(Mood)
    case unknownFeeling(String)
    case noteTooLong(limit: Int)
    case tagTooLong(String)
    case tooManyTags(limit: Int)
    case noSuchMoment(String)
    case dayTooEarly(Day)
    case momentInTheFuture(DateTime)
    case noSuchEntry
    case nameBlank
    case nameTooLong(limit: Int)
    case nameTaken(String)
    case iconTooLong
    case unknownSpecies(String)
    case unknownColor(String)
    case noSuchDay(String)
    case birthdayInTheFuture(Day)
    case noSuchSubject
}
