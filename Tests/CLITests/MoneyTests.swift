import Terminal
import Testing

struct MoneyTests {
    let terminal = try! TestTerminal()

    private func balance(_ account: String) throws -> String? {
        let accounts = try terminal.run("account", "list", "--json").json()["accounts"] as? [[String: Any]] ?? []
        return accounts.first { $0["title"] as? String == account }?["balance"] as? String
    }

    @Test func aFirstExpenseMakesAnAccountAndTheNextUsesIt() throws {
        #expect(
            try terminal.run("spend", "12.50", "groceries")
                == CommandResult(
                    status: 0, output: "€12.50 spent: Groceries\nAccount “Cash” added\nCash: −€12.50\n", errors: ""))
        #expect(try terminal.run("spend", "4,50+3*2", "groceries").lines.first == "€10.50 spent: Groceries")
        #expect(try balance("Cash") == "-23.00")
        #expect(try terminal.run("undo").output == "Undone: €10.50 spent: Groceries\n")
        #expect(try balance("Cash") == "-12.50")
    }

    @Test func anExpenseSaysThatMoneyIsSwitchedOff() throws {
        try terminal.run("settings", "set", "parts", "tasks,moods")
        #expect(
            try terminal.run("spend", "5", "coffee").lines.last
                == "Money is switched off. Switch it on: daybook settings set parts tasks,moods,money")
    }

    @Test func aPayeeIsRememberedWithItsCategoryAndAccount() throws {
        try terminal.run("account", "add", "Bank", "--currency", "EUR", "--balance", "100")
        try terminal.run("account", "add", "Visa", "--currency", "EUR", "--kind", "card")
        try terminal.run("spend", "4.50", "Costa", "--category", "eating out", "--account", "Visa")
        let again = try terminal.run("spend", "5", "costa", "--json").json()
        #expect(again["account"] as? String == "Visa" && again["category"] as? String == "Eating out")
        #expect(again["payee"] as? String == "costa" && again["amount"] as? String == "-5.00")
    }

    @Test(arguments: [["coffee", "@Eating"], ["coffee @eating out"], ["@eating", "out", "coffee"]])
    func aCategoryIsNamedByASign(_ what: [String]) throws {
        let spent = try terminal.run(["spend", "9"] + what + ["--json"]).json()
        #expect(spent["category"] as? String == "Eating out" && spent["payee"] as? String == "coffee")
        #expect(try terminal.run("spend", "9", "coffee", "@Rockets").status == 2)
        let register = try terminal.run("money", "register", "--json").json()
        #expect((register["transactions"] as? [Any])?.count == 1)
    }

    @Test func aWordWithTheSignOfATagIsOne() throws {
        let spent = try terminal.run("spend", "5", "coffee #trip", "#rome", "#1", "--tags", "work", "--json").json()
        #expect(spent["payee"] as? String == "coffee #1" && spent["tags"] as? [String] == ["work", "trip", "rome"])
    }

    @Test func moneyIsMovedAndEarned() throws {
        try terminal.run("account", "add", "Bank", "--currency", "EUR", "--balance", "100")
        try terminal.run("account", "add", "Zlotys", "--currency", "PLN")
        #expect(
            try terminal.run("move", "10", "--from", "Bank", "--to", "Zlotys").errors
                == "Enter what arrives: the accounts have different currencies.\n")
        try terminal.run("move", "10", "--from", "Bank", "--to", "Zlotys", "--received", "42.70")
        try terminal.run("earn", "3200", "salary", "--account", "Bank")
        #expect(try balance("Bank") == "3290.00" && balance("Zlotys") == "42.70")
        #expect(
            try terminal.run("move", "10", "--from", "Bank", "--to", "Bank").errors
                == "Choose two different accounts.\n")
    }

    @Test func theRegisterHasTheBalanceAfterEachTransaction() throws {
        try terminal.run("account", "add", "Bank", "--currency", "EUR", "--balance", "100")
        try terminal.run("spend", "10", "groceries", "--on", "2026-11-01")
        try terminal.run("spend", "20", "groceries", "--on", "2026-11-03")
        try terminal.run("earn", "5", "interest", "--on", "2026-11-02")
        let lines = try terminal.run("money", "register", "--account", "Bank").lines
        #expect(lines[0].contains("−€10.00") && lines[0].hasSuffix("€90.00"))
        #expect(lines[1].contains("€5.00") && !lines[1].contains("−") && lines[1].hasSuffix("€95.00"))
        #expect(lines[0].contains("2026-11-01") && lines[2].hasSuffix("€75.00"))
        let few = try terminal.run("money", "register", "--account", "Bank", "--limit", "1").lines
        #expect(few[0].hasSuffix("€75.00") && few.last?.hasSuffix("--limit 3") == true)
        #expect(try terminal.run("money", "register").lines[0].hasSuffix("−€10.00"))
    }

    @Test func transactionsAreFoundByTextAndGetACategory() throws {
        try terminal.run("spend", "10", "Lidl", "--on", "2026-11-01")
        try terminal.run("spend", "20", "Lidl", "--on", "2026-11-03", "--category", "household")
        try terminal.run("spend", "5", "Costa", "--on", "2026-11-02")
        func found(_ text: String) throws -> [String] {
            let register = try terminal.run("money", "register", "--json", "--search", text).json()
            return (register["transactions"] as? [[String: Any]] ?? []).map {
                "\($0["amount"]!) \($0["category"] as? String ?? "")"
            }
        }
        #expect(try found("lidl") == ["-10.00 ", "-20.00 Household"])
        #expect(try found("5.00") == ["-5.00 "])
        let numbers = try terminal.run("money", "register", "--search", "lidl").lines.prefix(2)
            .map { String($0.split(separator: " ")[0]) }
        #expect(
            try terminal.run("money", "categorise", "groceries", numbers[0], numbers[1]).output
                == "Category set: 2 transactions\n")
        #expect(try found("lidl") == ["-10.00 Groceries", "-20.00 Groceries"])
        try terminal.run("money", "categorise", "none", numbers[1])
        #expect(try found("lidl") == ["-10.00 Groceries", "-20.00 "])
    }

    @Test func theLatestTransactionIsTheOneEnteredLastAlsoInTheSameMoment() throws {
        let payees = ["Kiosk", "Client", "Lidl", "Costa", "Aldi"]
        for payee in payees { try terminal.run(payee == "Client" ? "earn" : "spend", "7", payee) }
        for payee in payees.reversed() {
            #expect(try terminal.run("money", "delete", "latest", "--json").json()["payee"] as? String == payee)
        }
    }

    @Test func incomeIsNoSpendingUntilItIsSaidToBeARefund() throws {
        try terminal.run("earn", "300", "Client")
        let asked = try terminal.run("money", "categorise", "eating", "latest")
        #expect(asked.status == 2 && asked.errors.contains("1 transaction, €300.00. Was it a refund?"))
        #expect(asked.errors.contains("--refund"))
        #expect(try terminal.run("money", "register").output.contains("€300.00"))
        #expect(try terminal.run("money", "categorise", "eating", "latest", "--refund").status == 0)
        #expect(try terminal.run("money", "report").output.contains("−€300.00"))
        try terminal.run("money", "categorise", "none", "latest")
        let report = try terminal.run("money", "report", "--json").json()["lines"] as? [[String: Any]]
        #expect(report?.map { $0["kind"] as? String } == ["income"])
        #expect(try terminal.run("earn", "5", "Costa", "--category", "eating out").status == 2)
    }

    @Test func aPayeeIsNoCategoryOfASimilarName() throws {
        #expect(try terminal.run("spend", "20", "Bill").lines[0] == "€20.00 spent: Bill")
        #expect(try terminal.run("spend", "20", "eating").lines[0] == "€20.00 spent: Eating out")
        #expect(try terminal.run("log", "spent 20 Bill").lines[0] == "€20.00 spent: Bill")
    }

    @Test func theCategoryOfARuleIsTold() throws {
        try terminal.run("money", "rule", "add", "lidl", "groceries")
        #expect(try terminal.run("spend", "5", "Lidl").lines[0] == "€5.00 spent: Lidl · Groceries")
    }

    @Test func aClosedAccountSaysWhatToDo() throws {
        try terminal.run("account", "add", "Bank", "--currency", "EUR")
        try terminal.run("account", "close", "Bank")
        #expect(
            try terminal.run("spend", "5").errors
                == "All accounts are closed. Reopen one, or add another. Add one: daybook account add Bank\n")
        let file = try terminal.write("date,payee,amount\n2026-11-02,A,-5\n", to: "b.csv")
        #expect(try terminal.run("import", file).errors.contains("daybook account add"))
    }

    @Test func anAccountIsUndoneWithItsTransactionsOnlyWithYes() throws {
        try terminal.run("spend", "10")
        try terminal.run("spend", "5")
        let history = try terminal.run("history", "--json").json()["history"] as? [[String: Any]]
        let first = try #require(history?.last?["id"] as? String)
        let asked = try terminal.run("undo", first)
        #expect(asked.status == 2 && asked.errors.contains("1 transaction (−€5.00)"))
        #expect(asked.errors.contains("daybook undo \(first) --yes"))
        #expect(try terminal.run("account", "list").output.contains("Cash"))
        #expect(try terminal.run("undo", first, "--yes").status == 0)
        #expect(!(try terminal.run("account", "list").output.contains("Cash")))
    }

    @Test func theReportSumsByCategory() throws {
        try terminal.run("spend", "10", "groceries", "--on", "2026-11-01")
        try terminal.run("spend", "-4", "groceries", "--on", "2026-11-02")
        try terminal.run("spend", "7", "Costa", "--category", "eating out", "--on", "2026-11-02")
        try terminal.run("earn", "100", "salary", "--on", "2026-11-02")
        try terminal.run("spend", "99", "groceries", "--on", "2026-10-31")
        let report = try terminal.run("money", "report", "--from", "2026-11-01", "--to", "2026-11-30", "--json").json()
        let lines = report["lines"] as? [[String: Any]] ?? []
        #expect(lines.map { $0["category"] as? String } == ["Eating out", "Groceries", "Salary"])
        #expect(lines.map { $0["amount"] as? String } == ["7.00", "6.00", "100.00"])
    }

    @Test func aStatementIsReconciled() throws {
        try terminal.run("account", "add", "Bank", "--currency", "EUR", "--balance", "100")
        try terminal.run("spend", "10", "groceries")
        try terminal.run("money", "clear", "latest")
        #expect(
            try terminal.run("account", "reconcile", "Bank", "95").errors
                == "What you ticked comes to €90.00. The statement is €5.00 higher.\n")
        #expect(try terminal.run("account", "reconcile", "Bank", "90").output == "“Bank” reconciled\n")
        #expect(
            try terminal.run("money", "delete", "latest").errors
                == "This transaction is reconciled. Unlock it to change it.\n")
        #expect(try terminal.run("money", "unlock", "latest").output == "Transaction unlocked\n")
        #expect(try terminal.run("money", "unlock", "latest").output.contains("Nothing changed"))
        #expect(try terminal.run("money", "delete", "latest").output == "Transaction deleted\n")
    }

    @Test func aTickNamesItsTransactionOrTheirNumber() throws {
        try terminal.run("account", "add", "Bank", "--currency", "EUR")
        try terminal.run("spend", "10", "Lidl")
        try terminal.run("spend", "4", "Costa")
        let register = try terminal.run("money", "register", "--json").json()["transactions"] as? [[String: Any]]
        let ids = try #require(register).compactMap { $0["id"] as? String }
        #expect(try terminal.run("money", "clear", ids[0], ids[1]).output == "Ticked off: 2 transactions\n")
        #expect(try terminal.run("money", "unclear", "latest").output == "Tick removed: Costa, €4.00\n")
        #expect(try terminal.run("money", "clear", "latest").output == "Ticked off: Costa, €4.00\n")
        let history = try terminal.run("history").output
        #expect(history.contains("Ticked off: 2 transactions") && history.contains("Ticked off: Costa, €4.00"))
    }

    @Test func moneyIsExportedAsATableAndAsLedgers() throws {
        try terminal.run("account", "add", "Bank", "--currency", "EUR", "--balance", "100")
        try terminal.run("spend", "12.50", "groceries", "--on", "2026-11-19", "--account", "Bank")
        let table = try terminal.run("export", "--format", "transactions", "--account", "Bank", "--to", "2026-11-19")
        #expect(table.output.hasPrefix("date,payee,category,amount,currency,account,kind,"))
        #expect(table.output.contains("\r\n2026-11-19,,Groceries,-12.50,EUR,Bank,expense,"))
        let ledger = try terminal.run("export", "--format", "hledger").output
        #expect(ledger.contains("2026-11-19\n    Assets:Bank  -12.50 EUR\n    Expenses:Groceries  12.50 EUR\n"))
        #expect(try terminal.run("export", "--format", "beancount").output.contains(" open Expenses:Groceries\n"))
        #expect(
            try terminal.run("export", "--format", "hledger", "--account", "Bank").errors
                == "--account, --from and --to need --format transactions.\n")
    }

    @Test(arguments: [
        (["spend", "x"], "x: Enter an amount such as 12.50 or 12.50+3."),
        (["spend", "1.234"], "1.234: Use at most 2 decimals."), (["spend", "0"], "The amount can’t be zero."),
        (["spend", "1/0"], "1/0: Nothing can be divided by zero."),
        (["account", "add", "A", "--currency", "euros"], "There is no currency “euros”. Use a code such as EUR."),
        (["move", "5", "--from", "A", "--to", "B"], "There is no account “A”."),
        (["money", "delete", "latest"], "No transactions yet"),
    ])
    func whatCannotBeLoggedIsRefusedWithAReason(command: [String], reason: String) throws {
        let result = try terminal.run(command)
        #expect(result.status == 2 && result.errors.hasPrefix(reason))
        #expect(try terminal.run("history", "--json").json()["history"] as? [String] == [])
    }
}
