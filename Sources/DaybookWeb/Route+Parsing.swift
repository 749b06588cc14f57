import CivilTime
import DaybookCore
import Journal

extension Route {
    /// Parses a path and query; nil if there is no such page.
    public init?(path: String, query: FormFields) {
        let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { Percent.decode(Array($0)) }
        guard let route = Self.parse(parts, query) else { return nil }
        self = route
    }

    /// Parses a relative URL such as a form's `back` field; nil for another host or an unknown page.
    public init?(url: String) {
        guard url.utf8.first == UInt8(ascii: "/"), !url.hasPrefix("//") else { return nil }
        let path = url.prefix { $0 != "?" && $0 != "#" }
        let query = url.dropFirst(path.count + 1).prefix { $0 != "#" }
        self.init(path: String(path), query: FormFields(urlEncoded: query.utf8))
    }

    private static func parse(_ parts: [String], _ query: FormFields) -> Route? {
        guard let first = parts.first else { return .home }
        let rest = Array(parts.dropFirst())
        switch first {
        case "habits": return habits(rest, query)
        case "tasks": return TaskRoute(parts: rest, query).map { .tasks($0) }
        case "categories": return categories(rest)
        case "goals": return GoalRoute(rest).map { .goals($0) }
        case "moods": return MoodRoute(moods: rest, query).map { .moods($0) }
        case "pets": return MoodRoute(pets: rest).map { .moods($0) }
        case "workouts": return WorkoutRoute(workouts: rest, query).map { .workouts($0) }
        case "routines": return WorkoutRoute(routines: rest, query).map { .workouts($0) }
        case "exercises": return WorkoutRoute(exercises: rest).map { .workouts($0) }
        case "body": return BodyRoute(rest, query).map { .body($0) }
        case "meals": return MealRoute(meals: rest, query).map { .meals($0) }
        case "foods": return MealRoute(foods: rest, query).map { .meals($0) }
        case "health": return HealthRoute(rest, query).map { .health($0) }
        case "data": return data(rest)
        case "day":
            guard rest.count == 1, let day = Day(rest[0]) else { return nil }
            return .today(day)
        case "undo":
            guard rest.count == 1, let action = ActionID(hex: rest[0]) else { return nil }
            return .undo(action)
        case "settings" where rest == ["erase"]: return .erase
        case "settings" where rest == ["start-anew"]: return .startAnew
        case "safety": return rest.count == 1 ? SafetyPage.Reason(rawValue: rest[0]).map { .safety($0) } : nil
        default:
            return rest.isEmpty ? single(first, query) : nil
        }
    }

    private static func single(_ name: String, _ query: FormFields) -> Route? {
        switch name {
        case "today": .today(nil)
        case "archive": .archive
        case "statistics": .statistics(query["period"].flatMap { Period(code: $0) } ?? .month)
        case "settings": .settings
        case "more": .more
        default: nil
        }
    }

    private static func habits(_ parts: [String], _ query: FormFields) -> Route? {
        guard let first = parts.first else {
            let category = query["category"].flatMap { RecordID(hex: $0) }
            return .habits(HabitFilter(search: query["search"] ?? "", category: category))
        }
        if parts == ["new"] { return .addHabit }
        guard let id = RecordID(hex: first) else { return nil }
        if parts.count == 3, parts[1] == "day" { return Day(parts[2]).map { .entry(id, $0) } }
        guard parts.count <= 2 else { return nil }
        switch parts.count == 2 ? parts[1] : "" {
        case "": return .habit(id, month: query["month"].flatMap { Month($0) })
        case "edit": return .editHabit(id)
        case "archive": return .archiveHabit(id)
        case "restore": return .restoreHabit(id)
        case "delete": return .deleteHabit(id)
        case "move": return .moveHabit(id)
        default: return nil
        }
    }

    private static func categories(_ parts: [String]) -> Route? {
        guard let first = parts.first else { return .categories }
        if parts == ["new"] { return .addCategory }
        guard let id = RecordID(hex: first) else { return nil }
        if parts.count == 1 { return .category(id) }
        return parts.count == 2 && parts[1] == "delete" ? .deleteCategory(id) : nil
    }

    private static func data(_ parts: [String]) -> Route? {
        switch parts {
        case []: .data
        case ["import"]: .previewImport
        case ["import", "apply"]: .applyImport
        case let one where one.count == 1 && one[0].hasPrefix("daybook."):
            ExportFormat(rawValue: String(one[0].dropFirst(8))).map { .export($0) }
        default: nil
        }
    }
}
