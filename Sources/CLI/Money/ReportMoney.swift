import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Journal
import Money
import Phrasing
import Words

struct ReportMoney: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "report", abstract: "What was spent and earned, by category, month, payee or account.",
        discussion: """
            daybook money report --from 2026-01-01 --to 2026-12-31
            daybook money report --by month --from 2026-01-01
            daybook money report --by payee --account Visa
            """)

    @Option(help: ArgumentHelp("What to sum by: category, month, payee or account.", valueName: "what"))
    var by = "category"

    @Option(help: "Only this account.")
    var account: String?

    @OptionGroup var range: DayRangeOptions

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let groupings = ["category", "month", "payee", "account"]
        guard groupings.contains(by) else { throw session.words.refused(by, among: groupings) }
        return try session.read { state in
            let month = state.today(session.now).monthOfYear
            let days = try range.days(in: session, state, last: { _ in month.last }, first: { $0.monthOfYear.first })
            let account = try account.map { try session.account($0, in: state).id }
            if by == "category" {
                let totals = CategoryTotals(of: days, account: account, in: state)
                return CommandOutput(lines(totals, days, session, state), json: json(totals, days, session, state))
            }
            return session.flow(try flow(days, account, state, session), days)
        }
    }

    /// Income and spending by month, payee or account.
    private func flow(
        _ days: ClosedRange<Day>, _ account: RecordID?, _ state: State, _ session: Session
    ) throws -> [FlowLine] {
        guard by == "month" else {
            let totals = TransactionTotals(
                by: by == "payee" ? .payee : .account, of: days, account: account, in: state)
            return totals.lines.map { line in
                FlowLine(
                    key: by, name: state.account(line.account)?.title ?? line.payee, currency: line.currency,
                    earned: line.earned, spent: line.spent)
            }
        }
        let (first, last) = (days.lowerBound.monthOfYear, days.upperBound.monthOfYear)
        let count = (last.year - first.year) * 12 + last.number - first.number + 1
        let flow = CashFlow(months: count, upTo: last, days: days, account: account, in: state)
        return flow.currencies.flatMap { currency in
            zip(flow.spans, flow.amounts(in: currency)).filter { !$0.1.isZero }.map { span, amounts in
                FlowLine(
                    key: by, name: span.lowerBound.monthOfYear.text, currency: currency, earned: amounts.earned,
                    spent: amounts.spent)
            }
        }
    }

    private func lines(
        _ totals: CategoryTotals, _ days: ClosedRange<Day>, _ session: Session, _ state: State
    ) -> [String] {
        let words = session.words
        var lines = [session.style(.strong, days.text)]
        if totals.lines.isEmpty { return lines + [words.noTransactionsMatch] }
        let groups = MoneyCategoryKind.allCases.map { kind -> (title: String, rows: Columns) in
            var rows = Columns()
            for line in totals.lines where line.kind == kind {
                rows.append([
                    Columns.Cell(state.moneyCategory(line.category).map { words.title($0) } ?? words.uncategorised),
                    Columns.Cell(words.amount(line.amount, line.currency), isNumber: true),
                    Columns.Cell(words.transactions(line.count), .faint),
                ])
            }
            for sum in totals.sums(kind) {
                rows.append([
                    Columns.Cell(words.total, .strong),
                    Columns.Cell(words.amount(sum.amount, sum.currency), .strong, isNumber: true),
                ])
            }
            return (kind == .expense ? words.spent : words.earned, rows)
        }
        let widths = Columns.widths(of: groups.map(\.rows))
        for (title, rows) in groups {
            let body = rows.lines(session.style, indent: 2, widths: widths)
            if !body.isEmpty { lines += ["", title] + body }
        }
        return lines
    }

    private func json(
        _ totals: CategoryTotals, _ days: ClosedRange<Day>, _ session: Session, _ state: State
    ) -> JSONValue {
        let rows = totals.lines.map { line -> JSONValue in
            [
                "kind": .string(line.kind.rawValue),
                "category": .text(state.moneyCategory(line.category).map { session.words.title($0) }),
                "currency": .string(line.currency.code), "amount": session.json(line.amount, line.currency),
                "count": .count(line.count),
            ]
        }
        return ["from": .string(days.lowerBound.text), "to": .string(days.upperBound.text), "lines": .array(rows)]
    }
}

/// Income and spending under a name in one currency.
struct FlowLine {
    /// The name of the names: "month", "payee" or "account".
    let key: String
    /// Empty for transactions without a payee.
    let name: String
    let currency: Currency
    let earned: Int64
    let spent: Int64
}

extension ClosedRange<Day> {
    /// "2026-11-01 – 2026-11-20", or the only day.
    fileprivate var text: String {
        lowerBound == upperBound ? lowerBound.text : "\(lowerBound.text) – \(upperBound.text)"
    }
}

extension Session {
    /// Lines with what came and went, and the sum of each currency.
    fileprivate func flow(_ lines: [FlowLine], _ days: ClosedRange<Day>) -> CommandOutput {
        let json: JSONValue = [
            "from": .string(days.lowerBound.text), "to": .string(days.upperBound.text),
            "lines": .array(
                lines.map { line in
                    [
                        line.key: .string(line.name), "currency": .string(line.currency.code),
                        "earned": self.json(line.earned, line.currency), "spent": self.json(line.spent, line.currency),
                    ]
                }),
        ]
        var output = [style(.strong, days.text), ""]
        guard !lines.isEmpty else { return CommandOutput([output[0], words.noTransactionsMatch], json: json) }
        var columns = Columns()
        columns.append(
            [Columns.Cell("")]
                + [words.earned, words.spent, words.difference].map { Columns.Cell($0, .faint, isNumber: true) })
        func append(_ name: String, _ earned: Int64, _ spent: Int64, _ currency: Currency, _ weight: Style.Weight) {
            columns.append(
                [Columns.Cell(name, weight)]
                    + [earned, spent, AmountSum.difference(earned, spent)].map {
                        Columns.Cell(words.amount($0, currency), weight, isNumber: true)
                    })
        }
        var start = 0
        while start < lines.count {
            let currency = lines[start].currency
            let end = lines[start...].firstIndex { $0.currency != currency } ?? lines.count
            for line in lines[start..<end] {
                append(line.name.isEmpty ? words.noPayee : line.name, line.earned, line.spent, currency, .plain)
            }
            let earned = AmountSum.of(lines[start..<end].map { $0.earned })
            let spent = AmountSum.of(lines[start..<end].map { $0.spent })
            append(words.total, earned, spent, currency, .strong)
            start = end
        }
        output += columns.lines(style)
        return CommandOutput(output, json: json)
    }
}
