import DaybookCore
import Markup
import Words

/// The entries of the side bar. A phone has a tab for each group of them.
enum Section: Sendable, CaseIterable {
    case today
    case tasks, habits, goals
    case journal, notes, moods, workouts, meals, body, health, money
    case review
    case settings

    var route: PageRoute {
        switch self {
        case .today: .today(nil)
        case .tasks: .tasks(.list(TaskFilter()))
        case .habits: .habits(.list(HabitFilter()))
        case .goals: .goals(.list)
        case .journal: .journal
        case .notes: .notes(.list(NoteFilter()))
        case .moods: .moods(.home(of: nil))
        case .workouts: .workouts(.home)
        case .meals: .meals(.day(nil))
        case .body: .body(.measure(.weight))
        case .health: .health(.overview(.month))
        case .money: .money(.overview)
        case .review: .review(.week)
        case .settings: .settings(.settings)
        }
    }

    var icon: Icon {
        switch self {
        case .today: .today
        case .tasks: .tasks
        case .habits: .habits
        case .goals: .goal
        case .journal: .journal
        case .notes: .note
        case .moods: .smile
        case .workouts: .training
        case .meals: .meal
        case .body: .scale
        case .health: .watch
        case .money: .money
        case .review: .review
        case .settings: .settings
        }
    }

    /// The part of life it shows, which can be switched off; nil for the others.
    var part: JournalPart? {
        switch self {
        case .tasks: .tasks
        case .habits: .habits
        case .goals: .goals
        case .notes: .notes
        case .moods: .moods
        case .workouts: .workouts
        case .meals: .meals
        case .body: .weight
        case .health: .health
        case .money: .money
        case .today, .journal, .review, .settings: nil
        }
    }

    func name(_ words: Words) -> String {
        switch self {
        case .today: words.today
        case .tasks: words.tasks
        case .habits: words.habits
        case .goals: words.goals
        case .journal: words.journal
        case .notes: words.notes
        case .moods: words.moods
        case .workouts: words.workouts
        case .meals: words.meals
        case .body: words.weight
        case .health: words.health
        case .money: words.money
        case .review: words.review
        case .settings: words.settings
        }
    }
}

/// The tabs of a phone, besides the button that adds something.
enum Tab: Sendable, CaseIterable {
    case today, plan, journal, review

    init?(_ section: Section) {
        switch section {
        case .today: self = .today
        case .tasks, .habits, .goals: self = .plan
        case .journal, .notes, .moods, .workouts, .meals, .body, .health, .money: self = .journal
        case .review: self = .review
        case .settings: return nil
        }
    }

    /// The sections below the tab, in the order of the side bar.
    var sections: [Section] { Section.allCases.filter { Tab($0) == self } }

    var icon: Icon {
        switch self {
        case .today: .today
        case .plan: .tasks
        case .journal: .journal
        case .review: .review
        }
    }

    func name(_ words: Words) -> String {
        switch self {
        case .today: words.today
        case .plan: words.plan
        case .journal: words.journal
        case .review: words.review
        }
    }
}
