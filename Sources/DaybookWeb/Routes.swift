import CivilTime
import DaybookCore

/// Every page, shown by GET. Links and redirects point to these.
public enum PageRoute: Route {
    case home
    /// Today (nil) or another day.
    case today(Day?)
    case statistics(Period)
    /// The last tab on a phone.
    case more
    /// A page that the browser's worker shows where it cannot answer. It caches these pages at installation.
    case safety(SafetyPage.Reason)
    case habits(HabitPageRoute)
    case tasks(TaskPageRoute)
    case categories(CategoryPageRoute)
    case goals(GoalPageRoute)
    case moods(MoodPageRoute)
    case workouts(WorkoutPageRoute)
    case body(BodyPageRoute)
    case meals(MealPageRoute)
    case health(HealthPageRoute)
    case data(DataPageRoute)
    case settings(SettingsPageRoute)
}

extension PageRoute {
    public static func parse(_ parts: [String], _ query: FormFields) -> PageRoute? {
        if let route = ownPage(parts, query) { return route }
        if let route = HabitPageRoute.parse(parts, query) { return .habits(route) }
        if let route = TaskPageRoute.parse(parts, query) { return .tasks(route) }
        if let route = CategoryPageRoute.parse(parts, query) { return .categories(route) }
        if let route = GoalPageRoute.parse(parts, query) { return .goals(route) }
        if let route = MoodPageRoute.parse(parts, query) { return .moods(route) }
        if let route = WorkoutPageRoute.parse(parts, query) { return .workouts(route) }
        if let route = BodyPageRoute.parse(parts, query) { return .body(route) }
        if let route = MealPageRoute.parse(parts, query) { return .meals(route) }
        if let route = HealthPageRoute.parse(parts, query) { return .health(route) }
        if let route = DataPageRoute.parse(parts, query) { return .data(route) }
        if let route = SettingsPageRoute.parse(parts, query) { return .settings(route) }
        return nil
    }

    /// The pages that belong to no feature.
    private static func ownPage(_ parts: [String], _ query: FormFields) -> PageRoute? {
        switch parts {
        case []: return .home
        case ["today"]: return .today(nil)
        case ["statistics"]: return .statistics(query["period"].flatMap { Period(code: $0) } ?? .month)
        case ["more"]: return .more
        default:
            guard parts.count == 2 else { return nil }
            switch parts[0] {
            case "day": return Day(parts[1]).map { .today($0) }
            case "safety": return SafetyPage.Reason(rawValue: parts[1]).map { .safety($0) }
            default: return nil
            }
        }
    }

    public var location: Location {
        switch self {
        case .home: Location("/")
        case .today(let day): Location(day.map { "/day/\($0.text)" } ?? "/today")
        case .statistics(let period): Location("/statistics", [("period", period == .month ? nil : period.code)])
        case .more: Location("/more")
        case .safety(let reason): Location("/safety/\(reason.rawValue)")
        case .habits(let route): route.location
        case .tasks(let route): route.location
        case .categories(let route): route.location
        case .goals(let route): route.location
        case .moods(let route): route.location
        case .workouts(let route): route.location
        case .body(let route): route.location
        case .meals(let route): route.location
        case .health(let route): route.location
        case .data(let route): route.location
        case .settings(let route): route.location
        }
    }
}

extension RequestContext {
    /// Shows a page.
    func show(_ route: PageRoute) -> Outcome {
        switch route {
        case .home: .answer(.see(PageRoute.today(nil).url), nil)
        case .today(let day): page(TodayPage(self, day: day ?? today))
        case .statistics(let period): page(StatisticsPage(self, period: period))
        case .more: page(MorePage(self))
        case .safety(let reason): page(SafetyPage(reason: reason, words: words))
        case .habits(let route): show(route)
        case .tasks(let route): show(route)
        case .categories(let route): show(route)
        case .goals(let route): show(route)
        case .moods(let route): show(route)
        case .workouts(let route): show(route)
        case .body(let route): show(route)
        case .meals(let route): show(route)
        case .health(let route): show(route)
        case .data(let route): show(route)
        case .settings(let route): show(route)
        }
    }
}
