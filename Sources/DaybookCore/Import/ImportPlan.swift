import CivilTime
import Journal

/// The plan of an import: a preview of what will be added, and the changes that do it.
///
/// Records imported before are recognised by their identity, and entries are written only where there is none.
/// Importing a file again therefore changes nothing, and edits are kept. Records whose creation was undone are added
/// again. Records the person deleted stay deleted unless `restoresDeleted` is true.
public struct ImportPlan: Hashable, Sendable {
    /// The habits in the file, in its order.
    public internal(set) var habits: [PlannedHabit] = []
    /// The tasks in the file, in its order.
    public internal(set) var tasks: [PlannedTask] = []
    /// The names of categories to create.
    public internal(set) var newCategories: [String] = []
    /// The accounts that are imported under another title, because an account here has theirs.
    public internal(set) var renamedAccounts: [RenamedAccount] = []
    /// The numbers of records by table, for tables without counts of their own.
    public internal(set) var counts: [String: ImportCounts] = [:]
    /// The number of workouts of another program to add, including those whose creation was undone.
    public internal(set) var newWorkoutCount = 0
    /// The number of workouts of another program that already exist.
    public internal(set) var existingWorkoutCount = 0
    /// The number of workouts of another program that the person deleted, which stay deleted.
    public internal(set) var deletedWorkoutCount = 0
    /// The names of exercises to create for workouts from another program.
    public internal(set) var newExercises: [String] = []
    /// The status of each mood in the file, in its order.
    public internal(set) var moodStatuses: [ImportStatus] = []
    /// The health data: days and workouts.
    public internal(set) var health = PlannedHealth()
    /// The number of tasks of another program that were nested deeper than `TaskLimits.ancestors`, or in a circle, and are
    /// further up.
    public internal(set) var movedTaskCount = 0
    /// The number of repeating tasks of another program whose due day is none of their days, and is the first one after it.
    public internal(set) var movedDueCount = 0
    /// The number of repetitions of another program that no task can have here, and are in the note.
    public internal(set) var notedRepetitionCount = 0
    /// The number of tags, dependencies, links and reminders of another program's tasks that are left out.
    public internal(set) var omittedPartCount = 0
    /// The number of records the person deleted that the file has in the archive, where they are once they are restored.
    public internal(set) var archivedCount = 0
    /// The number of texts cut to the allowed length.
    public internal(set) var cutTextCount = 0
    /// The number of moods and workouts left out because they are dated in the future. One day is allowed for time
    /// zones.
    public internal(set) var futureCount = 0
    /// The number of values of workouts and habits left out because they are unreadable or out of range.
    public internal(set) var omittedCount = 0
    /// The number of values of workouts that were rounded to whole ones, such as half repetitions in reserve.
    public internal(set) var roundedCount = 0
    /// The number of sets of workouts whose superset is not kept.
    public internal(set) var supersetCount = 0
    /// The fate of the file's settings.
    public internal(set) var settings = ImportedSettings.none
    /// The number of exchange rates left out because no account needs them.
    public internal(set) var omittedRateCount = 0
    /// The changes to make; empty if everything already exists.
    public internal(set) var changes: [Change] = []

    init() {}

    /// The number of habits to add, including those whose creation was undone.
    public var newHabitCount: Int { count(of: .new) }
    /// The number of habits that already exist. Only entries may be added to them.
    public var existingHabitCount: Int { count(of: .existing) }
    /// The number of habits the person deleted, which stay deleted.
    public var deletedHabitCount: Int { count(of: .deleted) }
    /// The number of habits the person deleted that are restored.
    public var restoredHabitCount: Int { count(of: .restored) }
    public var newEntryCount: Int { habits.reduce(0) { $0 + $1.newEntryCount } }
    /// The number of entries that already exist and equal those in the file.
    public var existingEntryCount: Int { habits.reduce(0) { $0 + $1.existingEntryCount } }
    /// The number of existing entries that differ from the file and are kept.
    public var keptEntryCount: Int { habits.reduce(0) { $0 + $1.keptEntryCount } }

    /// The number of tasks to add or restore, including those whose creation was undone.
    public var newTaskCount: Int { count(ofTasks: .new) + count(ofTasks: .restored) }
    /// The number of tasks that already exist and are left alone.
    public var existingTaskCount: Int { count(ofTasks: .existing) }
    /// The number of tasks the person deleted, which stay deleted.
    public var deletedTaskCount: Int { count(ofTasks: .deleted) }

