import DaybookCore
import Journal

/// Every action, handled by POST.
public enum ActionRoute: Route {
    case undo(ActionID)
    case habits(HabitActionRoute)
    case tasks(TaskActionRoute)
    case categories(CategoryActionRoute)
    case goals(GoalActionRoute)
    case moods(MoodActionRoute)
    case workouts(WorkoutActionRoute)
    case body(BodyActionRoute)
    case meals(MealActionRoute)
    case health(HealthActionRoute)
    case data(DataActionRoute)
    case settings(SettingsActionRoute)
}

extension ActionRoute {
    public static func parse(_ parts: [String], _ query: FormFields) -> ActionRoute? {
        if parts.count == 2, parts[0] == "undo" { return ActionID(hex: parts[1]).map { .undo($0) } }
        if let route = HabitActionRoute.parse(parts, query) { return .habits(route) }
        if let route = TaskActionRoute.parse(parts, query) { return .tasks(route) }
        if let route = CategoryActionRoute.parse(parts, query) { return .categories(route) }
        if let route = GoalActionRoute.parse(parts, query) { return .goals(route) }
        if let route = MoodActionRoute.parse(parts, query) { return .moods(route) }
        if let route = WorkoutActionRoute.parse(parts, query) { return .workouts(route) }
        if let route = BodyActionRoute.parse(parts, query) { return .body(route) }
        if let route = MealActionRoute.parse(parts, query) { return .meals(route) }
        if let route = HealthActionRoute.parse(parts, query) { return .health(route) }
        if let route = DataActionRoute.parse(parts, query) { return .data(route) }
        if let route = SettingsActionRoute.parse(parts, query) { return .settings(route) }
        return nil
    }

    public var location: Location {
        switch self {
        case .undo(let action): Location("/undo/\(action.hex)")
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

    /// The page to show when the URL is opened instead of posted to, as by going back or reloading.
    var page: PageRoute {
        switch self {
        case .undo: .today(nil)
        case .habits(let route): .habits(route.page)
        case .tasks(let route): .tasks(route.page)
        case .categories(let route): .categories(route.page)
        case .goals(let route): .goals(route.page)
        case .moods(let route): .moods(route.page)
        case .workouts(let route): .workouts(route.page)
        case .body(let route): .body(route.page)
        case .meals(let route): .meals(route.page)
        case .health(let route): .health(route.page)
        case .data(let route): .data(route.page)
        case .settings(let route): .settings(route.page)
        }
    }
}

extension RequestContext {
    /// Handles a posted form.
    func act(_ route: ActionRoute) -> Outcome {
        switch route {
        case .undo(let action): undo(action)
        case .habits(let route): act(route)
        case .tasks(let route): act(route)
        case .categories(let route): act(route)
        case .goals(let route): act(route)
        case .moods(let route): act(route)
        case .workouts(let route): act(route)
        case .body(let route): act(route)
        case .meals(let route): act(route)
        case .health(let route): act(route)
        case .data(let route): act(route)
        case .settings(let route): act(route)
        }
    }
}
