import CivilTime
import DaybookCore
import Interchange
import Journal
import Markup
import Money
import Phrasing
import Words

/// Spending and income in a period, by group and category.
struct MoneyReportPage: PageView {
    /// Nil for the current month.
    let chosen: ReportPeriod?
    let totals: CategoryTotals
    /// The period before; nil if there is none.
    let before: (period: ReportPeriod, totals: CategoryTotals)?
    /// The group whose categories are shown; nil for all.
    let group: String?
    let categories: [RecordID: MoneyCategory]
    let today: Day
    let title: String

    var section: Section? { .money }
    var layout: PageLayout { .narrow }

    private var period: ReportPeriod { chosen ?? .month(today.monthOfYear) }

    init(_ context: RequestContext, _ chosen: ReportPeriod?, group: String?) {
        let state = context.state
        let period = chosen ?? .month(context.today.monthOfYear)
        self.chosen = chosen
        self.group = group.flatMap { $0.isEmpty ? nil : $0 }
        totals = CategoryTotals(of: period.days, in: state)
        before = period.advanced(by: -1).map { ($0, CategoryTotals(of: $0.days, in: state)) }
        var categories: [RecordID: MoneyCategory] = [:]
        for category in state.livingMoneyCategories { categories[category.id] = category }
        self.categories = categories
        today = context.today
        title = context.words.byCategory
    }

    func view(_ words: Words) -> HTML {
        let sections = MoneyCategoryKind.allCases.flatMap { kind in
            totals.sums(kind).map { section(kind, $0.currency, $0.amount, words) }
        }
        let nothing: HTML =
            "<section class=\"empty\">\(Icon.money.svg)<h2>\(words.noTransactionsInPeriod)</h2></section>"
        let narrowed = group.map { group -> HTML in
            """
            <p class="chips register-filter"><span class="chip">\(group)</span>\
            <a class="button plain" href="\(MoneyPageRoute.report(.categories(chosen)).url)">\(words.allMoneyCategories)</a></p>

            """
        }
        return """
            \(MoneyReportTabs(current: .categories).view(words))\
            \(ReportPeriodPicker(chosen: chosen, today: today).view(words) { .categories($0, group: group) })
            \(narrowed)\(sections.isEmpty ? nothing : "\(sections)")
            """
    }

    /// A row: a group with the sum of its categories, or a category.
    private struct Line {
        let name: String
        let tint: String
        let link: String
        var amount: Int64
    }

    private func register(_ line: CategoryTotals.Line?, _ kind: MoneyCategoryKind, _ currency: Currency) -> String {
        var filter = TransactionFilter(kind: kind == .income ? .income : .expense, currency: currency)
        if period != .all { filter.days = period.days }
        if let line {
            filter.category = line.category
            filter.isUncategorised = line.category == nil
        }
        return MoneyPageRoute.register(filter, upTo: nil).url
    }

    private func lines(_ kind: MoneyCategoryKind, _ currency: Currency, _ words: Words) -> [Line] {
        var lines: [Line] = []
        var groups: [String: Int] = [:]
        for line in totals.lines where line.kind == kind && line.currency == currency {
            let category = line.category.flatMap { categories[$0] }
            let name = category?.group ?? ""
            if let group, group != name { continue }
            if group == nil, !name.isEmpty, let index = groups[name] {
                lines[index].amount = AmountSum.of(lines[index].amount, line.amount)
                continue
            }
            let isGroup = group == nil && !name.isEmpty
            if isGroup { groups[name] = lines.count }
            lines.append(
                Line(
                    name: isGroup ? name : category.map { words.title($0) } ?? words.uncategorised,
                    tint: category?.color.rawValue ?? "stone",
                    link: isGroup
                        ? MoneyPageRoute.report(.categories(chosen, group: name)).url : register(line, kind, currency),
                    amount: line.amount))
        }
        return lines.enumerated().sorted { left, right in
            left.element.amount == right.element.amount
                ? left.offset < right.offset : left.element.amount > right.element.amount
        }.map { $0.element }
    }

    private func section(_ kind: MoneyCategoryKind, _ currency: Currency, _ sum: Int64, _ words: Words) -> HTML {
        let lines = lines(kind, currency, words)
        guard !lines.isEmpty else { return .empty }
        let rows = lines.map { line in
            BarRows.Row(
                ChartPoint(
                    label: line.name, value: max(0, Double(line.amount)), text: words.amount(line.amount, currency)),
                tint: "tint-\(line.tint)", link: line.link)
        }
        let name = kind == .expense ? words.spent : words.earned
        let earlier = before?.totals.sums(kind).first { $0.currency == currency }?.amount ?? 0
        let comparison = before.flatMap { before -> HTML? in
            guard earlier != 0, group == nil else { return nil }
            return "<p class=\"quiet\">\(words.name(before.period)): \(words.amount(earlier, currency))</p>"
        }
        let shown = group == nil ? sum : AmountSum.of(lines.map { $0.amount })
        let total: HTML = "<b class=\"number\">\(words.amount(shown, currency))</b>"
        let linked: HTML = "<a href=\"\(register(nil, kind, currency))\">\(total)</a>"
        let chart = BarRows(
            rows: rows, accessibilityLabel: name,
            table: words.chartTable(
                name, by: words.category, [name], file: Self.fileName(kind, currency),
                of: .money(.report(.categories(chosen, group: group)))))
        return """
            <section class="card after"><header><h2>\(name)</h2>\(group == nil ? linked : total)</header>\(comparison)\(chart.svg)</section>

            """
    }
}

extension MoneyReportPage {
    static func fileName(_ kind: MoneyCategoryKind, _ currency: Currency) -> String {
        "\(kind.rawValue)-\(currency.code)"
    }

    /// The amounts of a kind and currency by group or category, as a file.
    func file(_ name: String, _ words: Words) -> ChartFile? {
        for kind in MoneyCategoryKind.allCases {
            for sum in totals.sums(kind) where Self.fileName(kind, sum.currency) == name {
                let heading = "\(kind == .expense ? words.spent : words.earned), \(sum.currency.code)"
                let rows = lines(kind, sum.currency, words).map { line in
                    (label: line.name, values: [Double(line.amount) / Double(sum.currency.minorUnits)] as [Double?])
                }
                return ChartFile(headings: [words.category, heading], rows: rows)
            }
        }
        return nil
    }
}
