import CivilTime
import DaybookCore
import Journal

/// Which tasks a list shows, and in which order. A saved filter is a link: `Route` writes and reads it.
public struct TaskFilter: Hashable, Sendable {
    /// Words that its title, note, tags or category hold, ignoring case and accents.
    public var search = ""
    /// Nil for those that are open.
    public var status: TaskStatus?
    public var priority: TaskPriority?
    /// Those out of sight until a later day, instead of the others that are open.
    public var isForWaiting = false
    /// A tag, regardless of case; empty for any.
    public var tag = ""
    /// More tags that it must have.
    public var otherTags: [String] = []
    public var category: RecordID?
    public var goal: RecordID?
    public var due: TaskDue?
    public var sort = TaskSort.urgency

    public init(status: TaskStatus? = nil) { self.status = status }

    /// Whether it lets all open tasks through.
    public var isOpenToAll: Bool {
        var other = self
        other.sort = .urgency
        return other == TaskFilter()
    }
}

/// When the tasks of a list are due.
public enum TaskDue: Hashable, Sendable {
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

    /// Whether a day that something is due on, or none, is within.
    func holds(_ day: Day?, today: Day) -> Bool {
        guard let day else { return self == .never }
        switch self {
        case .overdue: return day < today
        case .today: return day == today
        case .week: return day >= today && day < today.advanced(by: 7)
        case .never: return false
        case .between(let first, let last): return day >= first ?? .first && day <= last ?? .last
        }
    }
}

/// The order of a list of tasks.
public enum TaskSort: String, CaseIterable, Sendable {
    /// The most urgent first.
    case urgency
    /// The earliest due first, those without a day last.
    case due
    case priority
    case title
    /// The newest first.
    case created
    /// As arranged by hand.
    case manual
}
