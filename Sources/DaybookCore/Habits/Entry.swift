import CivilTime
import Journal

/// What happened to one habit on one day.
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

    /// The day it is about; nil for an id that is not an entry's.
    public var day: Day? { Self.day(of: id) }

    /// Whether anything stands in it.
    public var isBlank: Bool { state == .none && total == nil && reason.isEmpty && note.isEmpty }

    private static let kind: UInt8 = 1

    /// The one id that the entry of a habit on a day can have; nil for a habit whose own id is longer than 59 bytes.
    public static func id(of habit: RecordID, on day: Day) -> RecordID? {
        // The sign bit turned over keeps the bytes in the order of the days.
        let number = UInt32(bitPattern: day.number) ^ 0x8000_0000
        return RecordID([kind] + habit.bytes + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) })
    }

    /// Whose entry it is; nil for an id that is none of an entry's.
    public var habit: RecordID? { Self.habit(of: id) }

    @_optimize(speed)
    static func habit(of id: RecordID) -> RecordID? { day(of: id) == nil ? nil : id.part(1..<id.count - 4) }

    @_optimize(speed)
    private static func day(of id: RecordID) -> Day? {
        let count = id.count
        guard count > 5, id[0] == kind else { return nil }
        var number: UInt32 = 0
        for position in count - 4..<count { number = number << 8 | UInt32(id[position]) }
        return Day(number: Int32(bitPattern: number ^ 0x8000_0000))
    }
}

// One accessor a line.
// swift-format-ignore
extension Entry {
    public var state: EntryState { get { EntryState(code: self[.state]) } set { self[.state] = newValue.code } }
    /// How much was measured, without the increments.
    public var total: Double? { get { self[.total] } set { self[.total] = newValue } }
    /// Why it was skipped.
    public var reason: String { get { self[.reason] } set { self[.reason] = newValue } }
    public var note: String { get { self[.note] } set { self[.note] = newValue } }
}

/// What was said of a day, as one value, so that four careless taps never outvote one that was meant.
public enum EntryState: Int64, CaseIterable, Sendable {
    /// Nothing was said.
    case none = -1
    /// What was said was taken back.
    case cleared = 0
    /// Done or, for a measure habit, measured.
    case done = 1
    case skipped = 2

    var code: Int64? { self == .none ? nil : rawValue }

    init(code: Int64?) { self = code.flatMap { $0 < 0 ? nil : EntryState(rawValue: $0) } ?? .none }
}
