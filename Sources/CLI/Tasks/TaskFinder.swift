import CivilTime
import DaybookCore
import Journal
import Words

/// The tasks to search first; the others are searched second.
enum TaskSearchScope {
    case open, closed
}

extension Session {
    /// Finds a task by title, prefix of a title, number or id. For a repeating task, the current occurrence; for a
    /// closed one, the latest.
    func task(_ typed: String, in state: State, first scope: TaskSearchScope = .open) throws -> TaskItem {
        let typed = PlainText.line(typed)
        if typed.utf8.count >= 32, let id = RecordID(hex: typed), let task = state.task(id) { return task }
        if let slash = typed.lastIndex(of: "/"), let occurrence = try self.occurrence(typed, slash, in: state) {
            return occurrence
        }
        let open = state.openTasks(today: state.today(now))
        let isNumber = typed.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        // A number usually means a task's number, and folding all titles would dominate the cost.
        func named(_ tasks: [TaskItem]) -> [TaskItem] {
            let tasks = isNumber ? tasks.filter { $0.title.first?.isNumber == true } : tasks
            switch Words.match(typed, among: tasks.map(\.title)) {
            case .one(let index): return [tasks[index]]
            case .several(let indices): return indices.map { tasks[$0] }
            case .none: return []
            }
        }
        let numbered = isNumber ? self.numbered(typed, open, scope, state) : []
        var found = scope == .open ? named(open) : named(state.latestClosedTasks)
        if found.isEmpty && numbered.isEmpty { found = scope == .open ? named(state.latestClosedTasks) : named(open) }
        let foundIDs = Set(found.map(\.id))
        found += numbered.filter { !foundIDs.contains($0.id) }
        if found.count == 1 { return found[0] }
        if found.isEmpty {
            let nearest = Words.nearest(to: typed, in: open.map(\.title))
            throw InvalidRequest(
                words.taskUnknown(typed, nearest: nearest) + words.listed(by: "daybook task list", unless: nearest),
                namesNothing: true, hasSimilar: nearest != nil)
        }
        let numbers = TaskNumbers(state)
        throw InvalidRequest(
            words.taskAmbiguous(
                typed, found.prefix(10).map { ($0.title, numbers.number(of: $0.id)) }, of: found.count))
    }

    /// The tasks whose number starts with the typed digits; repeating ones as their current occurrence.
    private func numbered(_ typed: String, _ open: [TaskItem], _ scope: TaskSearchScope, _ state: State) -> [TaskItem] {
        let roots = state.tasks.rows.filter { $0.isAlive && !$0.isOccurrence && TaskNumbers.has($0.id, typed) }
        guard !roots.isEmpty else { return [] }
        func byRoot(_ tasks: [TaskItem]) -> [RecordID: TaskItem] {
            Dictionary(tasks.map { (TaskItem.root(of: $0.id), $0) }) { first, _ in first }
        }
        let (openTasks, closedTasks) = (byRoot(open), byRoot(state.latestClosedTasks))
        return roots.map { root in
            let (openTask, closedTask) = (openTasks[root.id], closedTasks[root.id])
            return (scope == .closed ? closedTask ?? openTask : openTask ?? closedTask) ?? root
        }
    }

    /// Parses an occurrence such as "482/2026-12-01". Nil if the text has another form.
    private func occurrence(_ typed: String, _ slash: String.Index, in state: State) throws -> TaskItem? {
        let (number, key) = (String(typed[..<slash]), String(typed[typed.index(after: slash)...]))
        guard !number.isEmpty, number.utf8.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }),
            let day = Day(key) ?? Int32(key).flatMap({ Day(number: $0) })
        else { return nil }
        let root = TaskItem.root(of: try task(number, in: state).id)
        guard let parent = state.task(root), let id = TaskItem.id(of: root, on: day), state.isRepeated(root),
            parent.repetition == nil || TaskSeries(parent, in: state)?.has(day) == true, let time = state.task(id)
        else { throw InvalidRequest(words.noSuchOccurrence(of: state.task(root)?.title ?? number, key)) }
        return time
    }
}

extension State {
    /// The completed or cancelled tasks, latest first. A repeating task is represented by its latest occurrence.
    var latestClosedTasks: [TaskItem] {
        var seen: Set<RecordID> = []
        return closedTasks.sorted { ($0.closedOn ?? .first, $0.id) > ($1.closedOn ?? .first, $1.id) }
            .filter { seen.insert(TaskItem.root(of: $0.id)).inserted }
    }
}
