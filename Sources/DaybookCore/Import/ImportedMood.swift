import CivilTime
import Journal

/// A mood read from another program's diary.
public struct ImportedMood: Hashable, Sendable {
    /// Recognises the mood when it is imported again; see `MoodEntry.id(ofImported:minute:ordinal:)`.
    public let id: RecordID
    public var mood: Mood
    /// The time of the mood, in that diary's local time.
    public var moment: LocalInstant
    public var note = ""
    public var tags: [String] = []
    /// The program's own name for the mood, if more specific.
    public var source = ""

    public init(id: RecordID, _ mood: Mood, at moment: LocalInstant) {
        self.id = id
        self.mood = mood
        self.moment = moment
    }
}
