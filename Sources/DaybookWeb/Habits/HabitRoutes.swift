import CivilTime
import DaybookCore
import Journal

/// The pages of habits, under `/habits` and `/archive`.
public enum HabitPageRoute: Route {
    case list(HabitFilter)
    case archive
    case add
    /// The meaning of the schedule typed into a habit's form. The fields are those of `HabitForm.scheduleInputs`.
    case example(FormFields, start: Day?)
    /// A habit, with a month of its calendar; nil for the current month.
    case habit(RecordID, month: Month?)
    case edit(RecordID)
    /// The sheet of a habit's day.
    case entry(RecordID, Day)
    /// The part of a habit's target that a typed amount is.
    case amount(RecordID, typed: String)
}

/// The actions of habits, under `/habits`.
public enum HabitActionRoute: Route {
    case add
    case edit(RecordID)
    case archive(RecordID)
    case restore(RecordID)
    case delete(RecordID)
    case move(RecordID)
    /// Marks a habit's day.
    case mark(RecordID, Day)
    /// Counts a habit of every so many days from a day.
    case countFrom(RecordID, Day)
}

/// Filters the list of habits.
public struct HabitFilter: Hashable, Sendable {
    public var search: String
    public var category: RecordID?

    public init(search: String = "", category: RecordID? = nil) {
        self.search = search
        self.category = category
    }
}

extension HabitPageRoute {
    public static func parse(_ parts: [String], _ query: FormFields) -> HabitPageRoute? {
        if parts == ["archive"] { return .archive }
        guard parts.first == "habits" else { return nil }
        if parts.count == 1 { return .list(HabitFilter(query)) }
        if parts == ["habits", "new"] { return .add }
        if parts == ["habits", "example"] {
            return .example(HabitForm.scheduleFields(of: query), start: query["startDay"].flatMap { Day($0) })
        }
        guard let id = RecordID(hex: parts[1]) else { return nil }
        switch Array(parts.dropFirst(2)) {
        case []: return .habit(id, month: query["month"].flatMap { Month($0) })
        case ["edit"]: return .edit(id)
        case ["amount"]: return .amount(id, typed: query["value"] ?? "")
        case let rest: return rest.count == 2 && rest[0] == "day" ? Day(rest[1]).map { .entry(id, $0) } : nil
        }
    }

    public var location: Location {
        switch self {
        case .list(let filter): Location("/habits", filter.query)
        case .archive: Location("/archive")
        case .add: Location("/habits/new")
        case .example(let schedule, let start): Location("/habits/example", Self.query(of: schedule, start: start))
        case .habit(let id, let month): Location("/habits/\(id.hex)", [("month", month?.text)])
        case .edit(let id): Location("/habits/\(id.hex)/edit")
        case .entry(let id, let day): Location("/habits/\(id.hex)/day/\(day.text)")
        case .amount(let id, let typed):
            Location("/habits/\(id.hex)/amount", [("value", typed.isEmpty ? nil : typed)])
        }
    }

    private static func query(of schedule: FormFields, start: Day?) -> FormFields {
        var query = schedule
        if let start { query.append("startDay", start.text) }
        return query
    }
}

extension HabitActionRoute {
    public static func parse(_ parts: [String], _ query: FormFields) -> HabitActionRoute? {
        if parts == ["habits", "new"] { return .add }
        guard parts.count > 2, parts[0] == "habits", let id = RecordID(hex: parts[1]) else { return nil }
        switch Array(parts.dropFirst(2)) {
        case ["edit"]: return .edit(id)
        case ["archive"]: return .archive(id)
        case ["restore"]: return .restore(id)
        case ["delete"]: return .delete(id)
        case ["move"]: return .move(id)
        case let rest where rest.count == 2 && rest[0] == "from": return Day(rest[1]).map { .countFrom(id, $0) }
        case let rest: return rest.count == 2 && rest[0] == "day" ? Day(rest[1]).map { .mark(id, $0) } : nil
        }
    }

    public var location: Location {
        switch self {
        case .add: Location("/habits/new")
        case .edit(let id): Location("/habits/\(id.hex)/edit")
        case .archive(let id): Location("/habits/\(id.hex)/archive")
        case .restore(let id): Location("/habits/\(id.hex)/restore")
        case .delete(let id): Location("/habits/\(id.hex)/delete")
        case .move(let id): Location("/habits/\(id.hex)/move")
        case .mark(let id, let day): Location("/habits/\(id.hex)/day/\(day.text)")
        case .countFrom(let id, let day): Location("/habits/\(id.hex)/from/\(day.text)")
        }
    }

    /// The page to show when the URL is opened instead of posted to.
    var page: HabitPageRoute {
        switch self {
        case .add: .add
        case .edit(let id): .edit(id)
        case .archive(let id), .restore(let id), .delete(let id), .move(let id), .countFrom(let id, _):
            .habit(id, month: nil)
        case .mark(let id, let day): .entry(id, day)
        }
    }
}

extension HabitFilter {
    /// Parses a query; invalid values are omitted.
    init(_ query: FormFields) {
        self.init(search: query["search"] ?? "", category: query["category"].flatMap { RecordID(hex: $0) })
    }

    var query: FormFields {
        var query = FormFields()
        if !search.isEmpty { query.append("search", search) }
        if let category { query.append("category", category.hex) }
        return query
    }
}
