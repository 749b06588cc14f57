import CivilTime
import Journal

/// The value of a measure on one day: recorded by the person or imported with health data.
public struct BodyValue: Hashable, Sendable {
    public let day: Day
    /// In the measure's unit: kilograms, percent, centimetres.
    public let value: Double
    /// The person's own record. Nil for a value from health data, which cannot be edited here.
    public let written: BodyMeasurement?
}

extension State {
    /// The values of a measure, oldest first: recorded ones, plus health data on days without a record.
    public func figures(of measure: BodyMeasure) -> [BodyValue] {
        let written = measurements(of: measure).map {
            BodyValue(day: $0.day ?? .first, value: $0.value ?? 0, written: $0)
        }
        guard let source = measure.ofHealth else { return written }
        let days = Set(written.map { $0.day })
        let brought = healthDayTable.rows.compactMap { row -> BodyValue? in
            guard let day = row.day, let value = row[source], measure.limits.contains(value), !days.contains(day) else {
                return nil
            }
            return BodyValue(day: day, value: value, written: nil)
        }
        if brought.isEmpty { return written }
        // No day has both kinds, so recorded values keep their order within a day.
        let places = (written + brought).enumerated().sorted {
            ($0.element.day, $0.offset) < ($1.element.day, $1.offset)
        }
        return places.map { $0.element }
    }

    /// The latest value of a measure on or before a day.
    public func latestValue(of measure: BodyMeasure, on day: Day) -> BodyValue? {
        figures(of: measure).last { $0.day <= day }
    }
}

extension BodyMeasure {
    /// The matching measure in health data, if there is one.
    var ofHealth: HealthMeasure? {
        switch self {
        case .weight: .weight
        case .fat: .bodyFat
        default: nil
        }
    }
}
