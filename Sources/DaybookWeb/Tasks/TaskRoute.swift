import CivilTime
import DaybookCore
import Journal

/// The screens and actions of tasks, under `/tasks`.
public enum TaskRoute: Hashable, Sendable {
    /// The tasks that match a filter, the first `hundreds` × 100 of them; optionally with checkboxes to choose several.
    case list(TaskFilter, isChoosing: Bool = false, hundreds: Int = 1)
    /// A week from a day; nil for the current week.
    case upcoming(Day?)
    case board
    /// A calendar month; nil for the current month.
    case month(Month?)
    /// Quick add, where the line is also posted; `back` is the URL to continue with.
    case quick(line: String = "", back: String = "")
    case add
    case one(RecordID)
    case edit(RecordID)
    /// Asks about open subtasks before completing a task; `back` is the URL to continue with.
    case complete(RecordID, back: String = "")
    /// Changes a task.
    case act(RecordID)
    case move(RecordID)
    /// Changes several tasks.
    case several
}

extension TaskRoute {
    /// The path components after `/tasks`.
    var parts: [String] {
        switch self {
        case .list: []
        case .upcoming: ["upcoming"]
        case .board: ["board"]
        case .month: ["month"]
        case .quick: ["quick"]
        case .add: ["new"]
        case .one(let id): [id.hex]
        case .edit(let id): [id.hex, "edit"]
        case .complete(let id, _): [id.hex, "complete"]
        case .act(let id): [id.hex, "do"]
        case .move(let id): [id.hex, "move"]
        case .several: ["several"]
        }
    }

    var query: FormFields {
        var query = FormFields()
        switch self {
        case .list(let filter, let isChoosing, let hundreds):
            query = filter.query
            if isChoosing { query.append("choose", "1") }
            if hundreds != 1 { query.append("hundreds", "\(hundreds)") }
        case .upcoming(let day): if let day { query.append("from", day.text) }
        case .complete(_, let back): if !back.isEmpty { query.append("back", back) }
        case .month(let month): if let month { query.append("month", month.text) }
        case .quick(let line, let back):
            if !line.isEmpty { query.append("line", line) }
            if !back.isEmpty { query.append("back", back) }
        default: break
        }
        return query
    }

    init?(parts: [String], _ query: FormFields) {
        guard let first = parts.first else {
            let hundreds = query["hundreds"].flatMap { Int64($0) } ?? 1
            self = .list(
                TaskFilter(query: query), isChoosing: query["choose"] == "1", hundreds: Int(min(max(hundreds, 1), 100)))
            return
        }
        if parts.count == 1 {
            switch first {
            case "upcoming": self = .upcoming(query["from"].flatMap { Day($0) })
            case "board": self = .board
            case "month": self = .month(query["month"].flatMap { Month($0) })
            case "quick": self = .quick(line: query["line"] ?? "", back: query["back"] ?? "")
            case "new": self = .add
            case "several": self = .several
            default:
                guard let id = RecordID(hex: first) else { return nil }
                self = .one(id)
            }
            return
        }
        guard parts.count == 2, let id = RecordID(hex: first) else { return nil }
        switch parts[1] {
        case "edit": self = .edit(id)
        case "complete": self = .complete(id, back: query["back"] ?? "")
        case "do": self = .act(id)
        case "move": self = .move(id)
        default: return nil
        }
    }
}

extension TaskFilter {
    /// The code of waiting tasks, used like a status.
    static let waiting = "waiting"

    /// The query items that differ from the default.
    var query: FormFields {
        var query = FormFields()
        if !search.isEmpty { query.append("search", search) }
        if isForWaiting {
            query.append("status", Self.waiting)
        } else if let status {
            query.append("status", status.rawValue)
        }
        if let priority { query.append("priority", priority.rawValue) }
        if !tag.isEmpty { query.append("tag", tag) }
        for tag in otherTags { query.append("tag", tag) }
        if let category { query.append("category", category.hex) }
        if let goal { query.append("goal", goal.hex) }
        if let due { query.append("due", due.code) }
        if sort != .urgency { query.append("sort", sort.rawValue) }
        return query
    }

    /// Parses a query; invalid values are omitted.
    init(query: FormFields) {
        self.init()
        search = query["search"] ?? ""
        isForWaiting = query["status"] == Self.waiting
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
        sort = query["sort"].flatMap { TaskSort(rawValue: $0) } ?? .urgency
    }
}
