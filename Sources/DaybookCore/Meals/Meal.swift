import CivilTime
import Journal

/// What was eaten at one time.
public struct Meal: TableRow, Hashable {
    public let id: RecordID
    public var life: Int64 = 0
    public var kind = MealKind.snack
    /// The day it counts for.
    public var day: Day?
    /// When it was: milliseconds since 1970 (UTC); nil where only the day is known.
    public var at: Int64?
    /// Minutes that the clock on the wall was ahead of UTC then.
    public var offset: Int64?
    public var note = ""

    public init(id: RecordID) { self.id = id }

    public static let table = "meals"

    public static let fields: [Field<Meal>] = [
        .life({ $0.life }, { $0.life = $1 }),
        .text("kind", { $0.kind == .snack ? "" : $0.kind.rawValue }, { $0.kind = MealKind(rawValue: $1) ?? .snack }),
        .day("day", { $0.day }, { $0.day = $1 }),
        .integer("at", in: BodyLimits.moment, { $0.at }, { $0.at = $1 }),
        .integer("offset", in: BodyLimits.offset, { $0.offset }, { $0.offset = $1 }),
        .text("note", { $0.note }, { $0.note = $1 }),
    ]

    /// Whether it exists: it was not deleted and has a day.
    public var isAlive: Bool { life & 1 == 1 && day != nil }

    /// The time on the clock on the wall; nil where only the day is known.
    public var time: TimeOfDay? { StoredMoment.time(at: at, offset: offset) }
}

/// Which meal of a day.
public enum MealKind: String, CaseIterable, Sendable {
    case breakfast, lunch, dinner, snack

    /// Its place in a day; snacks come last.
    var order: Int {
        switch self {
        case .breakfast: 0
        case .lunch: 1
        case .dinner: 2
        case .snack: 3
        }
    }
}
