import Terminal
import Testing

/// Recurring transactions in the terminal, on 20 November 2026.
struct BillTests {
    let terminal = try! TestTerminal()

    init() throws {
        try terminal.run("account", "add", "Bank", "--currency", "EUR", "--balance", "1000")
    }

    private func bills() throws -> [[String: Any]] {
        try terminal.run("bill", "list", "--json").json()["bills"] as? [[String: Any]] ?? []
    }

    private func balance() throws -> String? {
        let accounts = try terminal.run("account", "list", "--json").json()["accounts"] as? [[String: Any]] ?? []
        return accounts.first?["balance"] as? String
    }

    /// Runs a command in the same journal on the same day.
    @discardableResult
    private func run(_ command: [String]) throws -> CommandResult {
        try terminal.run(command + ["--data", terminal.data, "--now", "2026-11-20T09:30"], [:])
    }

    @discardableResult
    private func addRent(_ options: String...) throws -> CommandResult {
        let rent = ["bill", "add", "Rent", "900", "--category", "Housing", "--account", "Bank"]
        return try run(rent + ["--repeat", "monthly on the 1st"] + options)
    }

    @Test func aMonthlyBillOfThe31stComesInFebruaryToo() throws {
        let terminal = try TestTerminal()
        try terminal.run("account", "add", "Bank", "--currency", "EUR")
        try terminal.run("bill", "add", "Rent", "900", "--repeat", "monthly", "--start", "2027-01-31")
        let forecast = try terminal.run("money", "forecast", at: "2027-01-10T12:00").output
        #expect(forecast.contains("−€2,700.00"), "31 January, 28 February and 31 March")
    }

