import Journal

/// The tables of moods, with the places of what belongs to each.
public struct MoodTables: Sendable {
    public private(set) var subjects = Table<Subject>()
    public private(set) var entries = Table<MoodEntry>()
    public private(set) var tags = Table<MoodTag>()
    public private(set) var feelings = Table<MoodFeeling>()
    public private(set) var dismissed = Table<DismissedAdvice>()

    /// Where in its table is what was ever written to belong to an entry.
    private(set) var tagsOf = OwnerIndex()
    private(set) var feelingsOf = OwnerIndex()

    init() {}

    /// Takes a change in; false for a change of another table.
    mutating func merge(_ change: Change, _ stamp: Stamp) -> Bool {
        switch change.table {
        case Subject.table: subjects.merge(change, stamp: stamp)
        case MoodEntry.table: entries.merge(change, stamp: stamp)
        case MoodTag.table: if tags.merge(change, stamp: stamp) { indexTag(tags.rows.count - 1) }
        case MoodFeeling.table: if feelings.merge(change, stamp: stamp) { indexFeeling(feelings.rows.count - 1) }
        case DismissedAdvice.table: dismissed.merge(change, stamp: stamp)
        default: return false
        }
        return true
    }

    private mutating func indexTag(_ place: Int) { tagsOf.insert(place, of: tags.rows[place].entry) }

    private mutating func indexFeeling(_ place: Int) { feelingsOf.insert(place, of: feelings.rows[place].entry) }

    /// When what a change writes to was last written; nil for a change of another table.
    mutating func stamp(of change: Change) -> Stamp? {
        switch change.table {
        case Subject.table: subjects.stamp(of: change)
        case MoodEntry.table: entries.stamp(of: change)
        case MoodTag.table: tags.stamp(of: change)
        case MoodFeeling.table: feelings.stamp(of: change)
        case DismissedAdvice.table: dismissed.stamp(of: change)
        default: nil
        }
    }
}

extension MoodTables {
    func write(to writer: inout ByteWriter) {
        subjects.write(to: &writer)
        entries.write(to: &writer)
        tags.write(to: &writer)
        feelings.write(to: &writer)
        dismissed.write(to: &writer)
    }

    init(from reader: inout ByteReader) throws(DecodingFailure) {
        subjects = try Table(from: &reader)
        entries = try Table(from: &reader)
        tags = try Table(from: &reader)
        feelings = try Table(from: &reader)
        dismissed = try Table(from: &reader)
        for place in tags.rows.indices { indexTag(place) }
        for place in feelings.rows.indices { indexFeeling(place) }
    }

    static var layout: String {
        [
            Table<Subject>.layout, Table<MoodEntry>.layout, Table<MoodTag>.layout, Table<MoodFeeling>.layout,
            Table<DismissedAdvice>.layout,
        ].joined(separator: "\n")
    }
}
