import CivilTime
import DaybookCore
import DaybookWeb
import Interchange
import Words

/// The tasks of a day: due, overdue, in progress, ready to start, or completed on it.
struct DayTasks {
    private let open: [ListedTask]
    private let closed: [ListedTask]
    private let session: Session
    private let state: State

    /// The maximum number of open tasks, and of closed tasks, in the text output.
    private static let maximumRows = 50

    init(_ agenda: DayAgenda, in state: State, _ session: Session) {
        func inOrder(_ tasks: [TaskItem]) -> [ListedTask] {
            tasks.indicesInOrder(today: agenda.today).map { ListedTask(tasks[$0], in: state, now: session.now) }
        }
        self.session = session
        self.state = state
        open = inOrder(agenda.openTasks + agenda.upcomingOccurrences)
        closed = inOrder(agenda.completedTasks)
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
        let count = session.words.part(closed.count, of: open.count + closed.count)
        let heading = session.style(.strong, session.words.tasks) + session.style(.faint, "  \(count)")
        return [heading] + columns.lines(session.style, indent: 2)
            + (left > 0 ? [session.style(.faint, "  \(session.words.moreTasks(left))")] : [])
    }

    /// The JSON output.
    var json: JSONValue {
        let numbers = TaskNumbers(state)
        let waits = TaskDependencies(state)
        return .array((open + closed).map { session.json($0.task, in: state, numbers, waits) })
    }
}