    @Test func theDemoPlansItsNextBills() throws {
        let terminal = try TestTerminal()
        try terminal.run("demo", at: "2026-12-01T18:30")
        let list = try terminal.run("bill", "list", "--json", at: "2026-12-01T18:30").json()
        let bills = list["bills"] as? [[String: Any]] ?? []
        func days(_ bill: [String: Any], _ key: String) -> [String] { bill[key] as? [String] ?? [] }
        #expect(
            Set(bills.map { "\($0["title"]!) \((days($0, "due") + days($0, "next")).first ?? "")" }) == [
                "Nowak Properties 2026-12-01", "Fibre Net 2026-12-05", "Dr. Paws insurance 2026-12-15",
                "Northwind Ltd 2026-12-28",
            ])
    }

    @Test func billsThatAreTooOldToBeDueAreCounted() throws {
        try addRent("--start", "2024-11-01")
        let lines = try terminal.run("bill", "list").lines
        #expect(lines.last == "“Rent”: 13 from before 20 November 2025 not listed, as they are over a year old")
        #expect(try bills().first?["lapsed"] as? Int == 13)
    }

    @Test func todayNamesTheBillsThatAreDue() throws {
        try addRent("--start", "2026-11-01")
        let today = try terminal.run("today")
        #expect(today.lines.contains("Bills and income"))
        #expect(today.lines.contains { $0.hasPrefix("  Rent") && $0.contains("−€900.00") && $0.contains("1 Nov") })
        let bills = try terminal.run("today", "--json").json()["bills"] as? [[String: Any]]
        #expect(bills?.map { "\($0["title"]!) \($0["day"]!) \($0["amount"]!)" } == ["Rent 2026-11-01 -900.00"])
        #expect(try terminal.run("today", "--on", "2026-12-01").output.contains("Rent"))
        #expect(try !terminal.run("today", "--on", "2026-12-02").output.contains("Rent"))
        try terminal.run("bill", "pay", "Rent")
        #expect(try !terminal.run("today").output.contains("Rent"))
    }

    @Test func aBillIsAddedPaidAndListed() throws {
        #expect(try addRent().lines == ["“Rent” added", "next 1 Dec"])
        let bill = try #require(try bills().first)
        #expect(bill["next"] as? [String] == ["2026-12-01", "2027-01-01", "2027-02-01"])
        #expect(bill["amount"] as? String == "-900.00" && bill["repetition"] as? String == "FREQ=MONTHLY;BYMONTHDAY=1")
        let paid = try terminal.run("bill", "pay", "rent", "--amount", "905", "--json").json()
        #expect(paid["amount"] as? String == "-905.00" && paid["day"] as? String == "2026-11-20")
        #expect(try bills().first?["next"] as? [String] == ["2027-01-01", "2027-02-01", "2027-03-01"])
        #expect(try terminal.run("undo").output == "Undone: €905.00 spent: Rent · Housing\n")
        #expect(try bills().first?["next"] as? [String] == ["2026-12-01", "2027-01-01", "2027-02-01"])
    }

    @Test func aChangeFromADayChangesThePartOfTheSeriesThatGoesOnThen() throws {
        try addRent()
        try terminal.run("bill", "edit", "Rent", "--amount", "950", "--from", "2027-02-01")
        #expect(
            try terminal.run("bill", "edit", "Rent", "--amount", "920", "--from", "2027-01-01").lines
                == ["“Rent” saved", "next 1 Jan 2027"])
        let amounts = try bills().map { "\(($0["next"] as? [String])?.first ?? "") \($0["amount"] ?? "")" }
        #expect(amounts.sorted() == ["2026-12-01 -900.00", "2027-01-01 -920.00", "2027-02-01 -950.00"])
    }

    @Test func aSeriesEndsAndIsDeletedWithAllThatIsToCome() throws {
        try addRent("--start", "2026-11-01")
        try terminal.run("bill", "edit", "Rent", "--amount", "950", "--from", "2027-02-01")
        #expect(try terminal.run("bill", "end", "Rent", "--after", "2026-12-31").status == 0)
        #expect(try bills().flatMap { $0["next"] as? [String] ?? [] } == ["2026-12-01"])
        try terminal.run("undo")
        #expect(try bills().count == 2)
        try terminal.run("bill", "delete", "Rent")
        #expect(try bills().isEmpty)
    }

    @Test func whatIsDueIsPaidFirst() throws {
        try addRent("--start", "2026-10-01")
        #expect(try bills().first?["due"] as? [String] == ["2026-10-01", "2026-11-01"])
        let first = try terminal.run("bill", "pay", "Rent", "--on", "2026-10-04", "--json").json()
        #expect(first["day"] as? String == "2026-10-04")
        #expect(try terminal.run("bill", "skip", "Rent").lines.first == "“Rent” skipped on 1 November 2026")
        #expect(try bills().first?["due"] as? [String] == [])
        #expect(try terminal.run("bill", "pay", "Rent", "--as-of", "2026-11-01").status == 0)
        #expect(
            try terminal.run("bill", "pay", "Rent", "--as-of", "2026-11-02").errors
                == "Nothing is due on 2 November 2026.\n")
        #expect(try balance() == "-800.00")
    }

    @Test(arguments: [
        ("en_GB", "1 deleted item cannot be erased yet: something you kept depends on it"),
        ("ru_RU", "Пока нельзя стереть: 1 удалённая запись."),
        ("pl_PL", "Na razie nie można wymazać: 1 usunięty element."),
    ])
    func aDeletedBillThatWasPaidIsSaidToStay(_ locale: String, _ told: String) throws {
        try addRent("--start", "2026-11-01")
        try terminal.run("bill", "pay", "Rent")
        try terminal.run("bill", "delete", "Rent")
        let erased = try terminal.run("erase", "--yes", with: ["LC_ALL": locale + ".UTF-8"])
        #expect(erased.status == 0 && erased.lines.count == 1 && erased.lines[0].hasPrefix(told))
        #expect(try terminal.run("erase", "--json").json()["kept"] as? Int == 1)
        #expect(try balance() == "100.00")
        try terminal.run("money", "delete", "latest")
        #expect(try terminal.run("erase", "--yes").lines.last == "Permanently erased")
        #expect(try terminal.run("erase", "--json").json()["kept"] as? Int == 0)
    }

    @Test func aReadOnlyFolderIsShownThoughSomethingIsDue() throws {
        try addRent("--start", "2026-10-01", "--automatic")
        // A superuser may write whatever the permissions.
        let said = try terminal.runScript(
            """
            chmod 0400 data/journals/me/journal.sqlite; chmod 0500 data/journals/me
            "$daybook" today --data data --now 2026-11-20T09:30; status=$?
            chmod 0700 data/journals/me; exit $status
            """)
        #expect(said.status == 0 && said.output.contains("20 November 2026"))
    }

    @Test func automaticOnesAreLoggedBeforeMoneyIsShown() throws {
        try addRent("--start", "2026-10-01", "--automatic")
        #expect(try terminal.run("today").lines.first == "Logged automatically: 2 transactions")
        #expect(try terminal.run("today").lines.first != "Logged automatically: 2 transactions")
        #expect(try balance() == "-800.00")
        try terminal.run("undo")
        #expect(try balance() == "1000.00")
        #expect(try bills().first?["due"] as? [String] == ["2026-10-01", "2026-11-01"])
    }

    @Test(arguments: [
        ("2026-10-20T09:30", ["bill", "skip", "Rent", "--on", "2026-11-01"], "100.00"),
        ("2026-11-20T09:30", ["money", "delete", "latest"], "100.00"),
        ("2026-11-20T09:30", ["undo"], "1000.00"),
    ])
    func noOccurrenceThatWasSettledIsLoggedAfterAnErasureOrInAnotherJournal(
        moment: String, command: [String], expected: String
    ) throws {
        try addRent("--start", "2026-10-01", "--automatic")
        try terminal.run("account", "list", at: moment)
        #expect(try terminal.run(command + ["--data", terminal.data, "--now", moment], [:]).status == 0)
        #expect(try balance() == expected)
        let file = terminal.folder + "/all.json"
        try terminal.run("export", "--output", file)
        let other = try TestTerminal()
        try other.run("import", file)
        let accounts = try other.run("account", "list", "--json").json()["accounts"] as? [[String: Any]]
        #expect(accounts?.first?["balance"] as? String == expected)
        #expect(try other.run("import", file, "--json").json()["changed"] as? Bool == false)
        try terminal.run("erase", "--yes")
        #expect(try balance() == expected)
    }

    @Test func theLatestTransactionIsNotOneThatWasLoggedForIt() throws {
        try terminal.run("spend", "5", "groceries")
        try addRent("--start", "2026-11-01", "--automatic")
        #expect(try terminal.run("money", "delete", "latest", "--json").json()["amount"] as? String == "-5.00")
    }

    @Test func anEstimateAsksForItsAmount() throws {
        try terminal.run("bill", "add", "Power", "60", "--repeat", "every 2 months", "--estimate")
        #expect(try terminal.run("bill", "pay", "Power").errors == "Enter an amount.\n")
        #expect(try terminal.run("bill", "pay", "Power", "--amount", "71.20").status == 0)
        #expect(try balance() == "928.80")
    }

    @Test func laterOnesAreChangedAndEnded() throws {
        try addRent()
        try terminal.run("bill", "edit", "Rent", "--amount", "950", "--from", "2027-01-01")
        let amounts = try bills().map { $0["amount"] as? String }
        #expect(amounts == ["-900.00", "-950.00"])
        #expect(try terminal.run("bill", "pay", "Rent", "--json").json()["amount"] as? String == "-900.00")
        #expect(try terminal.run("bill", "pay", "Rent", "--json").json()["amount"] as? String == "-950.00")
        #expect(
            try terminal.run("bill", "end", "Rent", "--after", "2027-02-28").lines.first
                == "“Rent” ends on 28 February 2027")
        #expect(try bills().first?["next"] as? [String] == ["2027-02-01"])
        #expect(try terminal.run("bill", "delete", "Rent").output == "“Rent” deleted\n")
    }

    @Test func aTransferIsFoundByItsName() throws {
        try terminal.run("account", "add", "Savings", "--currency", "EUR")
        try terminal.run("bill", "add", "Deposit", "200", "--account", "Bank", "--to", "Savings", "--repeat", "monthly")
        #expect(try terminal.run("bill", "pay", "depo").lines.first == "€200.00 moved: Bank → Savings")
        #expect(try balance() == "800.00")
    }

    @Test func aSubscriptionIsSuggestedFromTheHistory() throws {
        for day in ["2026-09-03", "2026-10-03", "2026-11-03"] {
            try terminal.run("spend", "9.99", "Netflix", "--category", "leisure", "--on", day)
        }
        let found = try terminal.run("bill", "suggest", "--json").json()["suggestions"] as? [[String: Any]]
        #expect(found?.first?["next"] as? String == "2026-12-03" && found?.first?["count"] as? Int == 3)
        #expect(try terminal.run("bill", "suggest", "--add", "netflix").lines.first == "“Netflix” added")
        #expect(try terminal.run("bill", "suggest").output == "No suggestions\n")
    }

    @Test(arguments: [
        (["bill", "add", "Rent", "900"], "Say how often it comes: --repeat 'monthly on the 1st'"),
        (["bill", "add", "Rent", "900", "--repeat", "hm"], "“hm” does not say how it repeats"),
        (["bill", "add", "Rent", "900", "--repeat", "FREQ=HOURLY"], "A transaction repeats at most once a day."),
        (["bill", "add", "Rent", "900", "--repeat", "every 3 days after done"], "Choose days of the calendar"),
        (
            ["bill", "add", "Rent", "900", "--repeat", "monthly", "--automatic", "--estimate"],
            "An amount that varies can’t be logged automatically."
        ),
        (["bill", "add", "Rent", "0", "--repeat", "monthly"], "The amount can’t be zero."),
        (["bill", "pay", "Rent"], "No recurring transactions yet"),
    ])
    func whatCannotBeDoneIsRefusedWithAReason(command: [String], reason: String) throws {
        let result = try run(command)
        #expect(result.status == 2 && result.errors.hasPrefix(reason), "\(result.errors)")
        #expect(try bills().isEmpty)
    }
}
