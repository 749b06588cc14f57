import CivilTime
import DaybookCore
import DaybookWeb
import Phrasing
import Words

/// A query for the task list in the terminal.
struct TaskQuery {
    var filter = TaskFilter()

    /// Parses arguments such as "#home", "@Flat", "!high", "due:today", "status:done", "goal:Move", "sort:due" and
    /// words to search for.
    init(_ typed: [String], in session: Session, _ state: State) throws {
        var query: [String] = []
        for piece in typed.flatMap(Self.pieces) {
            if !(try apply(piece, session, state)) { query.append(piece) }
        }
        filter.search = query.joined(separator: " ")
    }

    /// Splits an argument into words, except a category or goal, which may contain spaces.
    private static func pieces(_ typed: String) -> [String] {
        let typed = PlainText.line(typed)
        return typed.hasPrefix("@") || typed.lowercased().hasPrefix("goal:")
            ? [typed] : typed.split(separator: " ").map(String.init)
    }

    /// Adds an argument to the filter. Returns false if it is a word to search for.
    private mutating func apply(_ piece: String, _ session: Session, _ state: State) throws -> Bool {
        if let first = piece.first, piece.count > 1, let kind = ["#": "tag", "@": "category", "!": "priority"][first] {
            return try apply(kind, String(piece.dropFirst()), session, state)
        }
        guard let colon = piece.firstIndex(of: ":"), colon != piece.startIndex else { return false }
        return try apply(
            piece[..<colon].lowercased(), String(piece[piece.index(after: colon)...]), session, state)
    }

    private mutating func apply(_ kind: String, _ value: String, _ session: Session, _ state: State) throws -> Bool {
        switch kind {
        case "tag":
            let tag = TaskTag.name(value)
            if filter.tag.isEmpty { filter.tag = tag } else { filter.otherTags.append(tag) }
        case "category": filter.category = try session.category(value, in: state).id
        case "goal": filter.goal = try session.goal(value, in: state).id
        case "priority": filter.priority = try session.priority(value)
        case "due": filter.due = try Self.due(value, session, state)
        case "status": try takeStatus(value, session.words)
        case "sort":
            guard let sort = TaskSort(rawValue: value.lowercased()) else {
                throw InvalidRequest(session.words.filterUnknown(value, choices: TaskSort.allCases.map(\.rawValue)))
            }
            filter.sort = sort
        default: return false
        }
        return true
    }

    private mutating func takeStatus(_ value: String, _ words: Words) throws {
        let choices: [(String, TaskStatus?)] = [
            ("open", nil), ("pending", .pending), ("started", .inProgress), ("done", .completed),
            ("cancelled", .cancelled), ("waiting", nil),
        ]
        let match = choices.first { name, status in
            [name, status?.rawValue ?? name, status.map(words.status) ?? name]
                .contains { PlainText.isSame($0, value) }
        }
        guard let match else { throw InvalidRequest(words.filterUnknown(value, choices: choices.map(\.0))) }
        filter.status = match.1
        filter.isForWaiting = match.0 == "waiting"
    }

    /// Parses a day in any words, a range of days, or "overdue", "today", "week", "none".
    private static func due(_ value: String, _ session: Session, _ state: State) throws -> TaskDue {
        if let due = TaskDue(code: value) { return due }
        guard let dots = value.range(of: "..") else {
            let day = try session.taskDay(value, in: state)
            return .between(day, day)
        }
        func bound(_ typed: Substring) throws -> Day? {
            typed.isEmpty ? nil : try session.taskDay(String(typed), in: state)
        }
        let (first, last) = (try bound(value[..<dots.lowerBound]), try bound(value[dots.upperBound...]))
        guard first != nil || last != nil else { throw FieldError("dueDay", .noSuchDay(value)) }
        return .between(first, last)
    }
}
