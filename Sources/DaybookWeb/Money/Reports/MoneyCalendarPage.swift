import CivilTime
import DaybookCore
import Interchange
import Markup
import Money
import Phrasing
import Words

/// A month with what came and went on each day.
struct MoneyCalendarPage: PageView {
    let month: Month
    let flow: CashFlow
    /// The currency that the calendar shows; the list has all.
    let currency: Currency
    let weekdays: [Weekday]
    /// The bills and the income that become due on the coming days of the month.
    let bills: [BillRow]
    let today: Day
    let title: String

    var section: Section? { .money }
    var layout: PageLayout { .narrow }

    init(_ context: RequestContext, _ month: Month?) {
        let month = month ?? context.today.monthOfYear
        self.month = month
        flow = CashFlow(daysOf: month, in: context.state)
        let usual = context.state.budgetCurrency ?? context.words.usualCurrency
        currency = flow.currencies.contains(usual) ? usual : flow.currencies.first ?? usual
        let isToCome = context.today <= month.last
        bills =
            isToCome
            ? context.state.upcomingBills(in: max(context.today, month.first)...month.last).map { BillRow($0, context) }
            : []
        weekdays = Weekday.week(from: context.state.settings.firstWeekday)
        today = context.today
        title = context.words.moneyCalendar
    }

    func view(_ words: Words) -> HTML {
        func url(by count: Int) -> String? {
            let other = month.advanced(by: count)
            guard other != month else { return nil }
            return MoneyPageRoute.report(.calendar(other == today.monthOfYear ? nil : other)).url
        }
        let sum = flow.sum(in: currency)
        let name = words.capitalized(words.monthAndYear(month))
        func figure(_ name: String, _ amount: String, _ kind: TransactionKind?) -> HTML {
            let filter = TransactionFilter(days: month.first...month.last, kind: kind, currency: currency)
            return """
                <div class="stat"><dt>\(name)</dt><dd><a href="\(MoneyPageRoute.register(filter, upTo: nil).url)">\(amount)</a></dd></div>
                """
        }
        let figures = [
            figure(words.earned, words.amount(sum.earned, currency), .income),
            figure(words.spent, words.amount(sum.spent, currency), .expense),
            figure(words.difference, words.amount(sum.difference, currency, isSigned: true), nil),
        ]
        return """
            \(MoneyReportTabs(current: .calendar).view(words))\
            <div class="period-steps">\(StepLink.previous.view(to: url(by: -1), label: words.previousMonth))<p>\(name)</p>\
            \(StepLink.next.view(to: url(by: 1), label: words.nextMonth))</div>
            <dl class="figures wide">\(figures)</dl>\(flow.currencies.filter { $0 != currency }.map { line(of: $0, words) })
            <div class="agenda money-month" role="grid" aria-label="\(name)"><div class="names" role="row">\(weekdays.map { heading($0, words) })</div>
            <div class="weeks" role="rowgroup">\(weeks(words))</div></div>
            \(list(words))\(if: !flow.currencies.isEmpty, saving(words))
            """
    }

    /// The sums of a currency other than the calendar's.
    private func line(of other: Currency, _ words: Words) -> HTML {
        let sum = flow.sum(in: other)
        let filter = TransactionFilter(days: month.first...month.last, currency: other)
        let parts = [
            "\(words.earned) \(words.amount(sum.earned, other))", "\(words.spent) \(words.amount(sum.spent, other))",
            "\(words.difference) \(words.amount(sum.difference, other, isSigned: true))",
        ]
        return """
            <p class="quiet after"><a href="\(MoneyPageRoute.register(filter, upTo: nil).url)">\(parts.joined(separator: " · "))</a></p>
            """
    }

    private var route: PageRoute { .money(.report(.calendar(month == today.monthOfYear ? nil : month))) }

    private func saving(_ words: Words) -> HTML {
        let file = words.download(ChartName.calendar, of: route)
        return """
            <p class="after"><a class="button plain" href="\(file.url)" download="\(ChartName.file(ChartName.calendar))">\(file.label)</a></p>

            """
    }

    /// Income and spending of each day in each currency, as a file.
    func file(_ words: Words) -> ChartFile {
        let currencies = flow.currencies
        let columns = currencies.map { flow.amounts(in: $0) }
        return ChartFile(
            headings: [words.day]
                + currencies.flatMap { ["\(words.earned), \($0.code)", "\(words.spent), \($0.code)"] },
            rows: flow.spans.enumerated().map { index, days in
                let values = zip(currencies, columns).flatMap { currency, amounts in
                    [amounts[index].earned, amounts[index].spent].map {
                        Double($0) / Double(currency.minorUnits) as Double?
                    }
                }
                return (days.lowerBound.text, values)
            })
    }