    /// The number of goals to add, including those whose creation was undone.
    public var newGoalCount: Int { count(in: [Goal.table]).new }
    /// The number of goals the person deleted, which stay deleted.
    public var deletedGoalCount: Int { count(in: [Goal.table]).deleted }
    /// The number of pets to add, including those whose creation was undone.
    public var newSubjectCount: Int { count(in: [Subject.table]).new }
    /// The number of pets the person deleted, which stay deleted.
    public var deletedSubjectCount: Int { count(in: [Subject.table]).deleted }
    /// The number of moods to add or restore, including those whose creation was undone.
    public var newMoodCount: Int { count(in: [MoodEntry.table]).new }
    /// The number of moods that already exist and are left alone.
    public var existingMoodCount: Int { count(in: [MoodEntry.table]).existing }
    /// The number of moods the person deleted, which stay deleted.
    public var deletedMoodCount: Int { count(in: [MoodEntry.table]).deleted }
    /// The number of notes to add or restore, including those whose creation was undone.
    public var newNoteCount: Int { count(in: [Note.table]).new }
    /// The number of notes that already exist and are left alone.
    public var existingNoteCount: Int { count(in: [Note.table]).existing }
    /// The number of notes the person deleted, which stay deleted.
    public var deletedNoteCount: Int { count(in: [Note.table]).deleted }
    /// The number of body records to add, including those whose creation was undone.
    public var newBodyCount: Int { count(in: Self.bodyTables).new }
    /// The number of body records that already exist.
    public var existingBodyCount: Int { count(in: Self.bodyTables).existing }
    /// The number of body records the person deleted, which stay deleted.
    public var deletedBodyCount: Int { count(in: Self.bodyTables).deleted }

    /// The tables that are counted as body records.
    public static let bodyTables = [
        BodyMeasurement.table, Workout.table, Exercise.table, Routine.table, Food.table, Meal.table,
    ]

    private func count(in tables: [String]) -> ImportCounts {
        var sum = ImportCounts()
        for counts in tables.compactMap({ self.counts[$0] }) {
            sum.new += counts.new
            sum.existing += counts.existing
            sum.deleted += counts.deleted
        }
        return sum
    }

    private func count(ofTasks importStatus: ImportStatus) -> Int {
        tasks.reduce(0) { $1.importStatus == importStatus ? $0 + 1 : $0 }
    }

    private func count(of importStatus: ImportStatus) -> Int {
        habits.reduce(0) { $1.importStatus == importStatus ? $0 + 1 : $0 }
    }
}

/// The numbers of records of a table in a file.
public struct ImportCounts: Hashable, Sendable {
    /// To add or restore, including those whose creation was undone.
    public var new = 0
    /// Already in the journal, and left alone.
    public var existing = 0
    /// Deleted by the person; they stay deleted.
    public var deleted = 0

    mutating func count(_ status: ImportStatus) {
        switch status {
        case .new, .restored: new += 1
        case .existing: existing += 1
        case .deleted: deleted += 1
        }
    }
}

/// The plan for one habit of a file.
public struct PlannedHabit: Hashable, Sendable {
    /// The reason a title differs from the file's.
    public enum TitleChange: Hashable, Sendable {
        case none
        /// Another habit has it.
        case taken
        /// It was too long.
        case cut
        /// It was shorter than a title must be.
        case lengthened
    }

    public let id: RecordID
    public let titleInFile: String
    /// The title after the import; for an existing or deleted habit, the current one.
    public internal(set) var title: String
    public internal(set) var titleChange = TitleChange.none
    public internal(set) var importStatus: ImportStatus
    public internal(set) var newEntryCount = 0
    public internal(set) var existingEntryCount = 0
    public internal(set) var keptEntryCount = 0
}

/// The status of a record in the file before the import.
public enum ImportStatus: Hashable, Sendable {
    /// Not in the journal, or its creation was undone.
    case new
    /// Already in the journal.
    case existing
    /// In the journal, but deleted by the person.
    case deleted
    /// Deleted by the person, and restored by this import.
    case restored
}

/// An account of a file whose title another one has.
public struct RenamedAccount: Hashable, Sendable {
    public let titleInFile: String
    /// The title after the import.
    public let title: String
}

/// The plan for one task of a file.
public struct PlannedTask: Hashable, Sendable {
    public let id: RecordID
    public let title: String
    public let status: TaskStatus
    public let dueDay: Day?
    public let repetition: Repetition?
    public let importStatus: ImportStatus
}
