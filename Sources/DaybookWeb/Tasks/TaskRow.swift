import CivilTime
import DaybookCore
import Journal
import Words

/// A task in a list.
struct TaskRow: Sendable {
    let id: RecordID
    let title: String
    let status: TaskStatus
    let priority: TaskPriority?
    let due: Due?
    /// The day on which it was completed or cancelled.
    let closedOn: Day?
    let isRepeated: Bool
    /// The number of occurrences missed before this one.
    let missed: Int
    /// The number of completed subtasks, and of all.
    let subtasks: (done: Int, all: Int)
    let tags: [String]
    let category: String
    let color: Palette?
    let isBlocked: Bool
    let isWaiting: Bool
    let isSomeday: Bool
    let isRunning: Bool
    /// The title of the parent task; empty if the list already shows it.
    let parent: String
    let isPart: Bool
    /// The number of its ancestors above it in the list.
    var depth = 0
    /// The urgency, if the list is sorted by it.
    let urgency: Double?

    /// A due date and how near it is.
    struct Due: Hashable, Sendable {
        let day: Day
        let time: TimeOfDay?
        let status: DueStatus
        /// The hour at which the person's days end.
        let dayEndsAt: Int

        enum DueStatus: Hashable, Sendable {
            case late, today, later
        }

        func text(_ words: Words, today: Day) -> String { words.due(day, time, today: today, dayEndsAt: dayEndsAt) }
    }

    init(
        _ task: TaskItem, in state: State, _ waits: TaskDependencies, now: LocalInstant, urgency: Double? = nil,
        showsParent: Bool = true
    ) {
        let today = state.today(now)
        id = task.id
        title = task.title
        status = task.status
        priority = task.priority
        due = task.dueDay.map { day in
            let isOverdue = task.isOverdue(today: today, now: now)
            let hour = state.settings.dayEndsAt
            let isToday = task.dueDay(dayEndsAt: hour) == today
            return Due(
                day: day, time: task.dueTime, status: isOverdue ? .late : isToday ? .today : .later, dayEndsAt: hour)
        }
        closedOn = task.closedOn
        isRepeated = task.repetition != nil
        missed = isRepeated && task.status.isOpen ? Self.missed(task, state, today) : 0
        let children = state.hasSubtasks(task.id) ? state.children(of: task.id) : []
        subtasks = (children.count { !$0.status.isOpen }, children.count)
        tags = state.tags(of: task.id)
        let category = state.category(task.category)
        self.category = category?.name ?? ""
        color = category?.color
        isBlocked = waits.isBlocked(task.id)
        isWaiting = state.isWaiting(task, today: today)
        isSomeday = state.isForSomeday(task)
        isRunning = task.status == .inProgress && state.runningSessions.contains { $0.task == task.id }
        let parent = state.parent(of: task.id)
        isPart = parent != nil
        self.parent = showsParent ? state.task(parent)?.title ?? "" : ""
        self.urgency = urgency
    }

    private static func missed(_ task: TaskItem, _ state: State, _ today: Day) -> Int {
        guard let current = state.currentOccurrence(of: task.id, today: today),
            TaskItem.occurrence(task.id)?.day == current.key
        else { return 0 }
        return current.missed
    }
}
