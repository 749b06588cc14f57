import Journal

/// A kind of body measurement.
public enum BodyMeasure: String, CaseIterable, ColumnChoice {
    public static let choices = allCases
    /// In kilograms.
    case weight
    /// In percent of body weight.
    case fat
    /// Circumference in centimetres, like all cases below.
    case waist
    case hips
    case chest
    case neck
    case arm
    case thigh
    case calf

    /// The range of valid values.
    public var limits: ClosedRange<Double> {
        switch self {
        case .weight: BodyLimits.weight
        case .fat: BodyLimits.share
        default: BodyLimits.girth
        }
    }

    /// Whether the unit is centimetres.
    public var isLength: Bool { self != .weight && self != .fat }
}
