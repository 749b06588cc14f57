import DaybookCore
import Markup
import Words

/// Search over the whole journal, and a way to add what was typed.
struct SearchPage: PageView {
    let text: String
    let results: SearchResults
    let title: String

    var section: Section? { nil }
    var layout: PageLayout { .plain }

    init(_ context: RequestContext, for typed: String) {
        text = SearchResults.cleaned(typed)
        results = text.isEmpty ? SearchResults(groups: []) : SearchResults(for: text, context)
        title = context.words.search
    }

    func view(_ words: Words) -> HTML {
        """
        <section class="finder" data-finder="\(text)">
        <form class="search" role="search" action="\(PageRoute.search("").url)">\(Icon.search.svg)\
        <input id="search" type="search" name="q" value="\(text)" placeholder="\(words.searchEverything)" aria-label="\(words.search)" \
        autocomplete="off" enterkeyhint="search" autofocus></form>
        <h1 class="hidden">\(title)</h1>
        \(SearchCount.view(text.isEmpty ? nil : results.count, isSimilar: results.isSimilar, words))
        \(content(words))
        </section>
        """
    }

    private func content(_ words: Words) -> HTML {
        guard !text.isEmpty else { return "<p class=\"hint\">\(words.searchEverythingHint)</p>" }
        let add: HTML = """
            <ul class="list hits"><li><a class="line" href="\(PageRoute.tasks(.quick(line: text)).url)" data-sheet>\(Icon.add.svg)\
            <span><strong>\(words.addTyped(text))</strong></span></a></li></ul>
            """
        let nothing: HTML = "<p class=\"quiet\">\(words.nothingFound(for: text))</p>"
        let similar: HTML = "<p class=\"quiet\">\(words.onlySimilarFound(for: text))</p>"
        return """
            \(if: results.groups.isEmpty, nothing)\(if: results.isSimilar, similar)\(results.groups.map { group($0, words) })\(add)
            """
    }

    private func group(_ group: SearchResults.Group, _ words: Words) -> HTML {
        let all: HTML? =
            group.beyond == 0
            ? nil
            : group.all.map { route in
                "<a class=\"button plain\" href=\"\(route.url)\">\(words.moreTasks(group.beyond))</a>"
            }
        return """
            <section class="group"><h2>\(group.title)</h2><ul class="list hits">\(group.hits.map { row($0) })</ul>\(all)</section>

            """
    }

    private func row(_ hit: SearchResults.Hit) -> HTML {
        let detail: HTML? = hit.detail.isEmpty ? nil : "<small>\(hit.detail)</small>"
        let content: HTML = """
            \(hit.icon)<span><strong><bdi>\(Highlight(hit.text, query: text).excerpt())</bdi></strong>\(detail)</span>
            """
        guard let action = hit.action else {
            return
                "<li><a class=\"line\" href=\"\(hit.url)\"\(attribute: "data-sheet", if: hit.isSheet)>\(content)</a></li>\n"
        }
        let fields = action.fields.map { name, value in
            "<input type=\"hidden\" name=\"\(name)\" value=\"\(value)\">" as HTML
        }
        return """
            <li><form method="post" action="\(action.url)">\(fields)<button class="line">\(content)</button></form></li>

            """
    }
}
