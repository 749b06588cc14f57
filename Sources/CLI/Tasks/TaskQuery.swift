import CivilTime
import DaybookCore
import DaybookWeb
import Phrasing
import Words

/// A query for the task list in the terminal.
struct TaskQuery {
    var filter = TaskFilter()

    /// Parses arguments such as "#home", "@Flat", "!high", "due:today", "status:done", "goal:Move", "sort:due" and
    /// words to search for. The word "someday" alone is "status:someday".
    init(_ typed: [String], in session: Session, _ state: State) throws {
        if typed.count == 1, session.words.isSomeday(typed[0]) {
            filter = .someday
            return
        }
        var query: [String] = []
        for piece in typed.flatMap({ Self.pieces($0, session, state) }) {
            if !(try apply(piece, session, state)) { query.append(piece) }
        }
        filter.search = query.joined(separator: " ")
    }

    /// The names of filters, as in "due:today".
    static let kinds = ["tag", "category", "goal", "priority", "due", "status", "sort"]

    /// A filter that one of the words searched for resembles, if no task was found: "overdeu" is "due:overdue".
    var resembledFilter: (word: String, filter: String)? {
        let words = filter.search.split(separator: " ").map(String.init)
        let filters = [
            ("overdue", "due:overdue"), ("today", "due:today"), ("tomorrow", "due:tomorrow"), ("week", "due:week"),
            ("agenda", "due:agenda"), ("pending", "status:pending"), ("started", "status:started"),
            ("cancelled", "status:cancelled"), ("waiting", "status:waiting"), ("done", "status:done"),
            ("someday", "status:someday"), ("urgent", "priority:urgent"),
        ]
        for word in words {
            guard let name = Words.nearest(to: word, in: filters.map(\.0)) else { continue }
            return filters.first { $0.0 == name }.map { (word, $0.1) }
        }
        return nil
    }

    /// Splits an argument into words, except a category or goal, which may contain spaces, or a day of several words.
    private static func pieces(_ typed: String, _ session: Session, _ state: State) -> [String] {
        let typed = PlainText.line(typed)
        if typed.hasPrefix("@") || typed.lowercased().hasPrefix("goal:") { return [typed] }
        if typed.contains(" "), typed.lowercased().hasPrefix("due:"),
            (try? due(String(typed.dropFirst("due:".count)), session, state)) != nil
        {
            return [typed]
        }
        return typed.split(separator: " ").map(String.init)
    }

    /// Adds an argument to the filter. Returns false if it is a word to search for.
    private mutating func apply(_ piece: String, _ session: Session, _ state: State) throws -> Bool {
        if let first = piece.first, piece.count > 1,
            let kind = ["#": "tag", "+": "tag", "@": "category", "!": "priority"][first]
        {
            return try apply(kind, String(piece.dropFirst()), session, state)
        }
        guard let colon = piece.firstIndex(of: ":"), colon != piece.startIndex,
            piece[..<colon].allSatisfy(\.isLetter), !piece[colon...].hasPrefix("://")
        else { return false }
        let typed = piece[..<colon].lowercased()
        let begun = Self.kinds.filter { $0.hasPrefix(typed) }
        guard let kind = begun.first(where: { $0 == typed }) ?? (begun.count == 1 ? begun[0] : nil) else {
            throw InvalidRequest(
                session.words.filterKindUnknown(
                    typed, nearest: Words.nearest(to: typed, in: Self.kinds), known: Self.kinds))
        }
        return try apply(kind, String(piece[piece.index(after: colon)...]), session, state)
    }

    private mutating func apply(_ kind: String, _ value: String, _ session: Session, _ state: State) throws -> Bool {
        switch kind {
        case "tag":
            let tag = TaskTag.name(value)
            let known = state.taskTagNames
            guard known.contains(where: { PlainText.isSame($0, tag) }) else {
                throw InvalidRequest.unknown(tag, among: known, session.words) {
                    session.words.tagUnknown($0, nearest: $1)
                }
            }
            if filter.tag.isEmpty { filter.tag = tag } else { filter.otherTags.append(tag) }
        case "category": filter.category = try session.category(value, in: state).id
        case "goal": filter.goal = try session.goal(value, in: state).id
        case "priority": filter.priority = try session.priority(value)
        case "due": filter.due = try Self.due(value, session, state)
        case "status": try takeStatus(value, session.words)
        case "sort":
            guard let sort = TaskSort(rawValue: value.lowercased()) else {
                throw session.words.refused(value, among: TaskSort.allCases.map(\.rawValue))
            }
            filter.sort = sort
        default: return false
        }
        return true
    }

    private mutating func takeStatus(_ value: String, _ words: Words) throws {
        let choices: [(String, TaskStatus?)] = [
            ("open", nil), ("pending", .pending), ("started", .inProgress), ("done", .completed),
            ("cancelled", .cancelled), ("waiting", nil), ("someday", nil),
        ]
        let match = choices.first { name, status in
            [name, status?.rawValue ?? name, status.map(words.status) ?? name]
                .contains { PlainText.isSame($0, value) } || name == "someday" && words.isSomeday(value)
        }
        guard let match else { throw words.refused(value, among: choices.map(\.0)) }
        filter.status = match.1
        filter.isForWaiting = match.0 == "waiting"
        filter.isForSomeday = match.0 == "someday"
    }

    /// Parses a day in any words, a range of days, or "overdue", "today", "week", "none".
    private static func due(_ value: String, _ session: Session, _ state: State) throws -> TaskDue {
        if let due = TaskDue(code: value) { return due }
        guard let dots = value.range(of: "..") else {
            let day = try session.day(value, in: state)
            return .between(day, day)
        }
        func bound(_ typed: Substring) throws -> Day? {
            typed.isEmpty ? nil : try session.day(String(typed), in: state)
        }
        let (first, last) = (try bound(value[..<dots.lowerBound]), try bound(value[dots.upperBound...]))
        guard first != nil || last != nil else { throw FieldError("dueDay", .noSuchDay(value)) }
        return .between(first, last)
    }
}

extension State {
    /// The distinct tags of all tasks.
    fileprivate var taskTagNames: [String] {
        Set(taskTags.rows.filter { tag in tag.isAlive && task(tag.task) != nil }.map(\.name)).sorted()
    }
}
