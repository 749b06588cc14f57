import CivilTime
import Journal

extension State {
    /// The entries of a habit in which a note or a reason stands, the newest first.
    public func writtenEntries(of habit: RecordID) -> [Entry] {
        var written: [Entry] = []
        for place in places(ofEntriesOf: habit) {
            let entry = entries.rows[place]
            if !entry.note.isEmpty || !entry.reason.isEmpty { written.append(entry) }
        }
        return written.sorted { ($0.day ?? .first) > ($1.day ?? .first) }
    }

    /// How many entries of a habit say something.
    public func entryCount(of habit: RecordID) -> Int {
        places(ofEntriesOf: habit).count { !entries.rows[$0].isBlank }
    }
}
