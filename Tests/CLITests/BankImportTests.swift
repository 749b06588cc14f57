import Terminal
import Testing

struct BankImportTests {
    let terminal = try! TestTerminal()

    private let own = """
        date,payee,category,amount,currency,account
        2026-11-02,Lidl,Groceries,-12.50,EUR,Cash
        2026-11-03,Acme,Salary,2500,EUR,Bank

        """

    private let polish = """
        Data operacji;Opis operacji;Kwota
        02.11.2026;Żabka;-5,00
        31.11.2026;Biedronka;-6,50
        13.11.2026;Wypłata;100,00

        """

    private func count() throws -> Int? { try terminal.run("money", "register", "--json").json()["count"] as? Int }

    @Test func tableMadeForDaybookIsImportedOnceAndUndoneInOneStep() throws {
        let file = try terminal.write(own, to: "money.csv")
        let preview = try terminal.run("import", file, "--dry-run")
        #expect(
            preview.lines.prefix(5) == [
                "Recognised: bank statement, CSV", "New account: Cash, EUR", "New account: Bank, EUR",
                "Columns: “date” = date, “payee” = payee, “category” = category, “amount” = amount, “currency” = currency, “account” = account",
                "2 transactions will be imported",
            ])
        #expect(preview.lines.contains { $0.contains("Lidl") && $0.contains("−€12.50") })
        #expect(try terminal.run("money", "register").output == "No transactions yet\n")
        #expect(try terminal.run("import", file).lines.last == "2 transactions imported")
        #expect(
            try terminal.run("import", file).lines.suffix(2) == [
                "Nothing in this file is new. What is already in your journal stays as it is.",
                "Already here: 2 transactions",
            ])
        #expect(try terminal.run("undo").output == "Undone: 2 accounts imported · 2 transactions imported\n")
        #expect(try terminal.run("money", "register").output == "No transactions yet\n")
        #expect(try terminal.run("import", file).lines.last == "2 transactions imported")
    }

    /// What was deleted stays deleted, but an erased record is as if it had never been there.
    @Test func whatWasErasedComesBackWithTheSameFile() throws {
        let rows = try terminal.write(own, to: "money.csv")
        let tasks = try terminal.write("(A) 2026-11-01 Call Ann +home\n2026-11-01 Paint @wall\n", to: "todo.txt")
        for file in [rows, tasks] { try terminal.run("import", file) }
        let before = try terminal.run("export").json()
        try terminal.run("money", "delete", "latest")
        try terminal.run("task", "delete", "Paint")
        #expect(try terminal.run("import", rows).output.contains("Deleted here earlier, not imported: 1 transaction"))
        #expect(try terminal.run("import", tasks).output.contains("“Paint” was deleted here and stays deleted"))
        #expect(try terminal.run("erase", "--yes").status == 0)
        #expect(try count() == 1)
        #expect(try terminal.run("import", rows).lines.contains("1 transaction imported"))
        #expect(try terminal.run("import", tasks).lines.contains("1 task imported"))
        let after = try terminal.run("export").json()
        for export in [before, after] {
            let accounts = try #require(export["accounts"] as? [[String: Any]])
            #expect(accounts.flatMap { $0["transactions"] as? [Any] ?? [] }.count == 2)
            #expect((export["tasks"] as? [Any])?.count == 2)
        }
        for file in [rows, tasks] { #expect(try terminal.run("import", file).output.contains("Already here: 2")) }
        #expect(try terminal.run("check").status == 0)
    }

    @Test func aPlainTableWithoutAnAccountIsOfTheOnlyOne() throws {
        try terminal.run("account", "add", "Bank", "--currency", "EUR")
        let file = try terminal.write("Date,Amount,payee\n2026-11-19,-4.50,Cafe\n", to: "plain.csv")
        #expect(try terminal.run("import", file).lines.contains("Account: Bank"))
        try terminal.run("account", "add", "Cash", "--currency", "EUR")
        let other = try terminal.write("date,amount\n2026-11-18,-4\n", to: "other.csv")
        #expect(try terminal.run("import", other).status == 2)
    }

    @Test func aFileWithADateFarFromTheOthersIsImportedOnlyWithYes() throws {
        try terminal.run("account", "add", "Bank", "--currency", "EUR")
        let file = try terminal.write(
            "date,payee,amount\n2026-11-02,Shop,-5\n2027-02-03,Rent,-850\n", to: "far.csv")
        #expect(try terminal.run("import", file, "--account", "Bank", "--dry-run").status == 0)
        let refused = try terminal.run("import", file, "--account", "Bank")
        #expect(refused.status == 2 && refused.output.isEmpty)
        #expect(refused.errors.contains("Line 3: 3 February 2027"), "\(refused.errors)")
        #expect(refused.errors.contains("Nothing was imported. If they are right, add --yes."))
        #expect(try count() == 0)
        #expect(
            try terminal.run("import", file, "--account", "Bank", "--yes").lines.contains("2 transactions imported"))
        #expect(try count() == 2)
    }

    @Test func aFileOfWhichNothingCanBeReadIsRefused() throws {
        let file = try terminal.write(
            "date,payee,amount,currency,account\n2026-11-31,Cafe,-4,EUR,Bank\n", to: "bad.csv")
        let refused = try terminal.run("import", file)
        #expect(refused.status == 2 && refused.output.isEmpty)
        #expect(refused.errors.contains("2026-11-31"))
        #expect(try terminal.run("account", "list").output.contains("Bank") == false)
    }

    @Test func aFileInAnotherCurrencyThanTheAccountIsRefusedForThat() throws {
        try terminal.run("account", "add", "Konto", "--currency", "PLN")
        let file = try terminal.write("Date,Amount (EUR),Payee\n2026-11-19,-4.50,Cafe\n", to: "euros.csv")
        let refused = try terminal.run("import", file, "--account", "Konto")
        #expect(refused.status == 2)
        #expect(
            refused.errors.hasPrefix("The file is in EUR, but “Konto” is in PLN. Choose an account in EUR."),
            "\(refused.errors)")
        #expect(try terminal.run("money", "register").output == "No transactions yet\n")
    }

    @Test func theAccountIsNamedWithItsCurrencyWhereThereAreSeveral() throws {
        try terminal.run("account", "add", "Konto", "--currency", "PLN")
        try terminal.run("account", "add", "Bank", "--currency", "EUR")
        let file = try terminal.write("Date,Amount,payee\n2026-11-19,-4.50,Cafe\n", to: "plain.csv")
        #expect(try terminal.run("import", file, "--account", "Konto").lines.contains("Account: Konto, PLN"))
    }

    @Test func statementNeedsItsAccountAndRejectedRowsAreSaved() throws {
        try terminal.run("account", "add", "Konto", "--currency", "PLN")
        let file = try terminal.write(polish, to: "statement.csv")
        let refused = try terminal.run("import", file)
        #expect(
            refused.errors
                == "The file doesn’t say which account it is from. Choose the account. Add --account NAME: Konto. "
                + "For another account: daybook account add NAME\n")
        #expect(try terminal.run("money", "register").output == "No transactions yet\n")
        let lines = try terminal.run("import", file, "--account", "Konto", "--rejected", "bad.csv").lines
        #expect(lines.contains("2 transactions imported") && lines.contains("1 row can’t be imported"))
        #expect(lines.contains("  Line 3: Data operacji: there is no such day: “31.11.2026”"))
        #expect(try terminal.read("bad.csv") == "Data operacji;Opis operacji;Kwota\r\n31.11.2026;Biedronka;-6,50\r\n")
    }

    @Test func paymentsToKnownShopsAreCategorisedOnRequest() throws {
        try terminal.run("account", "add", "Bank", "--currency", "EUR")
        let rows = "2026-11-02,REWE MARKT,-5\n2026-11-03,Lidl,7\n2026-11-04,Netflix,-9\n2026-11-05,Bob,-1\n"
        let file = try terminal.write("date,payee,amount\n" + rows, to: "shops.csv")
        func categories() throws -> [String?] {
            let register = try terminal.run("money", "register", "--json").json()
            return (register["transactions"] as? [[String: Any]] ?? []).map { $0["category"] as? String }
        }
        #expect(
            try terminal.run("import", file, "--dry-run").lines.suffix(2) == [
                "To known shops, without a category: 2 transactions (REWE MARKT, Netflix)",
                "To categorise them: --categorise",
            ])
        #expect(
            try terminal.run("import", file).lines.contains(
                "To categorise them, undo and import again with --categorise."))
        #expect(try categories() == [nil, nil, nil, nil])
        try terminal.run("undo")
        #expect(
            try terminal.run("import", file, "--categorise").lines.last
                == "Categorised, as they are to known shops: 2 transactions")
        #expect(try Set(categories()) == [nil, "Groceries", "Leisure"])
        #expect(try terminal.run("money", "rule").output.contains("REWE") == false, "a suggestion makes no rule")
    }

    @Test func transactionEnteredByHandIsNotAddedAgain() throws {
        try terminal.run("account", "add", "Cash", "--currency", "EUR")
        try terminal.run("spend", "12.50", "Lidl", "--on", "2026-11-01")
        let file = try terminal.write("date,payee,amount\n2026-11-02,LIDL SAGT DANKE,-12.50\n", to: "money.csv")
        #expect(
            try terminal.run("import", file, "--account", "Cash", "--dry-run").lines.contains(
                "Same as entered by hand: 1 transaction"))
        try terminal.run("import", file, "--account", "Cash", "--keep-apart")
        #expect(try count() == 2)
        try terminal.run("undo")
        try terminal.run("import", file, "--account", "Cash")
        #expect(try count() == 1)
    }

    @Test func rowsOfTwoAccountsAreJoinedAsTransfersOnRequest() throws {
        for title in ["Bank", "Cash"] { try terminal.run("account", "add", title, "--currency", "EUR") }
        let left = try terminal.write("date,payee,amount\n2026-11-02,Me,-250\n", to: "left.csv")
        try terminal.run("import", left, "--account", "Bank")
        let arrived = try terminal.write("date,payee,amount\n2026-11-03,Me,250\n", to: "arrived.csv")
        let preview = try terminal.run("import", arrived, "--account", "Cash", "--dry-run").lines
        #expect(preview.contains("May be transfers between your accounts: 1 transaction"))
        #expect(preview.contains("To join them: --join-transfers"))
        let lines = try terminal.run("import", arrived, "--account", "Cash", "--join-transfers").lines
        #expect(lines.contains("Joined as transfers: 1 transaction"))
        #expect(try count() == 1)
        #expect(
            try terminal.run("import", arrived, "--account", "Cash").lines.contains("Already here: 1 transaction"))
    }

    @Test func aFileOfSeveralAccountsIsNotPutIntoOne() throws {
        try terminal.run("account", "add", "Visa", "--currency", "EUR")
        let file = try terminal.write(own, to: "money.csv")
        let refused = try terminal.run("import", file, "--account", "Visa")
        #expect(refused.status == 2)
        #expect(refused.errors == "The file has several accounts: “Cash”, “Bank”. Leave out --account.\n")
        #expect(try count() == 0)
    }

    @Test func anotherEncodingThanUTF8IsShown() throws {
        try terminal.run("account", "add", "Konto", "--currency", "PLN")
        let file = try terminal.write(polish, to: "statement.csv")
        func lines(_ options: String...) throws -> [String] {
            let all = ["import", file, "--account", "Konto", "--dry-run", "--data", terminal.data] + options
            return try terminal.run(all).lines
        }
        #expect(try !lines().contains { $0.hasPrefix("Encoding") })
        #expect(
            try lines("--encoding", "iso-8859-2").contains("Encoding: iso-8859-2; if that’s wrong: --encoding"))
    }

    @Test func guessIsCorrectedByOptions() throws {
        try terminal.run("account", "add", "Cash", "--currency", "EUR")
        let file = try terminal.write("When,Who,What\n02/03/2026,Lidl,5\n04/05/2026,Bus,6\n", to: "money.csv")
        func imported(_ options: String...) throws -> [[String: Any]] {
            let all = ["import", file, "--account", "Cash", "--dry-run", "--json", "--data", terminal.data] + options
            return try terminal.run(all).json()["transactions"] as? [[String: Any]] ?? []
        }
        let rows = try imported("--columns", "date,payee,amount", "--date-order", "mdy", "--spent-positive")
        #expect(rows.map { $0["day"] as? String } == ["2026-02-03", "2026-04-05"])
        #expect(rows.map { $0["amount"] as? String } == ["-5.00", "-6.00"])
        #expect(
            try terminal.run("import", file, "--account", "Cash", "--columns", "when").errors.hasPrefix(
                "“when” is not a kind of column. Use: date, value-date, payee"))
        #expect(
            try terminal.run("import", file, "--account", "Cash", "--encoding", "ebcdic").errors.hasPrefix(
                "The encoding “ebcdic” is unknown."))
    }

    @Test func separatorAndNamesOfColumnsAreShownAndCorrected() throws {
        try terminal.run("account", "add", "Cash", "--currency", "EUR")
        let file = try terminal.write(
            "Kiedy|Kto|Ile\n2026-11-02|Lidl|-5\n2026-11-03|Aldi|-6\n2026-11-04|Lidl|-7\n", to: "bars.csv")
        let guess = try terminal.run("import", file, "--account", "Cash", "--dry-run").lines
        #expect(guess.contains("Columns are separated by: vertical bar (|)"))
        #expect(guess.contains("Column names in line 1"))
        #expect(guess.contains("Columns: “Kiedy” = date, “Kto” = payee, “Ile” = amount"))
        let lines = try terminal.run("import", file, "--account", "Cash", "--delimiter", "bar", "--header", "1").lines
        #expect(lines.contains("Column names in line 1") && lines.contains("3 transactions imported"))
        // The next file is read alike.
        #expect(try terminal.run("import", file, "--account", "Cash").lines.contains("Column names in line 1"))
    }

    @Test func truncatedFileChangesNothing() throws {
        let file = try terminal.write("<OFX><STMTRS><STMTTRN><TRNAMT>5", to: "bank.ofx")
        let refused = try terminal.run("import", file)
        #expect(refused.status == 2 && refused.errors.hasPrefix("Line 1: "))
        #expect((try terminal.run("account", "list", "--json").json()["accounts"] as? [Any])?.isEmpty == true)
    }
}
