import CivilTime
import DaybookCore
import Journal
import Markup
import Money
import Phrasing
import Words

/// The envelopes of a month, and what is to assign.
struct EnvelopesPage: PageView {
    let month: EnvelopeMonth
    let rows: [Row]
    let current: Month
    let title: String

    /// An envelope in the list.
    struct Row: Sendable {
        let envelope: Envelope
        let title: String
        let icon: String
        let tint: String
    }

    var section: Section? { .money }
    var layout: PageLayout { .narrow }

    init(_ context: RequestContext, _ month: Month?) {
        let (state, words) = (context.state, context.words)
        current = context.today.monthOfYear
        self.month = EnvelopeMonth(month ?? current, in: state)
        rows = self.month.envelopes.compactMap { envelope in
            guard let category = state.moneyCategory(envelope.category), !category.isHidden || !envelope.isUnused
            else { return nil }
            return Row(
                envelope: envelope, title: words.title(category), icon: category.icon, tint: category.color.rawValue)
        }
        title = words.envelopes
    }

    func view(_ words: Words) -> HTML {
        let currency = month.currency
        func url(_ month: Month) -> String { MoneyPageRoute.budgets(month == current ? nil : month).url }
        let (previous, next) = (month.month.advanced(by: -1), month.month.advanced(by: 1))
        let facts: [(String, Int64)] = [
            (words.fromLastMonth, month.fromLastMonth), (words.income, month.income),
            (words.moneyWithoutEnvelope, month.withoutEnvelope), (words.overspentLastMonth, month.overspentLastMonth),
            (words.moneyAssigned, -month.budgeted),
        ]
        let pairs = facts.filter { $0.1 != 0 }.map { name, amount -> HTML in
            "<dt>\(name)</dt><dd>\(words.amount(amount, currency))</dd>"
        }
        let warning: HTML? =
            month.toAssign < 0
            ? "<p class=\"chip bad\">\(words.assignedTooMuch(words.amount(-month.toAssign, currency)))</p>" : nil
        return """
            \(BackLink.toolbar(to: MoneyPageRoute.overview, words.money))\
            <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
            <div class="period-steps">\(StepLink.previous.view(to: previous == month.month ? nil : url(previous), label: words.earlierPeriod))\
            <p>\(words.capitalized(words.monthAndYear(month.month)))</p>\
            \(StepLink.next.view(to: next == month.month ? nil : url(next), label: words.laterPeriod))</div>
            <section class="card money-now"><h2>\(words.moneyToAssign)</h2><p class="big number">\(words.amount(month.toAssign, currency))</p>\(warning)<p class="quiet">\(words.moneyToAssignHint)</p>\
            <details class="fold"><summary>\(words.howComputed)</summary><dl class="pairs">\(pairs)</dl></details></section>
            <ul class="list budgets after">\(rows.map { row($0, words) })</ul>
            \(BudgetingSwitch.view(to: .limits, words.useLimits))
            """
    }

    private func row(_ row: Row, _ words: Words) -> HTML {
        let envelope = row.envelope
        let sheet = MoneyPageRoute.envelope(envelope.category, month.month)
        let facts = [
            words.labelled(words.moneyAssigned, words.amount(envelope.budgeted, month.currency)),
            words.labelled(words.spent, words.amount(-envelope.spent, month.currency)),
            envelope.carriesOverspending ? words.overspendingStays : "",
        ].filter { !$0.isEmpty }
        let style: HTML = envelope.left < 0 ? " over" : envelope.isUnused ? " unused" : ""
        return """
            <li><a class="line tint-\(row.tint)\(style)" href="\(sheet.url)" data-sheet>\(HabitIcon.view(row.icon, title: row.title))\
            <span><strong><bdi>\(row.title)</bdi></strong><small>\(facts.joined(separator: " · "))</small></span>\
            <b class="money-amount">\(words.amount(envelope.left, month.currency))</b></a></li>

            """
    }
}

/// The sheet of an envelope: what to assign to it in a month, what to move into it, and where its overspending goes.
struct EnvelopeSheet: PageView {
    let envelope: Envelope
    let month: Month
    let currency: Currency
    let controls: FormControls
    /// The other envelopes, by category, with what is left in them.
    let others: [(value: String, label: String)]
    let title: String

    var section: Section? { nil }
    var layout: PageLayout { .sheet }

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
        let fields = FormFields([("amount", budgeted == 0 ? "" : words.typedAmount(budgeted, all.currency))])
        controls = FormControls(words: words, fields: typed ?? fields, refusal: refusal, focus: "amount")
        others = all.envelopes.filter { $0.category != category && $0.left > 0 }.compactMap { other in
            state.moneyCategory(other.category).map {
                (value: other.category.hex, label: "\(words.title($0)): \(words.amount(other.left, all.currency))")
            }
        }
        title = words.title(own)
    }

    func view(_ words: Words) -> HTML {
        let close = MoneyPageRoute.budgets(month).url
        let moving: HTML = """
            <details class="fold"\(attribute: "open", if: ["moved", "from"].contains(controls.refusal?.field ?? ""))><summary>\(words.moveIntoEnvelope)</summary>\
            <form class="form" method="post" action="\(MoneyActionRoute.moveIntoEnvelope(envelope.category, month).url)" novalidate>\
            <div class="pair">\(controls.textField("moved", words.sumLabel, mode: "decimal"))\(controls.select("from", words.fromEnvelope, others))</div>\
            <button class="button wide">\(words.moveAmount)</button></form></details>
            """
        let carries = envelope.carriesOverspending
        let filter = TransactionFilter(category: envelope.category, days: month.first...month.last)
        let register = MoneyPageRoute.register(filter, upTo: nil).url
        return """
            <section class="sheet">
            <header><div><h1><bdi>\(title)</bdi></h1><p>\(words.capitalized(words.monthAndYear(month))) · \(words.labelled(words.leftInEnvelope, words.amount(envelope.left, currency)))</p></div>\
            <a class="round" href="\(close)" aria-label="\(words.close)" data-close>\(Icon.close.svg)</a></header>
            <form class="form" method="post" action="\(MoneyActionRoute.assign(envelope.category, month).url)" novalidate>\(controls.notice)
            \(controls.textField("amount", words.assignThisMonth, mode: "decimal", placeholder: words.typedAmount(0, currency)))
            <div class="submit"><button class="button primary">\(words.save)</button></div></form>
            <a class="button plain" href="\(register)">\(words.transactions)</a>
            \(if: !others.isEmpty, moving)
            <form method="post" action="\(MoneyActionRoute.carry(envelope.category, month).url)"><input type="hidden" name="carry" value="\(carries ? "settled" : "carried")">\
            <button class="button plain">\(carries ? words.settleOverspending : words.carryOverspending)</button></form></section>
            """
    }
}
