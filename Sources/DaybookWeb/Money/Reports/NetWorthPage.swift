import CivilTime
import DaybookCore
import Interchange
import Journal
import Markup
import Money
import Phrasing
import Words

/// All balances together over time, by the rate of each day.
struct NetWorthPage: PageView {
    let span: NetWorthSpan
    let worth: NetWorth
    /// The currency of the sums.
    let currency: Currency
    /// The open accounts, and closed ones with a balance.
    let accounts: [Row]
    let hasAccounts: Bool
    /// The rates of the last sum, each with its day; empty within one currency.
    let ratesUsed: String
    /// Whether there are accounts, all of them closed.
    let areAllClosed: Bool
    let today: Day
    let title: String

    /// An account with its balance, and the same in the currency of the sums, if there is a rate and it differs.
    struct Row: Sendable {
        let account: Account
        let balance: Int64
        let converted: Int64?
    }

    var section: Section? { .money }
    var layout: PageLayout { .narrow }

    /// The most months that are shown.
    private static let maximumMonths = 600

    init(_ context: RequestContext, _ span: NetWorthSpan) {
        let (state, today) = (context.state, context.today)
        let rates = ExchangeRates(state)
        self.span = span
        self.today = today
        let currency = state.budgetCurrency ?? context.words.usualCurrency
        self.currency = currency
        worth = NetWorth(at: Self.days(span, today: today, state), in: currency, rates: rates, state: state)
        let ways = worth.points.last.map { rates.ways(for: $0.totals, in: currency, on: $0.day) } ?? []
        ratesUsed = context.words.sentence(ways, today: today)
        accounts = state.livingAccounts.map { account in
            let balance = state.balance(of: account, on: today).total
            let converted =
                account.currency == currency
                ? nil : rates.convert(balance, from: account.currency, to: currency, on: today)
            return Row(account: account, balance: balance, converted: converted)
        }.filter { !$0.account.isClosed || $0.balance != 0 }
        hasAccounts = state.hasAccounts
        areAllClosed = hasAccounts && state.openAccounts.isEmpty
        title = context.words.netWorth
    }

    /// The last days of months, and today.
    private static func days(_ span: NetWorthSpan, today: Day, _ state: State) -> [Day] {
        let month = today.monthOfYear
        let count: Int
        switch span {
        case .year: count = 12
        case .fiveYears: count = 60
        case .all:
            let first = state.firstTransactionDay?.monthOfYear ?? month
            count = min(max((month.year - first.year) * 12 + month.number - first.number + 1, 1), maximumMonths)
        }
        var days: [Day] = []
        for back in (0...count).reversed() {
            let day = back == 0 ? today : month.advanced(by: -back).last
            if days.last.map({ $0 < day }) ?? true, day <= today { days.append(day) }
        }
        return days
    }

    func view(_ words: Words) -> HTML {
        let ranges = NetWorthSpan.allCases.map { choice -> HTML in
            let name =
                switch choice {
                case .year: words.year
                case .fiveYears: words.fiveYears
                case .all: words.all
                }
            return """
                <a href="\(MoneyPageRoute.report(.worth(choice)).url)"\(attribute: "aria-current", choice == span ? "true" : nil)>\(name)</a>
                """
        }
        let empty: HTML = """
            <section class="empty">\(Icon.money.svg)<h2>\(words.noAccountsYet)</h2>\
            <a class="button primary" href="\(MoneyPageRoute.addAccount.url)">\(words.addAccount)</a></section>
            """
        return """
            \(MoneyReportTabs(current: .worth).view(words))\
            \(if: hasAccounts, "<nav class=\"segments\" aria-label=\"\(words.howFarBack)\">\(ranges)</nav>")
            \(hasAccounts ? content(words) : empty)
            """
    }

