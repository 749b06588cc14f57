import CivilTime
import DaybookCore
import Interchange
import Journal
import Markup
import Money
import Phrasing
import Words

/// Spending and income by category, beside the period before.
struct MoneyComparisonPage: PageView {
    /// Nil for the current month.
    let chosen: ReportPeriod?
    let days: ClosedRange<Day>
    /// Nil if there is no period before.
    let before: ClosedRange<Day>?
    let comparison: CategoryComparison
    let titles: [RecordID: String]
    let today: Day
    let title: String

    var section: Section? { .money }
    var layout: PageLayout { .narrow }

    init(_ context: RequestContext, _ chosen: ReportPeriod?) {
        let (state, words) = (context.state, context.words)
        // All days have none before them.
        self.chosen = chosen == .all ? nil : chosen
        let period = self.chosen ?? .month(context.today.monthOfYear)
        let compared = period.comparison(today: context.today)
        days = compared?.days ?? period.days
        before = compared?.before
        comparison =
            before.map { [days] in CategoryComparison(of: days, with: $0, in: state) }
            ?? CategoryComparison(of: days, with: days, in: state)
        var titles: [RecordID: String] = [:]
        for category in state.livingMoneyCategories { titles[category.id] = words.title(category) }
        self.titles = titles
        today = context.today
        title = words.moneyComparison
    }

    func view(_ words: Words) -> HTML {
        let sections = MoneyCategoryKind.allCases.flatMap { kind in
            comparison.sums(kind).map { section(kind, $0.currency, $0.amount, $0.before, words) }
        }
        let nothing: HTML =
            "<section class=\"empty\">\(Icon.money.svg)<h2>\(words.noTransactionsInPeriod)</h2></section>"
        return """
            \(MoneyReportTabs(current: .comparison).view(words))\
            \(ReportPeriodPicker(chosen: chosen, today: today, offersAll: false).view(words) { .comparison($0) })
            \(sections.isEmpty || before == nil ? nothing : "\(sections)")
            """
    }

    private func section(
        _ kind: MoneyCategoryKind, _ currency: Currency, _ sum: Int64, _ earlier: Int64, _ words: Words
    ) -> HTML {
        let name = kind == .expense ? words.spent : words.earned
        let lines = comparison.lines.filter { $0.kind == kind && $0.currency == currency }
        func figure(_ amount: Int64, _ line: CategoryComparison.Line?, _ days: ClosedRange<Day>) -> HTML {
            guard amount != 0 else { return "–" }
            var filter = TransactionFilter(days: days, kind: kind == .income ? .income : .expense, currency: currency)
            if let line {
                filter.category = line.category
                filter.isUncategorised = line.category == nil
            }
            return "<a href=\"\(MoneyPageRoute.register(filter, upTo: nil).url)\">\(words.amount(amount, currency))</a>"
        }
        func row(_ name: String, _ amount: Int64, _ earlier: Int64, _ line: CategoryComparison.Line?) -> HTML {
            """
            <tr><th scope="row">\(name)</th><td>\(figure(amount, line, days))</td><td>\(figure(earlier, line, before ?? days))</td>\
            <td>\(words.amount(AmountSum.difference(amount, earlier), currency, isSigned: true))</td></tr>
            """
        }
        let rows = lines.map { line in
            row(title(of: line, words), line.amount, line.before, line)
        }
        let file = words.download(
            MoneyReportPage.fileName(kind, currency), of: .money(.report(.comparison(chosen))))
        return """
            <section class="card after">\(ChartTable.menu(words.chartOptions(name), file))<header><h2>\(name)</h2><b class="number">\(words.amount(AmountSum.difference(sum, earlier), currency, isSigned: true))</b></header>\
            <div class="table-scroll" tabindex="0" role="region" aria-label="\(name), \(currency.code)"><table class="table compared"><thead><tr>\
            <th scope="col">\(words.category)</th><th scope="col">\(words.span(days))</th><th scope="col">\(words.span(before ?? days))</th>\
            <th scope="col">\(words.difference)</th></tr></thead><tbody>\(rows)\(if: lines.count > 1, row(words.total, sum, earlier, nil))</tbody></table></div></section>

            """
    }

    private func title(of line: CategoryComparison.Line, _ words: Words) -> String {
        line.category.flatMap { titles[$0] } ?? words.uncategorised
    }

    /// The amounts of a kind and currency in both periods, as a file; nil if there are none.
    func file(_ name: String, _ words: Words) -> ChartFile? {
        let lines = comparison.lines.filter { MoneyReportPage.fileName($0.kind, $0.currency) == name }
        guard let first = lines.first, let before else { return nil }
        func major(_ amount: Int64) -> Double { Double(amount) / Double(first.currency.minorUnits) }
        return ChartFile(
            headings: [words.category] + [days, before].map { "\(words.span($0)), \(first.currency.code)" },
            rows: lines.map { (title(of: $0, words), [major($0.amount), major($0.before)]) })
    }
}
