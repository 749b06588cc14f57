import CivilTime
import DaybookCore
import Journal

extension Route {
    /// The relative URL, with its query.
    public var url: String {
        let query = self.query
        return query.fields.isEmpty ? path : path + "?" + query.urlEncoded
    }

    /// The path, without the query.
    public var path: String {
        switch self {
        case .home: "/"
        case .today(let day): day.map { "/day/\($0.text)" } ?? "/today"
        case .habits: "/habits"
        case .addHabit: "/habits/new"
        case .habit(let id, _): "/habits/\(id.hex)"
        case .editHabit(let id): "/habits/\(id.hex)/edit"
        case .archiveHabit(let id): "/habits/\(id.hex)/archive"
        case .restoreHabit(let id): "/habits/\(id.hex)/restore"
        case .deleteHabit(let id): "/habits/\(id.hex)/delete"
        case .moveHabit(let id): "/habits/\(id.hex)/move"
        case .entry(let id, let day): "/habits/\(id.hex)/day/\(day.text)"
        case .tasks(let route): "/" + (["tasks"] + route.parts).joined(separator: "/")
        case .archive: "/archive"
        case .statistics: "/statistics"
        case .categories: "/categories"
        case .addCategory: "/categories/new"
        case .category(let id): "/categories/\(id.hex)"
        case .deleteCategory(let id): "/categories/\(id.hex)/delete"
        case .settings: "/settings"
        case .erase: "/settings/erase"
        case .startAnew: "/settings/start-anew"
        case .safety(let reason): "/safety/\(reason.rawValue)"
        case .data: "/data"
        case .previewImport: "/data/import"
        case .applyImport: "/data/import/apply"
        case .export(let format): "/data/daybook.\(format.rawValue)"
        case .undo(let action): "/undo/\(action.hex)"
        case .more: "/more"
        case .goals(let route): route.path
        case .moods(let route): route.path
        case .workouts(let route): route.path
        case .body(let route): route.path
        case .meals(let route): route.path
        case .health(let route): route.path
        }
    }

    private var query: FormFields {
        var query = FormFields()
        switch self {
        case .habits(let filter):
            if !filter.search.isEmpty { query.append("search", filter.search) }
            if let category = filter.category { query.append("category", category.hex) }
        case .habit(_, let month):
            if let month { query.append("month", month.text) }
        case .tasks(let route): query = route.query
        case .moods(let route): query = route.query
        case .workouts(let route): query = route.query
        case .body(let route): query = route.query
        case .meals(let route): query = route.query
        case .health(let route): query = route.query
        case .statistics(let period):
            if period != .month { query.append("period", period.code) }
        default: break
        }
        return query
    }
}
