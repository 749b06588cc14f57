import ArgumentParser
import CivilTime
import DaybookCore
import DaybookWeb
import Interchange
import Phrasing
import Words

struct ListTasks: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List tasks: overdue, today, upcoming, without a date.",
        discussion: """
            daybook task list '#home' @Flat '!high' bank
            daybook task list tag:home category:flat priority:high due:week
            daybook task list due:2026-11-01..2026-11-30 sort:urgency
            daybook task list status:done
            daybook task list someday
            daybook task list goal:move

            due: overdue, today, week, none, agenda (what daybook today shows), a day, or a range such as \
            2026-11-01..2026-11-30.
            status: open, pending, started, done, cancelled, waiting, someday.
            sort: \(choices(TaskSort.self)).
            goal: the start of its title.
            Filters can be shortened, and +home is #home. Any other word is searched for. The shell interprets # and !, \
            so put them in single quotes.
            """, aliases: ["ls"])

    @Argument(help: "The list (default: all open tasks).")
    var filter: [String] = []

    @Option(help: ArgumentHelp("The maximum number to list (default: 100; with --json, all).", valueName: "n"))
    var limit: Int?

    @Flag(help: "List all.")
    var all = false

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let limit = try session.maximum(limit, default: 100, json: global.json)
        return try session.read { state in
            let query = try TaskQuery(filter, in: session, state)
            let found = TaskList(query.filter, in: state, now: session.now, words: session.words)
            if found.count == 0, let (word, filter) = query.resembledFilter {
                throw InvalidRequest(session.words.searchResemblesFilter(word, filter: filter))
            }
            let maximum = all ? Int.max : limit
            let numbers = TaskNumbers(state)
            let shown = found.first(maximum).map { $0.task }
            let points = global.json ? state.points(of: shown, today: state.today(session.now)) : [:]
            return CommandOutput(
                lines(found, maximum, query, session, state, numbers),
                json: [
                    "count": .count(found.count), "waiting": .count(found.waiting),
                    "tasks": .array(
                        shown.map { task in
                            session.json(task, in: state, numbers, found.waits, points: points[task.id])
                        }),
                ])
        }
    }

    private func lines(
        _ found: TaskList, _ maximum: Int, _ query: TaskQuery, _ session: Session, _ state: State,
        _ numbers: TaskNumbers
    ) -> [String] {
        let words = session.words
        var lines: [String] = []
        let groups = groups(of: found.first(maximum)) { session.row($0, in: state, numbers, found.waits) }
        let widths = Columns.widths(of: groups.map { $0.columns })
        for (section, columns) in groups {
            if let section {
                let count = found.sectionCounts[section].map { " \(words.number($0))" } ?? ""
                lines.append(session.style(.strong, words.name(of: section)) + session.style(.faint, count))
            }
            lines += columns.lines(session.style, widths: widths) + [""]
        }
        let isEmpty = found.count == 0
        var foot = [isEmpty ? nothing(query, words) : words.tasks(found.count)]
        if found.overdue > 0 { foot.append(words.overdueToo(found.overdue)) }
        if found.waiting > 0 { foot.append(words.waitingToo(found.waiting)) }
        if found.count > maximum { foot.append("\(words.moreTasks(found.count - maximum)): --all") }
        return lines + [session.style(.faint, foot.joined(separator: " · "))]
    }
}

extension ListTasks {
    /// The line of a list without a task.
    private func nothing(_ query: TaskQuery, _ words: Words) -> String {
        if query.filter == .someday { return words.nothingForSomeday }
        return filter.isEmpty ? words.noTasksYet : words.noTaskFound
    }

    /// The rows of each section; a list in another order is one group.
    private func groups(
        of tasks: [ListedTask], _ row: (ListedTask) -> [Columns.Cell]
    ) -> [(section: TaskSection?, columns: Columns)] {
        var groups: [(section: TaskSection?, columns: Columns)] = []
        for task in tasks {
            if groups.isEmpty || groups[groups.count - 1].section != task.section {
                groups.append((task.section, Columns()))
            }
            groups[groups.count - 1].columns.append(row(task))
        }
        return groups
    }
}

extension Session {
    /// The depth from which on subtasks are not indented any further.
    private static let maximumIndent = 8

    /// A task as a row: number, symbol, title, blockers, due date, priority, tags, category.
    func row(_ listed: ListedTask, in state: State, _ numbers: TaskNumbers, _ waits: TaskDependencies) -> [Columns.Cell]
    {
        let task = listed.task
        let today = state.today(now)
        let number = task.status.isOpen ? numbers.number(of: task.id) : numbers.number(ofTime: task)
        return [
            Columns.Cell(number, .faint), task.status.mark,
            Columns.Cell(
                String(repeating: "  ", count: min(listed.depth, Self.maximumIndent)) + task.title.cut(to: 60),
                task.status.isOpen ? .strong : .plain),
            Columns.Cell(hints(of: task, in: state, waits, today: today).joined(separator: " · "), .faint),
            due(task, today: today, dayEndsAt: state.settings.dayEndsAt),
            Columns.Cell(task.priority.map { words.priority($0).lowercased() } ?? ""),
            Columns.Cell(listed.tags.map { "#\($0)" }.joined(separator: " "), .faint),
            Columns.Cell(state.category(task.category)?.name ?? "", .faint),
        ]
    }

    private func hints(of task: TaskItem, in state: State, _ waits: TaskDependencies, today: Day) -> [String] {
        var hints: [String] = []
        if task.repetition != nil {
            let missed = task.status.isOpen ? state.currentOccurrence(of: task.id, today: today)?.missed ?? 0 : 0
            hints.append(missed > 0 ? "↻ \(words.missed(missed))" : "↻")
        }
        let parts = state.children(of: task.id)
        if !parts.isEmpty { hints.append(words.subtasksDone(parts.count { !$0.status.isOpen }, of: parts.count)) }
        if waits.isBlocked(task.id) { hints.append(words.taskBlocked.lowercased()) }
        return hints
    }

    private func due(_ task: TaskItem, today: Day, dayEndsAt: Int) -> Columns.Cell {
        guard task.status.isOpen else { return Columns.Cell(task.closedOn.map { words.near($0, to: today) } ?? "") }
        if state(of: task, isWaitingOn: today), let day = task.waitUntil {
            return Columns.Cell(words.waitsUntil(day, today: today), .faint)
        }
        guard let day = task.dueDay else {
            return Columns.Cell(task.startDay.map { words.startsOn($0, today: today) } ?? "", .faint)
        }
        let time = task.dueTime.map { " \(words.time($0))" } ?? ""
        let near = words.near(day, task.dueTime, to: today, dayEndsAt: dayEndsAt)
        return Columns.Cell(near + time, task.isOverdue(today: today, now: now) ? .bad : .plain)
    }

    private func state(of task: TaskItem, isWaitingOn today: Day) -> Bool {
        guard let day = task.waitUntil, day > today else { return false }
        return !day.isSomeday || task.status != .inProgress
    }
}

extension TaskStatus {
    /// The symbol: · pending, ▶ in progress, ✓ done, ✗ cancelled, – skipped.
    var mark: Columns.Cell {
        switch self {
        case .pending: Columns.Cell("·")
        case .inProgress: Columns.Cell("▶", .good)
        case .completed: Columns.Cell("✓", .good)
        case .cancelled: Columns.Cell("✗", .faint)
        case .skipped: Columns.Cell("–", .faint)
        }
    }
}

extension String {
    /// The text, or a prefix followed by "…", at most `length` characters.
    func cut(to length: Int) -> String {
        count <= length ? self : prefix(length - 1) + "…"
    }
}
