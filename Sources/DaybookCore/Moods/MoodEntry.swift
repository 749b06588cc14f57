import CivilTime
import Journal

/// One mood at one time.
public struct MoodEntry: TableRow, Hashable {
    public let id: RecordID
    public var life: Int64 = 0
    /// The pet whose mood it is; nil for the person's own.
    public var subject: RecordID?
    /// Nil where nothing that is known was written.
    public var mood: Mood?
    public var note = ""
    /// When it was: milliseconds since 1970 (UTC).
    public var at: Int64 = 0
    /// Minutes the clock on the wall was ahead of UTC then.
    public var offset: Int64 = 0
    /// The day it counts for.
    public var day: Day?
    /// What another program called the mood it came in as; empty where that says no more.
    public var source = ""

    public init(id: RecordID) { self.id = id }

    public static let table = "moods"

    public static let fields: [Field<MoodEntry>] = [
        .life({ $0.life }, { $0.life = $1 }),
        .record("subject", { $0.subject }, { $0.subject = $1 }),
        .text("mood", { $0.mood?.rawValue ?? "" }, { $0.mood = Mood(rawValue: $1) }),
        .text("note", { $0.note }, { $0.note = $1 }),
        .integer("at", { $0.at }, { $0.at = MoodLimits.moment($1 ?? 0) }),
        .integer("offset", { $0.offset }, { $0.offset = min(max($1 ?? 0, -1440), 1440) }),
        .day("day", { $0.day }, { $0.day = $1 }),
        .text("source", { $0.source }, { $0.source = $1 }),
    ]

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

/// The programs whose diaries come in.
///
/// The raw values stand in the ids of what came in.
public enum MoodSource: UInt8, Sendable {
    case daylio = 1
}

/// One tag of one entry: its id is made of both, so that two devices that add the same add one.
public struct MoodTag: TableRow, Hashable {
    public let id: RecordID
    public var life: Int64 = 0
    /// The tag as it was typed.
    public var name = ""

    public init(id: RecordID) { self.id = id }

    public static let table = "moodTags"

    public static let fields: [Field<MoodTag>] = [
        .life({ $0.life }, { $0.life = $1 }),
        .text("name", { $0.name }, { $0.name = $1 }),
    ]

    public var isAlive: Bool { life & 1 == 1 && !name.isEmpty }

    private static let kind: UInt8 = 11

    /// The one id of a tag of an entry; nil for a tag that is empty or longer than `MoodLimits.tagBytes` in lower case.
    public static func id(of entry: RecordID, _ name: String) -> RecordID? {
        let key = Array(name.lowercased().utf8)
        guard !key.isEmpty, key.count <= MoodLimits.tagBytes else { return nil }
        return RecordID([kind, UInt8(entry.count)] + entry.bytes + key)
    }

    /// Whose tag it is; nil for an id that is none of a tag's.
    public var entry: RecordID? {
        guard id.count > 2, id[0] == Self.kind else { return nil }
        return id.part(2..<2 + Int(id[1]))
    }
}

/// One feeling of one entry: its id is made of both.
public struct MoodFeeling: TableRow, Hashable {
    public let id: RecordID
    public var life: Int64 = 0

    public init(id: RecordID) { self.id = id }

    public static let table = "moodFeelings"

    public static let fields: [Field<MoodFeeling>] = [.life({ $0.life }, { $0.life = $1 })]

    public var isAlive: Bool { life & 1 == 1 && feeling != nil }

    private static let kind: UInt8 = 12

    /// The one id of a feeling of an entry; nil for an id too long to be of an entry.
    public static func id(of entry: RecordID, _ feeling: Feeling) -> RecordID? {
        RecordID([kind, UInt8(entry.count)] + entry.bytes + Array(feeling.rawValue.utf8))
    }

    /// Whose feeling it is; nil for an id that is none of a feeling's.
    public var entry: RecordID? {
        guard id.count > 2, id[0] == Self.kind else { return nil }
        return id.part(2..<2 + Int(id[1]))
    }

    /// Which it is; nil for one that this version does not know.
    public var feeling: Feeling? {
        guard id.count > 2, id[0] == Self.kind, 2 + Int(id[1]) < id.count else { return nil }
        return Feeling(rawValue: String(decoding: id.bytes.dropFirst(2 + Int(id[1])), as: UTF8.self))
    }
}

/// An advice that the person does not want to see again: its id is made of the advice's rule, whom it is about and what
/// caused it.
public struct DismissedAdvice: TableRow, Hashable {
    public let id: RecordID
    public var life: Int64 = 0

    public init(id: RecordID) { self.id = id }

    public static let table = "dismissedAdvice"

    public static let fields: [Field<DismissedAdvice>] = [.life({ $0.life }, { $0.life = $1 })]

    public var isAlive: Bool { life & 1 == 1 }
}
