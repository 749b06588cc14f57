import CivilTime
import DaybookCore
import Journal
import Markup
import Money
import Phrasing
import Words

/// The sheet of an envelope: what to assign to it in a month, what to move into it, and where its overspending goes.
struct EnvelopeSheet: PageView {
    let envelope: Envelope
    let month: Month
    let currency: Currency
    let controls: FormControls
    /// The money to assign, if there is any, and the other envelopes, by category; each with what is left.
    let sources: [(value: String, label: String)]
    let title: String

    var section: Section? { nil }
    var layout: PageLayout { .sheet }

    /// The source of money that is in no envelope, in the form.
    static let moneyToAssign = "to-assign"

    /// Nil if there is no such category of expenses.
    init?(
        _ context: RequestContext, _ category: RecordID, _ month: Month, _ typed: FormFields? = nil,
        refusal: FormRefusal? = nil
    ) {
        let (state, words) = (context.state, context.words)
        let all = EnvelopeMonth(month, in: state)
        guard let envelope = all.envelope(of: category), let own = state.moneyCategory(category) else { return nil }
        self.envelope = envelope
        self.month = month
        currency = all.currency
        let budgeted = envelope.budgeted
        let fields = FormFields([
            ("amount", budgeted == 0 ? "" : words.typedAmount(budgeted, all.currency)),
            ("moved", envelope.left < 0 ? words.typedAmount(AmountSum.difference(0, envelope.left), all.currency) : ""),
        ])
        controls = FormControls(
            words: words, fields: typed ?? fields, refusal: refusal, focus: envelope.left < 0 ? nil : "amount")
        let others = all.envelopes.filter { $0.category != category && $0.left > 0 }.compactMap { other in
            state.moneyCategory(other.category).map {
                (value: other.category.hex, label: "\(words.title($0)): \(words.amount(other.left, all.currency))")
            }
        }
        let toAssign = (
            value: Self.moneyToAssign, label: "\(words.moneyToAssign): \(words.amount(all.toAssign, all.currency))"
        )
        // Other money is taken for it only to cover what is missing.
        sources = (envelope.left < 0 && all.toAssign > 0 ? [toAssign] : []) + others
        title = words.title(own)
    }

    func view(_ words: Words) -> HTML {
        let close = MoneyPageRoute.budgets(month).url
        let isOverspent = envelope.left < 0
        let isOpen = isOverspent || ["moved", "from"].contains(controls.refusal?.field ?? "")
        let moving: HTML = """
            <details class="fold"\(attribute: "open", if: isOpen)><summary>\(isOverspent ? words.coverOverspending : words.moveIntoEnvelope)</summary>\
            <form class="form" method="post" action="\(MoneyActionRoute.moveIntoEnvelope(envelope.category, month).url)" novalidate>\
            <div class="pair">\(controls.textField("moved", words.sumLabel, mode: "decimal"))\(controls.select("from", words.fromEnvelope, sources))</div>\
            <button class="button wide">\(isOverspent ? words.coverFromThere : words.moveAmount)</button></form></details>
            """
        let carries = envelope.carriesOverspending
        let filter = TransactionFilter(category: envelope.category, days: month.first...month.last)
        let register = MoneyPageRoute.register(filter, upTo: nil).url
        return """
            <section class="sheet">
            <header><div><h1><bdi>\(title)</bdi></h1><p>\(words.capitalized(words.monthAndYear(month))) · \(words.labelled(words.leftInEnvelope, words.amount(envelope.left, currency)))</p></div>\
            <a class="round" href="\(close)" aria-label="\(words.close)" data-close>\(Icon.close.svg)</a></header>
            \(if: isOverspent && !sources.isEmpty, moving)
            <form class="form" method="post" action="\(MoneyActionRoute.assign(envelope.category, month).url)" novalidate>\(controls.notice)
            \(controls.textField("amount", words.assignThisMonth, mode: "decimal", placeholder: words.typedAmount(0, currency)))
            <div class="submit"><button class="button primary">\(words.save)</button></div></form>
            <a class="button plain" href="\(register)">\(words.transactions)</a>
            \(if: !isOverspent && !sources.isEmpty, moving)
            <form method="post" action="\(MoneyActionRoute.carry(envelope.category, month).url)"><input type="hidden" name="carry" value="\(carries ? "settled" : "carried")">\
            <button class="button plain">\(carries ? words.settleOverspending : words.carryOverspending)</button></form></section>
            """
    }
}
