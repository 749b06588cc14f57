import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Money
import Testing

@Suite struct MoneyReportPagesTests {
    private let groceries = StandardCategory.groceries.id.hex

    /// A journal with accounts in euros and zlotys, and some transactions of two months.
    private func session() -> WebSession {
        var session = WebSession()
        for (id, title, currency, opening) in [("b1", "Bank", "EUR", "1000"), ("b2", "Konto", "PLN", "400")] {
            _ = session.post(
                .money(.addAccount),
                [("id", id), ("title", title), ("kind", "bank"), ("currency", currency), ("opening", opening)])
        }
        for (kind, amount, day, fields) in [
            ("expense", "20", "2026-11-18", [("category", groceries), ("payee", "Lidl")]),
            ("expense", "7", "2026-10-31", [("category", groceries)]), ("expense", "3", "2026-11-19", []),
            ("income", "50", "2026-11-02", [("payee", "Acme")]),
        ] {
            _ = session.post(
                .money(.addTransaction),
                [("kind", kind), ("amount", amount), ("day", day), ("account", "b1")] + fields)
        }
        return session
    }

    private func link(_ filter: TransactionFilter) -> String {
        "href=\"\(MoneyPageRoute.register(filter, upTo: nil).url.split(separator: "&").joined(separator: "&amp;"))\""
    }

    private func setRate(
        _ base: String, _ quote: String, _ rate: String, _ day: String, _ session: inout WebSession
    ) -> WebSession.Page {
        session.post(.money(.addRate), [("base", base), ("quote", quote), ("rate", rate), ("day", day)])
    }

    @Test func aFigureWithoutACategoryLeadsToItsTransactions() {
        var session = session()
        let report = session.open(.money(.report(.categories(nil))))
        let filter = TransactionFilter(
            days: Day("2026-11-01")!...Day("2026-11-30")!, kind: .expense, currency: .euro, isUncategorised: true)
        #expect(report.has("No category") && report.has(link(filter)), "\(report.main)")
        let register = session.open(.money(.register(filter, upTo: nil)))
        #expect(register.has("−€3.00") && !register.has("−€20.00") && register.has(">No category</bdi>"))
    }

    @Test func aGroupLeadsToItsCategories() {
        var session = session()
        _ = session.post(
            .money(.editCategory(StandardCategory.groceries.id)), [("title", ""), ("group", "Home"), ("hidden", "")])
        let report = session.open(.money(.report(.categories(nil))))
        #expect(report.has(">Home</a>") && !report.has(">Groceries</a>"), "\(report.main)")
        let group = session.open("/money/report?group=Home")
        #expect(group.has(">Groceries</a>") && !group.has(">No category</a>"))
    }

    @Test func theAmountsByCategoryCanBeSaved() {
        var session = session()
        #expect(session.open("/money/report?by=all").has("/charts/expense-EUR.csv?page="))
        let file = session.open(.chart("expense-EUR", of: "/money/report?by=all")).text
        let lines = file.split(separator: "\r\n")
        #expect(lines.first == "Category,\"Spent, EUR\"")
        #expect(lines.dropFirst().compactMap { Double($0.split(separator: ",").last ?? "") }.reduce(0, +) == 30)
        #expect(session.open(.chart("expense-USD", of: "/money/report?by=all")).status == 404)
    }

    @Test func theReportOfTypedDaysIsTheSameWhicheverIsFirst() {
        var session = session()
        for query in ["from=2026-10-01&through=2026-11-18", "from=2026-11-18&through=2026-10-01"] {
            let report = session.open("/money/report?\(query)")
            #expect(report.has("€27.00") && !report.has("€30.00"), "\(query)")
        }
        #expect(session.open("/money/report?by=all").has("€30.00"))
        #expect(session.open("/money/report?quarter=2026-12").has("€30.00"))
        #expect(session.open("/money/report?year=2025").has("No transactions in this period"))
    }

    @Test func theCashFlowHasABarAndLinksForEachMonth() {
        var session = session()
        let page = session.open(.money(.report(.flow(upTo: nil))))
        let november = Day("2026-11-01")!...Day("2026-11-30")!
        #expect(page.has("+€20.00") && page.has("Dec 2025 – Nov 2026"))
        #expect(page.has(link(TransactionFilter(days: november, kind: .income, currency: .euro))))
        #expect(page.has(link(TransactionFilter(days: november, kind: .expense, currency: .euro))))
        let file = session.open(.chart("cash-flow-EUR", of: MoneyPageRoute.report(.flow(upTo: nil)).url))
        #expect(file.text.contains("2026-11,50,23"), "\(file.text)")
    }

