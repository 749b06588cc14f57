import CivilTime
import Journal

/// A mood as another program's diary has it, not yet in the journal.
public struct ImportedMood: Hashable, Sendable {
    /// What tells that it came in before, see `MoodEntry.id(ofImported:minute:ordinal:)`.
    public let id: RecordID
    public var mood: Mood
    /// When it was, as that diary's clock had it.
    public var moment: Now
    public var note = ""
    public var tags: [String] = []
    /// What that program calls the mood, where that says more.
    public var source = ""

    public init(id: RecordID, _ mood: Mood, at moment: Now) {
        self.id = id
        self.mood = mood
        self.moment = moment
    }
}
