import CivilTime
import DaybookCore
import Journal

/// When the tasks of a list are due.
public enum TaskDue: Hashable, Sendable {
    /// What Today shows: what is due by today, in progress, or begun by its first day.
    case agenda
    /// Before today.
    case overdue
    case today
    /// Within the seven days from today on.
    case week
    /// On no day at all.
    case never
    /// From one day to another, both included; nil for no bound.
    case between(Day?, Day?)

    /// As links and commands write it: "overdue", "2026-11-01..2026-11-30", "..2026-11-30".
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

    /// From its code; nil for anything else, also for a range without either bound.
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

    /// What stands for a range in a form, whose two days are in fields of their own.
    static let days = "days"

    /// From one day to another, whichever comes first; nil without either.
    init?(from first: Day?, to last: Day?) {
        if first == nil && last == nil { return nil }
        if let first, let last, last < first {
            self = .between(last, first)
        } else {
            self = .between(first, last)
        }
    }

    /// Its days; nil for no bound.
    var bounds: (first: Day?, last: Day?) {
        if case .between(let first, let last) = self { (first, last) } else { (nil, nil) }
    }

    /// Whether a task is within.
    func holds(_ task: TaskItem, in state: State, today: Day, now: Now) -> Bool {
        switch self {
        case .agenda: state.isOnAgenda(task, today: today)
        case .overdue: task.isOverdue(today: today, now: now)
        default: holds(task.dueDay, today: today)
        }
    }

    /// Whether a day that something is due on, or none, is within; of what the clock decides too, as far as that day tells.
    func holds(_ day: Day?, today: Day) -> Bool {
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

extension State {
    /// Whether Today shows a task: what waits for a later day only while it is in progress.
    public func isOnAgenda(_ task: TaskItem, today: Day) -> Bool {
        if task.status == .inProgress { return true }
        if isWaiting(task, today: today) { return false }
        return (task.dueDay.map { $0 <= today } ?? false) || (task.startDay.map { $0 <= today } ?? false)
    }
}
