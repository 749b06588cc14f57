import CivilTime
import DaybookCore
import Interchange
import Journal
import Markup
import Money
import Phrasing
import Words

/// The tabs of the reports of money.
struct MoneyReportTabs: Sendable {
    enum View: CaseIterable, Sendable {
        case categories, flow, worth, comparison, forecast, calendar
    }

    let current: View

    static func name(_ view: View, _ words: Words) -> String {
        switch view {
        case .categories: words.byCategory
        case .flow: words.cashFlow
        case .worth: words.netWorth
        case .comparison: words.moneyComparison
        case .forecast: words.moneyForecast
        case .calendar: words.moneyCalendar
        }
    }

    /// The way back, the title and the tabs.
    func view(_ words: Words) -> HTML {
        let links = View.allCases.map { view -> HTML in
            let route: MoneyReportRoute =
                switch view {
                case .categories: .categories(nil)
                case .flow: .flow(upTo: nil)
                case .worth: .worth(.year)
                case .comparison: .comparison(nil)
                case .forecast: .forecast(nil)
                case .calendar: .calendar(nil)
                }
            return """
                <a href="\(MoneyPageRoute.report(route).url)"\(attribute: "aria-current", view == current ? "page" : nil)>\(Self.name(view, words))</a>
                """
        }
        return """
            \(BackLink.toolbar(to: MoneyPageRoute.overview, words.money))\
            <header class="bar"><div class="heading"><h1>\(Self.name(current, words))</h1></div></header>
            <nav class="filters views" aria-label="\(words.moneyReports)">\(links)</nav>

            """
    }
}

/// The choice of a report's period, with links to the periods before and after it.
struct ReportPeriodPicker: Sendable {
    /// Nil for the current month.
    let chosen: ReportPeriod?
    let today: Day
    /// Whether the choice of all days is offered.
    var offersAll = true

    private var period: ReportPeriod { chosen ?? .month(today.monthOfYear) }

    /// - Parameter route: The report for a period.
    func view(_ words: Words, _ route: (ReportPeriod?) -> MoneyReportRoute) -> HTML {
        func url(_ period: ReportPeriod?) -> String {
            MoneyPageRoute.report(route(period == .month(today.monthOfYear) ? nil : period)).url
        }
        let month = today.monthOfYear
        var choices: [(ReportPeriod, String, Bool)] = [
            (.month(month), words.month, false), (.quarter(of: month), words.quarter, false),
            (.year(month.year), words.year, false),
        ]
        if offersAll { choices.append((.all, words.all, false)) }
        for index in choices.indices { choices[index].2 = Self.isOfSameKind(choices[index].0, period) }
        let links = choices.map { choice, name, isCurrent in
            "<a href=\"\(url(choice))\"\(attribute: "aria-current", isCurrent ? "true" : nil)>\(name)</a>" as HTML
        }
        let later = period.advanced(by: 1).flatMap { $0.days.lowerBound <= today ? $0 : nil }
        return """
            <nav class="segments" aria-label="\(words.period)">\(links)</nav>
            <div class="period-steps">\(StepLink.previous.view(to: period.advanced(by: -1).map(url), label: words.earlierPeriod))\
            <p>\(words.capitalized(words.name(period)))</p>\
            \(StepLink.next.view(to: later.map(url), label: words.laterPeriod))</div>
            \(typed(words, route))
            """
    }

    private static func isOfSameKind(_ left: ReportPeriod, _ right: ReportPeriod) -> Bool {
        switch (left, right) {
        case (.month, .month), (.quarter, .quarter), (.year, .year), (.all, .all): true
        default: false
        }
    }

    private func typed(_ words: Words, _ route: (ReportPeriod?) -> MoneyReportRoute) -> HTML {
        let controls = FormControls(words: words, refusal: nil)
        var days = period.days
        var isOpen = false
        if case .days = period { isOpen = true }
        if case .all = period { days = today.monthOfYear.first...today }
        let action = MoneyPageRoute.report(route(nil)).location.path
        return """
            <details class="fold"\(attribute: "open", if: isOpen)><summary>\(words.otherDays)</summary>\
            <form class="form" method="get" action="\(action)"><div class="pair">\
            \(controls.textField("from", words.firstDayOfPeriod, days.lowerBound.text, type: "date"))\
            \(controls.textField("through", words.lastDayOfPeriod, days.upperBound.text, type: "date"))</div>\
            <button class="button">\(words.show)</button></form></details>
            """
    }
}

extension RequestContext {
    /// Returns the page of a report.
    func show(_ report: MoneyReportRoute) -> Outcome {
        switch report {
        case .categories(let period, let group): page(MoneyReportPage(self, period, group: group))
        case .flow(let month): page(CashFlowPage(self, upTo: month))
        case .worth(let span): page(NetWorthPage(self, span))
        case .comparison(let period): page(MoneyComparisonPage(self, period))
        case .forecast(let account): found(MoneyForecastPage(self, account))
        case .calendar(let month): page(MoneyCalendarPage(self, month))
        }
    }

    /// The values of a chart of a report as a file; nil if there is no such chart.
    func file(_ name: String, of report: MoneyReportRoute) -> ChartFile? {
        switch report {
        case .flow(let month): CashFlowPage(self, upTo: month).file(name, words)
        case .worth(let span): NetWorthPage(self, span).file(words)
        case .forecast(let account): MoneyForecastPage(self, account)?.file(words)
        case .categories(let period, let group): MoneyReportPage(self, period, group: group).file(name, words)
        case .comparison(let period): MoneyComparisonPage(self, period).file(name, words)
        case .calendar(let month): name == ChartName.calendar ? MoneyCalendarPage(self, month).file(words) : nil
        }
    }
}