    private func heading(_ weekday: Weekday, _ words: Words) -> HTML {
        """
        <span role="columnheader" aria-label="\(words.weekday(weekday))">\(words.shortWeekdayHeading(weekday))</span>
        """
    }

    private func weeks(_ words: Words) -> HTML {
        let before = weekdays.firstIndex(of: month.first.weekday) ?? 0
        let amounts = flow.amounts(in: currency)
        let cells = (0..<before).map { _ in Self.blank } + amounts.indices.map { cell($0, amounts[$0], words) }
        let all = cells + (0..<(7 - cells.count % 7) % 7).map { _ in Self.blank }
        return stride(from: 0, to: all.count, by: 7).map { start -> HTML in
            "<div class=\"week-row\" role=\"row\">\(Array(all[start..<start + 7]))</div>\n"
        }.joined()
    }

    private static let blank: HTML = "<div class=\"cell-day other\" role=\"gridcell\"></div>"

    private func register(_ day: Day) -> String {
        MoneyPageRoute.register(TransactionFilter(days: day...day), upTo: nil).url
    }

    private func cell(_ index: Int, _ amounts: CashFlow.Amounts, _ words: Words) -> HTML {
        let day = month.first.advanced(by: index)
        /// Whole units, which fit into a cell, rounded half away from zero.
        func short(_ amount: Int64) -> String {
            let half = amount < 0 ? -(currency.minorUnits / 2) : currency.minorUnits / 2
            return words.number(AmountSum.of(amount, half) / currency.minorUnits)
        }
        let came: HTML = "<span class=\"number incoming\">+\(short(amounts.earned))</span>"
        let went: HTML =
            "<span class=\"number\">\(amounts.spent > 0 ? "−" : "+")\(short(Int64(amounts.spent.magnitude)))</span>"
        let detail = [
            amounts.earned == 0 ? nil : "\(words.earned) \(words.amount(amounts.earned, currency))",
            amounts.spent == 0 ? nil : "\(words.spent) \(words.amount(amounts.spent, currency))",
        ].compactMap { $0 }.joined(separator: ", ")
        let due = bills.filter { $0.day == day }.map { "\($0.title) \($0.amount)" }.joined(separator: ", ")
        let hasBill = !due.isEmpty
        let label = [detail, due].filter { !$0.isEmpty }.joined(separator: ", ")
        return """
            <div class="cell-day\(if: day == today, " now")" role="gridcell"><a class="date" href="\(register(day))" \
            aria-label="\(words.day(day, label.isEmpty ? words.noTransactionsYet : label))">\(day.dayOfMonth)\
            \(if: amounts.earned != 0, came)\(if: amounts.spent != 0, went)\(if: hasBill, "<span class=\"dot\"></span>")</a></div>
            """
    }

    /// The days with transactions, the latest first, in every currency.
    private func list(_ words: Words) -> HTML {
        let currencies = flow.currencies
        let columns = currencies.map { flow.amounts(in: $0) }
        let rows = flow.spans.indices.reversed().compactMap { index -> HTML? in
            func sums(_ amount: (CashFlow.Amounts) -> Int64) -> String {
                zip(currencies, columns).compactMap { currency, days -> String? in
                    let amount = amount(days[index])
                    return amount == 0 ? nil : words.amount(amount, currency)
                }.joined(separator: " · ")
            }
            let (earned, spent) = (sums { $0.earned }, sums { $0.spent })
            guard !(earned + spent).isEmpty else { return nil }
            let day = flow.spans[index].lowerBound
            let detail = [
                earned.isEmpty ? nil : "\(words.earned) \(earned)", spent.isEmpty ? nil : "\(words.spent) \(spent)",
            ]
            return """
                <li><a class="line" href="\(register(day))"><span><strong>\(words.capitalized(words.near(day, to: today)))</strong>\
                <small>\(detail.compactMap { $0 }.joined(separator: " · "))</small></span></a></li>

                """
        }
        let nothing: HTML = "<p class=\"quiet after\">\(words.noTransactionsInPeriod)</p>"
        let coming: HTML = """
            <section class="group after"><h2>\(words.bills)</h2><ul class="list">\(bills.map { $0.view(words, today: today, back: route) })</ul></section>

            """
        let list: HTML = rows.isEmpty ? nothing : "<ul class=\"list after\">\(rows)</ul>"
        return bills.isEmpty ? list : "\(coming)\(if: !rows.isEmpty, list)"
    }
}
