import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// An open occurrence of a recurring transaction in a list.
struct BillRow: Sendable {
    let rule: RecordID
    let day: Day
    let title: String
    let amount: String
    let tint: String
    let icon: String
    let isIncome: Bool
    /// Whether the amount has to be asked for.
    let isEstimate: Bool

    init(_ bill: RecurringOccurrence, _ context: RequestContext) {
        let (state, words) = (context.state, context.words)
        let category = state.moneyCategory(bill.rule.category)
        rule = bill.rule.id
        day = bill.day
        title = words.title(bill.rule, in: state)
        amount = words.amount(
            bill.rule.kind == .income ? bill.rule.amount : -bill.rule.amount,
            state.account(bill.rule.account)?.currency ?? .euro, isSigned: bill.rule.kind == .income)
        tint = category?.color.rawValue ?? "stone"
        icon = bill.rule.kind == .transfer ? "⇄" : category?.icon ?? ""
        isIncome = bill.rule.kind == .income
        isEstimate = bill.rule.isEstimate
    }

    /// A row with a tick that pays it at once, or asks for the amount.
    func view(_ words: Words, today: Day, back: PageRoute) -> HTML {
        let sheet = MoneyPageRoute.occurrence(rule, day, back: back.url)
        let when = words.near(day, to: today)
        let label = (isIncome ? words.markReceived(title) : words.markPaid(title)) + ", " + when
        let detail = day < today ? words.occurrenceDue(when) : words.capitalized(when)
        let tick: HTML =
            isEstimate
            ? "<a class=\"check\" href=\"\(sheet.url)\" data-sheet aria-label=\"\(label)\">\(Icon.check.svg)</a>"
            : """
            <form method="post" action="\(MoneyActionRoute.payBill(rule, day).url)"><input type="hidden" name="back" value="\(back.url)">\
            <button class="check" aria-label="\(label)">\(Icon.check.svg)</button></form>
            """
        return """
            <li class="bill\(if: day < today, " overdue")">\(tick)<a class="line tint-\(tint)" href="\(sheet.url)" data-sheet>\
            <span><strong><bdi>\(title)</bdi></strong><small>\(detail)\(if: isEstimate, " · \(words.amountDiffers)")</small></span>\
            <b class="money-amount\(if: isIncome, " incoming")">\(if: isEstimate, "≈ ")\(amount)</b></a></li>

            """
    }
}
