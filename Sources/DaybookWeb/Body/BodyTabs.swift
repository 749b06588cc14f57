import CivilTime
import DaybookCore
import Journal
import Markup
import Words

/// The tabs of the body section.
struct BodyTabs: Sendable {
    enum View: CaseIterable, Sendable {
        case weight, statistics, profile
    }

    let current: View

    func view(_ words: Words) -> HTML {
        let links = View.allCases.map { view -> HTML in
            let (route, name): (BodyPageRoute, String) =
                switch view {
                case .weight: (.measure(.weight), words.measures)
                case .statistics: (.statistics(.week), words.statistics)
                case .profile: (.profile, words.profile)
                }
            return
                "<a href=\"\(route.url)\"\(attribute: "aria-current", view == current ? "page" : nil)>\(name)</a>"
        }
        return "<nav class=\"filters views\" aria-label=\"\(words.bodyViews)\">\(links)</nav>"
    }
}

/// A switch between chart ranges.
struct BodyRangeSwitch: Sendable {
    let current: BodyRange

    /// - Parameter route: the link of each choice.
    func view(_ words: Words, _ route: (BodyRange) -> BodyPageRoute) -> HTML {
        let links = BodyRange.allCases.map { range -> HTML in
            let name =
                switch range {
                case .month: words.month
                case .quarter: words.threeMonths
                case .year: words.year
                case .all: words.all
                }
            return
                "<a href=\"\(route(range).url)\"\(attribute: "aria-current", range == current ? "true" : nil)>\(name)</a>"
        }
        return "<nav class=\"segments compact\" aria-label=\"\(words.howFarBack)\">\(links)</nav>"
    }
}
