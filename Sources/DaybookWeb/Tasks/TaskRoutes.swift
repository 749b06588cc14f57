import CivilTime
import DaybookCore
import Journal

/// The pages of tasks, under `/tasks`.
public enum TaskPageRoute: Route {
    /// The tasks that match a filter, the first `hundreds` × 100 of them; optionally with checkboxes to choose several.
    case list(TaskFilter, isChoosing: Bool = false, hundreds: Int = 1)
    /// A week from a day; nil for the current week.
    case upcoming(Day?)
    case board
    /// A calendar month; nil for the current month.
    case month(Month?)
    /// Quick add, perhaps for a day; `back` is the URL to continue with.
    case quick(line: String = "", on: Day? = nil, back: String = "")
    /// The form of a new task, perhaps due on a day; `back` is the URL to continue with.
    case add(due: Day? = nil, back: String = "")
    /// Explains the text of a repetition, for a task due on a day.
    case example(repetition: String, due: Day?)
    case one(RecordID)
    case edit(RecordID)
    /// Asks about open subtasks before completing a task; `back` is the URL to continue with.
    case complete(RecordID, back: String = "")
    /// Asks about open subtasks before cancelling a task.
    case cancel(RecordID, back: String = "")
    /// Chooses another day for a task.
    case reschedule(RecordID, back: String = "")
}

/// The actions of tasks, under `/tasks`.
public enum TaskActionRoute: Route {
    /// Adds the task of a typed line.
    case quickAdd
    case add
    case edit(RecordID)
    /// Changes a task as the form's `do` field says.
    case change(RecordID)
    case move(RecordID)
    /// Changes several tasks.
    case changeInBulk
}

extension TaskPageRoute {
    public static func parse(_ parts: [String], _ query: FormFields) -> TaskPageRoute? {
        guard parts.first == "tasks" else { return nil }
        switch Array(parts.dropFirst()) {
        case []:
            let hundreds = query["hundreds"].flatMap { Int64($0) } ?? 1
            return .list(
                TaskFilter(query: query), isChoosing: query["choose"] == "1", hundreds: Int(min(max(hundreds, 1), 100)))
        case ["upcoming"]: return .upcoming(query["from"].flatMap { Day($0) })
        case ["board"]: return .board
        case ["month"]: return .month(query["month"].flatMap { Month($0) })
        case ["quick"]:
            return .quick(
                line: query["line"] ?? "", on: query["day"].flatMap { Day($0) }, back: query["back"] ?? "")
        case ["new"]: return .add(due: query["due"].flatMap { Day($0) }, back: query["back"] ?? "")
        case ["example"]:
            return .example(repetition: query["repetition"] ?? "", due: query["due"].flatMap { Day($0) })
        default:
            guard let id = RecordID(hex: parts[1]) else { return nil }
            switch Array(parts.dropFirst(2)) {
            case []: return .one(id)
            case ["edit"]: return .edit(id)
            case ["complete"]: return .complete(id, back: query["back"] ?? "")
            case ["cancel"]: return .cancel(id, back: query["back"] ?? "")
            case ["day"]: return .reschedule(id, back: query["back"] ?? "")
            default: return nil
            }
        }
    }

    public var location: Location {
        switch self {
        case .list(let filter, let isChoosing, let hundreds):
            .list(filter, isChoosing: isChoosing, hundreds: hundreds)
        case .upcoming(let day): Location("/tasks/upcoming", [("from", day?.text)])
        case .board: Location("/tasks/board")
        case .month(let month): Location("/tasks/month", [("month", month?.text)])
        case .quick(let line, let day, let back):
            Location(
                "/tasks/quick",
                [("line", line.isEmpty ? nil : line), ("day", day?.text), ("back", back.isEmpty ? nil : back)])
        case .add(let due, let back):
            Location("/tasks/new", [("due", due?.text), ("back", back.isEmpty ? nil : back)])
        case .example(let repetition, let due):
            Location(
                "/tasks/example", [("repetition", repetition.isEmpty ? nil : repetition), ("due", due?.text)])
        case .one(let id): Location("/tasks/\(id.hex)")
        case .edit(let id): Location("/tasks/\(id.hex)/edit")
        case .complete(let id, let back):
            Location("/tasks/\(id.hex)/complete", [("back", back.isEmpty ? nil : back)])
        case .cancel(let id, let back): Location("/tasks/\(id.hex)/cancel", [("back", back.isEmpty ? nil : back)])
        case .reschedule(let id, let back): Location("/tasks/\(id.hex)/day", [("back", back.isEmpty ? nil : back)])
        }
    }
}

