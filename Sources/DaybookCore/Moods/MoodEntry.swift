import CivilTime
import Journal

/// A mood at one time.
public struct MoodEntry: DeletableRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int { case life, subject, mood, note, at, offset, day, source }

    public static let schema = Schema(
        "moods",
        [
            .life,
            Column("subject", .reference),
            Column("mood", Mood.column()),
            Column("note", .lines(MoodLimits.note)),
            Column("at", .moment, initial: .integer(0)),
            Column("offset", .offset, initial: .integer(0)),
            Column("day", .day),
            Column("source", .line(0...80)),
        ],
        required: [Field.mood.rawValue, Field.day.rawValue],
        owners: [.column(Field.subject.rawValue, of: "subjects")])

    public static var editable: [Field] { [.mood, .note] }

    public var isAlive: Bool { exists && mood != nil && day != nil }

    /// The moment with its local offset from UTC.
    public var moment: LocalInstant { LocalInstant(milliseconds: at, offsetMinutes: Int(offset)) }

    private static let kind: UInt8 = 20

    /// The id of an entry imported from another program's diary, equal on every device.
    ///
    /// - Parameters:
    ///   - minute: The local date and time in that diary, in minutes since 1970.
    ///   - ordinal: The position among entries of the same minute, from 0.
    public static func id(ofImported program: MoodSource, minute: Int64, ordinal: Int) -> RecordID? {
        guard let ordinal = UInt8(exactly: ordinal) else { return nil }
        let bits = UInt64(bitPattern: minute)
        let bytes = (0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(56 - $0 * 8)) }
        return RecordID([kind, program.rawValue] + bytes + [ordinal])
    }
}

// One accessor per line.
// swift-format-ignore
extension MoodEntry {
    /// The pet it belongs to; nil for the person.
    public var subject: RecordID? { get { self[.subject] } set { self[.subject] = newValue } }
    /// Nil if this version does not know the mood.
    public var mood: Mood? { get { self[.mood] } set { self[.mood] = newValue } }
    public var note: String { get { self[.note] } set { self[.note] = newValue } }
    /// Milliseconds since 1970 (UTC).
    public var at: Int64 { get { self[.at] ?? 0 } set { self[.at] = newValue } }
    /// Offset of local time from UTC at that moment, in minutes.
    public var offset: Int64 { get { self[.offset] ?? 0 } set { self[.offset] = newValue } }
    /// The day it counts for.
    public var day: Day? { get { self[.day] } set { self[.day] = newValue } }
    /// The name another program gave the mood, if more specific; otherwise empty.
    public var source: String { get { self[.source] } set { self[.source] = newValue } }
}

/// The programs whose diaries can be imported.
///
/// The raw values are part of the ids of imported entries.
public enum MoodSource: UInt8, Sendable {
    case daylio = 1
}

/// A tag of an entry. Its id is derived from both, so two devices adding the same tag add one record.
public struct MoodTag: DeletableRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int { case life, name }

    public static let schema = Schema(
        "moodTags",
        [
            .life,
            Column("name", .line(1...MoodLimits.tagBytes)),
        ],
        owners: [.key(of: "moods", MoodTag.entry)])

    public var isAlive: Bool { exists && !name.isEmpty }

    private static let kind: UInt8 = 11

    /// The name of a typed or imported tag: one line, without the number signs that people put before tags.
    public static func name(typed: String) -> String {
        PlainText.line(String(PlainText.line(typed).drop { $0 == "#" || $0 == " " }))
    }

    /// The id of an entry's tag. Nil if the lower-cased tag is empty or longer than `MoodLimits.tagBytes`.
    public static func id(of entry: RecordID, _ name: String) -> RecordID? {
        let key = Array(name.lowercased().utf8)
        guard !key.isEmpty, key.count <= MoodLimits.tagBytes else { return nil }
        return RecordID([kind, UInt8(entry.count)] + entry.bytes + key)
    }

    /// The entry it belongs to; nil if the id is not a tag's.
    public var entry: RecordID? { Self.entry(of: id) }

    static func entry(of id: RecordID) -> RecordID? {
        guard id.count > 2, id[0] == kind else { return nil }
        return id.part(2..<2 + Int(id[1]))
    }
}

// One accessor per line.
// swift-format-ignore
extension MoodTag {
    /// The tag as typed.
    public var name: String {
        get { self[.name] }
        set { self[.name] = newValue }
    }
}

/// A feeling of an entry. Its id is derived from both.
public struct MoodFeeling: DeletableRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int { case life }

    public static let schema = Schema(
        "moodFeelings",
        [
            .life
        ],
        owners: [.key(of: "moods", MoodFeeling.entry)])

    public var isAlive: Bool { exists && feeling != nil }

    private static let kind: UInt8 = 12

    /// The id of an entry's feeling; nil if the entry's id is too long.
    public static func id(of entry: RecordID, _ feeling: Feeling) -> RecordID? {
        RecordID([kind, UInt8(entry.count)] + entry.bytes + Array(feeling.rawValue.utf8))
    }

    /// The entry it belongs to; nil if the id is not a feeling's.
    public var entry: RecordID? { Self.entry(of: id) }

    static func entry(of id: RecordID) -> RecordID? {
        guard id.count > 2, id[0] == kind else { return nil }
        return id.part(2..<2 + Int(id[1]))
    }

    /// The feeling; nil if this version does not know it.
    public var feeling: Feeling? {
        guard id.count > 2, id[0] == Self.kind, 2 + Int(id[1]) < id.count else { return nil }
        return Feeling(rawValue: String(decoding: id.bytes.dropFirst(2 + Int(id[1])), as: UTF8.self))
    }
}

/// Advice the person has dismissed. Its id is derived from the rule, the subject and the cause.
public struct DismissedAdvice: DeletableRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int { case life }

    public static let schema = Schema(
        "dismissedAdvice",
        [
            .life
        ])
}
