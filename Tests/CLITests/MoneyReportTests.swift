import Terminal
import Testing

struct MoneyReportTests {
    let terminal = try! TestTerminal()

    /// Accounts in euros and zlotys, and three transactions in euros.
    private func logMoney() throws {
        try terminal.run("account", "add", "Bank", "--currency", "EUR", "--balance", "1000")
        try terminal.run("account", "add", "Konto", "--currency", "PLN", "--balance", "400")
        try terminal.run("spend", "20", "Lidl", "--account", "Bank", "--on", "2026-11-18")
        try terminal.run("spend", "7", "lidl", "--account", "Bank", "--on", "2026-10-31")
        try terminal.run("earn", "50", "Acme", "--account", "Bank", "--on", "2026-11-02")
    }

    private func run(_ arguments: [String]) throws -> CommandResult {
        try terminal.run(arguments + ["--data", terminal.data, "--now", "2026-11-20T09:30"])
    }

    private func lines(_ arguments: String...) throws -> [[String: Any]] {
        try run(["money", "report", "--json", "--from", "2026-10-01", "--to", "2026-11-30"] + arguments).json()["lines"]
            as? [[String: Any]] ?? []
    }

    @Test func aRateIsSetListedAndDeleted() throws {
        #expect(
            try terminal.run("money", "rate", "set", "eur", "PLN", "4,25", "--on", "2026-11-01").output
                == "Rate set: 1 EUR = 4.25 PLN\n")
        #expect(try terminal.run("money", "rate").output == "2026-11-01  1 EUR = 4.25 PLN\n")
        let delete = ["money", "rate", "delete", "EUR", "PLN", "--on", "2026-11-01"]
        #expect(try run(delete).output == "Rate deleted: 1 EUR = 4.25 PLN\n")
        #expect(try run(delete).status != 0)
    }

    @Test(arguments: [
        (["EUR", "PLN", "0"], "Enter a rate above zero."), (["EUR", "XYZ", "1"], "There is no currency"),
        (["EUR", "PLN", "much"], "Enter a rate such as"), (["EUR", "EUR", "1"], "Choose two different currencies."),
    ])
    func aRateThatMakesNoSenseIsRefused(_ arguments: [String], _ reason: String) throws {
        let result = try run(["money", "rate", "set"] + arguments)
        #expect(result.status != 0 && result.errors.contains(reason))
    }

    @Test func aReportSumsByMonthPayeeOrAccount() throws {
        try logMoney()
        let months = try lines("--by", "month")
        #expect(months.map { $0["month"] as? String } == ["2026-10", "2026-11"])
        #expect(months.map { $0["spent"] as? String } == ["7.00", "20.00"])
        let payees = try lines("--by", "payee")
        #expect(payees.map { $0["payee"] as? String } == ["Acme", "Lidl"])
        #expect(payees.map { $0["spent"] as? String } == ["0.00", "27.00"])
        #expect(try lines("--by", "account").map { $0["earned"] as? String } == ["50.00"])
        #expect(try terminal.run("money", "report", "--by", "colour").status != 0)
    }

    @Test func netWorthListsWhatHasNoRateApart() throws {
        try logMoney()
        let arguments = ["money", "networth", "--from", "2026-11-01", "--to", "2026-11-20"]
        #expect(try run(arguments).output == "2026-11-20  €1,023.00  No rate: PLN\u{A0}400.00\n")
        try terminal.run("money", "rate", "set", "EUR", "PLN", "4", "--on", "2026-11-01")
        #expect(
            try run(arguments).lines == ["2026-11-20  €1,123.00", "Exchange rates: 1 EUR = 4 PLN (1 Nov)"])
        let rates = try terminal.run(arguments[0], arguments[1], "--json").json()["rates"] as? [[String: Any]]
        #expect(rates?.map { $0["day"] as? String } == ["2026-11-01"])
        #expect(rates?.map { $0["transfer"] as? Bool } == [false])
    }

    @Test func closedAccountsAreSaidToBe() throws {
        try terminal.run("account", "add", "Konto", "--currency", "PLN")
        try terminal.run("account", "close", "Konto")
        let said = "All accounts are closed"
        #expect(try run(["account", "list"]).output == "\(said)\n")
        #expect(try run(["money"]).output == "\(said)\n")
        #expect(try run(["money", "forecast"]).errors == "\(said)\n")
        #expect(try run(["money", "networth"]).output.contains("PLN\u{A0}0.00"))
    }

    @Test func aForecastHasTheLowestBalanceOfEachAccount() throws {
        try logMoney()
        let accounts = try terminal.run("money", "forecast", "--json").json()["accounts"] as? [[String: Any]] ?? []
        #expect(accounts.map { $0["account"] as? String } == ["Bank", "Konto"])
        #expect(try terminal.run("money", "forecast", "--days", "0").status != 0)
    }
}
