import CivilTime
import Journal

extension State {
    /// The note, unless deleted.
    public func note(_ id: RecordID) -> Note? {
        guard let note = notes[id], note.isAlive else { return nil }
        return note
    }

    /// All notes, oldest first. Deleted notes are excluded.
    public var livingNotes: [Note] { notes.rows.filter { $0.isAlive }.sortedByTime() }

    /// The notes of a day, oldest first.
    public func notes(on day: Day) -> [Note] {
        notes.rows.filter { $0.day == day && $0.isAlive }.sortedByTime()
    }

    /// Whether there is any note.
    public var hasNotes: Bool { notes.rows.contains { $0.isAlive } }
}
