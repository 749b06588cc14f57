/// A number that a record of the body holds, each within limits of its own.
public enum BodyNumber: Hashable, Sendable {
    case measured(BodyMeasure)
    /// Centimetres.
    case height
    /// Kilograms a week.
    case rate
    /// Minutes of a workout.
    case minutes
    /// Exercises completed in a workout.
    case exercises
    /// Sets of an exercise in a routine.
    case routineSets
    case repetitions
    /// Kilograms of a set.
    case load
    /// Repetitions in reserve.
    case repsInReserve
    /// Seconds of a set.
    case seconds
    /// Seconds of rest after a set.
    case rest
    /// Metres of a set.
    case metres
    /// Kilocalories.
    case energy
    /// Of something eaten.
    case amount
    /// Of protein, carbohydrate, fat or fibre.
    case grams

    /// Within what it must be.
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
        case .amount: BodyLimits.amount
        case .grams: BodyLimits.grams
        }
    }

    private static func real(_ limits: ClosedRange<Int64>) -> ClosedRange<Double> {
        Double(limits.lowerBound)...Double(limits.upperBound)
    }

    /// Refuses a value that is outside of its limits.
    public func check(_ value: Double?) throws(BodyRefusal) {
        if let value, !limits.contains(value) { throw .notWithin(self) }
    }

    /// Refuses a value that is outside of its limits.
    public func check(_ value: Int64?) throws(BodyRefusal) { try check(value.map { Double($0) }) }
}
