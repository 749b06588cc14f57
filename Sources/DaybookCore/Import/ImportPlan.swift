import CivilTime
import Journal

/// What of a file would come into a journal, for a preview, and the changes that bring it.
///
/// What was imported before is found again by its identity, and an entry is written only where nothing stands: the same
/// file a second time changes nothing, and what was edited here stays. What an undo took comes back; what a person
/// deleted stays deleted unless `bringsBackDeleted`.
public struct ImportPlan: Hashable, Sendable {
    /// The file's habits in its order.
    public internal(set) var habits: [PlannedHabit] = []
    /// The file's tasks in its order.
    public internal(set) var tasks: [PlannedTask] = []
    /// The names of categories that are not there yet.
    public internal(set) var newCategories: [String] = []
    /// Goals that come in, also those that an undo had taken.
    public internal(set) var newGoalCount = 0
    /// Goals that a person deleted here, which stay deleted.
    public internal(set) var deletedGoalCount = 0
    /// Records of the body that come in, also those that an undo had taken.
    public internal(set) var newBodyCount = 0
    /// Records of the body that are there already.
    public internal(set) var knownBodyCount = 0
    /// The names of exercises that come in with the workouts of another program.
    public internal(set) var newExercises: [String] = []
    /// Records of the body that a person deleted here, which stay deleted.
    public internal(set) var deletedBodyCount = 0
    /// Pets that come in, also those that an undo had taken.
    public internal(set) var newSubjectCount = 0
    /// Pets that a person deleted here, which stay deleted.
    public internal(set) var deletedSubjectCount = 0
    /// Where each mood of the file stands, in its order.
    public internal(set) var moodStatuses: [ImportStatus] = []
    /// The days and workouts of health.
    public internal(set) var health = PlannedHealth()
    /// How many notes and units are cut to the length allowed.
    public internal(set) var cutTextCount = 0
    /// How many moods and workouts stay out as they are dated later than today; a day is allowed for other time zones.
    public internal(set) var futureCount = 0
    /// How many numbers of workouts, and sets, are left out: they could not be read or are beyond `BodyLimits`.
    public internal(set) var leftOutCount = 0
    /// What brings it in; empty when everything is there already.
    public internal(set) var changes: [Change] = []

    init() {}

    /// Habits that come in, also those that an undo had taken.
    public var newHabitCount: Int { count(of: .new) }
    /// Habits that are there already, to which only entries may be added.
    public var knownHabitCount: Int { count(of: .known) }
    /// Habits that a person deleted here, which stay deleted.
    public var deletedHabitCount: Int { count(of: .deleted) }
    /// Habits that a person deleted here and that come back.
    public var broughtBackHabitCount: Int { count(of: .broughtBack) }
    public var newEntryCount: Int { habits.reduce(0) { $0 + $1.newEntryCount } }
    /// Entries that are there already as the file has them.
    public var knownEntryCount: Int { habits.reduce(0) { $0 + $1.knownEntryCount } }
    /// Entries that are there already and differ from the file, which stay as they are.
    public var keptEntryCount: Int { habits.reduce(0) { $0 + $1.keptEntryCount } }

    /// Tasks that come in, also those that an undo had taken.
    public var newTaskCount: Int { count(ofTasks: .new) + count(ofTasks: .broughtBack) }
    /// Tasks that are there already, and stay as they are.
    public var knownTaskCount: Int { count(ofTasks: .known) }
    /// Tasks that a person deleted here, which stay deleted.
    public var deletedTaskCount: Int { count(ofTasks: .deleted) }

    /// Moods that come in, also those that an undo had taken.
    public var newMoodCount: Int { moodStatuses.count { $0 == .new || $0 == .broughtBack } }
    /// Moods that are there already, and stay as they are.
    public var knownMoodCount: Int { moodStatuses.count { $0 == .known } }
    /// Moods that a person deleted here, which stay deleted.
    public var deletedMoodCount: Int { moodStatuses.count { $0 == .deleted } }

    private func count(ofTasks importStatus: ImportStatus) -> Int {
        tasks.reduce(0) { $1.importStatus == importStatus ? $0 + 1 : $0 }
    }

    private func count(of importStatus: ImportStatus) -> Int {
        habits.reduce(0) { $1.importStatus == importStatus ? $0 + 1 : $0 }
    }
}

/// What becomes of one habit of a file.
public struct PlannedHabit: Hashable, Sendable {
    /// Why its title is not the file's.
    public enum TitleChange: Hashable, Sendable {
        case none
        /// Another living habit has it.
        case taken
        /// It was too long.
        case cut
        /// It was shorter than a title may be.
        case lengthened
    }

    public let id: RecordID
    public let titleInFile: String
    /// The title it will have; the one it has here where it is known or deleted.
    public internal(set) var title: String
    public internal(set) var titleChange = TitleChange.none
    public internal(set) var importStatus: ImportStatus
    public internal(set) var newEntryCount = 0
    public internal(set) var knownEntryCount = 0
    public internal(set) var keptEntryCount = 0
}

/// Where a record of a file stands in the journal that it comes into.
public enum ImportStatus: Hashable, Sendable {
    /// It is not there yet, or an undo took it.
    case new
    /// It came in before.
    case known
    /// It came in before, and a person deleted it.
    case deleted
    /// A person deleted it, and it comes back.
    case broughtBack
}