    @Test func netWorthShowsWhatHasNoRateApart() {
        var session = session()
        let page = session.open(.money(.report(.worth(.year))))
        #expect(page.has(">€1,020.00</a></p>") && page.has("No rate: PLN\u{A0}400.00"))
        _ = setRate("EUR", "PLN", "4", "2026-11-01", &session)
        let converted = session.open(.money(.report(.worth(.year))))
        #expect(converted.has(">€1,120.00</a></p>") && !converted.has("<p class=\"quiet\">No rate"))
        #expect(session.open(.money(.report(.worth(.all)))).has("€1,120.00"))
    }

    @Test func balancesOfSeveralCurrenciesAreAddedUpByRatesAndNeverGuessed() {
        var session = session()
        let apart = session.open("/money")
        #expect(apart.has("No rate: PLN\u{A0}400.00") && !apart.has("in all"))
        _ = setRate("EUR", "PLN", "4", "2026-11-01", &session)
        let together = session.open("/money")
        #expect(together.has("<a href=\"/money/report/worth\">≈ €1,120.00 in all</a>"), "\(together.main)")
        #expect(!together.has("no rate:") && !together.has("No rate:"))
        _ = session.post(
            .money(.addAccount),
            [("id", "b3"), ("title", "Wallet"), ("kind", "cash"), ("currency", "USD"), ("opening", "40")])
        let incomplete = session.open("/money")
        #expect(incomplete.has("≈ €1,120.00 in all") && incomplete.has("Left out, no rate: $40.00"))
    }

    @Test func balancesOfOneCurrencyAreNotAddedUpAgain() {
        var session = WebSession()
        for (id, currency) in [("b1", "USD"), ("b2", "USD")] {
            _ = session.post(
                .money(.addAccount),
                [("id", id), ("title", id), ("kind", "bank"), ("currency", currency), ("opening", "10")])
        }
        // Even if envelopes are in another.
        session.receive([Change(Settings.table, Settings.only, "budgetCurrency", .text("EUR"))])
        let page = session.open("/money")
        #expect(page.has("$20.00") && !page.has("in all") && !page.has("No rate"))
    }

    @Test func closedAccountsAreSaidToBeAndTheirCurrencyStays() {
        var session = WebSession.withAccounts()
        for account in [WebSession.bank, WebSession.savings] { _ = session.post(.money(.closeAccount(account))) }
        session.languages = ["en-GB"]
        let worth = session.open(.money(.report(.worth(.year))))
        #expect(worth.has(">€100.00</a></p>") && worth.has("All accounts are closed"), "\(worth.main)")
        #expect(!worth.has("No rate:") && !worth.has("£") && worth.has(">Bank</bdi>"))
        let forecast = session.open(.money(.report(.forecast(nil))))
        #expect(forecast.has("All accounts are closed") && !forecast.has("No accounts yet"))
        let overview = session.open("/money")
        #expect(overview.has("All accounts are closed"))
        let journal = session.open("/journal")
        #expect(journal.has("All accounts are closed"), "\(journal.main)")
    }

    @Test func aComparisonHasBothPeriodsAndTheDifference() {
        var session = session()
        let page = session.open(.money(.report(.comparison(nil))))
        // The month so far with as many days of the last one, which ended without its 31st.
        #expect(page.has("1–20 Nov 2026") && page.has("1–20 Oct 2026") && !page.has("€7.00"))
        #expect(page.has("<table class=\"table compared\">"), "long titles of categories wrap")
        let month = session.open(.money(.report(.comparison(.month(Month("2026-10")!)))))
        #expect(month.has("€7.00") && month.has("+€7.00"))
    }

    @Test func aForecastNamesTheLowestBalance() {
        var session = session()
        _ = session.post(
            .money(.addTransaction),
            [("kind", "expense"), ("amount", "1500"), ("day", "2026-12-01"), ("account", "b1")])
        let page = session.open(.money(.report(.forecast(RecordID(hex: "b1")!))))
        #expect(page.has("Lowest: −€480.00, 1 Dec") && page.has("series open"), "\(page.main)")
        #expect(session.open(.money(.report(.forecast(RecordID(hex: "ff")!)))).status == 404)
    }

