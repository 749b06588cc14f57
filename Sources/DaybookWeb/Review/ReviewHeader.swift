import DaybookCore
import Markup
import Words

/// The top of the reviews: links to compare and to the progress, and the choice of a day or a period.
struct ReviewHeader: Sendable {
    let title: String
    /// The period that is shown; nil for a day.
    let current: Period?
    /// Whether points and levels are shown.
    let hasGame: Bool

    func view(_ words: Words) -> HTML {
        """
        <header class="bar"><div class="heading"><h1>\(title)</h1></div>\
        <div class="actions"><a class="button" href="\(PageRoute.compare(ComparisonQuery()).url)">\(words.compare)</a>\
        \(if: hasGame, progressLink(words))</div></header>
        <nav class="segments" aria-label="\(words.period)">\(segment(words.day, .dayReview(), isCurrent: current == nil))\
        \(Period.allCases.map { segment($0.name(words), .review($0), isCurrent: $0 == current) })</nav>

        """
    }

    private func progressLink(_ words: Words) -> HTML {
        let route = GamePageRoute.progress(before: nil)
        return "<a class=\"button\" href=\"\(route.url)\">\(Icon.star.svg)\(words.progress)</a>"
    }

    private func segment(_ name: String, _ route: PageRoute, isCurrent: Bool) -> HTML {
        "<a href=\"\(route.url)\"\(attribute: "aria-current", isCurrent ? "true" : nil)>\(name)</a>"
    }
}
