import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// Recurring transactions: what is due, what comes next, all rules, and what the history suggests.
struct BillsPage: PageView {
    let due: BillPortion
    let coming: BillPortion
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

    var section: Section? { .money }
    var layout: PageLayout { .narrow }

    init(_ context: RequestContext) {
        let (state, words, today) = (context.state, context.words, context.today)
        due = BillPortion(.due, context)
        coming = BillPortion(.coming, context)
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
            \(if: rules.isEmpty, empty)\(due.view(words, today: today))\
            \(lapsed.map { "<p class=\"quiet\"><bdi>\($0)</bdi></p>" as HTML })\(coming.view(words, today: today))\(all(words))\(suggested(words))
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
