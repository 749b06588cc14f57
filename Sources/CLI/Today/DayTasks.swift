import CivilTime
import DaybookCore
import DaybookWeb
import Interchange
import Words

/// The tasks of a day: due, overdue, in progress, ready to start, or closed on it.
struct DayTasks {
    private let open: [ListedTask]
    private let closed: [ListedTask]
    private let session: Session
    private let state: State

    /// The maximum number of open tasks, and of closed tasks, in the text output.
    private static let maximumRows = 50

    /// - Parameter day: Today, or a past or future day, which shows only tasks due or closed on it.
    init(on day: Day, today: Day, in state: State, _ session: Session) {
        func listed(_ task: TaskItem) -> ListedTask { ListedTask(task, in: state, now: session.now) }
        self.session = session
        self.state = state
        var open = state.openTasks(today: today).filter { task in
            day == today ? state.isOnAgenda(task, today: today) : task.dueDay == day
        }
        if day > today { open += state.upcomingOccurrences(in: day...day, today: today) }
        self.open = open.map(listed).sorted {
            ($1.urgency, $0.task.id) < ($0.urgency, $1.task.id)
        }
        closed = state.closedTasks.filter { $0.closedOn == day }.map(listed).sorted { $0.task.id < $1.task.id }
    }

    /// The text output; empty if there are no tasks.
    var lines: [String] {
        guard !open.isEmpty || !closed.isEmpty else { return [] }
        let numbers = TaskNumbers(state)
        let waits = TaskDependencies(state)
        var columns = Columns()
        for task in open.prefix(Self.maximumRows) + closed.prefix(Self.maximumRows) {
            columns.append(session.row(task, in: state, numbers, waits))
        }
        let left = max(0, open.count - Self.maximumRows) + max(0, closed.count - Self.maximumRows)
        return [session.style(.strong, session.words.tasks)] + columns.lines(session.style, indent: 2)
            + (left > 0 ? [session.style(.faint, "  \(session.words.moreTasks(left))")] : [])
    }

    /// The JSON output.
    var json: JSONValue {
        let numbers = TaskNumbers(state)
        let waits = TaskDependencies(state)
        return .array((open + closed).map { session.json($0.task, in: state, numbers, waits) })
    }
}
