import Terminal
import Testing

/// Today is Friday, 20 November 2026.
struct MoneyEditingTests {
    let terminal = try! TestTerminal()

    /// The transactions of the register as JSON.
    private func register() throws -> [[String: Any]] {
        try terminal.run("money", "register", "--json").json()["transactions"] as? [[String: Any]] ?? []
    }

    @Test func noAmountIsTakenAlongToAnAccountOfAnotherCurrency() throws {
        try terminal.run("account", "add", "Bank", "--currency", "EUR")
        try terminal.run("account", "add", "Yen", "--currency", "JPY")
        try terminal.run("spend", "5.50", "groceries", "--account", "Bank")
        let refused = try terminal.run("money", "edit", "latest", "--account", "Yen")
        #expect(refused.status == 2 && refused.errors == "“Yen” is in JPY. Add the amount with --amount.\n")
        #expect(try register().first?["amount"] as? String == "-5.50")
        #expect(try terminal.run("money", "edit", "latest", "--account", "Yen", "--amount", "900").status == 0)
        #expect(try register().first?["amount"] as? String == "-900")
        try terminal.run("bill", "add", "Rent", "900.50", "--account", "Bank", "--repeat", "monthly")
        #expect(try terminal.run("bill", "edit", "Rent", "--account", "Yen").status == 2)
        #expect(try terminal.run("bill", "edit", "Rent", "--account", "Yen", "--amount", "90000").status == 0)
    }

    @Test func whatArrivesOfATransferFollowsItsNewAmount() throws {
        try terminal.run("account", "add", "Bank", "--currency", "EUR")
        try terminal.run("account", "add", "Konto", "--currency", "PLN")
        try terminal.run("move", "100", "--from", "Bank", "--to", "Konto", "--received", "425")
        let edited = try terminal.run("money", "edit", "latest", "--amount", "200")
        #expect(edited.lines == ["Transaction saved", "PLN\u{A0}850.00 arrives"])
        #expect(try register().first?["received"] as? String == "850.00")
        try terminal.run("money", "edit", "latest", "--amount", "300", "--received", "1300")
        #expect(try register().first?["received"] as? String == "1300.00")
        try terminal.run("money", "edit", "latest", "--note", "Savings")
        #expect(try register().first?["received"] as? String == "1300.00")
        try terminal.run("spend", "5", "groceries", "--account", "Bank")
        #expect(try terminal.run("money", "edit", "latest", "--received", "5").status == 2)
    }

    @Test func theOverviewAddsUpWhatHasARateAndNamesWhatHasNone() throws {
        try terminal.run("settings", "set", "budget-currency", "eur")
        try terminal.run("account", "add", "Bank", "--currency", "EUR", "--balance", "100")
        #expect(try !terminal.run("money").output.contains("in all"))
        try terminal.run("account", "add", "Konto", "--currency", "PLN", "--balance", "43")
        #expect(try terminal.run("money").lines.contains("No rate: PLN\u{A0}43.00"))
        try terminal.run("money", "rate", "set", "EUR", "PLN", "4.3", "--on", "2026-11-20")
        try terminal.run("account", "add", "Yen", "--currency", "JPY", "--balance", "900")
        let overview = try terminal.run("money")
        #expect(overview.lines.contains("≈ €110.00 in all"), "\(overview.output)")
        #expect(overview.lines.contains("Left out, no rate: ¥900"), "\(overview.output)")
        let total = try terminal.run("money", "--json").json()["total"] as? [String: Any]
        #expect(total?["amount"] as? String == "110.00" && total?["currency"] as? String == "EUR")
    }

    @Test func aTransferGoesByAnOldRateThatIsNamed() throws {
        try terminal.run("account", "add", "Bank", "--currency", "EUR")
        try terminal.run("account", "add", "Konto", "--currency", "PLN")
        try terminal.run("money", "rate", "set", "EUR", "PLN", "4.3", "--on", "2026-08-01")
        let moved = try terminal.run("move", "10", "--from", "Bank", "--to", "Konto")
        #expect(moved.lines.contains("PLN\u{A0}43.00 arrives · 1 EUR = 4.3 PLN (1 Aug)"), "\(moved.output)")
        let edited = try terminal.run("money", "edit", "latest", "--amount", "20", "--json").json()
        #expect(edited["received"] as? String == "86.00")
        let rates = edited["rates"] as? [[String: Any]]
        #expect(rates?.map { $0["day"] as? String } == ["2026-08-01"])
    }

    @Test func aBillsTransferArrivesInItsProportionIfItsAmountAloneChanges() throws {
        try terminal.run("account", "add", "Bank", "--currency", "EUR")
        try terminal.run("account", "add", "Konto", "--currency", "PLN")
        try terminal.run(
            "bill", "add", "Savings", "100", "--account", "Bank", "--to", "Konto", "--received", "400", "--repeat",
            "monthly")
        try terminal.run("bill", "pay", "Savings", "--amount", "50")
        #expect(try register().first?["received"] as? String == "200.00")
        try terminal.run("bill", "edit", "Savings", "--amount", "200")
        let bills = try terminal.run("bill", "list", "--json").json()
        #expect("\(bills)".contains("800.00"), "\(bills)")
    }