    @Test func theCalendarLeadsToEachDay() {
        var session = session()
        let page = session.open(.money(.report(.calendar(nil))))
        let day = Day("2026-11-18")!
        #expect(page.has(link(TransactionFilter(days: day...day))) && page.has("Spent €20.00"))
        let month = Day("2026-11-01")!...Day("2026-11-30")!
        #expect(page.has(link(TransactionFilter(days: month, kind: .expense, currency: .euro)) + ">€23.00</a>"))
        #expect(session.open("/money/report/calendar?month=0001-01").status == 200)
        #expect(session.open("/money/report/calendar?month=9999-12").status == 200)
    }

    @Test func theCalendarAddsUpOtherCurrenciesBelowItsOwn() {
        var session = session()
        for (kind, amount) in [("income", "3000"), ("expense", "561.30")] {
            _ = session.post(
                .money(.addTransaction),
                [("kind", kind), ("amount", amount), ("day", "2026-11-03"), ("account", "b2")])
        }
        let page = session.open(.money(.report(.calendar(nil)))).main.replacing("\u{A0}", with: " ")
        #expect(page.contains("Earned PLN 3,000.00 · Spent PLN 561.30 · Difference +PLN 2,438.70"), "\(page)")
    }

    @Test func bothPeriodsOfAComparisonCanBeSaved() {
        var session = session()
        #expect(session.open(.money(.report(.comparison(nil)))).has("/charts/expense-EUR.csv?page="))
        let month = MoneyPageRoute.report(.comparison(.month(Month("2026-10")!))).url
        let file = session.open(.chart("expense-EUR", of: month)).text
        #expect(file.hasPrefix("Category,\"October 2026, EUR\",\"September 2026, EUR\"\r\n"), "\(file)")
        #expect(file.hasSuffix(",7,0\r\n"), "\(file)")
        #expect(session.open(.chart("income-USD", of: month)).status == 404)
    }

    @Test func theDaysOfTheCalendarCanBeSaved() {
        var session = session()
        let calendar = MoneyPageRoute.report(.calendar(nil)).url
        #expect(session.open(calendar).has("/charts/calendar.csv?page="))
        let lines = session.open(.chart("calendar", of: calendar)).text.split(separator: "\r\n")
        #expect(lines.count == 31 && lines.first?.hasPrefix("Day,\"Earned, EUR\",\"Spent, EUR\"") == true, "\(lines)")
        #expect(lines.contains { $0.hasPrefix("2026-11-18,0,20") }, "\(lines)")
        #expect(!session.open("/money/report/calendar?month=2020-01").has("/charts/calendar.csv"))
    }

    @Test func theCalendarHasTheBillsToCome() {
        var session = session()
        _ = session.post(
            .money(.addBill),
            [
                ("kind", "expense"), ("amount", "900"), ("payee", "Landlord"), ("account", "b1"),
                ("repetition", "every month on 1"), ("start", "2026-12-01"),
            ])
        #expect(!session.state.recurringTransactions.rows.isEmpty)
        let december = session.open("/money/report/calendar?month=2026-12")
        #expect(december.has("Landlord −€900.00") && december.has("<h2>Bills and income</h2>"))
        #expect(!session.open(.money(.report(.calendar(nil)))).has("Landlord"))
    }

    @Test func reportsOpenWithoutAnyMoney() {
        var session = WebSession()
        for path in ["", "/flow", "/worth", "/worth?span=all", "/comparison", "/forecast", "/calendar"] {
            #expect(session.open("/money/report\(path)").status == 200, "\(path)")
        }
        #expect(session.open("/money/rates").has("No rates yet"))
    }

    @Test(arguments: [
        ("rate", "EUR", "PLN", "0", "Enter a rate above zero."),
        ("rate", "EUR", "PLN", "-4", "Enter a rate above zero."),
        ("rate", "EUR", "PLN", "", "Enter a rate."), ("rate", "EUR", "PLN", "much", "Enter a rate such as"),
        ("base", "XYZ", "PLN", "4", "There is no currency"), ("quote", "EUR", "zł", "4", "There is no currency"),
        ("quote", "EUR", "eur", "4", "two different"),
    ])
    func aRefusedRateIsShownAgain(_ field: String, _ base: String, _ quote: String, _ rate: String, _ why: String) {
        var session = session()
        let page = setRate(base, quote, rate, "2026-11-01", &session)
        #expect(page.status == 422 && page.has("id=\"\(field)-why\"") && page.has(why), "\(page.main)")
        #expect(session.state.exchangeRates.rows.isEmpty)
    }

