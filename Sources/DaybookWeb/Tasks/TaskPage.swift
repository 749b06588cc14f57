import CivilTime
import DaybookCore
import Journal
import Markup
import Words

/// A task with all related records.
struct TaskPage: PageView {
    let task: TaskItem
    let row: TaskRow
    let parent: TaskItem?
    let subtasks: [TaskRow]
    let blockers: [TaskItem]
    let blocked: [TaskItem]
    let links: [TaskLink]
    let reminders: [TaskReminder]
    let sessions: [TaskSession]
    let minutesSpent: Int64
    let urgency: TaskUrgency
    let current: TaskSeries.Current?
    /// The earlier occurrences of a repeating task, latest first.
    let occurrences: [TaskItem]
    let dates: RecordDates
    let category: Category?
    let goal: (id: RecordID, title: String)?
    /// The points that it earned, or will earn today; nil if there are none, or the game is switched off.
    let points: Int64?
    /// The ids that the page's forms carry.
    let subtaskID: RecordID
    let sessionID: RecordID
    let now: LocalInstant
    let today: Day
    let dayEndsAt: Int
    let title: String
    let note: NoteEditor

    var section: Section? { .tasks }
    var layout: PageLayout { .plain }
    var isRunning: Bool { sessions.contains { $0.isRunning } }

    /// Creates the page, perhaps with a note that was refused.
    init?(_ context: RequestContext, id: RecordID, refusedNote: (fields: FormFields, reason: String)? = nil) {
        let state = context.state
        guard var task = state.task(id) else { return nil }
        current = state.currentOccurrence(of: id, today: context.today)
        // A repeating task is shown at its current occurrence.
        if !task.isOccurrence, let current, let now = TaskItem.id(of: id, on: current.key), let time = state.task(now) {
            task = time
        }
        if let current, current.isResting, TaskItem.occurrence(task.id)?.day == current.key {
            task.rest(until: state.awayDays.firstDayBack(from: context.today))
        }
        let id = task.id
        self.task = task
        let waits = TaskDependencies(state)
        row = TaskRow(task, in: state, waits, now: context.now)
        parent = state.task(state.parent(of: id))
        subtasks = state.children(of: id).map { TaskRow($0, in: state, waits, now: context.now, showsParent: false) }
        blockers = waits.blockers(of: id).compactMap { state.task($0) }
        blocked = waits.blocked(by: id).compactMap { state.task($0) }
        links = state.links(of: id)
        reminders = state.taskReminders(of: id)
        sessions = state.sessions(of: id)
        minutesSpent = state.minutesSpent(on: id, now: context.now)
        urgency = TaskUrgency(of: task, in: state, now: context.now)
        occurrences = TaskItem.occurrence(id).map { state.closedOccurrences(of: $0.series) } ?? []
        dates = RecordDates(context, of: TaskItem.root(of: id), in: TaskItem.table)
        category = state.category(task.category)
        goal = state.goal(task.goal).map { ($0.id, state.title(of: $0)) }
        points = state.points(of: task, today: context.today)
        let newID = context.newIDs()
        (subtaskID, sessionID) = (newID(), newID())
        now = context.now
        today = context.today
        dayEndsAt = state.settings.dayEndsAt
        title = task.title
        note = NoteEditor(task, refusedNote)
    }
}
