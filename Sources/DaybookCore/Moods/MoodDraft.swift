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

/// A pet as a form or a command gives it, before it is decided on.
public struct SubjectDraft: Hashable, Sendable {
    public var name = ""
    public var species = Species.dog
    public var birthday: Day?
    public var icon = ""
    public var color = Palette.amber

    public init(name: String = "") { self.name = name }

    /// A pet as it is kept, to be changed.
    public init(_ subject: Subject) {
        name = subject.name
        species = subject.species
        birthday = subject.birthday
        icon = subject.icon
        color = subject.color
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
    /// The earliest day a record may have.
    public static let firstDay = HabitLimits.firstDay
    /// The moments there can be, in milliseconds.
    private static let moments = Int64(-1) << 53...1 << 53

    /// What another program called a mood, as one line of at most 80 characters.
    public static func source(_ name: String) -> String { PlainText.line(name).cut(to: 80, bytes: 640) }

    /// A moment that fits, whatever was written.
    static func moment(_ number: Int64) -> Int64 { min(max(number, moments.lowerBound), moments.upperBound) }
}

/// Why something about moods was refused.
public enum MoodRefusal: Error, Hashable, Sendable {
    case moodMissing
    case unknownMood(String)
    /// A pet has other moods than a person.
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
