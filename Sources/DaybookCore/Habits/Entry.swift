import CivilTime
import Journal

/// A habit's record of one day.
public struct Entry: TableRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int { case state, total, reason, note }

    public static let schema = Schema(
        "entries",
        [
            Column("state", .code(["cleared", "done", "skipped"])),
            Column("total", .real(HabitLimits.values)),
            Column("reason", .lines(HabitLimits.reason)),
            Column("note", .lines(HabitLimits.note)),
        ],
        owners: [.key(of: "habits", Entry.habit)])

    public static var editable: [Field] { [.total, .reason, .note] }

    /// The day; nil if the id is not an entry's.
    public var day: Day? { Self.day(of: id) }

    /// Whether it has no values.
    public var isBlank: Bool { state == .none && total == nil && reason.isEmpty && note.isEmpty }

    private static let kind: UInt8 = 1

    /// The id of a habit's entry on a day. Each pair has exactly one. Nil if the habit's id is longer than 59 bytes.
    public static func id(of habit: RecordID, on day: Day) -> RecordID? {
        RecordID([kind] + habit.bytes + day.keyBytes)
    }

    /// The habit it belongs to; nil if the id is not an entry's.
    public var habit: RecordID? { Self.habit(of: id) }

    @_optimize(speed)
    static func habit(of id: RecordID) -> RecordID? { day(of: id) == nil ? nil : id.part(1..<id.count - 4) }

    @_optimize(speed)
    private static func day(of id: RecordID) -> Day? {
        id.count > 5 && id[0] == kind ? Day(keyBytes: id) : nil
    }
}

// One accessor per line.
// swift-format-ignore
extension Entry {
    public var state: EntryState { get { EntryState(code: self[.state]) } set { self[.state] = newValue.code } }
    /// The measured value without increments.
    public var total: Double? { get { self[.total] } set { self[.total] = newValue } }
    /// The reason for skipping.
    public var reason: String { get { self[.reason] } set { self[.reason] = newValue } }
    public var note: String { get { self[.note] } set { self[.note] = newValue } }
}

/// The mark of a day. Stored as one value, so that merging keeps the latest mark, however many taps preceded it.
public enum EntryState: Int64, CaseIterable, Sendable {
    /// Never marked.
    case none = -1
    /// Marked once, then cleared.
    case cleared = 0
    /// Done or, for a measured habit, measured.
    case done = 1
    case skipped = 2

    var code: Int64? { self == .none ? nil : rawValue }

    init(code: Int64?) { self = code.flatMap { $0 < 0 ? nil : EntryState(rawValue: $0) } ?? .none }
}
