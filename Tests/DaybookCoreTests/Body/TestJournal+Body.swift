import CivilTime
import DaybookCore
import Journal

extension TestJournal {
    @discardableResult
    mutating func train(_ command: BodyCommand) throws -> [StoredBatch] {
        write(try training(of: command))
    }

    /// The decision of a command, without applying it.
    func training(of command: BodyCommand) throws -> Decision {
        try command.decide(in: state, now: now)
    }

    mutating func saveProfile(_ adjust: (inout Profile) -> Void) throws {
        var draft = state.profile
        adjust(&draft)
        try train(.saveProfile(draft))
    }

    /// Records a weight under an id.
    mutating func weigh(_ kilograms: Double, on day: Day? = nil, id: UInt64) throws {
        try train(.measure([BodyMeasurement(id: Self.id(id), .weight, kilograms)], at: RecordTime(day: day)))
    }
}
