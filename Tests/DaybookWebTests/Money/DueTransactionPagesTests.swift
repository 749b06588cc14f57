import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

/// Pages on 20 November 2026, when an automatic bill of 1 November is due.
@Suite struct DueTransactionPagesTests {
    private static let bank = RecordID(hex: "b1")!
    private static let goal = RecordID(hex: "c1")!

    private static func session() -> WebSession {
        var session = WebSession()
        _ = session.post(
            .money(.addAccount),
            [("id", "b1"), ("title", "Bank"), ("kind", "bank"), ("currency", "EUR"), ("opening", "1000")])
        _ = session.post(
            .goals(.add),
            [("id", "c1"), ("title", "Save"), ("measure", "balance"), ("account", "b1"), ("balanceTarget", "5000")])
        _ = session.post(
            .money(.addBill),
            [
                ("id", "00112233445566778899aabbccddeeff"), ("kind", "expense"), ("amount", "900"), ("account", "b1"),
                ("payee", "Rent"), ("repetition", "every month on 1"), ("start", "2026-11-01"), ("automatic", "1"),
            ])
        return session
    }

    private static let routes: [PageRoute] =
        PageRouteSamples.all.filter { !isExcepted($0) } + [
            .goals(.goal(goal)), .money(.account(bank)), .money(.editAccount(bank)),
            .money(.reconcile(bank, through: nil, balance: "")), .compare(ComparisonQuery(.spending(on: nil))),
        ]

    /// The history tells of the action that logged the bill, reminders of the time of the request. Forms of new transactions and bills
    /// only suggest payees and categories from what was logged.
    private static func isExcepted(_ route: PageRoute) -> Bool {
        switch route {
        case .settings(.history), .dueReminders, .log(.money, _, _), .money(.addTransaction), .money(.addBill): true
        default: false
        }
    }

    @Test(arguments: routes) func everyPageShowsTransactionsThatAreDueAsIfTheyWereLogged(_ route: PageRoute) {
        var (first, later) = (Self.session(), Self.session())
        _ = later.open("/money")
        #expect(later.state.transactions.rows.count == 1)
        _ = first.open("/safety/refused")
        var page = first.open(route)
        let isLogged = !first.state.transactions.rows.isEmpty
        if isLogged, page.status == 303, let location = page.response.location {
            page = first.open(location)
            // It has a message of its own.
            #expect(first.state.transactions.rows.count == 1 && page.status != 303)
        } else {
            #expect(page.text == later.open(route).text)
        }
    }

    @Test(arguments: [
        "/money/budgets", "/goals", "/money/import", "/today", "/review", "/review/day", "/tasks/upcoming",
        "/tasks/month",
        "/data", "/data/daybook.json", "/search?q=Rent",
    ])
    func aPageThatDependsOnTransactionsLogsThoseThatAreDue(_ url: String) {
        var session = Self.session()
        _ = session.open(url)
        #expect(session.state.transactions.rows.map(\.payee) == ["Rent"])
    }

    @Test func aFileIsSentFromItsOwnAddress() {
        var session = Self.session()
        let file = session.open("/data/daybook.json")
        #expect(file.status == 303 && file.response.location == "/data/daybook.json")
        #expect(session.open("/data/daybook.json").has("Rent"))
    }
}
