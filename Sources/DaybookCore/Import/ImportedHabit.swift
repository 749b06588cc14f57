import CivilTime
import Journal

/// A habit read from another program's file.
public struct ImportedHabit: Hashable, Sendable {
    /// Recognises the habit when the file is imported again: its id in the file or, without one, title and ordinal.
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

/// Identifies a record of a file across repeated imports.
public struct ImportIdentity: Hashable, Sendable {
    /// The format, such as "loop" or "habitbull".
    public var format: String
    /// The record's id in the file, or its title.
    public var key: String
    /// The position among records with the same key, from 1.
    public var ordinal: Int

    public init(format: String, key: String, ordinal: Int = 1) {
        self.format = format
        self.key = key
        self.ordinal = ordinal
    }

    /// The form stored in the journal.
    public var text: String { "\(format):\(ordinal):\(key)" }

    /// The id of a record with this identity, so that importing a file on two devices makes each record once.
    ///
    /// - Parameters:
    ///   - kind: The kind byte.
    ///   - part: The name of a part of that record; empty for the record itself.
    func recordID(_ kind: UInt8, part: String = "") -> RecordID {
        RecordID(kind, Array(text.utf8) + (part.isEmpty ? [] : [0] + Array(part.utf8)))
    }
}

/// One day of a habit, read from a file.
public struct ImportedEntry: Hashable, Sendable {
    public var day: Day
    /// `.done` (also for a measured value), `.skipped`, or `.none` if there is only a note.
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

/// A reminder read from another program's file.
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
