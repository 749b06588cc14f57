import CivilTime
import Journal

extension State {
    /// The pet, unless deleted.
    public func subject(_ id: RecordID?) -> Subject? {
        guard let id, let subject = subjects[id], subject.isAlive else { return nil }
        return subject
    }

    /// All pets, archived ones included, in the order they were added. Deleted pets are excluded.
    public var livingSubjects: [Subject] {
        subjects.rows.filter { $0.isAlive }.sortedByPosition()
    }

    /// The pets shown on daily screens.
    public var activeSubjects: [Subject] { livingSubjects.filter { !$0.isArchived } }

    /// The entry, unless it or its pet was deleted.
    public func mood(_ id: RecordID) -> MoodEntry? {
        guard let entry = moodEntries[id], entry.isAlive, isThere(entry.subject) else { return nil }
        return entry
    }

    /// Whether there is any mood entry or active pet.
    public var hasMoods: Bool {
        moodEntries.rows.contains { $0.isAlive && isThere($0.subject) } || !activeSubjects.isEmpty
    }

    /// The entries of a pet, or of the person if nil, oldest first.
    public func moodEntries(of subject: RecordID?) -> [MoodEntry] {
        guard isThere(subject) else { return [] }
        return moodEntries.rows.filter { $0.subject == subject && $0.isAlive }.sorted(byKey: { $0.at })
    }

    /// The entries of the person and all pets, oldest first.
    public var allMoodEntries: [MoodEntry] {
        let living = Set(subjects.rows.lazy.filter { $0.isAlive }.map { $0.id })
        return moodEntries.rows
            .filter { $0.isAlive && ($0.subject.map { living.contains($0) } ?? true) }
            .sorted(byKey: { $0.at })
    }

    /// The feelings of an entry, in the order of `Feeling.allCases`.
    public func feelings(of entry: RecordID) -> [Feeling] {
        let found = moodFeelings.rows(ownedBy: entry).filter { $0.isAlive }
            .compactMap { $0.feeling }
        return found.count < 2 ? found : Feeling.allCases.filter { found.contains($0) }
    }

    /// The tags of an entry as typed, ordered by key.
    public func moodTags(of entry: RecordID) -> [String] {
        moodTags.rows(ownedBy: entry).filter { $0.isAlive }.sorted { $0.id < $1.id }
            .map { $0.name }
    }

    /// The tags of all entries, most used first, each with its latest spelling.
    public var moodTagCounts: [(name: String, count: Int)] { moodTagCounts { _ in true } }

    /// The same for the entries of pets only, or of the person only.
    public func moodTagCounts(ofPets: Bool) -> [(name: String, count: Int)] {
        moodTagCounts { ($0.subject != nil) == ofPets }
    }

    /// Tags as they were spelled last, where the same tag was used before in another case.
    func spelledAsBefore(_ tags: [String]) -> [String] {
        if tags.isEmpty { return tags }
        var known: [String: String] = [:]
        for (name, _) in moodTagCounts { known[name.lowercased()] = name }
        return tags.map { known[$0.lowercased()] ?? $0 }
    }

    private func moodTagCounts(where isUnambiguous: (MoodEntry) -> Bool) -> [(name: String, count: Int)] {
        var counts: [String: (name: String, count: Int)] = [:]
        for tag in moodTags.rows where tag.isAlive && (tag.entry.flatMap { mood($0) }.map(isUnambiguous) ?? false) {
            let key = tag.name.lowercased()
            counts[key] = (tag.name, (counts[key]?.count ?? 0) + 1)
        }
        return counts.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map { $0.value }
    }

    private func isThere(_ subject: RecordID?) -> Bool { subject == nil || self.subject(subject) != nil }
}
