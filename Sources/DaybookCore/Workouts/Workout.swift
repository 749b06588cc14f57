import CivilTime
import Journal

/// One training.
public struct Workout: TableRow, Hashable {
    public let id: RecordID
    public var life: Int64 = 0
    /// What the person calls it, such as "Upper body"; may be empty.
    public var title = ""
    /// Nil where none was said: then its first exercise tells, see `State.type(of:)`.
    public var type: WorkoutType?
    /// The day it counts for.
    public var day: Day?
    /// When it began: milliseconds since 1970 (UTC); nil where only the day is known.
    public var at: Int64?
    /// Minutes that the clock on the wall was ahead of UTC then.
    public var offset: Int64?
    /// How long it took.
    public var minutes: Int64?
    /// Kilocalories, where they are known; see `State.energy(of:)`.
    public var energy: Double?
    /// How many exercises were completed, where that was said rather than written down set by set.
    public var exercises: Int64?
    public var note = ""
    /// The routine it was begun from.
    public var routine: RecordID?
    /// Whether it is being done: begun, and not finished yet.
    public var isRunning = false
    /// Which record of which program it came from; empty for one of Daybook's own.
    public var source = ""

    public init(id: RecordID) { self.id = id }

    public static let table = "workouts"

    public static let fields: [Field<Workout>] = [
        .life({ $0.life }, { $0.life = $1 }),
        .text("title", { $0.title }, { $0.title = $1 }),
        .text("type", { $0.type?.rawValue ?? "" }, { $0.type = WorkoutType(rawValue: $1) }),
        .day("day", { $0.day }, { $0.day = $1 }),
        .integer("at", in: BodyLimits.moment, { $0.at }, { $0.at = $1 }),
        .integer("offset", in: BodyLimits.offset, { $0.offset }, { $0.offset = $1 }),
        .integer("minutes", in: BodyLimits.minutes, { $0.minutes }, { $0.minutes = $1 }),
        .real("energy", in: BodyLimits.energy, { $0.energy }, { $0.energy = $1 }),
        .integer("exercises", in: BodyLimits.exercises, { $0.exercises }, { $0.exercises = $1 }),
        .text("note", { $0.note }, { $0.note = $1 }),
        .record("routine", { $0.routine }, { $0.routine = $1 }),
        .integer("running", { $0.isRunning ? 1 : nil }, { $0.isRunning = $1 == 1 }),
        .text("source", { $0.source }, { $0.source = $1 }),
    ]

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
