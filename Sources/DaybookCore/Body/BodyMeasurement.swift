import CivilTime
import Journal

/// One value of a body measure at one time; a weigh-in is a weight. A day can have several.
public struct BodyMeasurement: DatedRow {
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
        ],
        required: [Field.measure.rawValue, Field.value.rawValue, Field.day.rawValue],
        findInvalid: { BodyMeasurement($0).hasPossibleValue ? nil : Field.value.rawValue })

    public static var editable: [Field] { [.measure, .value, .day, .note] }

    /// Whether it says something: it was not deleted and has a day and a number that its measure can have.
    public var isAlive: Bool { exists && day != nil && hasPossibleValue }

    /// Whether the value is within the limits of what is measured.
    private var hasPossibleValue: Bool {
        guard let measure, let value else { return false }
        return measure.limits.contains(value)
    }

    public init(id: RecordID, _ measure: BodyMeasure, _ value: Double) {
        self.init(id: id)
        (self.measure, self.value) = (measure, value)
    }

    /// The measurement at a moment, with its note trimmed.
    ///
    /// - Parameter old: The measurement as it is; nil for a new one.
    func validated(at moment: StoredRecordTime, over old: BodyMeasurement?) throws(BodyRefusal) -> BodyMeasurement {
        guard let measure, let value else { throw .field(FieldError("value", .numberMissing)) }
        // The limits depend on the measure and are told in its unit.
        try BodyQuantity.measured(measure).validate(value)
        var measurement = self
        measurement.moment = moment
        do throws(FieldError) { return try measurement.validated(over: old) } catch { throw .field(error) }
    }
}

// One accessor per line.
// swift-format-ignore
extension BodyMeasurement {
    /// Nil if this version does not know the measure.
    public var measure: BodyMeasure? { get { self[.measure] } set { self[.measure] = newValue } }
    /// In the measure's unit: kilograms, percent, centimetres.
    public var value: Double? { get { self[.value] } set { self[.value] = newValue } }
    /// The day it counts for.
    public var day: Day? { get { self[.day] } set { self[.day] = newValue } }
    /// Milliseconds since 1970 (UTC); nil if only the day is known.
    public var at: Int64? { get { self[.at] } set { self[.at] = newValue } }
    /// Offset of local time from UTC at that moment, in minutes.
    public var offset: Int64? { get { self[.offset] } set { self[.offset] = newValue } }
    public var note: String { get { self[.note] } set { self[.note] = newValue } }
}
