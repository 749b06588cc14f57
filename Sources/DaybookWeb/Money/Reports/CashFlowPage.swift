import CivilTime
import DaybookCore
import Interchange
import Markup
import Money
import Phrasing
import Words

/// Income and spending in each of twelve months.
struct CashFlowPage: PageView {
    let flow: CashFlow
    /// The last month that was asked for; nil for the current one.
    let last: Month?
    let today: Day
    /// The currency that is shown first.
    let usual: Currency
    let title: String

    private static let monthCount = 12

    var section: Section? { .money }
    var layout: PageLayout { .narrow }

    init(_ context: RequestContext, upTo last: Month?) {
        self.last = last
        today = context.today
        flow = CashFlow(months: Self.monthCount, upTo: last ?? context.today.monthOfYear, in: context.state)
        usual = context.state.budgetCurrency ?? context.words.usualCurrency
        title = context.words.cashFlow
    }

    private var currencies: [Currency] {
        flow.currencies.filter { $0 == usual } + flow.currencies.filter { $0 != usual }
    }

    private var route: MoneyPageRoute { .report(.flow(upTo: last)) }

    private static func fileName(_ currency: Currency) -> String { "\(ChartName.cashFlow)-\(currency.code)" }

    func view(_ words: Words) -> HTML {
        let end = last ?? today.monthOfYear
        func url(_ month: Month) -> String? {
            guard month != end, month <= today.monthOfYear || month < end else { return nil }
            return MoneyPageRoute.report(.flow(upTo: month == today.monthOfYear ? nil : month)).url
        }
        let first = flow.spans.first?.lowerBound ?? today
        let nothing: HTML =
            "<section class=\"empty\">\(Icon.money.svg)<h2>\(words.noTransactionsInPeriod)</h2></section>"
        return """
            \(MoneyReportTabs(current: .flow).view(words))\
            <div class="period-steps">\(StepLink.previous.view(to: url(end.advanced(by: -Self.monthCount)), label: words.earlierPeriod))\
            <p>\(words.periods(first, end.last, of: .month))</p>\
            \(StepLink.next.view(to: end < today.monthOfYear ? url(min(end.advanced(by: Self.monthCount), today.monthOfYear)) : nil, label: words.laterPeriod))</div>
            \(currencies.isEmpty ? nothing : "\(currencies.map { section($0, words) })")
            """
    }

    private func section(_ currency: Currency, _ words: Words) -> HTML {
        let sum = flow.sum(in: currency)
        return """
            <section class="card after"><header><h2>\(currency.code)</h2><b class="number">\(words.amount(sum.difference, currency, isSigned: true))</b></header>\
            \(chart(currency, words))</section>
            <section class="card"><div class="table-scroll" tabindex="0" role="region" aria-label="\(words.cashFlow), \(currency.code)">\(table(currency, words))</div></section>

            """
    }

    private func chart(_ currency: Currency, _ words: Words) -> HTML {
        let amounts = flow.amounts(in: currency)
        let sum = flow.sum(in: currency)
        let (earned, spent) = (words.amount(sum.earned, currency), words.amount(sum.spent, currency))
        let slots = zip(flow.spans, amounts).map { days, amounts in
            PairedBars.Slot(
                label: words.shortMonth(days.lowerBound.monthOfYear), first: Double(amounts.earned),
                second: Double(amounts.spent), isPartial: days.contains(today) && today < days.upperBound)
        }
        let rows = zip(flow.spans, amounts).map { days, amounts in
            ChartTable.Row(
                label: words.monthAndYear(days.lowerBound.monthOfYear),
                values: [words.amount(amounts.earned, currency), words.amount(amounts.spent, currency)])
        }
        return PairedBars(
            parts: (
                StackedBars.Part(label: words.earned, text: earned, tint: "tint-leaf"),
                StackedBars.Part(label: words.spent, text: spent, tint: "tint-amber")
            ), slots: slots,
            accessibilityLabel: "\(words.cashFlow): \(words.earned) \(earned), \(words.spent) \(spent)",
            table: words.chartTable(
                words.cashFlow, by: words.month, [words.earned, words.spent], rows: rows,
                file: Self.fileName(currency), of: .money(route))
        ).svg
    }

    private func table(_ currency: Currency, _ words: Words) -> HTML {
        let rows = zip(flow.spans, flow.amounts(in: currency)).reversed().map { days, amounts -> HTML in
            func figure(_ amount: Int64, _ kind: TransactionKind?, isSigned: Bool = false) -> HTML {
                let filter = TransactionFilter(days: days, kind: kind, currency: currency)
                let text = words.amount(amount, currency, isSigned: isSigned)
                return "<a href=\"\(MoneyPageRoute.register(filter, upTo: nil).url)\">\(text)</a>"
            }
            func figure(ifAny amount: Int64, _ kind: TransactionKind) -> HTML {
                amount == 0 ? "–" : figure(amount, kind)
            }
            return """
                <tr><th scope="row">\(words.shortMonthAndYear(days.lowerBound.monthOfYear))</th><td>\(figure(ifAny: amounts.earned, .income))</td>\
                <td>\(figure(ifAny: amounts.spent, .expense))</td>\
                <td>\(amounts.isZero ? "–" : figure(amounts.difference, nil, isSigned: true))</td></tr>
                """
        }
        return """
            <table class="table"><thead><tr><th scope="col">\(words.month)</th><th scope="col">\(words.earned)</th>\
            <th scope="col">\(words.spent)</th><th scope="col">\(words.difference)</th></tr></thead><tbody>\(rows)</tbody></table>
            """
    }

    /// The amounts of a currency as a file.
    func file(_ name: String, _ words: Words) -> ChartFile? {
        guard let currency = flow.currencies.first(where: { Self.fileName($0) == name }) else { return nil }
        func major(_ amount: Int64) -> Double { Double(amount) / Double(currency.minorUnits) }
        return ChartFile(
            headings: [words.month, "\(words.earned), \(currency.code)", "\(words.spent), \(currency.code)"],
            rows: zip(flow.spans, flow.amounts(in: currency)).map { days, amounts in
                (days.lowerBound.monthOfYear.text, [major(amounts.earned), major(amounts.spent)])
            })
    }
}
