import CivilTime
import DaybookCore
import Journal
import Markup
import Words

/// The tabs of the tasks section.
struct TaskTabs: Sendable {
    enum View: CaseIterable, Sendable {
        case all, upcoming, board, month, done
    }

    let current: View

    func view(_ words: Words) -> HTML {
        let links = View.allCases.map { view in
            "<a href=\"\(route(view).url)\"\(attribute: "aria-current", view == current ? "page" : nil)>\(name(view, words))</a>"
                as HTML
        }
        return "<nav class=\"filters views\" aria-label=\"\(words.taskViews)\">\(links)</nav>"
    }

    private func route(_ view: View) -> PageRoute {
        switch view {
        case .all: .tasks(.list(TaskFilter()))
        case .upcoming: .tasks(.upcoming(nil))
        case .board: .tasks(.board)
        case .month: .tasks(.month(nil))
        case .done:
            .tasks(.list(TaskFilter(status: .completed)))
        }
    }

    private func name(_ view: View, _ words: Words) -> String {
        switch view {
        case .all: words.allTasks
        case .upcoming: words.upcoming
        case .board: words.taskBoard
        case .month: words.monthView
        case .done: words.doneTasks
        }
    }
}
