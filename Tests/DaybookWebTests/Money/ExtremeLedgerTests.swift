import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Money
import Testing

/// A ledger of so many of the greatest amounts that their sum has more than 64 bits.
struct ExtremeLedgerTests {
    private static let count: Int64 = 92_300
    private static let greatest = "€92,233,720,368,547,758.07"

    /// Some days of this month.
    private static let days = (2...19).map { Day("2026-11-\($0 < 10 ? "0" : "")\($0)")! }

    private static func changes(_ kind: TransactionKind, _ ids: Int64) -> [Change] {
        (0..<count).flatMap { number -> [Change] in
            var transaction = Transaction(id: RecordID(Identifier(high: 77, low: UInt64(ids + number))))
            transaction.life = 1
            (transaction.kind, transaction.amount) = (kind, MoneyLimits.amount.upperBound)
            transaction.account = WebSession.bank
            transaction.day = days[Int(number) % days.count]
            transaction.category = kind == .expense ? StandardCategory.groceries.id : StandardCategory.salary.id
            return transaction.changes(from: Transaction(id: transaction.id))
        }
    }

    @Test func sumsBeyondSixtyFourBitsKeepTheirSign() {
        var session = WebSession.withAccounts()
        _ = session.post(
            .money(.addBudget),
            [("category", StandardCategory.groceries.id.hex), ("limit", "300"), ("period", "month")])
        session.receive(Self.changes(.expense, 0))
        #expect(session.balance(WebSession.bank) == -.max)
        let account = MoneyPageRoute.account(WebSession.bank).url
        for url in ["/money", "/money/transactions?account=b1", account, "/money/report/worth"] {
            let page = session.open(url)
            #expect(page.status == 200 && page.has("−" + Self.greatest), "\(url)")
        }
        for url in ["/money/report", "/money/report/comparison", "/money/budgets"] {
            let page = session.open(url)
            #expect(page.status == 200)
            #expect(page.has(Self.greatest), "\(url)")
        }
        for url in [
            "/", "/journal", "/review", "/money/report/flow", "/money/report/calendar", "/money/report/forecast",
        ] {
            #expect(session.open(url).status < 400, "\(url)")
        }
        _ = session.post("/settings", [("budgeting", "envelopes"), ("back", "/money/budgets")])
        #expect(session.open("/money/budgets").has("−" + Self.greatest))

        // As many incomes as there were expenses lead back to the balance of before.
        session.receive(Self.changes(.income, Self.count))
        #expect(session.balance(WebSession.bank) == 10_000)
        #expect(session.open("/money").has("€100.00"))
    }
}
