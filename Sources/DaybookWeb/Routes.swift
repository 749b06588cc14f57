import CivilTime
import DaybookCore
import Journal

/// Every page, shown by GET. Links and redirects point to these.
public enum PageRoute: Route {
    case home
    /// Today (nil) or another day.
    case today(Day?, category: RecordID? = nil)
    /// A card for each part of life that is logged.
    case journal
    /// The figures of a period, over all parts. `until` is its last day; nil for today.
    case review(Period, until: Day? = nil)
    /// The review of a day; nil for today.
    case dayReview(Day? = nil)
    /// The last year as a picture, an SVG file, with or without money and weight. `until` is its last day; nil for today.
    case yearPicture(until: Day? = nil, withPrivate: Bool = false)
    /// Two quantities on one time axis.
    case compare(ComparisonQuery)
    /// A sheet to log one thing. `back` is the URL of the page to return to; empty for Today.
    case log(LogKind, on: Day? = nil, back: String = "")
    /// Everything that matches a text; empty for the search field alone.
    case search(String)
    /// A chart's values as a CSV file. `of` is the URL of the page that has the chart.
    case chart(String, of: String)
    /// The reminders that the browser's worker rings now, as JSON.
    case dueReminders(ReminderQuery)
    /// A page that the browser's worker shows where it cannot answer. It caches these pages at installation.
    case safety(SafetyPage.Reason)
    case habits(HabitPageRoute)
    case tasks(TaskPageRoute)
    case categories(CategoryPageRoute)
    case goals(GoalPageRoute)
    case game(GamePageRoute)
    case away(AwayPageRoute)
    case notes(NotePageRoute)
    case moods(MoodPageRoute)
    case workouts(WorkoutPageRoute)
    case body(BodyPageRoute)
    case meals(MealPageRoute)
    case health(HealthPageRoute)
    case money(MoneyPageRoute)
    case attachments(AttachmentPageRoute)
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
        if let route = GamePageRoute.parse(parts, query) { return .game(route) }
        if let route = AwayPageRoute.parse(parts, query) { return .away(route) }
        if let route = NotePageRoute.parse(parts, query) { return .notes(route) }
        if let route = MoodPageRoute.parse(parts, query) { return .moods(route) }
        if let route = WorkoutPageRoute.parse(parts, query) { return .workouts(route) }
        if let route = BodyPageRoute.parse(parts, query) { return .body(route) }
        if let route = MealPageRoute.parse(parts, query) { return .meals(route) }
        if let route = HealthPageRoute.parse(parts, query) { return .health(route) }
        if let route = MoneyPageRoute.parse(parts, query) { return .money(route) }
        if let route = AttachmentPageRoute.parse(parts, query) { return .attachments(route) }
        if let route = DataPageRoute.parse(parts, query) { return .data(route) }
        if let route = SettingsPageRoute.parse(parts, query) { return .settings(route) }
        return nil
    }

    /// The pages that belong to no feature.
    private static func ownPage(_ parts: [String], _ query: FormFields) -> PageRoute? {
        switch parts {
        case []: return .home
        case ["today"]: return .today(nil, category: query["category"].flatMap { RecordID(hex: $0) })
        case ["journal"]: return .journal
        case ["review"]: return .review(query["period"].flatMap { Period(code: $0) } ?? .week, until: query.until)
        case ["review", "day"]: return .dayReview(query["day"].flatMap { Day($0) })
        case ["review", "year.svg"]: return .yearPicture(until: query.until, withPrivate: query["private"] == "1")
        case ["review", "compare"]: return .compare(ComparisonQuery(query))
        case ["search"]: return .search(query["q"] ?? "")
        case ["reminders", "due"]: return ReminderQuery(query).map { .dueReminders($0) }
        default:
            if parts.first == "log" {
                return LogKind(path: Array(parts.dropFirst())).map {
                    .log($0, on: query["day"].flatMap { Day($0) }, back: query["back"] ?? "")
                }
            }
            guard parts.count == 2 else { return nil }
            switch parts[0] {
            case "day":
                return Day(parts[1]).map { .today($0, category: query["category"].flatMap { RecordID(hex: $0) }) }
            case "charts":
                guard parts[1].hasSuffix(".csv"), let page = query["page"] else { return nil }
                return .chart(String(parts[1].dropLast(4)), of: page)
            case "safety": return SafetyPage.Reason(rawValue: parts[1]).map { .safety($0) }
            default: return nil
            }
        }
    }

    public var location: Location {
        switch self {
        case .home: Location("/")
        case .today(let day, let category):
            Location(day.map { "/day/\($0.text)" } ?? "/today", [("category", category?.hex)])
        case .journal: Location("/journal")
        case .review(let period, let last):
            Location("/review", [("period", period == .week ? nil : period.code), ("until", last?.text)])
        case .dayReview(let day): Location("/review/day", [("day", day?.text)])
        case .yearPicture(let last, let withPrivate):
            Location("/review/year.svg", [("until", last?.text), ("private", withPrivate ? "1" : nil)])
        case .compare(let query): query.location
        case .log(let kind, let day, let back):
            Location("/log/" + kind.path, [("day", day?.text), ("back", back.isEmpty ? nil : back)])
        case .search(let text): Location("/search", [("q", text.isEmpty ? nil : text)])
        case .chart(let name, let page): Location("/charts/\(name).csv", [("page", page)])
        case .dueReminders(let query): query.location
        case .safety(let reason): Location("/safety/\(reason.rawValue)")
        case .habits(let route): route.location
        case .tasks(let route): route.location
        case .categories(let route): route.location
        case .goals(let route): route.location
        case .game(let route): route.location
        case .away(let route): route.location
        case .notes(let route): route.location
        case .moods(let route): route.location
        case .workouts(let route): route.location
        case .body(let route): route.location
        case .meals(let route): route.location
        case .health(let route): route.location
        case .money(let route): route.location
        case .attachments(let route): route.location
        case .data(let route): route.location
        case .settings(let route): route.location
        }
    }
}