    @Test func aDeletedCategoryIsNamed() throws {
        try terminal.run("money", "category", "add", "Food")
        try terminal.run("spend", "5", "Lidl", "--category", "Food")
        try terminal.run("money", "category", "delete", "Food")
        #expect(try terminal.run("money", "uncategorised").output.contains("“Food” (deleted)"))
        let row = try register()[0]
        #expect(row["category"] is String == false && row["deletedCategory"] as? String == "Food")
    }

    @Test func theOverviewShowsBalancesTheMonthAndWhatNeedsAttention() throws {
        #expect(try terminal.run("money").output.contains("daybook account add"))
        try terminal.run("account", "add", "Bank", "--currency", "EUR", "--balance", "100")
        try terminal.run("earn", "50", "Client")
        try terminal.run("spend", "20", "eating out")
        try terminal.run("budget", "set", "eating out", "15")
        let lines = try terminal.run("money").lines
        #expect(lines[0].hasPrefix("Bank") && lines[0].hasSuffix("€130.00"))
        #expect(lines.contains { $0.contains("Eating out") && $0.contains("over by €5.00") })
        #expect(lines.last == "No category 1 transaction · daybook money uncategorised")
        let json = try terminal.run("money", "--json").json()
        #expect(json["uncategorised"] as? Int == 1)
        #expect((json["spent"] as? [[String: String]])?.first?["amount"] == "20.00")
        let listed = try terminal.run("money", "--account", "Bank").output
        #expect(listed.contains("Client"))
        #expect(try listed == terminal.run("money", "register", "--account", "Bank").output)
    }

    @Test func aTransactionIsEdited() throws {
        try terminal.run("spend", "5", "Lidl")
        let edited = try terminal.run(
            "money", "edit", "latest", "--amount", "6.50", "--category", "groceries", "--on", "yesterday", "--note",
            "Milk")
        #expect(edited.output == "Transaction saved\n")
        let row = try register()[0]
        #expect(row["amount"] as? String == "-6.50" && row["category"] as? String == "Groceries")
        #expect(row["day"] as? String == "2026-11-19" && row["note"] as? String == "Milk")
        #expect(try terminal.run("money", "edit", "latest", "--note", "Milk").output.contains("Nothing changed"))
        try terminal.run("money", "edit", "latest", "--category", "none", "--payee", "")
        #expect(try register()[0]["category"] is String == false && register()[0]["payee"] as? String == "")
        #expect(try terminal.run("money", "edit", "latest", "--category", "salary").status == 2)
    }

    @Test func aTransactionIsSplitAndPutTogetherAgain() throws {
        try terminal.run("spend", "20", "Market")
        #expect(try terminal.run("money", "split", "latest", "groceries=12.50", "household").status == 0)
        let parts = try register()[0]["splits"] as? [[String: Any]] ?? []
        #expect(parts.map { $0["amount"] as? String } == ["-12.50", "-7.50"])
        #expect(parts.map { $0["category"] as? String } == ["Groceries", "Household"])
        #expect(try terminal.run("money", "split", "latest", "groceries", "household").status == 2)
        #expect(try terminal.run("money", "split", "latest", "groceries=1", "household=2").status == 2)
        try terminal.run("money", "split", "latest", "none")
        #expect((try register()[0]["splits"] as? [[String: Any]])?.isEmpty == true)
    }

    @Test func transactionsWithoutACategoryAreListed() throws {
        try terminal.run("spend", "5", "Lidl", "--category", "groceries")
        try terminal.run("spend", "7", "Zoo")
        let found = try terminal.run("money", "uncategorised", "--json").json()
        #expect((found["transactions"] as? [[String: Any]])?.map { $0["payee"] as? String } == ["Zoo"])
        #expect(try terminal.run("money", "uncategorized").output.contains("Zoo"))
    }

    @Test func aCategoryIsAddedChangedHiddenAndDeleted() throws {
        #expect(try terminal.run("money", "category", "add", "Bees", "--icon", "🐝").output == "“Bees” added\n")
        #expect(try terminal.run("money", "category", "edit", "bees", "--title", "Hives").output == "“Hives” saved\n")
        #expect(try terminal.run("money", "categories").output.contains("Hives"))
        try terminal.run("money", "category", "edit", "Hives", "--hidden")
        #expect(!(try terminal.run("money", "category", "list").output.contains("Hives")))
        #expect(try terminal.run("money", "category", "delete", "Hives").output == "“Hives” deleted\n")
        try terminal.run("money", "category", "add", "Royalties", "--income")
        let all = try terminal.run("money", "category", "--json").json()["categories"] as? [[String: Any]]
        #expect(all?.last?["title"] as? String == "Royalties" && all?.last?["kind"] as? String == "income")
    }
}
