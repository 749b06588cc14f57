import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The sheet of an occurrence: to pay it with its amount and day, to skip it, or to change it and all later ones.
struct OccurrencePage: PageView {
    let bill: RecurringOccurrence
    let controls: FormControls
    let title: String
    private let needsReceived: Bool
    private let back: PageRoute
    private let today: Day
    private let isIncome: Bool

    var section: Section? { nil }
    var layout: PageLayout { .sheet }

    /// Nil if the rule does not come on the day.
    init?(
        _ context: RequestContext, _ id: RecordID, _ day: Day, back: PageRoute?, _ typed: FormFields? = nil,
        refusal: FormRefusal? = nil
    ) {
        let (state, words) = (context.state, context.words)
        guard let rule = state.recurringTransaction(id), rule.occurs(on: day) else { return nil }
        bill = RecurringOccurrence(rule: rule, day: day)
        let currency = state.account(rule.account)?.currency ?? .euro
        let target = state.account(rule.toAccount)?.currency
        var fields = FormFields([
            ("amount", words.typedAmount(rule.amount, currency)), ("paidOn", min(day, context.today).text),
        ])
        if let target, let received = rule.received { fields["received"] = words.typedAmount(received, target) }
        controls = FormControls(
            words: words, fields: typed ?? fields, refusal: refusal, focus: rule.isEstimate ? "amount" : nil)
        needsReceived = rule.kind == .transfer && target != nil && target != currency
        title = words.title(rule, in: state)
        self.back = back ?? .money(.bills)
        today = context.today
        isIncome = rule.kind == .income
    }

    func view(_ words: Words) -> HTML {
        let hidden: HTML = "<input type=\"hidden\" name=\"back\" value=\"\(back.url)\">"
        let pay = isIncome ? words.received : words.paid
        return """
            <section class="sheet">
            <header><div><h1><bdi>\(title)</bdi></h1><p>\(words.capitalized(words.near(bill.day, to: today)))</p></div>\
            <a class="round" href="\(back.url)" aria-label="\(words.close)" data-close>\(Icon.close.svg)</a></header>
            <form class="form" method="post" action="\(MoneyActionRoute.payBill(bill.rule.id, bill.day).url)" novalidate>\(hidden)<input type="hidden" name="sheet" value="1">\(controls.notice)
            <div class="pair">\(controls.textField("amount", words.sumLabel, mode: "decimal", required: true))
            \(controls.textField("paidOn", words.day, type: "date"))</div>
            \(if: needsReceived, controls.textField("received", words.amountReceived, mode: "decimal"))
            <div class="submit"><button class="button primary">\(Icon.check.svg)\(pay)</button></div></form>
            <form method="post" action="\(MoneyActionRoute.skipBill(bill.rule.id, bill.day).url)">\(hidden)<button class="button wide">\(Icon.skip.svg)\(words.skipThisOne)</button></form>
            <p><a class="button plain" href="\(MoneyPageRoute.editBill(bill.rule.id, from: bill.day).url)">\(words.thisAndAllLater)</a></p></section>
            """
    }
}