extension PageRoute {
    /// The page that replaced one of an earlier version; nil for any other URL.
    static func successor(ofPath path: String, _ query: FormFields) -> PageRoute? {
        switch path {
        case "/statistics": .review(query["period"].flatMap { Period(code: $0) } ?? .month)
        case "/more": .journal
        default: nil
        }
    }
}

extension RequestContext {
    /// Shows a page.
    func show(_ route: PageRoute) -> Outcome {
        switch route {
        case .home: .response(.redirect(to: PageRoute.today(nil).url), nil)
        case .today(let day, let category): page(TodayPage(self, day: day ?? today, category: category))
        case .journal: page(JournalPage(self))
        case .review(let period, let last): page(ReviewPage(self, period: period, until: last))
        case .yearPicture(let last, let withPrivate): yearPicture(until: last, withPrivate: withPrivate)
        case .dayReview(let day): page(DayReviewPage(self, on: day))
        case .compare(let query): page(ComparisonPage(self, query))
        case .log(let kind, let day, let back): found(LogPage(self, kind, on: day, back: PageRoute(url: back)))
        case .search(let text): page(SearchPage(self, for: text))
        case .chart(let name, let url): chartFile(name, of: url)
        case .dueReminders(let query): dueReminders(query)
        case .safety(let reason): page(SafetyPage(reason: reason, words: words))
        case .habits(let route): show(route)
        case .tasks(let route): show(route)
        case .categories(let route): show(route)
        case .goals(let route): show(route)
        case .game(let route): show(route)
        case .away(let route): show(route)
        case .notes(let route): show(route)
        case .moods(let route): show(route)
        case .workouts(let route): show(route)
        case .body(let route): show(route)
        case .meals(let route): show(route)
        case .health(let route): show(route)
        case .money(let route): show(route)
        case .attachments(let route): show(route)
        case .data(let route): show(route)
        case .settings(let route): show(route)
        }
    }
}

/// Every action, handled by POST.
public enum ActionRoute: Route {
    case undo(ActionID)
    case redo(ActionID)
    /// Undoes this device's latest action that stands.
    case undoLatest
    /// Redoes what this device undid last.
    case redoLatest
    case habits(HabitActionRoute)
    case tasks(TaskActionRoute)
    case categories(CategoryActionRoute)
    case goals(GoalActionRoute)
    case game(GameActionRoute)
    case away(AwayActionRoute)
    case notes(NoteActionRoute)
    case moods(MoodActionRoute)
    case workouts(WorkoutActionRoute)
    case body(BodyActionRoute)
    case meals(MealActionRoute)
    case health(HealthActionRoute)
    case money(MoneyActionRoute)
    case attachments(AttachmentActionRoute)
    case data(DataActionRoute)
    case settings(SettingsActionRoute)
}

