import CivilTime

/// A task as another program's file has it, not yet in the journal.
public struct ImportedTask: Hashable, Sendable {
    /// The file's own name for it, without which its title and ordinal stand: what tells that it was imported before.
    public var identity: ImportIdentity
    public var title = ""
    public var note = ""
    public var priority: TaskPriority?
    /// Any but `.skipped`.
    public var status = TaskStatus.pending
    public var dueDay: Day?
    /// Only together with a due day.
    public var dueTime: TimeOfDay?
    /// Not before this day.
    public var startDay: Day?
    /// Out of sight until this day.
    public var waitUntil: Day?
    public var createdOn: Day?
    /// When it was completed or cancelled.
    public var closedOn: Day?
    /// Minutes.
    public var estimate: Int?
    public var tags: [String] = []
    /// The name of its category (list, project); empty for none.
    public var category = ""
    /// The key of the task it is a part of, as in `identity.key`.
    public var parentKey: String?
    /// The keys of the tasks it waits for.
    public var blockerKeys: [String] = []
    public var repetition: Repetition?
    public var links: [String] = []
    public var reminders: [TaskReminderDraft.Trigger] = []
    /// What of its record Daybook has no field for, in the words of the file's format, to be written back on export.
    public var foreign = ""

    public init(identity: ImportIdentity) { self.identity = identity }
}
