import CivilTime
import Journal

/// One measure of the body at one time; a weigh-in is one of weight. Several of one day are several records.
public struct BodyMeasurement: TableRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int { case life, measure, value, day, at, offset, note }

    public static let schema = Schema(
        "measurements",
        [
            .life,
            Column("measure", BodyMeasure.column()),
            Column("value", .real(BodyLimits.measured)),
            Column("day", .day),
            Column("at", .moment),
            Column("offset", .offset),
            Column("note", .lines(BodyLimits.note)),
        ])

    public static var editable: [Field] { [.measure, .value, .day, .note] }

    /// Whether it says something: it was not deleted and has a day and a number that its measure can have.
    public var isAlive: Bool {
        guard life & 1 == 1, day != nil, let measure, let value else { return false }
        return measure.limits.contains(value)
    }

    /// The time on the clock on the wall; nil where only the day is known.
    public var time: TimeOfDay? { StoredMoment.time(at: at, offset: offset) }
}

// One accessor a line.
// swift-format-ignore
extension BodyMeasurement {
    public var life: Int64 { get { self[.life] ?? 0 } set { self[.life] = newValue } }
    /// Nil for one that this version does not know.
    public var measure: BodyMeasure? { get { self[.measure] } set { self[.measure] = newValue } }
    /// In the measure's unit: kilograms, percent, centimetres.
    public var value: Double? { get { self[.value] } set { self[.value] = newValue } }
    /// The day it counts for.
    public var day: Day? { get { self[.day] } set { self[.day] = newValue } }
    /// When it was: milliseconds since 1970 (UTC); nil where only the day is known.
    public var at: Int64? { get { self[.at] } set { self[.at] = newValue } }
    /// Minutes that the clock on the wall was ahead of UTC then.
    public var offset: Int64? { get { self[.offset] } set { self[.offset] = newValue } }
    public var note: String { get { self[.note] } set { self[.note] = newValue } }
}