extension ActionRoute {
    public static func parse(_ parts: [String], _ query: FormFields) -> ActionRoute? {
        if parts.count == 2, parts[0] == "undo" { return ActionID(hex: parts[1]).map { .undo($0) } }
        if parts.count == 2, parts[0] == "redo" { return ActionID(hex: parts[1]).map { .redo($0) } }
        if parts == ["undo"] { return .undoLatest }
        if parts == ["redo"] { return .redoLatest }
        if let route = HabitActionRoute.parse(parts, query) { return .habits(route) }
        if let route = TaskActionRoute.parse(parts, query) { return .tasks(route) }
        if let route = CategoryActionRoute.parse(parts, query) { return .categories(route) }
        if let route = GoalActionRoute.parse(parts, query) { return .goals(route) }
        if let route = GameActionRoute.parse(parts, query) { return .game(route) }
        if let route = AwayActionRoute.parse(parts, query) { return .away(route) }
        if let route = NoteActionRoute.parse(parts, query) { return .notes(route) }
        if let route = MoodActionRoute.parse(parts, query) { return .moods(route) }
        if let route = WorkoutActionRoute.parse(parts, query) { return .workouts(route) }
        if let route = BodyActionRoute.parse(parts, query) { return .body(route) }
        if let route = MealActionRoute.parse(parts, query) { return .meals(route) }
        if let route = HealthActionRoute.parse(parts, query) { return .health(route) }
        if let route = MoneyActionRoute.parse(parts, query) { return .money(route) }
        if let route = AttachmentActionRoute.parse(parts, query) { return .attachments(route) }
        if let route = DataActionRoute.parse(parts, query) { return .data(route) }
        if let route = SettingsActionRoute.parse(parts, query) { return .settings(route) }
        return nil
    }

    public var location: Location {
        switch self {
        case .undo(let action): Location("/undo/\(action.hex)")
        case .redo(let action): Location("/redo/\(action.hex)")
        case .undoLatest: Location("/undo")
        case .redoLatest: Location("/redo")
        case .habits(let route): route.location
        case .tasks(let route): route.location
        case .categories(let route): route.location
        case .goals(let route): route.location
        case .game(let route): route.location
        case .away(let route): route.location
        case .notes(let route): route.location
        case .moods(let route): route.location
        case .workouts(let route): route.location
        case .body(let route): route.location
        case .meals(let route): route.location
        case .health(let route): route.location
        case .money(let route): route.location
        case .attachments(let route): route.location
        case .data(let route): route.location
        case .settings(let route): route.location
        }
    }

    /// Whether its form can have a file that is stored with its changes, so that no later form asks for the file again.
    public var attachesFile: Bool {
        switch self {
        case .attachments, .money(.addTransaction): true
        default: false
        }
    }

    /// The page to show when the URL is opened instead of posted to, as by going back or reloading.
    var page: PageRoute {
        switch self {
        case .undo, .redo, .undoLatest, .redoLatest: .today(nil)
        case .habits(let route): .habits(route.page)
        case .tasks(let route): .tasks(route.page)
        case .categories(let route): .categories(route.page)
        case .goals(let route): .goals(route.page)
        case .game(let route): .game(route.page)
        case .away(let route): .away(route.page)
        case .notes(let route): .notes(route.page)
        case .moods(let route): .moods(route.page)
        case .workouts(let route): .workouts(route.page)
        case .body(let route): .body(route.page)
        case .meals(let route): .meals(route.page)
        case .health(let route): .health(route.page)
        case .money(let route): .money(route.page)
        case .attachments(let route): route.page
        case .data(let route): .data(route.page)
        case .settings(let route): .settings(route.page)
        }
    }
}

extension RequestContext {
    /// Handles a posted form.
    func act(_ route: ActionRoute) -> Outcome {
        switch route {
        case .undo(let action): reverse(action, by: .undo)
        case .redo(let action): reverse(action, by: .redo)
        case .undoLatest: reverseLatest(by: .undo)
        case .redoLatest: reverseLatest(by: .redo)
        case .habits(let route): act(route)
        case .tasks(let route): act(route)
        case .categories(let route): act(route)
        case .goals(let route): act(route)
        case .game(let route): act(route)
        case .away(let route): act(route)
        case .notes(let route): act(route)
        case .moods(let route): act(route)
        case .workouts(let route): act(route)
        case .body(let route): act(route)
        case .meals(let route): act(route)
        case .health(let route): act(route)
        case .money(let route): act(route)
        case .attachments(let route): act(route)
        case .data(let route): act(route)
        case .settings(let route): act(route)
        }
    }
}
