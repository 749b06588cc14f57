import CivilTime
import DaybookCore
import Journal
import Markup
import Money
import Phrasing
import Words

/// The sheet that shows what assigning to all envelopes of a month at once would do, and does it.
struct EnvelopeFillSheet: PageView {
    let proposal: EnvelopeProposal
    /// Whether envelopes that have an amount in the month get another.
    let isReplacing: Bool
    let title: String
    private let names: [String]
    private let reason: String?

    var section: Section? { nil }
    var layout: PageLayout { .sheet }

    init(_ context: RequestContext, _ fill: EnvelopeFill, _ month: Month, replacing: Bool) {
        let (state, words) = (context.state, context.words)
        let proposal = EnvelopeProposal(fill, month, replacing: replacing, in: state)
        self.init(
            proposal, replacing: replacing, title: words.name(fill),
            names: proposal.lines.map { line in state.moneyCategory(line.category).map { words.title($0) } ?? "" },
            reason: nil)
    }

    private init(_ proposal: EnvelopeProposal, replacing: Bool, title: String, names: [String], reason: String?) {
        (self.proposal, isReplacing, self.title) = (proposal, replacing, title)
        (self.names, self.reason) = (names, reason)
    }

    /// The sheet with the reason why nothing was assigned.
    func refused(_ reason: String) -> EnvelopeFillSheet {
        EnvelopeFillSheet(proposal, replacing: isReplacing, title: title, names: names, reason: reason)
    }

    /// Identifies the amounts that it shows, so that no others are kept.
    var code: String {
        let amounts = proposal.lines.map { "\($0.category.hex)=\($0.proposed)" }
        return ([proposal.month.currency.code] + amounts).joined(separator: ",")
    }

    func view(_ words: Words) -> HTML {
        let (month, currency) = (proposal.month.month, proposal.month.currency)
        let close = MoneyPageRoute.budgets(month).url
        let notice = reason.map {
            "<div class=\"notice bad\" role=\"alert\">\(Icon.warning.svg)<p>\($0)</p></div>\n" as HTML
        }
        let nothing: HTML = "<p>\(words.nothingToFill)</p>\n"
        return """
            <section class="sheet">
            <header><div><h1>\(title)</h1><p>\(words.capitalized(words.monthAndYear(month)))</p></div>\
            <a class="round" href="\(close)" aria-label="\(words.close)" data-close>\(Icon.close.svg)</a></header>
            \(notice)\(proposal.lines.isEmpty ? nothing : amounts(words, currency))\
            \(others(words))\(if: !proposal.lines.isEmpty, form(words))</section>
            """
    }

    private func amounts(_ words: Words, _ currency: Currency) -> HTML {
        func amount(_ sum: Int64) -> String { words.amount(sum, currency) }
        let rows = zip(names, proposal.lines).map { name, line -> HTML in
            let text =
                line.assigned == 0
                ? amount(line.proposed) : words.amountChange(amount(line.assigned), amount(line.proposed))
            return "<dt><bdi>\(name)</bdi></dt><dd>\(text)</dd>"
        }
        let warning: HTML? =
            proposal.toAssign < 0
            ? "<p class=\"chip bad\">\(words.assignedTooMuch(amount(-proposal.toAssign)))</p>" : nil
        return """
            <dl class="pairs">\(rows)</dl>
            <dl class="pairs after"><dt>\(words.willBeAssigned)</dt><dd>\(amount(proposal.sum))</dd>\
            <dt>\(words.remainsToAssign)</dt><dd>\(amount(proposal.toAssign))</dd></dl>\(warning)

            """
    }

    /// Says what is left as it is, with the way to change that.
    private func others(_ words: Words) -> HTML {
        let other = MoneyPageRoute.fillEnvelopes(proposal.fill, proposal.month.month, replacing: !isReplacing)
        if isReplacing {
            return "<p><a class=\"button plain\" href=\"\(other.url)\" data-sheet>\(words.onlyEmptyOnes)</a></p>"
        }
        if proposal.keptCount > 0 {
            return """
                <p class="quiet">\(words.envelopesKept(proposal.keptCount))</p>
                <p><a class="button plain" href="\(other.url)" data-sheet>\(words.replaceThoseToo)</a></p>
                """
        }
        guard proposal.uncovered > 0 else { return .empty }
        let rest = words.amount(proposal.uncovered, proposal.month.currency)
        return "<p class=\"quiet\">\(words.overspendingRemains(rest))</p>"
    }

    private func form(_ words: Words) -> HTML {
        """
        <form class="form" method="post" action="\(MoneyActionRoute.fillEnvelopes(proposal.month.month).url)">\
        <input type="hidden" name="by" value="\(proposal.fill.rawValue)"><input type="hidden" name="seen" value="\(code)">\
        \(if: isReplacing, "<input type=\"hidden\" name=\"all\" value=\"1\">")\
        <div class="submit"><button class="button primary">\(Icon.check.svg)\(proposal.fill == .zero ? words.emptyEnvelopes : words.assignAll)</button></div></form>
        """
    }
}
