import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Journal
import Money
import Phrasing
import Words

struct ShowNetWorth: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "networth", abstract: "All balances together at the end of each month.",
        discussion: """
            daybook money networth
            daybook money networth --from 2020-01-01 --currency USD

            Balances are converted by the latest rate up to each day, yours before those of transfers; those without one are \
            listed apart. The rates of the last day are named with theirs.
            """)

    @OptionGroup var range: DayRangeOptions

    @Option(help: ArgumentHelp("The currency of the sums, such as EUR.", valueName: "code"))
    var currency: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let words = session.words
        return try session.read { state in
            guard state.hasAccounts else { throw InvalidRequest(words.noAccountsYet) }
            let today = state.today(session.now)
            let days = try range.days(
                in: session, state, last: { max($0 ?? today, today) }, first: { $0.monthOfYear.advanced(by: -11).first }
            )
            let currency = try currency.map { try session.currency($0) } ?? state.budgetCurrency ?? words.usualCurrency
            let rates = ExchangeRates(state)
            let worth = NetWorth(at: Self.ends(of: days), in: currency, rates: rates, state: state)
            let ways = worth.points.last.map { rates.ways(for: $0.totals, in: currency, on: $0.day) } ?? []
            var columns = Columns()
            for point in worth.points {
                columns.append([
                    Columns.Cell(point.day.text),
                    Columns.Cell(words.amount(point.sum.amount, currency), isNumber: true),
                    Columns.Cell(words.withoutRate(point.sum.unconverted), .faint),
                ])
            }
            let json = worth.points.map { point -> JSONValue in
                [
                    "day": .string(point.day.text), "amount": session.json(point.sum.amount, currency),
                    "unconverted": .array(point.sum.unconverted.map { session.json(amount: $0) }),
                    "balances": .array(point.totals.map { session.json(amount: $0) }),
                ]
            }
            let sentence = words.sentence(ways, today: today)
            let line = session.style(.faint, "\(words.exchangeRates): \(sentence)")
            return CommandOutput(
                columns.lines(session.style) + (ways.isEmpty ? [] : [line]),
                json: [
                    "currency": .string(currency.code), "days": .array(json), "rates": session.json(ways),
                ])
        }
    }

    /// The last days of the months of a range, and its last day.
    private static func ends(of days: ClosedRange<Day>) -> [Day] {
        var ends: [Day] = []
        var month = days.lowerBound.monthOfYear
        while month.last < days.upperBound {
            ends.append(month.last)
            month = month.advanced(by: 1)
        }
        return ends + [days.upperBound]
    }
}

struct ForecastMoney: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "forecast", abstract: "Forecast balances from recurring transactions.",
        discussion: """
            daybook money forecast
            daybook money forecast --account Bank --days 30
            """)

    @Option(help: "Only this account.")
    var account: String?

    @Option(help: ArgumentHelp("How many days to look ahead, 1 to 365 (default: 90).", valueName: "n"))
    var days = 90

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let words = session.words
        guard (1...365).contains(days) else { throw InvalidRequest(words.notBetween("--days", 1, 365)) }
        return try session.read { state in
            let today = state.today(session.now)
            let accounts = try account.map { [try session.account($0, in: state)] } ?? state.openAccounts
            guard !accounts.isEmpty else {
                throw InvalidRequest(words.noAccounts(areAllClosed: state.hasAccounts))
            }
            let forecasts = accounts.map { AccountForecast(of: $0, today: today, past: 0, coming: days, in: state) }
            var columns = Columns()
            for forecast in forecasts {
                let currency = forecast.account.currency
                columns.append([
                    Columns.Cell(forecast.account.title, .strong),
                    Columns.Cell(words.amount(forecast.last.balance, currency), isNumber: true),
                    Columns.Cell(
                        words.lowestBalance(
                            words.amount(forecast.lowest.balance, currency),
                            on: words.near(forecast.lowest.day, to: today)),
                        forecast.lowest.balance < 0 ? .strong : .faint),
                ])
            }
            return CommandOutput(
                [words.capitalized(words.expectedOn(words.near(today.advanced(by: days), to: today)))]
                    + columns.lines(session.style),
                json: ["accounts": .array(forecasts.map { session.json($0) })])
        }
    }
}

extension Session {
    func json(amount: MoneyAmount) -> JSONValue {
        ["currency": .string(amount.currency.code), "amount": json(amount.minorUnits, amount.currency)]
    }

    /// A forecast with the days on which the balance changes.
    fileprivate func json(_ forecast: AccountForecast) -> JSONValue {
        let currency = forecast.account.currency
        func json(_ day: ForecastDay) -> JSONValue {
            ["day": .string(day.day.text), "balance": self.json(day.balance, currency)]
        }
        var changes: [ForecastDay] = []
        for day in forecast.days where changes.last?.balance != day.balance { changes.append(day) }
        return [
            "account": .string(forecast.account.title), "currency": .string(currency.code),
            "lowest": json(forecast.lowest), "last": json(forecast.last), "days": .array(changes.map { json($0) }),
        ]
    }
}
