import CivilTime

/// A workout of another program's file.
public struct ImportedWorkout: Hashable, Sendable {
    public var identity: ImportIdentity
    public var title = ""
    /// The day on the calendar, and the time, at which it began.
    public var day: Day
    public var time: TimeOfDay?
    /// Milliseconds since 1970 (UTC) of that time; nil without one.
    public var at: Int64?
    /// Minutes that the clock on the wall was ahead of UTC then.
    public var offset: Int64?
    public var minutes: Int64?
    public var note = ""
    public var sets: [ImportedSet] = []
    /// How many numbers of its sets could not be read.
    public var unreadCount = 0

    public init(identity: ImportIdentity, day: Day) {
        self.identity = identity
        self.day = day
    }
}

/// A set of another program's workout.
public struct ImportedSet: Hashable, Sendable {
    /// The exercise as the file names it.
    public var exercise: String
    /// The code of the exercise of Daybook's library that it is; nil for any other.
    public var code: String?
    public var equipment = Equipment.none
    public var kind = ExerciseSet.Kind.normal
    public var repetitions: Int64?
    /// Kilograms.
    public var load: Double?
    public var repsInReserve: Int64?
    public var seconds: Int64?
    public var metres: Double?

    public init(exercise: String) { self.exercise = exercise }
}
