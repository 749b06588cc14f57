/// The records of a Daybook export, under their ids there.
public struct ImportedJournal: Hashable, Sendable {
    /// Nil if the export has none.
    public var settings: Settings?
    public var categories: [Category] = []
    public var habits: [Habit] = []
    public var reminders: [Reminder] = []
    public var entries: [Entry] = []
    public var increments: [Increment] = []
    public var goals: [Goal] = []
    public var milestones: [Milestone] = []
    public var goalProgress: [GoalProgress] = []
    /// Includes occurrences of repeating tasks.
    public var tasks: [TaskItem] = []
    public var taskTags: [TaskTag] = []
    public var taskBlockers: [TaskBlocker] = []
    public var taskLinks: [TaskLink] = []
    public var taskReminders: [TaskReminder] = []
    public var taskSessions: [TaskSession] = []
    public var body = ImportedBody()
    public var subjects: [Subject] = []
    public var moods: [MoodEntry] = []
    public var moodTags: [MoodTag] = []
    public var moodFeelings: [MoodFeeling] = []
    public var dismissedAdvice: [DismissedAdvice] = []
    public var healthDays: [HealthDay] = []
    public var healthWorkouts: [HealthWorkout] = []

    public init() {}
}
