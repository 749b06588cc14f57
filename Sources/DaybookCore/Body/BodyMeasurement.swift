import CivilTime
import Journal

/// One measure of the body at one time; a weigh-in is one of weight. Several of one day are several records.
public struct BodyMeasurement: TableRow, Hashable {
    public let id: RecordID
    public var life: Int64 = 0
    /// Nil for one that this version does not know.
    public var measure: BodyMeasure?
    /// In the measure's unit: kilograms, percent, centimetres.
    public var value: Double?
    /// The day it counts for.
    public var day: Day?
    /// When it was: milliseconds since 1970 (UTC); nil where only the day is known.
    public var at: Int64?
    /// Minutes that the clock on the wall was ahead of UTC then.
    public var offset: Int64?
    public var note = ""

    public init(id: RecordID) { self.id = id }

    public static let table = "measurements"

    public static let fields: [Field<BodyMeasurement>] = [
        .life({ $0.life }, { $0.life = $1 }),
        .text("measure", { $0.measure?.rawValue ?? "" }, { $0.measure = BodyMeasure(rawValue: $1) }),
        .real("value", in: BodyLimits.measured, { $0.value }, { $0.value = $1 }),
        .day("day", { $0.day }, { $0.day = $1 }),
        .integer("at", in: BodyLimits.moment, { $0.at }, { $0.at = $1 }),
        .integer("offset", in: BodyLimits.offset, { $0.offset }, { $0.offset = $1 }),
        .text("note", { $0.note }, { $0.note = $1 }),
    ]

    /// Whether it says something: it was not deleted and has a day and a number that its measure can have.
    public var isAlive: Bool {
        guard life & 1 == 1, day != nil, let measure, let value else { return false }
        return measure.limits.contains(value)
    }

    /// The time on the clock on the wall; nil where only the day is known.
    public var time: TimeOfDay? { StoredMoment.time(at: at, offset: offset) }
}