    private func content(_ words: Words) -> HTML {
        let last = worth.points.last
        let missing = Set(worth.points.flatMap { $0.sum.unconverted.map { $0.currency.code } }).sorted()
        let apart: HTML? = last.flatMap { point in
            var text = words.withoutRate(point.sum.unconverted)
            if text.isEmpty, !missing.isEmpty { text = words.daysWithoutRate(missing.joined(separator: ", ")) }
            return text.isEmpty
                ? nil
                : "<p class=\"quiet\">\(text) <a href=\"\(MoneyPageRoute.rates(upTo: nil).url)\">\(words.exchangeRates)</a></p>"
        }
        let totals = (last?.totals ?? []).filter { $0.minorUnits != 0 }
        let each: HTML? =
            totals.count < 2
            ? nil
            : """
            <p class="quiet">\(totals.map { link(words.amount($0.minorUnits, $0.currency), in: $0.currency) }.joined(separator: " · "))</p>
            """
        let used: HTML = "<p class=\"quiet\">\(words.exchangeRates): \(ratesUsed)</p>"
        let closed: HTML = "<p class=\"quiet\">\(words.allAccountsClosed)</p>"
        let list: HTML = """
            <section class="group"><h2>\(words.accounts)</h2><ul class="list accounts">\(accounts.map { row(of: $0, words) })</ul></section>
            """
        return """
            <section class="card money-now after"><h2>\(words.netWorth)</h2><p class="big number">\(link(words.amount(last?.sum.amount ?? 0, currency), in: nil))</p>\
            \(each)\(if: !ratesUsed.isEmpty, used)\(if: areAllClosed, closed)\(apart)\(chart(words))</section>
            \(if: !accounts.isEmpty, list)
            <p class="after"><a class="button plain" href="\(MoneyPageRoute.rates(upTo: nil).url)">\(words.exchangeRates)</a></p>
            """
    }

    /// A sum that opens the transactions behind it: those of a currency, or all.
    private func link(_ sum: String, in currency: Currency?) -> HTML {
        let filter = TransactionFilter(days: .first...today, currency: currency)
        return "<a href=\"\(MoneyPageRoute.register(filter, upTo: nil).url)\">\(sum)</a>"
    }

    private func row(of row: Row, _ words: Words) -> HTML {
        let account = row.account
        let filter = TransactionFilter(account: account.id)
        let converted: HTML? = row.converted.map { "<small>\(words.amount($0, currency))</small>" }
        return """
            <li><a class="line tint-\(account.color.rawValue)" href="\(MoneyPageRoute.register(filter, upTo: nil).url)">\
            \(HabitIcon.view("", title: account.title))<span><strong><bdi>\(account.title)</bdi></strong>\(converted)</span>\
            <b class="money-amount">\(words.amount(row.balance, account.currency))</b></a></li>

            """
    }

    private func chart(_ words: Words) -> HTML {
        let scale = MoneyScale(worth.points.map { $0.sum.amount }, currency, words)
        func text(_ point: NetWorth.Point) -> String { words.amount(point.sum.amount, currency) }
        let points = worth.points.map { point in
            ChartPoint(
                label: words.shortMonthAndYear(point.day.monthOfYear), value: scale.value(point.sum.amount), text: "")
        }
        let rows = worth.points.map { point in
            ChartTable.Row(
                label: words.shortDayAndYear(point.day),
                values: [text(point), words.withoutRate(point.sum.unconverted)])
        }
        return LineChart(
            points: points, range: scale.range, scale: scale.labels,
            accessibilityLabel: words.wentFrom(
                words.netWorth, worth.points.first.map(text) ?? "", worth.points.last.map(text) ?? ""),
            emptyText: words.noDataInPeriod, tint: "tint-iris",
            table: words.chartTable(
                words.netWorth, by: words.day, [words.netWorth, words.moneyWithoutRate], rows: rows,
                file: ChartName.netWorth, of: .money(.report(.worth(span)))),
            height: 160
        ).svg
    }

    /// The sums and the totals of each currency as a file.
    func file(_ words: Words) -> ChartFile {
        let currencies = worth.points.first?.totals.map { $0.currency } ?? []
        return ChartFile(
            headings: [words.day, "\(words.netWorth), \(currency.code)"] + currencies.map { $0.code },
            rows: worth.points.map { point in
                let sum = Double(point.sum.amount) / Double(currency.minorUnits)
                let totals = point.totals.map { amount -> Double? in
                    Double(amount.minorUnits) / Double(amount.currency.minorUnits)
                }
                return (point.day.text, [sum] + totals)
            })
    }
}
