import Markup
import Words

/// The last tab on a phone: search, and pages without a tab of their own.
struct MorePage: PageView {
    let context: RequestContext
    let title: String

    var section: Section? { nil }
    var layout: PageLayout { .plain }

    init(_ context: RequestContext) {
        self.context = context
        title = context.words.more
    }

    func view(_ words: Words) -> HTML {
        """
        <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
        <form class="search" role="search" action="\(HabitPageRoute.list(HabitFilter()).url)">\(Icon.search.svg)\
        <input type="search" name="search" placeholder="\(words.searchHint)" aria-label="\(words.search)"></form>
        <ul class="list">\(Section.withoutTab.map { line($0, words) })</ul>
        <p class="after">\(context.status)</p>
        """
    }

    private func line(_ section: Section, _ words: Words) -> HTML {
        """
        <li><a class="line" href="\(section.route.url)">\(section.icon.svg)\
        <span><strong>\(section.name(words))</strong></span>\(Icon.forward.svg)</a></li>

        """
    }
}
