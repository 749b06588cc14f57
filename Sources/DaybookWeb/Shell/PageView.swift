import DaybookCore
import Markup
import Words

/// A page that renders its model as HTML. The rendering is in `X+View` beside the model.
protocol PageView: Sendable {
    /// The title in the browser's tab and history.
    var title: String { get }
    /// The navigation entry to which the page belongs.
    var section: Section? { get }
    var layout: PageLayout { get }
    /// The content of the `main` element.
    func view(_ words: Words) -> HTML
}

/// The entries of the navigation.
enum Section: Sendable, CaseIterable {
    case today, tasks, habits, goals, moods, workouts, meals, body, health, statistics, archive, categories, data
    case settings

    /// The entries that do not fit the tab bar of a phone and are listed under its last tab.
    static var withoutTab: [Section] { allCases.filter { $0 != .today && $0 != .tasks && $0 != .habits } }

    var route: PageRoute {
        switch self {
        case .today: .today(nil)
        case .tasks: .tasks(.list(TaskFilter()))
        case .habits: .habits(.list(HabitFilter()))
        case .goals: .goals(.list)
        case .moods: .moods(.home(of: nil))
        case .workouts: .workouts(.home)
        case .meals: .meals(.day(nil))
        case .body: .body(.measure(.weight))
        case .health: .health(.overview(.month))
        case .statistics: .statistics(.month)
        case .archive: .habits(.archive)
        case .categories: .categories(.list)
        case .data: .data(.data)
        case .settings: .settings(.settings)
        }
    }

    var icon: Icon {
        switch self {
        case .today: .today
        case .tasks: .tasks
        case .habits: .habits
        case .goals: .goal
        case .moods: .smile
        case .workouts: .training
        case .meals: .meal
        case .body: .scale
        case .health: .watch
        case .statistics: .review
        case .archive: .archive
        case .categories: .tag
        case .data: .importIn
        case .settings: .settings
        }
    }

    func name(_ words: Words) -> String {
        switch self {
        case .today: words.today
        case .tasks: words.tasks
        case .habits: words.habits
        case .goals: words.goals
        case .moods: words.moods
        case .workouts: words.workouts
        case .meals: words.meals
        case .body: words.weight
        case .health: words.health
        case .statistics: words.statistics
        case .archive: words.archive
        case .categories: words.categories
        case .data: words.importAndExport
        case .settings: words.settings
        }
    }
}

/// The width of a page, and whether it has navigation.
enum PageLayout: Sendable {
    /// One column.
    case plain
    /// The full width of a desktop.
    case broad
    /// Forms and settings.
    case narrow
    /// A sheet over another page, without navigation.
    case sheet
    /// A page on its own, without navigation.
    case bare
}
