import CivilTime

/// A task read from another program's file.
public struct ImportedTask: Hashable, Sendable {
    /// Recognises the task when the file is imported again: its id in the file or, without one, title and ordinal.
    public var identity: ImportIdentity
    public var title = ""
    public var note = ""
    public var priority: TaskPriority?
    /// Never `.skipped`.
    public var status = TaskStatus.pending
    public var dueDay: Day?
    /// Ignored without a due day.
    public var dueTime: TimeOfDay?
    /// The task cannot start before this day.
    public var startDay: Day?
    /// The task is hidden until this day.
    public var waitUntil: Day?
    public var createdOn: Day?
    /// The day it was completed or cancelled.
    public var closedOn: Day?
    /// In minutes.
    public var estimate: Int?
    public var tags: [String] = []
    /// The name of its category, list or project; empty for none.
    public var category = ""
    /// The parent task's key, as in `identity.key`.
    public var parentKey: String?
    /// The keys of the tasks that block it.
    public var blockerKeys: [String] = []
    public var repetition: Repetition?
    public var links: [String] = []
    public var reminders: [TaskReminderDraft.Trigger] = []
    /// Fields that Daybook does not support, in the file's own format, to be written back on export.
    public var foreign = ""

    public init(identity: ImportIdentity) { self.identity = identity }
}
