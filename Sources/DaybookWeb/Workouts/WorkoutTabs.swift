import CivilTime
import DaybookCore
import Journal
import Markup
import Words

/// The tabs of the workouts section.
struct WorkoutTabs: Sendable {
    enum View: CaseIterable, Sendable {
        case train, history, exercises, figures
    }

    let current: View

    func view(_ words: Words) -> HTML {
        let links = View.allCases.map { view in
            "<a href=\"\(route(view).url)\"\(attribute: "aria-current", view == current ? "page" : nil)>\(name(view, words))</a>"
                as HTML
        }
        return "<nav class=\"filters views\" aria-label=\"\(words.workoutViews)\">\(links)</nav>"
    }

    private func route(_ view: View) -> WorkoutPageRoute {
        switch view {
        case .train: .home
        case .history: .history(nil)
        case .exercises: .exercises
        case .figures: .figures(.week)
        }
    }

    private func name(_ view: View, _ words: Words) -> String {
        switch view {
        case .train: words.train
        case .history: words.history
        case .exercises: words.exercises
        case .figures: words.workoutFigures
        }
    }
}
