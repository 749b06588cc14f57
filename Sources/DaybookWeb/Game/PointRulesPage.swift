import DaybookCore
import Markup
import Phrasing
import Words

/// Explains what earns points and how many, from the table that they are computed by.
struct PointRulesPage: PageView {
    let title: String

    var section: Section? { .review }
    var layout: PageLayout { .plain }

    init(_ words: Words) { title = words.howPointsAreEarned }

    func view(_ words: Words) -> HTML {
        let rows = PointRules.all.map { rule -> HTML in
            "<dt>\(words.text(of: rule))</dt><dd>\(words.points(of: rule))</dd>"
        }
        return """
            \(BackLink.toolbar(to: GamePageRoute.progress(before: nil), words.progress))\
            <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
            <section class="card"><dl class="pairs">\(rows)</dl></section>
            <ul class="card highlights after">\(words.notesOnPoints.map { "<li>\($0)</li>" as HTML })</ul>
            """
    }

    /// The link to this page, where points stand.
    static func link(_ words: Words) -> HTML {
        "<p><a class=\"button plain\" href=\"\(GamePageRoute.rules.url)\">\(words.howPointsAreEarned)</a></p>\n"
    }
}
