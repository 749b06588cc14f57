import Journal

/// What of a body is measured.
public enum BodyMeasure: String, CaseIterable, ColumnChoice {
    public static let choices = allCases
    /// Kilograms.
    case weight
    /// Percent of the weight that is fat.
    case fat
    /// Centimetres around it, as all that follow.
    case waist
    case hips
    case chest
    case neck
    case arm
    case thigh
    case calf

    /// Within what its numbers must be.
    public var limits: ClosedRange<Double> {
        switch self {
        case .weight: BodyLimits.weight
        case .fat: BodyLimits.share
        default: BodyLimits.girth
        }
    }

    /// Whether it is in centimetres.
    public var isLength: Bool { self != .weight && self != .fat }
}
