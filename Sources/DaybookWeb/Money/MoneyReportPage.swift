import CivilTime
import DaybookCore
import Journal
import Markup
import Money
import Phrasing
import Words

/// What was spent and earned in a month, by category.
struct MoneyReportPage: PageView {
    let month: Month
    let totals: CategoryTotals
    let before: CategoryTotals
    let categories: [RecordID: MoneyCategory]
    let today: Day
    let title: String

    var section: Section? { .money }
    var layout: PageLayout { .narrow }

    init(_ context: RequestContext, _ month: Month?) {
        let state = context.state
        let current = context.today.monthOfYear
        let month = month ?? current
        let last = month.advanced(by: -1)
        self.month = month
        totals = CategoryTotals(of: month.first...month.last, in: state)
        before = CategoryTotals(of: last.first...last.last, in: state)
        var categories: [RecordID: MoneyCategory] = [:]
        for category in state.livingMoneyCategories { categories[category.id] = category }
        self.categories = categories
        today = context.today
        title = context.words.byCategory
    }

    func view(_ words: Words) -> HTML {
        let next = month.advanced(by: 1)
        let previous = month.advanced(by: -1)
        func url(_ month: Month) -> String {
            MoneyPageRoute.report(month == today.monthOfYear ? nil : month).url
        }
        let sections = MoneyCategoryKind.allCases.flatMap { kind in
            totals.sums(kind).map { section(kind, $0.currency, $0.amount, words) }
        }
        let nothing: HTML =
            "<section class=\"empty\">\(Icon.money.svg)<h2>\(words.noTransactionsThisMonth)</h2></section>"
        return """
            \(BackLink.toolbar(to: MoneyPageRoute.overview, words.money))\
            <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
            <div class="period-steps">\(StepLink.previous.view(to: previous == month ? nil : url(previous), label: words.earlierPeriod))\
            <p>\(words.capitalized(words.monthAndYear(month)))</p>\
            \(StepLink.next.view(to: month < today.monthOfYear ? url(next) : nil, label: words.laterPeriod))</div>
            \(sections.isEmpty ? nothing : "\(sections)")
            """
    }

    private func section(_ kind: MoneyCategoryKind, _ currency: Currency, _ sum: Int64, _ words: Words) -> HTML {
        let lines = totals.lines.filter { $0.kind == kind && $0.currency == currency }
        let rows = lines.map { line -> BarRows.Row in
            let category = line.category.flatMap { categories[$0] }
            let name = category.map { words.title($0) } ?? words.uncategorised
            let text = words.amount(line.amount, currency)
            let filter = TransactionFilter(category: line.category, days: month.first...month.last)
            return BarRows.Row(
                ChartPoint(label: name, value: max(0, Double(line.amount)), text: text),
                tint: "tint-\(category?.color.rawValue ?? "stone")",
                link: line.category == nil ? nil : MoneyPageRoute.register(filter, upTo: nil).url)
        }
        let name = kind == .expense ? words.spent : words.earned
        let earlier = before.sums(kind).first { $0.currency == currency }?.amount ?? 0
        let comparison: HTML? =
            earlier == 0
            ? nil
            : "<p class=\"quiet\">\(words.labelled(words.monthBefore, words.amount(earlier, currency)))</p>"
        let chart = BarRows(rows: rows, accessibilityLabel: name)
        return """
            <section class="card after"><header><h2>\(name)</h2><b class="number">\(words.amount(sum, currency))</b></header>\(comparison)\(chart.svg)</section>

            """
    }
}