extension Location {
    fileprivate static func list(_ filter: TaskFilter, isChoosing: Bool, hundreds: Int) -> Location {
        var query = filter.query
        if isChoosing { query.append("choose", "1") }
        if hundreds != 1 { query.append("hundreds", "\(hundreds)") }
        return Location("/tasks", query)
    }
}

extension TaskActionRoute {
    public static func parse(_ parts: [String], _ query: FormFields) -> TaskActionRoute? {
        guard parts.count > 1, parts[0] == "tasks" else { return nil }
        switch Array(parts.dropFirst()) {
        case ["quick"]: return .quickAdd
        case ["new"]: return .add
        case ["several"]: return .changeInBulk
        default:
            guard let id = RecordID(hex: parts[1]) else { return nil }
            switch Array(parts.dropFirst(2)) {
            case ["edit"]: return .edit(id)
            case ["do"]: return .change(id)
            case ["move"]: return .move(id)
            default: return nil
            }
        }
    }

    public var location: Location {
        switch self {
        case .quickAdd: Location("/tasks/quick")
        case .add: Location("/tasks/new")
        case .edit(let id): Location("/tasks/\(id.hex)/edit")
        case .change(let id): Location("/tasks/\(id.hex)/do")
        case .move(let id): Location("/tasks/\(id.hex)/move")
        case .changeInBulk: Location("/tasks/several")
        }
    }

    /// The page to show when the URL is opened instead of posted to.
    var page: TaskPageRoute {
        switch self {
        case .quickAdd: .quick()
        case .add: .add()
        case .edit(let id): .edit(id)
        case .change(let id), .move(let id): .one(id)
        case .changeInBulk: .list(TaskFilter())
        }
    }
}

extension TaskFilter {
    /// The code of waiting tasks, used like a status.
    static let waiting = "waiting"
    /// The code of tasks put off for someday, used like a status.
    static let somedayCode = "someday"

    /// The status in URLs and forms; nil for open tasks.
    var statusCode: String? {
        isForSomeday ? Self.somedayCode : isForWaiting ? Self.waiting : status?.rawValue
    }

    /// The query items that differ from the default.
    var query: FormFields {
        var query = FormFields()
        if !search.isEmpty { query.append("search", search) }
        if let statusCode { query.append("status", statusCode) }
        if let priority { query.append("priority", priority.rawValue) }
        if !tag.isEmpty { query.append("tag", tag) }
        for tag in otherTags { query.append("tag", tag) }
        if let category { query.append("category", category.hex) }
        if let goal { query.append("goal", goal.hex) }
        if let due { query.append("due", due.code) }
        if let closed { query.append("closed", closed.code) }
        if sort != TaskFilter().sort { query.append("sort", sort.rawValue) }
        return query
    }

    /// Parses a query; invalid values are omitted.
    init(query: FormFields) {
        self.init()
        search = query["search"] ?? ""
        isForWaiting = query["status"] == Self.waiting
        isForSomeday = query["status"] == Self.somedayCode
        status = query["status"].flatMap { TaskStatus(rawValue: $0) }
        priority = query["priority"].flatMap { TaskPriority(rawValue: $0) }
        let tags = query.all("tag").filter { !$0.isEmpty }
        tag = tags.first ?? ""
        otherTags = Array(tags.dropFirst())
        category = query["category"].flatMap { RecordID(hex: $0) }
        goal = query["goal"].flatMap { RecordID(hex: $0) }
        func day(_ name: String) -> Day? { query[name].flatMap { Day($0) } }
        due =
            query["due"] == TaskDue.days
            ? TaskDue(from: day("from"), to: day("to")) : query["due"].flatMap { TaskDue(code: $0) }
        closed = query["closed"].flatMap { ClosedRange(code: $0) }
        sort = query["sort"].flatMap { TaskSort(rawValue: $0) } ?? TaskFilter().sort
    }
}
