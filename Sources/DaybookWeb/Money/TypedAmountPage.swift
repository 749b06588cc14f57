import CivilTime
import DaybookCore
import Journal
import Markup
import Money
import Phrasing
import Words

/// The result of a typed amount, and the facts remembered of the payee. A script shows it while one types.
struct TypedAmountPage: PageView {
    let parts: [String]

    var title: String { "" }
    var section: Section? { .money }
    var layout: PageLayout { .narrow }

    init(_ context: RequestContext, _ typed: FormFields) {
        let (state, words) = (context.state, context.words)
        var parts: [String] = []
        var transaction = Transaction(id: Account.cash(in: words.usualCurrency))
        transaction.kind = MoneyForm.kind(typed)
        transaction.payee = PlainText.line(typed["payee"] ?? "")
        transaction.account = typed["account"].flatMap { state.account(RecordID(hex: $0)) }?.id
        let isChosen = transaction.account != nil
        let hasCategory = typed[MoneyForm.sheetCategory(transaction.kind)] != nil
        transaction.rememberPayee(in: state)
        let account = state.account(transaction.account) ?? state.usualAccount
        let currency = account?.currency ?? MoneyForm.currency(typed, words)
        let amount = typed["amount"] ?? ""
        let parsed = try? words.parseAmount(amount, in: currency)
        if let parsed, parsed.isCalculation || words.typedAmount(parsed.minorUnits, currency) != PlainText.line(amount)
        {
            parts.append("= " + words.amount(parsed.minorUnits, currency))
        }
        if let parsed, parsed.minorUnits < 0, transaction.kind == .expense { parts.append(words.refund) }
        if let parsed {
            transaction.amount = parsed.minorUnits
            transaction.account = account?.id
            transaction.toAccount = typed["toAccount"].flatMap { RecordID(hex: $0) }
            let day = typed["day"].flatMap { Day(PlainText.line($0)) } ?? context.today
            if PlainText.line(typed["received"] ?? "").isEmpty, let target = state.account(transaction.toAccount),
                let arrival = state.arrivalByRate(of: transaction, on: day)
            {
                parts.append("→ " + words.amount(arrival, target.currency))
                (transaction.day, transaction.received) = (day, arrival)
                if let way = state.rateOfArrival(transaction), way.isOld(on: day) {
                    parts.append(words.sentence([way], today: context.today))
                }
            }
        }
        if !hasCategory, let category = state.moneyCategory(transaction.category) {
            parts.append(words.title(category))
        }
        if !isChosen, !transaction.payee.isEmpty, let account { parts.append(account.title) }
        self.parts = parts
    }

    func view(_ words: Words) -> HTML {
        "<p class=\"quiet example\" id=\"example\" role=\"status\">\(parts.joined(separator: " · "))</p>"
    }
}