    @Test func aRateIsAddedEditedDeletedAndUndone() {
        var session = session()
        let added = setRate("usd", "eur", "0,92", "2026-11-01", &session)
        #expect(added.has("Rate set: 1 USD = 0.92 EUR"))
        let id = session.state.livingExchangeRates[0].id
        let form = session.open(.money(.rate(id)))
        let fields = typedFields(form.part(from: "<form class=\"form\"", to: "</form>"))
        _ = session.post(.money(.editRate(id)), fields.map { $0.0 == "rate" ? ("rate", "0.95") : $0 })
        #expect(session.state.livingExchangeRates.map { $0.rate?.text } == ["0.95"])
        let deleted = session.post(.money(.deleteRate(id)))
        #expect(deleted.has("Rate deleted: 1 USD = 0.95 EUR") && session.state.livingExchangeRates.isEmpty)
        _ = session.undo(deleted)
        #expect(session.state.livingExchangeRates.map { $0.rate?.text } == ["0.95"])
    }

    @Test func aTransfersRateIsListedWithItsTransaction() {
        var session = session()
        _ = session.post(
            .money(.addTransaction),
            [("kind", "transfer"), ("amount", "10"), ("account", "b1"), ("toAccount", "b2"), ("received", "42.50")])
        #expect(session.open("/money/rates").has("1 EUR = 4.25 PLN"))
    }

    /// A transfer of 10 euros from the bank to the zlotys, of which 42.50 arrive, and its form.
    private func transfer(_ session: inout WebSession) -> (id: RecordID, form: [(String, String)]) {
        let id = RecordID(hex: "c7")!
        _ = session.post(
            .money(.addTransaction),
            [
                ("id", id.hex), ("kind", "transfer"), ("amount", "10"), ("account", "b1"), ("toAccount", "b2"),
                ("received", "42.50"),
            ])
        let page = session.open(.money(.transaction(id)))
        return (id, typedFields(page.part(from: "<form class=\"form t", to: "</form>")))
    }

    @Test func whatArrivesOfATransferFollowsItsAmountUnlessItIsChangedToo() {
        var session = session()
        let (id, form) = transfer(&session)
        func saved(_ values: [String: String]) -> WebSession.Page {
            session.post(.money(.editTransaction(id)), form.map { ($0.0, values[$0.0] ?? $0.1) })
        }
        let page = saved(["amount": "20"])
        #expect(session.state.transaction(id)?.received == 85_00)
        #expect(page.has("Transaction saved · PLN\u{A0}85.00 arrives"), "\(page.main)")
        _ = saved(["amount": "30", "received": "100"])
        #expect(session.state.transaction(id)?.received == 100_00)
        _ = setRate("EUR", "PLN", "4.3", "2026-10-01", &session)
        let byRate = saved(["amount": "40"])
        #expect(session.state.transaction(id)?.received == 172_00)
        #expect(byRate.has("PLN\u{A0}172.00 arrives · 1 EUR = 4.3 PLN (1 Oct)"))
    }

    @Test func netWorthNamesTheRatesItWentBy() {
        var session = session()
        _ = transfer(&session)
        #expect(session.open(.money(.report(.worth(.year)))).has("1 EUR = 4.25 PLN (transfer, today)"))
        _ = setRate("EUR", "PLN", "4.3", "2026-10-01", &session)
        #expect(session.open(.money(.report(.worth(.year)))).has("Exchange rates: 1 EUR = 4.3 PLN (1 Oct)"))
        #expect(session.open(.money(.overview)).has("Exchange rates: 1 EUR = 4.3 PLN (1 Oct)"))
        _ = setRate("EUR", "PLN", "4.3", "2026-11-10", &session)
        #expect(!session.open(.money(.overview)).has("1 EUR = 4.3 PLN"))
    }

    @Test func reviewHasWhatWasSpentAndEarned() {
        var session = session()
        let page = session.open(.review(.month, until: nil))
        #expect(page.has("<span>Spent</span>") && page.has("<span>Earned</span>"))
    }

    @Test(arguments: [
        ("lidl", "Lidl"), ("20", "Lidl"), ("acme", "Acme"), ("bank", "Bank"), ("groceries", "Groceries"),
    ])
    func searchFindsMoney(_ text: String, _ found: String) {
        var session = session()
        let page = session.open(.search(text))
        let plain = page.main.replacing("<mark>", with: "").replacing("</mark>", with: "")
        #expect(plain.contains("<bdi>\(found)</bdi>"), "\(page.main)")
    }

    @Test func searchWithoutMoneyFindsNone() {
        var session = session()
        _ = session.post(.settings(.switchPart(.money)), [("do", "hide")])
        #expect(!session.open(.search("lidl")).main.contains("Lidl</"))
    }
}
