import CivilTime
import Journal

extension State {
    /// The entries of a habit that have a note or a reason, newest first.
    public func writtenEntries(of habit: RecordID) -> [Entry] {
        entries.rows(ownedBy: habit).filter { !$0.note.isEmpty || !$0.reason.isEmpty }
            .sorted { ($0.day ?? .first) > ($1.day ?? .first) }
    }

    /// The number of entries of a habit that are not blank.
    public func entryCount(of habit: RecordID) -> Int {
        entries.rows(ownedBy: habit).count { !$0.isBlank }
    }
}
