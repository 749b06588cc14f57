import CivilTime
import DaybookCore
import Journal

extension Notebook {
    @discardableResult
    mutating func exercise(_ command: WorkoutCommand) throws -> [EncodedBatch] {
        write(try exercising(of: command))
    }

    /// The decision of a command, without applying it.
    func exercising(of command: WorkoutCommand) throws -> Decision {
        var next = UInt64(state.exerciseSets.rows.count) + 70_000
        return try command.decide(in: state, now: now) {
            next += 1
            return Self.id(next)
        }
    }

    /// Adds a workout under an id.
    mutating func workOut(
        _ title: String = "Gym", on day: String? = nil, id: UInt64, _ sets: [SetDraft] = [],
        _ adjust: (inout WorkoutDraft) -> Void = { _ in }
    ) throws {
        var draft = WorkoutDraft()
        draft.title = title
        draft.moment = BodyMoment(day: day.flatMap { Day($0) })
        draft.sets = sets
        adjust(&draft)
        try exercise(.add(draft, id: Self.id(id)))
    }
}

extension SetDraft {
    /// A set of a library exercise.
    init(
        _ code: String, _ repetitions: Int64? = nil, kilograms: Double? = nil, seconds: Int64? = nil,
        metres: Double? = nil
    ) {
        self.init(Exercise.id(ofCode: code)!)
        self.repetitions = repetitions
        load = kilograms
        self.seconds = seconds
        self.metres = metres
    }
}
