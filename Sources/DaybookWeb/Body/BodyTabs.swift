import CivilTime
import DaybookCore
import Journal
import Markup
import Words

/// The views of the body, side by side.
struct BodyTabs: Sendable {
    enum View: CaseIterable, Sendable {
        case weight, statistics, profile
    }

    let current: View

    func view(_ words: Words) -> HTML {
        let links = View.allCases.map { view -> HTML in
            let (route, name): (BodyRoute, String) =
                switch view {
                case .weight: (.home(.quarter), words.measures)
                case .statistics: (.statistics(.week), words.statistics)
                case .profile: (.profile, words.profile)
                }
            return
                "<a href=\"\(route.url)\"\(attribute: "aria-current", view == current ? "page" : nil)>\(name)</a>"
        }
        return "<nav class=\"filters views\" aria-label=\"\(words.bodyViews)\">\(links)</nav>"
    }
}

/// How much of the past a chart shows, one of it chosen.
struct BodyRangeSwitch: Sendable {
    let current: BodyRange

    /// - Parameter route: where a choice leads.
    func view(_ words: Words, _ route: (BodyRange) -> BodyRoute) -> HTML {
        let links = BodyRange.allCases.map { range -> HTML in
            let name =
                switch range {
                case .month: words.month
                case .quarter: words.threeMonths
                case .year: words.year
                }
            return
                "<a href=\"\(route(range).url)\"\(attribute: "aria-current", range == current ? "true" : nil)>\(name)</a>"
        }
        return "<nav class=\"segments\" aria-label=\"\(words.howFarBack)\">\(links)</nav>"
    }
}

/// Week or month, one of them chosen.
struct SpanSwitch: Sendable {
    let current: BodySpan

    /// - Parameter route: the URL that a choice leads to.
    func view(_ words: Words, _ url: (BodySpan) -> String) -> HTML {
        let links = BodySpan.allCases.map { span in
            """
            <a href="\(url(span))"\(attribute: "aria-current", span == current ? "true" : nil)>\(span == .week ? words.byWeek : words.byMonth)</a>
            """ as HTML
        }
        return "<nav class=\"segments\" aria-label=\"\(words.weeksAndMonths)\">\(links)</nav>"
    }
}
