import CivilTime
import Journal

/// A number that a measure had on a day: one that the person wrote down, or one that came with a day of health.
public struct BodyFigure: Hashable, Sendable {
    public let day: Day
    /// In the measure's unit: kilograms, percent, centimetres.
    public let value: Double
    /// What was written down; nil for what came with a day of health, which is not to be changed here.
    public let written: BodyMeasurement?
}

extension State {
    /// The numbers of a measure, from the first on: those written down and, on days without one, that of the day's health.
    public func figures(of measure: BodyMeasure) -> [BodyFigure] {
        let written = measurements(of: measure).map {
            BodyFigure(day: $0.day ?? .first, value: $0.value ?? 0, written: $0)
        }
        guard let source = measure.ofHealth else { return written }
        let days = Set(written.map { $0.day })
        let brought = healthDayTable.rows.compactMap { row -> BodyFigure? in
            guard let day = row.day, let value = row[source], measure.limits.contains(value), !days.contains(day) else {
                return nil
            }
            return BodyFigure(day: day, value: value, written: nil)
        }
        if brought.isEmpty { return written }
        // No day has both kinds, so that those written keep their order within a day.
        let places = (written + brought).enumerated().sorted {
            ($0.element.day, $0.offset) < ($1.element.day, $1.offset)
        }
        return places.map { $0.element }
    }

    /// The latest number of a measure that is not after a day.
    public func latestFigure(of measure: BodyMeasure, on day: Day) -> BodyFigure? {
        figures(of: measure).last { $0.day <= day }
    }
}

extension BodyMeasure {
    /// Under what a day of health tells it; nil for what it does not tell.
    var ofHealth: HealthMeasure? {
        switch self {
        case .weight: .weight
        case .fat: .bodyFat
        default: nil
        }
    }
}
