import CivilTime
import Journal

/// A workout.
public struct Workout: DatedRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int {
        case life, title, type, day, at, offset, minutes, energy, exercises, note, routine, running, source
    }

    public static let schema = Schema(
        "workouts",
        [
            .life,
            Column("title", .line(0...BodyLimits.name)),
            Column("type", WorkoutType.column()),
            Column("day", .day),
            Column("at", .moment),
            Column("offset", .offset),
            Column("minutes", .integer(BodyLimits.minutes)),
            Column("energy", .real(BodyLimits.energy)),
            Column("exercises", .integer(BodyLimits.exercises)),
            Column("note", .lines(BodyLimits.note)),
            Column("routine", .reference),
            Column("running", .flag),
            Column("source", .source),
        ],
        required: [Field.day.rawValue])

    public static var editable: [Field] { [.title, .type, .minutes, .energy, .exercises, .note] }

    /// Whether it exists: it was not deleted and has a day.
    public var isAlive: Bool { exists && day != nil }

    /// The maximum duration in minutes of a running workout. A longer one was left running by mistake.
    public static let forgottenAfter: Int64 = 360

    /// Minutes since the start, at least one. Nil if only the day is known, or if the workout was left running by
    /// mistake.
    public func minutesRun(until now: LocalInstant) -> Int64? {
        guard let at else { return nil }
        let minutes = (now.milliseconds - at + 30_000) / 60_000
        return minutes > Self.forgottenAfter ? nil : max(minutes, BodyLimits.minutes.lowerBound)
    }

    /// The workout at a moment, with its texts trimmed.
    func validated(at moment: StoredRecordTime) throws(BodyRefusal) -> Workout {
        // Refusals of these limits state their units.
        try BodyQuantity.minutes.validate(minutes)
        try BodyQuantity.exercises.validate(exercises)
        try BodyQuantity.energy.validate(energy)
        var workout: Workout
        do throws(FieldError) { workout = try validated() } catch { throw .field(error) }
        workout.moment = moment
        return workout
    }
}

// One accessor per line.
// swift-format-ignore
extension Workout {
    /// The person's title, such as "Upper body"; may be empty.
    public var title: String { get { self[.title] } set { self[.title] = newValue } }
    /// The type; if nil, `State.type(of:)` derives it from the first exercise.
    public var type: WorkoutType? { get { self[.type] } set { self[.type] = newValue } }
    /// The day it counts for.
    public var day: Day? { get { self[.day] } set { self[.day] = newValue } }
    /// The start in milliseconds since 1970 (UTC); nil if only the day is known.
    public var at: Int64? { get { self[.at] } set { self[.at] = newValue } }
    /// Offset of local time from UTC at that moment, in minutes.
    public var offset: Int64? { get { self[.offset] } set { self[.offset] = newValue } }
    /// Duration in minutes.
    public var minutes: Int64? { get { self[.minutes] } set { self[.minutes] = newValue } }
    /// Recorded kilocalories, if any; see `State.energy(of:)`.
    public var energy: Double? { get { self[.energy] } set { self[.energy] = newValue } }
    /// The number of completed exercises, if recorded as a number instead of in sets.
    public var exercises: Int64? { get { self[.exercises] } set { self[.exercises] = newValue } }
    public var note: String { get { self[.note] } set { self[.note] = newValue } }
    /// The routine it was started from.
    public var routine: RecordID? { get { self[.routine] } set { self[.routine] = newValue } }
    /// Whether it has started but not finished.
    public var isRunning: Bool { get { self[.running] } set { self[.running] = newValue } }
    /// Identifies the record of another program it was imported from. Empty if created here.
    public var source: String { get { self[.source] } set { self[.source] = newValue } }
}
