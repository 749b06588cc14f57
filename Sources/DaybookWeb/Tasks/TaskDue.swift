import CivilTime
import DaybookCore
import Journal

/// Filters tasks by due date.
public enum TaskDue: Hashable, Sendable {
    /// The tasks shown on Today: due by today, in progress, or begun by their start day.
    case agenda
    /// Due before today.
    case overdue
    case today
    /// Due within seven days, including today.
    case week
    /// Without a due day.
    case never
    /// Between two days, inclusive; nil for an open end.
    case between(Day?, Day?)

    /// The code in URLs and commands: "overdue", "2026-11-01..2026-11-30", "..2026-11-30".
    public var code: String {
        switch self {
        case .agenda: "agenda"
        case .overdue: "overdue"
        case .today: "today"
        case .week: "week"
        case .never: "none"
        case .between(let first, let last): (first?.text ?? "") + ".." + (last?.text ?? "")
        }
    }

    /// Parses a code; nil for anything else, including a range without bounds.
    public init?(code: String) {
        switch code {
        case "agenda": self = .agenda
        case "overdue": self = .overdue
        case "today": self = .today
        case "week": self = .week
        case "none": self = .never
        default:
            if let day = Day(code) {
                self = .between(day, day)
                return
            }
            // A day is ten characters.
            let bytes = Array(code.utf8)
            guard let dots = bytes.indices.first(where: { bytes[$0...].starts(with: "..".utf8) }) else { return nil }
            let first = String(decoding: bytes[..<dots], as: UTF8.self)
            let last = String(decoding: bytes[(dots + 2)...], as: UTF8.self)
            guard !(first.isEmpty && last.isEmpty), first.isEmpty || Day(first) != nil, last.isEmpty || Day(last) != nil
            else { return nil }
            self = .between(Day(first), Day(last))
        }
    }

    /// The form value of a range, whose two days are in separate fields.
    static let days = "days"

    /// A range between two days in either order; nil without any.
    init?(from first: Day?, to last: Day?) {
        if first == nil && last == nil { return nil }
        if let first, let last, last < first {
            self = .between(last, first)
        } else {
            self = .between(first, last)
        }
    }

    /// The first and last day; nil for no bound.
    var bounds: (first: Day?, last: Day?) {
        if case .between(let first, let last) = self { (first, last) } else { (nil, nil) }
    }

    /// Returns whether a task matches.
    func matches(_ task: TaskItem, in state: State, today: Day, now: LocalInstant) -> Bool {
        switch self {
        case .agenda: state.isOnAgenda(task, today: today)
        case .overdue: task.isOverdue(today: today, now: now)
        case .between: matches(task.dueDay, today: today)
        case .today, .week, .never: matches(task.dueDay(dayEndsAt: state.settings.dayEndsAt), today: today)
        }
    }

    /// Returns whether a due day (or none) can match, as far as this can be told without the time.
    func matches(_ day: Day?, today: Day) -> Bool {
        guard let day else { return self == .never }
        switch self {
        case .agenda: return day <= today
        case .overdue: return day < today
        case .today: return day == today
        case .week: return day >= today && day < today.advanced(by: 7)
        case .never: return false
        case .between(let first, let last): return day >= first ?? .first && day <= last ?? .last
        }
    }
}
