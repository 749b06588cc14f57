import CivilTime

/// A workout read from another program's file.
public struct ImportedWorkout: Hashable, Sendable {
    public var identity: ImportIdentity
    public var title = ""
    /// The calendar day and local time of its start.
    public var day: Day
    public var time: TimeOfDay?
    /// The start in milliseconds since 1970 (UTC); nil without a time.
    public var at: Int64?
    /// Offset of local time from UTC in minutes.
    public var offset: Int64?
    public var minutes: Int64?
    public var note = ""
    public var sets: [ImportedSet] = []
    /// The number of unreadable values in its sets.
    public var unreadCount = 0
    /// The number of values in its sets that were rounded to whole ones.
    public var roundedCount = 0
    /// The number of values of its sets that have no place here, such as supersets.
    public var otherCount = 0

    public init(identity: ImportIdentity, day: Day) {
        self.identity = identity
        self.day = day
    }
}

/// A set of a workout read from another program's file.
public struct ImportedSet: Hashable, Sendable {
    /// The exercise's name in the file.
    public var exercise: String
    /// The code of the matching exercise in Daybook's library, if there is one.
    public var code: String?
    public var equipment = Equipment.none
    public var kind = ExerciseSet.Kind.normal
    public var repetitions: Int64?
    /// In kilograms.
    public var load: Double?
    public var repsInReserve: Int64?
    public var seconds: Int64?
    public var metres: Double?

    public init(exercise: String) { self.exercise = exercise }
}
