import CivilTime
import Journal

/// The parts of a mood that are not fields of its entry.
public struct MoodDetails: Hashable, Sendable {
    public var feelings: [Feeling]
    public var tags: [String]
    /// The local date and time; nil for now or, of an entry that is edited, for the time it has.
    public var moment: DateTime?

    public init(feelings: [Feeling] = [], tags: [String] = [], at moment: DateTime? = nil) {
        self.feelings = feelings
        self.tags = tags
        self.moment = moment
    }

    /// The feelings and tags that a stored entry has.
    public init(of entry: RecordID, in state: State) {
        self.init(feelings: state.feelings(of: entry), tags: state.moodTags(of: entry))
    }

    /// The details with tags trimmed, and without those that are there twice. Throws on the first error.
    func validated(isOfPet: Bool, at now: LocalInstant) throws(MoodRefusal) -> MoodDetails {
        // A pet's entry has no separate feelings.
        var validated = MoodDetails(
            feelings: isOfPet ? [] : Feeling.allCases.filter { feelings.contains($0) }, at: moment)
        for tag in tags {
            let name = MoodTag.name(typed: tag)
            let isThere = validated.tags.contains { $0.lowercased() == name.lowercased() }
            if name.isEmpty || isThere { continue }
            guard name.lowercased().utf8.count <= MoodLimits.tagBytes else { throw .tagTooLong(name) }
            validated.tags.append(name)
        }
        guard validated.tags.count <= MoodLimits.tags else { throw .tooManyTags(limit: MoodLimits.tags) }
        if let moment {
            guard moment.day >= MoodLimits.firstDay else {
                throw .field(FieldError("day", .dayTooEarly(MoodLimits.firstDay)))
            }
            let isToday = moment.day == now.calendarDay && moment.second / 60 <= now.time.minutes
            guard moment.day < now.calendarDay || isToday else { throw .momentInTheFuture(moment) }
        }
        return validated
    }

    /// The changes that give an entry these feelings and tags, and no others.
    func changes(of entry: RecordID, in state: State) -> [Change] {
        var changes: [Change] = []
        for feeling in feelings + Feeling.allCases.filter({ !feelings.contains($0) }) {
            guard let id = MoodFeeling.id(of: entry, feeling) else { continue }
            changes += state.moodFeelings.changes(of: id, exists: feelings.contains(feeling))
        }
        var removed = Set(state.moodTags.rows(ownedBy: entry).filter { $0.isAlive }.map { $0.id })
        for tag in tags {
            guard let id = MoodTag.id(of: entry, tag), removed.remove(id) == nil else { continue }
            changes += state.moodTags.changes(of: id, exists: true)
            if state.moodTags[id]?.name != tag { changes.append(Change(MoodTag.table, id, "name", .text(tag))) }
        }
        for id in removed.sorted() { changes += state.moodTags.deletion(of: id) }
        return changes
    }
}
