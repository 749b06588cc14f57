import CivilTime
import DaybookCore

/// Collects the entries of a habit, at most one per day. The first entry of a day wins; notes of later ones are
/// appended.
struct EntryCollector {
    private(set) var entries: [ImportedEntry] = []
    private var indices: [Day: Int] = [:]

    mutating func add(_ entry: ImportedEntry) {
        guard entry.state != .none || entry.value != nil || !entry.note.isEmpty else { return }
        guard let index = indices[entry.day] else {
            indices[entry.day] = entries.count
            entries.append(entry)
            return
        }
        if entries[index].state == .none, entries[index].value == nil {
            entries[index].state = entry.state
            entries[index].value = entry.value
        }
        if entries[index].note.isEmpty { entries[index].note = entry.note }
    }

    /// The first day that is done or skipped.
    var firstDay: Day? {
        entries.filter { $0.state != .none || $0.value != nil }.map { $0.day }.min()
    }
}

/// Numbers equal keys, to distinguish habits with the same title.
struct OrdinalCounter {
    private var counts: [String: Int] = [:]

    /// The ordinal of this occurrence of the key, from 1.
    mutating func next(_ key: String) -> Int {
        func increment(_ count: inout Int) -> Int {
            count += 1
            return count
        }
        return increment(&counts[key, default: 0])
    }
}
