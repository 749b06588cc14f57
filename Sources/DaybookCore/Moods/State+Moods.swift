import CivilTime
import Journal

extension State {
    /// A pet that was not deleted.
    public func subject(_ id: RecordID?) -> Subject? {
        guard let id, let subject = subjects[id], subject.isAlive else { return nil }
        return subject
    }

    /// The pets that were not deleted, archived ones too, in the order they were added.
    public var livingSubjects: [Subject] {
        subjects.rows.filter { $0.isAlive }.sorted { ($0.position, $0.id) < ($1.position, $1.id) }
    }

    /// The pets that are on the screens of every day.
    public var activeSubjects: [Subject] { livingSubjects.filter { !$0.isArchived } }

    /// An entry that was not deleted, of someone who was not.
    public func mood(_ id: RecordID) -> MoodEntry? {
        guard let entry = moodEntries[id], entry.isAlive, isThere(entry.subject) else { return nil }
        return entry
    }

    /// Whether any mood was ever written that still stands, or there is a pet to write of.
    public var hasMoods: Bool {
        moodEntries.rows.contains { $0.isAlive && isThere($0.subject) } || !activeSubjects.isEmpty
    }

    /// The entries of a pet, or of the person for nil, from the first on.
    public func moodEntries(of subject: RecordID?) -> [MoodEntry] {
        guard isThere(subject) else { return [] }
        return Self.ordered(moodEntries.rows.filter { $0.subject == subject && $0.isAlive })
    }

    /// The entries of everyone, from the first on.
    public var allMoodEntries: [MoodEntry] {
        let living = Set(subjects.rows.lazy.filter { $0.isAlive }.map { $0.id })
        return Self.ordered(
            moodEntries.rows.filter { entry in
                entry.isAlive && (entry.subject.map { living.contains($0) } ?? true)
            })
    }

    /// The feelings of an entry, in the order in which they are offered.
    public func feelings(of entry: RecordID) -> [Feeling] {
        let found = moodFeelings.rows(ownedBy: entry).filter { $0.isAlive }
            .compactMap { $0.feeling }
        return found.count < 2 ? found : Feeling.allCases.filter { found.contains($0) }
    }

    /// The tags of an entry as they were typed, in the order of their keys.
    public func moodTags(of entry: RecordID) -> [String] {
        moodTags.rows(ownedBy: entry).filter { $0.isAlive }.sorted { $0.id < $1.id }
            .map { $0.name }
    }

    /// The tags that entries have, the most used first, and what they are called there most lately.
    public var moodTagCounts: [(name: String, count: Int)] { moodTagCounts { _ in true } }

    /// The same of the entries of pets, or of the person's own: their lives are not the same.
    public func moodTagCounts(ofPets: Bool) -> [(name: String, count: Int)] {
        moodTagCounts { ($0.subject != nil) == ofPets }
    }

    private func moodTagCounts(where isMeant: (MoodEntry) -> Bool) -> [(name: String, count: Int)] {
        var counts: [String: (name: String, count: Int)] = [:]
        for tag in moodTags.rows where tag.isAlive && (tag.entry.flatMap { mood($0) }.map(isMeant) ?? false) {
            let key = tag.name.lowercased()
            counts[key] = (tag.name, (counts[key]?.count ?? 0) + 1)
        }
        return counts.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map { $0.value }
    }

    private func isThere(_ subject: RecordID?) -> Bool { subject == nil || self.subject(subject) != nil }

    private static func ordered(_ entries: [MoodEntry]) -> [MoodEntry] {
        // Mostly they were written as they came.
        let isOrdered = zip(entries, entries.dropFirst()).allSatisfy { ($0.at, $0.id) < ($1.at, $1.id) }
        return isOrdered ? entries : entries.sorted { ($0.at, $0.id) < ($1.at, $1.id) }
    }
}
