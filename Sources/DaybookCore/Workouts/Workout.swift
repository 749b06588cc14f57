import CivilTime
import Journal

/// One training.
public struct Workout: TableRow {
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
        ])

    /// Whether it exists: it was not deleted and has a day.
    public var isAlive: Bool { life & 1 == 1 && day != nil }

    /// The time at which it began, on the clock on the wall; nil where only the day is known.
    public var time: TimeOfDay? { StoredMoment.time(at: at, offset: offset) }

    /// More minutes than this nobody trains at once: a workout was begun and forgotten.
    public static let forgottenAfter: Int64 = 360

    /// How many minutes have passed since it began, at least one; nil where only its day is known, and where it was
    /// forgotten.
    public func minutesRun(until now: Now) -> Int64? {
        guard let at else { return nil }
        let minutes = (now.milliseconds - at + 30_000) / 60_000
        return minutes > Self.forgottenAfter ? nil : max(minutes, BodyLimits.minutes.lowerBound)
    }

    /// Whether it comes before another: by day, then moment, where one without a moment is the day's first.
    func precedes(_ other: Workout) -> Bool {
        (day ?? .first, at ?? .min, id) < (other.day ?? .first, other.at ?? .min, other.id)
    }
}

// One accessor per line.
// swift-format-ignore
extension Workout {
    public var life: Int64 { get { self[.life] ?? 0 } set { self[.life] = newValue } }
    /// What the person calls it, such as "Upper body"; may be empty.
    public var title: String { get { self[.title] } set { self[.title] = newValue } }
    /// Nil where none was said: then its first exercise tells, see `State.type(of:)`.
    public var type: WorkoutType? { get { self[.type] } set { self[.type] = newValue } }
    /// The day it counts for.
    public var day: Day? { get { self[.day] } set { self[.day] = newValue } }
    /// When it began: milliseconds since 1970 (UTC); nil where only the day is known.
    public var at: Int64? { get { self[.at] } set { self[.at] = newValue } }
    /// Minutes that the clock on the wall was ahead of UTC then.
    public var offset: Int64? { get { self[.offset] } set { self[.offset] = newValue } }
    /// How long it took.
    public var minutes: Int64? { get { self[.minutes] } set { self[.minutes] = newValue } }
    /// Kilocalories, where they are known; see `State.energy(of:)`.
    public var energy: Double? { get { self[.energy] } set { self[.energy] = newValue } }
    /// How many exercises were completed, where that was said rather than written down set by set.
    public var exercises: Int64? { get { self[.exercises] } set { self[.exercises] = newValue } }
    public var note: String { get { self[.note] } set { self[.note] = newValue } }
    /// The routine it was begun from.
    public var routine: RecordID? { get { self[.routine] } set { self[.routine] = newValue } }
    /// Whether it is being done: begun, and not finished yet.
    public var isRunning: Bool { get { self[.running] } set { self[.running] = newValue } }
    /// Which record of which program it came from; empty for one of Daybook's own.
    public var source: String { get { self[.source] } set { self[.source] = newValue } }
}
