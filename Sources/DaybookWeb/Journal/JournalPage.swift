import DaybookCore
import Markup
import Words

/// A card for each part of life that is logged.
struct JournalPage: PageView {
    let cards: [JournalCard]
    let title: String

    var section: Section? { .journal }
    var layout: PageLayout { .plain }

    init(_ context: RequestContext) {
        cards = JournalCards(context).all
        title = context.words.journal
    }

    func view(_ words: Words) -> HTML {
        let nothing: HTML = """
            <section class="empty">\(Icon.journal.svg)<h2>\(words.allPartsOff)</h2>\
            <a class="button" href="\(SettingsPageRoute.settings.url)">\(words.settings)</a></section>
            """
        return """
            <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
            \(if: cards.isEmpty, nothing)<div class="stack columns parts">\(cards.map { card($0, words) })</div>
            """
    }

    /// The text with its numbers kept on a line with what they count.
    private func withUnits(_ text: String) -> String {
        var kept = ""
        for character in text {
            kept.append(character == " " && kept.last?.isNumber ?? false ? "\u{A0}" : character)
        }
        return kept
    }

    /// The number of characters up to which a value stays on one line.
    private static let shortValue = 12

    private func card(_ card: JournalCard, _ words: Words) -> HTML {
        let rows = card.rows.map { row -> HTML in
            """
            <li><a class="line" href="\(row.route.url)">\(row.icon)<span><strong><bdi>\(row.name)</bdi></strong><small>\(row.value)</small></span>\(Icon.forward.svg)</a></li>
            """
        }
        let detail: HTML? = card.detail.isEmpty ? nil : "<p class=\"quiet\">\(withUnits(card.detail))</p>"
        return """
            <section class="card part"><h2>\(card.icon)<a class="way-in" href="\(card.section.route.url)">\(card.section.name(words))</a></h2>\
            <div class="part-now"><div><p class="part-value\(if: card.value.count <= Self.shortValue, " short")"><bdi>\(card.value)</bdi></p>\(detail)</div>\
            <a class="button" href="\(card.action.route.url)"\(attribute: "data-sheet", if: card.action.route.isSheet)>\(card.action.name)</a></div>\
            \(if: !rows.isEmpty, "<ul class=\"list bare\">\(rows)</ul>")</section>

            """
    }
}
