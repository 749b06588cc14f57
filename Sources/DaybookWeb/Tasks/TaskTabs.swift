import CivilTime
import DaybookCore
import Journal
import Markup
import Words

/// The views of the tasks, which a narrow screen scrolls.
struct TaskTabs: Sendable {
    enum View: CaseIterable, Sendable {
        case all, upcoming, someday, board, month, done
    }

    let current: View

    func view(_ words: Words) -> HTML {
        "<nav class=\"filters views\" aria-label=\"\(words.taskViews)\">\(links(words))</nav>"
    }

    private func links(_ words: Words) -> [HTML] {
        View.allCases.map { view in
            "<a href=\"\(route(view).url)\"\(attribute: "aria-current", view == current ? "page" : nil)>\(name(view, words))</a>"
        }
    }

    private func route(_ view: View) -> PageRoute {
        switch view {
        case .all: .tasks(.list(TaskFilter()))
        case .upcoming: .tasks(.upcoming(nil))
        case .someday: .tasks(.list(.someday))
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
        case .someday: words.someday
        case .board: words.taskBoard
        case .month: words.monthView
        case .done: words.doneTasks
        }
    }
}
