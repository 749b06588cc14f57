import CivilTime
import DaybookCore
import Journal

extension Notebook {
    @discardableResult
    mutating func train(_ command: BodyCommand) throws -> [EncodedBatch] {
        write(try training(of: command))
    }

    /// The decision of a command, without applying it.
    func training(of command: BodyCommand) throws -> Decision {
        var next = UInt64(state.measurements.rows.count) + 50_000
        return try command.decide(in: state, now: now) {
            next += 1
            return Self.id(next)
        }
    }

    mutating func saveProfile(_ adjust: (inout Profile) -> Void) throws {
        var draft = state.profile
        adjust(&draft)
        try train(.saveProfile(draft))
    }

    /// Records a weight under an id.
    mutating func weigh(_ kilograms: Double, on day: Day? = nil, id: UInt64) throws {
        try train(
            .measure(MeasurementDraft([.init(.weight, kilograms)], BodyMoment(day: day)), id: Self.id(id)))
    }
}
