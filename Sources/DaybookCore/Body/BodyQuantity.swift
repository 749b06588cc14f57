/// A kind of number in a body record, each with its own limits.
public enum BodyQuantity: Hashable, Sendable {
    case measured(BodyMeasure)
    /// In centimetres.
    case height
    /// In kilograms a week.
    case rate
    /// Duration of a workout in minutes.
    case minutes
    /// Number of exercises completed in a workout.
    case exercises
    /// Number of sets of an exercise in a routine.
    case routineSets
    case repetitions
    /// Load of a set in kilograms.
    case load
    /// Repetitions in reserve after a set.
    case repsInReserve
    /// Duration of a set in seconds.
    case seconds
    /// Rest after a set in seconds.
    case rest
    /// Distance of a set in metres.
    case metres
    /// Burned in a workout, in kilocalories.
    case energy

    /// The range of valid values.
    public var limits: ClosedRange<Double> {
        switch self {
        case .measured(let measure): measure.limits
        case .height: BodyLimits.height
        case .rate: BodyLimits.rate
        case .minutes: Self.real(BodyLimits.minutes)
        case .exercises: Self.real(BodyLimits.exercises)
        case .routineSets: Self.real(BodyLimits.routineSets)
        case .repetitions: Self.real(BodyLimits.repetitions)
        case .load: BodyLimits.load
        case .repsInReserve: Self.real(BodyLimits.repsInReserve)
        case .seconds: Self.real(BodyLimits.seconds)
        case .rest: Self.real(BodyLimits.rest)
        case .metres: BodyLimits.metres
        case .energy: BodyLimits.energy
        }
    }

    private static func real(_ limits: ClosedRange<Int64>) -> ClosedRange<Double> {
        Double(limits.lowerBound)...Double(limits.upperBound)
    }

    /// Throws if the value is outside the limits.
    public func validate(_ value: Double?) throws(BodyRefusal) {
        if let value, !limits.contains(value) { throw .outOfRange(self) }
    }

    /// Throws if the value is outside the limits.
    public func validate(_ value: Int64?) throws(BodyRefusal) { try validate(value.map { Double($0) }) }
}
