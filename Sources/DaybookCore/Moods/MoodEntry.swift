import CivilTime
import Journal

/// One mood at one time.
public struct MoodEntry: TableRow {
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
        owners: [.column(Field.subject.rawValue, of: "subjects")])

    public var isAlive: Bool { life & 1 == 1 && mood != nil && day != nil }

    /// The moment, as the clock on the wall had it.
    public var moment: Now { Now(milliseconds: at, offsetMinutes: Int(offset)) }

    private static let kind: UInt8 = 20

    /// The one id of an entry from another program's diary, so that the same entry comes in once wherever it does.
    ///
    /// - Parameters:
    ///   - minute: the day and time it has on that diary's clock, in minutes since 1970.
    ///   - ordinal: which of those of that minute it is, from 0.
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
    public var life: Int64 { get { self[.life] ?? 0 } set { self[.life] = newValue } }
    /// The pet whose mood it is; nil for the person's own.
    public var subject: RecordID? { get { self[.subject] } set { self[.subject] = newValue } }
    /// Nil where nothing that is known was written.
    public var mood: Mood? { get { self[.mood] } set { self[.mood] = newValue } }
    public var note: String { get { self[.note] } set { self[.note] = newValue } }
    /// When it was: milliseconds since 1970 (UTC).
    public var at: Int64 { get { self[.at] ?? 0 } set { self[.at] = newValue } }
    /// Minutes the clock on the wall was ahead of UTC then.
    public var offset: Int64 { get { self[.offset] ?? 0 } set { self[.offset] = newValue } }
    /// The day it counts for.
    public var day: Day? { get { self[.day] } set { self[.day] = newValue } }
    /// What another program called the mood it came in as; empty where that says no more.
    public var source: String { get { self[.source] } set { self[.source] = newValue } }
}

/// The programs whose diaries come in.
///
/// The raw values stand in the ids of what came in.
public enum MoodSource: UInt8, Sendable {
    case daylio = 1
}

/// One tag of one entry: its id is made of both, so that two devices that add the same add one.
public struct MoodTag: TableRow {
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

    public var isAlive: Bool { life & 1 == 1 && !name.isEmpty }

    private static let kind: UInt8 = 11

    /// The one id of a tag of an entry; nil for a tag that is empty or longer than `MoodLimits.tagBytes` in lower case.
    public static func id(of entry: RecordID, _ name: String) -> RecordID? {
        let key = Array(name.lowercased().utf8)
        guard !key.isEmpty, key.count <= MoodLimits.tagBytes else { return nil }
        return RecordID([kind, UInt8(entry.count)] + entry.bytes + key)
    }

    /// Whose tag it is; nil for an id that is none of a tag's.
    public var entry: RecordID? { Self.entry(of: id) }

    static func entry(of id: RecordID) -> RecordID? {
        guard id.count > 2, id[0] == kind else { return nil }
        return id.part(2..<2 + Int(id[1]))
    }
}

// One accessor per line.
// swift-format-ignore
extension MoodTag {
    public var life: Int64 {
        get { self[.life] ?? 0 }
        set { self[.life] = newValue }
    }
    /// The tag as it was typed.
    public var name: String {
        get { self[.name] }
        set { self[.name] = newValue }
    }
}

/// One feeling of one entry: its id is made of both.
public struct MoodFeeling: TableRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int { case life }

    public static let schema = Schema(
        "moodFeelings",
        [
            .life
        ],
        owners: [.key(of: "moods", MoodFeeling.entry)])

    public var isAlive: Bool { life & 1 == 1 && feeling != nil }

    private static let kind: UInt8 = 12

    /// The one id of a feeling of an entry; nil for an id too long to be of an entry.
    public static func id(of entry: RecordID, _ feeling: Feeling) -> RecordID? {
        RecordID([kind, UInt8(entry.count)] + entry.bytes + Array(feeling.rawValue.utf8))
    }

    /// Whose feeling it is; nil for an id that is none of a feeling's.
    public var entry: RecordID? { Self.entry(of: id) }

    static func entry(of id: RecordID) -> RecordID? {
        guard id.count > 2, id[0] == kind else { return nil }
        return id.part(2..<2 + Int(id[1]))
    }

    /// Which it is; nil for one that this version does not know.
    public var feeling: Feeling? {
        guard id.count > 2, id[0] == Self.kind, 2 + Int(id[1]) < id.count else { return nil }
        return Feeling(rawValue: String(decoding: id.bytes.dropFirst(2 + Int(id[1])), as: UTF8.self))
    }
}

// One accessor per line.
// swift-format-ignore
extension MoodFeeling {
    public var life: Int64 {
        get { self[.life] ?? 0 }
        set { self[.life] = newValue }
    }
}

/// An advice that the person does not want to see again: its id is made of the advice's rule, whom it is about and what
/// caused it.
public struct DismissedAdvice: TableRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int { case life }

    public static let schema = Schema(
        "dismissedAdvice",
        [
            .life
        ])

    public var isAlive: Bool { life & 1 == 1 }
}

// One accessor per line.
// swift-format-ignore
extension DismissedAdvice {
    public var life: Int64 {
        get { self[.life] ?? 0 }
        set { self[.life] = newValue }
    }
}
