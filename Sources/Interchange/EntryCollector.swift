import CivilTime
import DaybookCore

/// Gathers the entries of one habit: at most one a day, of which the first counts; a note found later is added to it.
struct EntryCollector {
    private(set) var entries: [ImportedEntry] = []
    private var places: [Day: Int] = [:]

    mutating func add(_ entry: ImportedEntry) {
        guard entry.state != .none || entry.value != nil || !entry.note.isEmpty else { return }
        guard let place = places[entry.day] else {
            places[entry.day] = entries.count
            entries.append(entry)
            return
        }
        if entries[place].state == .none, entries[place].value == nil {
            entries[place].state = entry.state
            entries[place].value = entry.value
        }
        if entries[place].note.isEmpty { entries[place].note = entry.note }
    }

    /// The first day on which something was done or skipped.
    var firstDay: Day? {
        entries.filter { $0.state != .none || $0.value != nil }.map { $0.day }.min()
    }
}

/// Counts how often each key came, to tell habits of one title apart.
struct OrdinalCounter {
    private var counts: [String: Int] = [:]

    /// Which one this is of those with the key, from 1.
    mutating func next(_ key: String) -> Int {
        counts[key, default: 0] += 1
        return counts[key] ?? 1
    }
}
