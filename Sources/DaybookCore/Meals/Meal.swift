import CivilTime
import Journal

/// A meal: the foods eaten at one time.
public struct Meal: DatedRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int { case life, kind, day, at, offset, note }

    public static let schema = Schema(
        "meals",
        [
            .life,
            Column("kind", MealKind.column(implied: .snack)),
            Column("day", .day),
            Column("at", .moment),
            Column("offset", .offset),
            Column("note", .lines(BodyLimits.note)),
        ],
        required: [Field.day.rawValue])

    public static var editable: [Field] { [.kind, .day, .note] }

    /// Whether it exists: it was not deleted and has a day.
    public var isAlive: Bool { exists && day != nil }

    public init(id: RecordID, _ kind: MealKind) {
        self.init(id: id)
        self.kind = kind
    }

    /// The meal at a moment, with its note trimmed.
    ///
    /// - Parameter old: The meal as it is; nil for a new one.
    func validated(at moment: StoredRecordTime, over old: Meal?) throws(BodyRefusal) -> Meal {
        var meal = self
        meal.moment = moment
        do throws(FieldError) { return try meal.validated(over: old) } catch { throw .field(error) }
    }
}

// One accessor per line.
// swift-format-ignore
extension Meal {
    public var kind: MealKind { get { self[.kind] ?? .snack } set { self[.kind] = newValue } }
    /// The day it counts for.
    public var day: Day? { get { self[.day] } set { self[.day] = newValue } }
    /// Milliseconds since 1970 (UTC); nil if only the day is known.
    public var at: Int64? { get { self[.at] } set { self[.at] = newValue } }
    /// Offset of local time from UTC at that moment, in minutes.
    public var offset: Int64? { get { self[.offset] } set { self[.offset] = newValue } }
    public var note: String { get { self[.note] } set { self[.note] = newValue } }
}

/// The kind of meal.
public enum MealKind: String, CaseIterable, ColumnChoice {
    public static let choices = allCases
    case breakfast, lunch, dinner, snack

    /// Its order within a day. Snacks come last.
    var order: Int {
        switch self {
        case .breakfast: 0
        case .lunch: 1
        case .dinner: 2
        case .snack: 3
        }
    }
}
