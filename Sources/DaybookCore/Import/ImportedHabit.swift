import CivilTime

/// A habit as another program's file has it, not yet in the journal.
public struct ImportedHabit: Hashable, Sendable {
    /// The file's own name for it, without which its title and ordinal stand: what tells that it was imported before.
    public var identity: ImportIdentity
    public var title = ""
    public var note = ""
    public var icon = ""
    public var color = Palette.stone
    /// The name of its category; empty for none.
    public var category = ""
    public var kind = HabitKind.check
    public var unit = ""
    public var target: Double?
    public var schedule = Schedule.daily
    public var startDay: Day?
    public var isArchived = false
    public var reminders: [ImportedReminder] = []
    /// At most one a day, in any order.
    public var entries: [ImportedEntry] = []

    public init(identity: ImportIdentity) { self.identity = identity }
}

/// What makes a record of a file the same record when the file is imported again.
public struct ImportIdentity: Hashable, Sendable {
    /// The format, such as "loop" or "habitbull".
    public var format: String
    /// The file's own id, or the title.
    public var key: String
    /// Which one it is of those with an equal key, from 1.
    public var ordinal: Int

    public init(format: String, key: String, ordinal: Int = 1) {
        self.format = format
        self.key = key
        self.ordinal = ordinal
    }

    /// How the journal keeps it.
    public var text: String { "\(format):\(ordinal):\(key)" }
}

/// What a file says of one day of a habit.
public struct ImportedEntry: Hashable, Sendable {
    public var day: Day
    /// `.done` (also for a measured value), `.skipped`, or `.none` where there is only a note.
    public var state: EntryState
    public var value: Double?
    public var note: String

    public init(day: Day, state: EntryState, value: Double? = nil, note: String = "") {
        self.day = day
        self.state = state
        self.value = value
        self.note = note
    }
}

/// A reminder as another program's file has it.
public struct ImportedReminder: Hashable, Sendable {
    public var time: TimeOfDay
    public var weekdays: WeekdaySet
    public var text: String

    public init(time: TimeOfDay, weekdays: WeekdaySet = .all, text: String = "") {
        self.time = time
        self.weekdays = weekdays
        self.text = text
    }
}
