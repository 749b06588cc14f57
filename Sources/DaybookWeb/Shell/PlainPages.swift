import Markup
import Words

/// The page for an unknown URL.
struct NotFoundPage: PageView {
    let words: Words
    var title: String { words.notFound }
    var section: Section? { nil }
    var layout: PageLayout { .plain }

    func view(_ words: Words) -> HTML {
        """
        <section class="empty">\(Icon.search.svg)<h1>\(words.notFound)</h1><p>\(words.notFoundHint)</p>
        <a class="button primary" href="\(PageRoute.today(nil).url)">\(words.goToToday)</a></section>
        """
    }
}

/// The page for a refused request that has no form.
struct ReasonPage: PageView {
    let words: Words
    let reason: String
    var title: String { reason }
    var section: Section? { nil }
    var layout: PageLayout { .plain }

    func view(_ words: Words) -> HTML {
        """
        <section class="empty">\(Icon.warning.svg)<h1>\(reason)</h1>
        <a class="button primary" href="\(PageRoute.today(nil).url)">\(words.goToToday)</a></section>
        """
    }
}
