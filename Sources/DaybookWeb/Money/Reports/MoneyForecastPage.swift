import CivilTime
import DaybookCore
import Interchange
import Journal
import Markup
import Money
import Phrasing
import Words

/// The balance of an account as it was, and as recurring transactions let it expect; and the lowest of every account.
struct MoneyForecastPage: PageView {
    /// The account of the chart; nil without any.
    let chosen: AccountForecast?
    /// All open accounts, in the person's order.
    let forecasts: [AccountForecast]
    /// Whether there are accounts, all of them closed.
    let areAllClosed: Bool
    /// Whether the account was chosen in the URL.
    let route: MoneyPageRoute
    let today: Day
    let title: String

    private static let pastDays = 30
    private static let comingDays = 90

    var section: Section? { .money }
    var layout: PageLayout { .narrow }

    /// Nil if there is no such open account.
    init?(_ context: RequestContext, _ id: RecordID?) {
        let (state, today) = (context.state, context.today)
        forecasts = state.openAccounts.map {
            AccountForecast(of: $0, today: today, past: Self.pastDays, coming: Self.comingDays, in: state)
        }
        areAllClosed = state.hasAccounts && forecasts.isEmpty
        let shown = id ?? state.usualAccount?.id
        chosen = forecasts.first { $0.account.id == shown }
        if id != nil, chosen == nil { return nil }
        route = .report(.forecast(id))
        self.today = today
        title = context.words.moneyForecast
    }

    func view(_ words: Words) -> HTML {
        let empty: HTML = """
            <section class="empty">\(Icon.money.svg)<h2>\(words.noAccounts(areAllClosed: areAllClosed))</h2>\
            <a class="button primary" href="\(MoneyPageRoute.addAccount.url)">\(words.addAccount)</a></section>
            """
        return """
            \(MoneyReportTabs(current: .forecast).view(words))\
            \(chosen.map { content($0, words) } ?? empty)
            """
    }

    private func lowest(_ forecast: AccountForecast, _ words: Words) -> String {
        words.lowestBalance(
            words.amount(forecast.lowest.balance, forecast.account.currency),
            on: words.near(forecast.lowest.day, to: today))
    }

    private func content(_ forecast: AccountForecast, _ words: Words) -> HTML {
        let account = forecast.account
        let rows = forecasts.map { row($0, words) }
        let isBelowZero = forecast.lowest.balance < 0
        return """
            <section class="card money-now"><h2><bdi>\(account.title)</bdi></h2>\
            <p class="big number">\(words.amount(forecast.last.balance, account.currency))</p>\
            <p class="quiet">\(words.capitalized(words.expectedOn(words.near(forecast.last.day, to: today))))</p>\
            <p\(attribute: "class", isBelowZero ? "bad" : nil)>\(lowest(forecast, words))</p>\(chart(forecast, words))\
            <footer><a class="button" href="\(MoneyPageRoute.bills.url)">\(words.bills)</a></footer></section>
            <section class="group after"><h2>\(words.accounts)</h2><ul class="list accounts">\(rows)</ul></section>
            """
    }

    private func row(_ forecast: AccountForecast, _ words: Words) -> HTML {
        let account = forecast.account
        return """
            <li><a class="line tint-\(account.color.rawValue)" href="\(MoneyPageRoute.report(.forecast(account.id)).url)">\
            \(HabitIcon.view("", title: account.title))<span><strong><bdi>\(account.title)</bdi></strong><small>\(lowest(forecast, words))</small></span>\
            <b class="money-amount">\(words.amount(forecast.last.balance, account.currency))</b></a></li>

            """
    }

    private func chart(_ forecast: AccountForecast, _ words: Words) -> HTML {
        let currency = forecast.account.currency
        let scale = MoneyScale(forecast.days.map { $0.balance }, currency, words)
        let points = forecast.days.enumerated().map { index, day in
            ChartPoint(
                label: words.shortDay(day.day), value: scale.value(day.balance), text: "",
                isPartial: index > forecast.pastCount)
        }
        let rows = forecast.days.map { day in
            ChartTable.Row(label: words.shortDayAndYear(day.day), values: [words.amount(day.balance, currency)])
        }
        let marks = [0, forecast.pastCount, points.count - 1].map { index in
            LineChart.Mark(
                index: index, text: index == forecast.pastCount ? words.today : words.shortDay(forecast.days[index].day)
            )
        }
        return LineChart(
            points: points, range: scale.range, scale: scale.labels, marks: marks,
            accessibilityLabel: "\(forecast.account.title): \(lowest(forecast, words))",
            emptyText: words.noDataInPeriod, tint: "tint-\(forecast.account.color.rawValue)",
            table: words.chartTable(
                words.moneyForecast, by: words.day, [words.balance], rows: rows, file: ChartName.forecast,
                of: .money(route)),
            height: 160
        ).svg
    }

    /// The balances as a file; nil without an account.
    func file(_ words: Words) -> ChartFile? {
        guard let chosen else { return nil }
        let currency = chosen.account.currency
        return ChartFile(
            headings: [words.day, "\(words.balance), \(currency.code)"],
            rows: chosen.days.map { ($0.day.text, [Double($0.balance) / Double(currency.minorUnits)]) })
    }
}
