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
    /// The number of goals to add, including those whose creation was undone.
    public internal(set) var newGoalCount = 0
    /// The number of goals the person deleted, which stay deleted.
    public internal(set) var deletedGoalCount = 0
    /// The number of body records to add, including those whose creation was undone.
    public internal(set) var newBodyCount = 0
    /// The number of body records that already exist.
    public internal(set) var existingBodyCount = 0
    /// The number of workouts of another program to add, including those whose creation was undone.
    public internal(set) var newWorkoutCount = 0
    /// The number of workouts of another program that already exist.
    public internal(set) var existingWorkoutCount = 0
    /// The number of workouts of another program that the person deleted, which stay deleted.
    public internal(set) var deletedWorkoutCount = 0
    /// The names of exercises to create for workouts from another program.
    public internal(set) var newExercises: [String] = []
    /// The number of body records the person deleted, which stay deleted.
    public internal(set) var deletedBodyCount = 0
    /// The number of pets to add, including those whose creation was undone.
    public internal(set) var newSubjectCount = 0
    /// The number of pets the person deleted, which stay deleted.
    public internal(set) var deletedSubjectCount = 0
    /// The status of each mood in the file, in its order.
    public internal(set) var moodStatuses: [ImportStatus] = []
    /// The health data: days and workouts.
    public internal(set) var health = PlannedHealth()
    /// The number of texts cut to the allowed length.
    public internal(set) var cutTextCount = 0
    /// The number of moods and workouts left out because they are dated in the future. One day is allowed for time
    /// zones.
    public internal(set) var futureCount = 0
    /// The number of workout values and sets left out because they are unreadable or outside `BodyLimits`.
    public internal(set) var omittedCount = 0
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

    /// The number of moods to add or restore, including those whose creation was undone.
    public var newMoodCount: Int { moodStatuses.count { $0 == .new || $0 == .restored } }
    /// The number of moods that already exist and are left alone.
    public var existingMoodCount: Int { moodStatuses.count { $0 == .existing } }
    /// The number of moods the person deleted, which stay deleted.
    public var deletedMoodCount: Int { moodStatuses.count { $0 == .deleted } }

    private func count(ofTasks importStatus: ImportStatus) -> Int {
        tasks.reduce(0) { $1.importStatus == importStatus ? $0 + 1 : $0 }
    }

    private func count(of importStatus: ImportStatus) -> Int {
        habits.reduce(0) { $1.importStatus == importStatus ? $0 + 1 : $0 }
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

/// The plan for one task of a file.
public struct PlannedTask: Hashable, Sendable {
    public let id: RecordID
    public let title: String
    public let status: TaskStatus
    public let dueDay: Day?
    public let repetition: Repetition?
    public let importStatus: ImportStatus
}
