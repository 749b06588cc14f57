import Markup
import Words

/// Shown for a URL that leads nowhere.
struct NotFoundPage: PageView {
    let words: Words
    var title: String { words.notFound }
    var section: Section? { nil }
    var layout: PageLayout { .plain }

    func view(_ words: Words) -> HTML {
        """
        <section class="empty">\(Icon.search.svg)<h1>\(words.notFound)</h1><p>\(words.notFoundHint)</p>
        <a class="button primary" href="\(Route.today(nil).url)">\(words.goToToday)</a></section>
        """
    }
}

/// Shown when something without a form was refused.
struct ReasonPage: PageView {
    let words: Words
    let reason: String
    var title: String { reason }
    var section: Section? { nil }
    var layout: PageLayout { .plain }

    func view(_ words: Words) -> HTML {
        """
        <section class="empty">\(Icon.warning.svg)<h1>\(reason)</h1>
        <a class="button primary" href="\(Route.today(nil).url)">\(words.goToToday)</a></section>
        """
    }
}
