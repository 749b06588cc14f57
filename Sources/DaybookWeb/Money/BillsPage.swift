import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// Recurring transactions: what is due, what comes next, all rules, and what the history suggests.
struct BillsPage: PageView {
    let due: [BillRow]
    let coming: [BillRow]
    let rules: [Rule]
    let suggestions: [Suggestion]
    /// Tells of occurrences that are too old to be due.
    let lapsed: [String]
    let today: Day
    let title: String

    /// A recurring transaction with the next day it comes.
    struct Rule: Sendable {
        let id: RecordID
        let title: String
        let amount: String
        let facts: [String]
        let tint: String
        let icon: String
    }

    /// A payee that is paid regularly.
    struct Suggestion: Sendable {
        let rule: RecurringTransaction
        let title: String
        let detail: String
        let amount: String
    }

    /// The number of days ahead that are listed.
    private static let daysAhead = 31

    var section: Section? { .money }
    var layout: PageLayout { .narrow }

    init(_ context: RequestContext) {
        let (state, words, today) = (context.state, context.words, context.today)
        due = state.billsDue(through: today).map { BillRow($0, context) }
        coming = state.upcomingBills(in: today.advanced(by: 1)...today.advanced(by: Self.daysAhead)).map {
            BillRow($0, context)
        }
        let living = state.livingRecurringTransactions
        lapsed = living.filter { !state.isOver($0, today: today) }.compactMap { rule in
            let count = state.lapsedCount(of: rule, by: today)
            return count == 0 ? nil : words.lapsedBills(rule, count, today: today, in: state)
        }
        rules = living.map { rule in
            let next = state.nextOccurrence(of: rule, from: today)
            let category = state.moneyCategory(rule.category)
            let facts = [
                rule.rule.map { words.repetition(.calendar($0), from: rule.start) },
                next.map { words.occurrenceNext(words.near($0, to: today)) },
                state.closedAccount(of: rule) != nil
                    ? words.recurringPaused : state.isOver(rule, today: today) ? words.recurringOver : nil,
                rule.postsItself ? words.postedAutomatically : nil, rule.isEstimate ? words.amountDiffers : nil,
            ]
            return Rule(
                id: rule.id, title: words.title(rule, in: state),
                amount: words.amount(
                    rule.kind == .income ? rule.amount : -rule.amount, state.account(rule.account)?.currency ?? .euro,
                    isSigned: rule.kind == .income),
                facts: facts.compactMap { $0 }, tint: category?.color.rawValue ?? "stone",
                icon: rule.kind == .transfer ? "⇄" : category?.icon ?? "")
        }
        suggestions = state.suggestedRecurring(today: today).prefix(Self.maximumSuggestions).map { suggestion in
            let rule = suggestion.rule
            let currency = state.account(rule.account)?.currency ?? .euro
            return Suggestion(
                rule: rule, title: rule.payee,
                detail: rule.rule.map { words.repetition(.calendar($0), from: rule.start) } ?? "",
                amount: words.amount(rule.amount, currency))
        }
        self.today = today
        title = words.bills
    }

    private static let maximumSuggestions = 10

    func view(_ words: Words) -> HTML {
        let add: HTML = "<a class=\"button\" href=\"\(MoneyPageRoute.addBill.url)\">\(Icon.add.svg)\(words.add)</a>"
        let empty: HTML = """
            <section class="empty">\(Icon.calendar.svg)<h2>\(words.noRecurringYet)</h2><p>\(words.billsHint)</p>\
            <a class="button primary" href="\(MoneyPageRoute.addBill.url)">\(Icon.add.svg)\(words.addBill)</a></section>

            """
        return """
            \(BackLink.toolbar(to: MoneyPageRoute.overview, words.money))\
            <header class="bar"><div class="heading"><h1>\(title)</h1></div>\(if: !rules.isEmpty, "<div class=\"actions\">\(add)</div>")</header>
            \(if: rules.isEmpty, empty)\(bills(words.dueNow, due, words))\
            \(lapsed.map { "<p class=\"quiet\"><bdi>\($0)</bdi></p>" as HTML })\(bills(words.comingBills, coming, words))\(all(words))\(suggested(words))
            """
    }

    private func bills(_ name: String, _ rows: [BillRow], _ words: Words) -> HTML {
        guard !rows.isEmpty else { return .empty }
        let items = rows.map { $0.view(words, today: today, back: .money(.bills)) }
        return """
            <section class="group"><h2>\(name) <span class="count">\(words.number(rows.count))</span></h2>\
            \(MoreRows.list("ul", class: "list transactions", items, words))</section>

            """
    }

    private func all(_ words: Words) -> HTML {
        guard !rules.isEmpty else { return .empty }
        let rows = rules.map { rule -> HTML in
            """
            <li><a class="line tint-\(rule.tint)" href="\(MoneyPageRoute.bill(rule.id).url)">\(HabitIcon.view(rule.icon, title: rule.title))\
            <span><strong><bdi>\(rule.title)</bdi></strong><small>\(rule.facts.joined(separator: " · "))</small></span>\
            <b class="money-amount">\(rule.amount)</b></a></li>

            """
        }
        return """
            <section class="group"><h2>\(words.allBills)</h2>\(MoreRows.list("ul", class: "list", rows, words))</section>

            """
    }

    private func suggested(_ words: Words) -> HTML {
        guard !suggestions.isEmpty else { return .empty }
        let rows = suggestions.map { suggestion -> HTML in
            """
            <li><form class="ticking" method="post" action="\(MoneyActionRoute.acceptBill(suggestion.rule.id).url)">\
            <button class="line tint-stone">\(HabitIcon.view("", title: suggestion.title))<span><strong><bdi>\(suggestion.title)</bdi></strong><small>\(suggestion.detail)</small></span>\
            <b class="money-amount">\(suggestion.amount)</b>\(Icon.add.svg)</button></form></li>

            """
        }
        return """
            <section class="group"><h2>\(words.suggestedBills)</h2><p class="quiet">\(words.suggestedBillsHint)</p><ul class="list transactions">\(rows)</ul></section>

            """
    }
}

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
