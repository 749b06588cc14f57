import CivilTime
import DaybookCore
import DaybookWeb
import Interchange
import Phrasing
import Words

/// The tasks of a day: those merely in progress, and those due, overdue, ready to start, or completed on it.
struct DayTasks {
    private let open: [ListedTask]
    private let started: [ListedTask]
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
        started = inOrder(agenda.startedTasks)
        closed = inOrder(agenda.completedTasks)
    }

    /// The text output; empty if there are no tasks.
    var lines: [String] {
        let (words, style) = (session.words, session.style)
        let numbers = TaskNumbers(state)
        let waits = TaskDependencies(state)
        func columns(_ tasks: [ListedTask]) -> Columns {
            tasks.reduce(into: Columns()) { $0.append(session.row($1, in: state, numbers, waits)) }
        }
        let groups = [
            columns(Array(started.prefix(Self.maximumRows))),
            columns(Array(open.prefix(Self.maximumRows)) + closed.prefix(Self.maximumRows)),
        ]
        let widths = Columns.widths(of: groups)
        func section(_ heading: String, _ columns: Columns, left: Int) -> [String] {
            [heading] + columns.lines(style, indent: 2, widths: widths)
                + (left > 0 ? [style(.faint, "  \(words.moreTasks(left))")] : [])
        }
        var lines: [String] = []
        if !started.isEmpty {
            lines = section(
                style(.strong, words.status(.inProgress)), groups[0], left: max(0, started.count - Self.maximumRows))
        }
        if !open.isEmpty || !closed.isEmpty {
            let count = words.part(closed.count, of: open.count + closed.count)
            lines += section(
                style(.strong, words.tasks) + style(.faint, "  \(count)"), groups[1],
                left: max(0, open.count - Self.maximumRows) + max(0, closed.count - Self.maximumRows))
        }
        return lines
    }

    /// The JSON output.
    var json: JSONValue {
        let numbers = TaskNumbers(state)
        let waits = TaskDependencies(state)
        return .array((started + open + closed).map { session.json($0.task, in: state, numbers, waits) })
    }
}
