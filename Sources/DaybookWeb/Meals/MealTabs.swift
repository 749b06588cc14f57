import CivilTime
import DaybookCore
import Journal
import Markup
import Words

/// The tabs of the meals section.
struct MealTabs: Sendable {
    enum View: CaseIterable, Sendable {
        case day, statistics, foods
    }

    let current: View

    func view(_ words: Words) -> HTML {
        let links = View.allCases.map { view -> HTML in
            let (route, name): (MealPageRoute, String) =
                switch view {
                case .day: (.day(nil), words.day)
                case .statistics: (.statistics(.week), words.statistics)
                case .foods: (.foods(search: ""), words.foods)
                }
            return
                "<a href=\"\(route.url)\"\(attribute: "aria-current", view == current ? "page" : nil)>\(name)</a>"
        }
        return "<nav class=\"filters views\" aria-label=\"\(words.mealViews)\">\(links)</nav>"
    }
}
