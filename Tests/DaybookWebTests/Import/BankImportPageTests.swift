import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

@Suite struct BankImportPageTests {
    private let bank = RecordID(hex: "b1")!
    private let visa = RecordID(hex: "b2")!

    private static let statement = """
        Booking date;Payee;Amount;Description
        02.11.2026;Lidl 12;-12,50;Card
        13.11.2026;Acme;2.500,00;Salary
        31.11.2026;Aldi;-6,50;Card

        """

    private func session(_ currency: String = "EUR") -> WebSession {
        var session = WebSession()
        for (id, title) in [("b1", "Bank"), ("b2", "Visa")] {
            _ = session.post(
                .money(.addAccount), [("id", id), ("title", title), ("kind", "bank"), ("currency", currency)])
        }
        return session
    }

    private func upload(_ text: String, _ name: String = "bank.csv") -> Upload {
        Upload(handle: Identifier(high: 5, low: 5), fileName: name, bytes: Array(text.utf8))
    }

    /// The figures of a preview: "new 2".
    private func figures(_ page: WebSession.Page) -> [String] {
        page.main.split(separator: "<div class=\"stat\"><dt>").dropFirst()
            .map { $0.split(separator: "</dd>")[0].split(separator: "</dt><dd>").joined(separator: " ") }
    }

    /// The fields of the form that imports.
    private func fields(_ page: WebSession.Page) -> [(String, String)] {
        typedFields(page.part(from: "action=\"/money/import/apply\"", to: "</form>"))
    }

    /// The fields of the form that previews again, with others in place of some.
    private func corrected(_ page: WebSession.Page, _ changes: [(String, String)]) -> [(String, String)] {
        let form = typedFields(page.part(from: "<form class=\"card form bank-reading", to: "</form>"))
        return form.map { field in changes.first { $0.0 == field.0 } ?? field }
    }

    private func register(_ session: WebSession, _ account: RecordID) -> [String] {
        session.state.transactions(TransactionFilter(account: account)).map {
            "\($0.day?.text ?? "") \($0.effect) \($0.payee)"
        }
    }

    @Test func aStatementIsPreviewedWithItsColumnsAndAsksForItsAccount() {
        var session = session()
        let page = session.post("/money/import", upload: upload(Self.statement))
        #expect(page.status == 200 && page.has("Recognised: bank statement, CSV"))
        #expect(page.has("The file doesn’t say which account it is from.") && page.has(">Choose an account</option>"))
        #expect(page.has("<option value=\"p\" selected>payee</option>") && page.has("<bdi>Lidl 12</bdi>"))
        #expect(!page.has("/money/import/apply") && session.batches.count == 2)
        let refused = session.post("/money/import", corrected(page, []), upload: upload(Self.statement))
        #expect(refused.status == 422 && refused.has("id=\"account-why\""))
        let applied = session.post("/money/import/apply", upload: upload(Self.statement))
        #expect(applied.has("Choose the account.") && session.batches.count == 2)
    }

    @Test func rowsAreImportedOnceAndTakenBackInOneStep() {
        var session = session()
        let file = upload(Self.statement)
        let page = session.post("/money/import", [("account", "b1")], upload: file)
        #expect(figures(page) == ["new 2", "imported before 0"] && page.has(">Account: Bank</bdi>"))
        #expect(page.has("1 row can’t be imported") && page.has("Line 4: Booking date: there is no such day"))
        #expect(page.has("Import 2 transactions</button>") && page.has("−€12.50"))
        let done = session.post("/money/import/apply", fields(page), upload: file)
        #expect(done.url.hasPrefix("/money/accounts/b1?") && done.has("Imported"))
        #expect(register(session, bank) == ["2026-11-02 -1250 Lidl 12", "2026-11-13 250000 Acme"])
        let count = session.batches.count
        // The account is known by its columns now.
        let again = session.post("/money/import", upload: file)
        #expect(figures(again) == ["new 0", "imported before 2"] && again.has("is already in your journal"))
        _ = session.post("/money/import/apply", upload: file)
        _ = session.post("/money/import/apply", [("account", "b1")], upload: file)
        #expect(session.batches.count == count)
        _ = session.undo(done)
        #expect(register(session, bank).isEmpty && session.state.account(bank)?.mapping == "")
    }

    @Test func rowsThatCannotBeReadAreSavedToBeCorrected() {
        var session = session()
        let file = upload(Self.statement)
        let page = session.post("/money/import", [("account", "b1")], upload: file)
        let form = typedFields(page.part(from: "action=\"/money/import/rejected\"", to: "</form>"))
        let saved = session.post("/money/import/rejected", form, upload: file)
        #expect(saved.response.fileName == "rejected-bank.csv")
        #expect(saved.text == "Booking date;Payee;Amount;Description\r\n31.11.2026;Aldi;-6,50;Card\r\n")
        // With the days read in another order, other rows are left.
        let other = form.map { $0.0 == "dateOrder" ? ("dateOrder", "mdy") : $0 }
        #expect(session.post("/money/import/rejected", other, upload: file).text.contains("13.11.2026;Acme"))
    }

    @Test func guessesAreCorrectedAndRememberedForTheNextFile() {
        var session = session()
        let file = upload("Date,Payee,Amount,Text\n02/03/2026,Lidl,5,a\n04/05/2026,Bus,1.500,b\n05/05/2026,Tax,7,c\n")
        let page = session.post("/money/import", [("account", "b2")], upload: file)
        #expect(page.has("<h2>Please check</h2>") && page.has("<li>Dates: ") && page.has("Negative amounts were spent"))
        let posted =
            corrected(page, [("dateOrder", "mdy"), ("decimal", "comma"), ("sign", "positive")])
            .filter { $0.0 != "column" } + ["d", "n", "a", "p"].map { ("column", $0) }
        let preview = session.post("/money/import", posted, upload: file)
        #expect(preview.status == 200 && preview.has("−€1,500.00") && !preview.has("<h2>Please check</h2>"))
        _ = session.post("/money/import/apply", fields(preview), upload: file)
        #expect(register(session, visa) == ["2026-02-03 -500 a", "2026-04-05 -150000 b", "2026-05-05 -700 c"])
        let next = session.post("/money/import", upload: upload("Date,Payee,Amount,Text\n06/07/2026,Bus,2,d\n"))
        #expect(next.has(">Account: Visa</bdi>") && next.has("−€2.00") && next.has("<bdi>d</bdi>"))
        _ = session.post(
            "/money/import/apply", fields(next), upload: upload("Date,Payee,Amount,Text\n06/07/2026,Bus,2,d\n"))
        #expect(register(session, visa).last == "2026-06-07 -200 d")
    }

    @Test func daysFarFromTheOthersAreToldInThePreview() {
        var session = session()
        let file = upload("Date,Payee,Amount\n2026-11-02,Lidl,-5.00\n2062-11-03,Bus,-1.50\n")
        let page = session.post("/money/import", [("account", "b1")], upload: file)
        #expect(page.status == 200 && page.has("years from the others (1)") && page.has("November 2062"))
    }

    @Test func daysFarFromTheOthersAreImportedOnceThePersonSaysThatTheyAreRight() {
        var session = session()
        let text = "date,payee,amount\n2026-11-02,Shop,-5\n2027-02-03,Rent,-850\n"
        let form = fields(
            session.post("/money/import", [("account", "b1")], upload: upload(text)))
        let refused = session.post("/money/import/apply", form, upload: upload(text))
        #expect(refused.status == 422 && refused.has("Check the dates first"), "\(refused.main)")
        #expect(refused.has("name=\"unlikelyDays\" value=\"1\" required> These dates are right"))
        #expect(register(session, bank) == [])
        _ = session.post("/money/import/apply", form + [("unlikelyDays", "1")], upload: upload(text))
        #expect(register(session, bank).count == 2)
    }

    @Test func columnsThatCannotBeGuessedAreChosen() {
        var session = session()
        let file = upload("Kausi;Kuka;Raha\n02.11.2026;Lidl;-5,00\n")
        let page = session.post("/money/import", upload: file)
        #expect(page.status == 422 && page.has("The columns with the date and the amount weren’t found"))
        let posted =
            corrected(page, [("account", "b1")]).filter { $0.0 != "column" }
            + ["d", "p", "a"].map { ("column", $0) }
        let preview = session.post("/money/import", posted, upload: file)
        #expect(preview.status == 200 && figures(preview) == ["new 1", "imported before 0"], "\(preview.main)")
        _ = session.post("/money/import/apply", fields(preview), upload: file)
        #expect(register(session, bank) == ["2026-11-02 -500 Lidl"])
    }

    @Test func whatWasEnteredByHandIsMatchedUnlessItIsKeptApart() throws {
        var session = session()
        for (id, amount) in [("c1", "12.50"), ("c2", "7")] {
            _ = session.post(
                .money(.addTransaction),
                [
                    ("id", id), ("kind", "expense"), ("amount", amount), ("account", "b1"), ("payee", "Shop " + id),
                    ("day", "2026-11-01"),
                ])
        }
        let file = upload("Date,Payee,Amount\n2026-11-02,LIDL,-12.50\n2026-11-03,ALDI,-7\n2026-11-04,REWE,-9\n")
        let page = session.post("/money/import", [("account", "b1")], upload: file)
        #expect(figures(page) == ["new 1", "matched with what you entered 2", "imported before 0"])
        #expect(page.has("<bdi>Shop c1</bdi>") && page.has("LIDL") && page.has("name=\"apart\" value=\"1\""))
        var other = session
        let done = session.post("/money/import/apply", fields(page) + [("apart", "1")], upload: file)
        #expect(
            register(session, bank) == [
                "2026-11-01 -1250 Shop c1", "2026-11-01 -700 Shop c2", "2026-11-03 -700 ALDI", "2026-11-04 -900 REWE",
            ])
        #expect(session.state.transaction(RecordID(hex: "c1")!)?.status == .cleared)
        _ = session.undo(done)
        #expect(session.state.transaction(RecordID(hex: "c1")!)?.status == .pending)
        _ = other.post("/money/import/apply", fields(page) + [("allApart", "1")], upload: file)
        #expect(register(other, bank).count == 5)
    }

    @Test func transferEnteredByHandIsShownAsWhatArrivesInTheAccount() {
        var session = session()
        _ = session.post(
            .money(.addTransaction),
            [
                ("id", "c1"), ("kind", "transfer"), ("account", "b1"), ("toAccount", "b2"), ("amount", "250"),
                ("day", "2026-11-01"),
            ])
        let file = upload("Date,Payee,Amount\n2026-11-02,Me,250\n")
        let page = session.post("/money/import", [("account", "b2")], upload: file)
        #expect(figures(page) == ["new 0", "matched with what you entered 1", "imported before 0"])
        #expect(page.has("<bdi>Bank → Visa</bdi>") && page.has("<b class=\"money-amount incoming\">+€250.00</b>"))
        _ = session.post("/money/import/apply", fields(page), upload: file)
        let again = session.post("/money/import", [("account", "b2")], upload: file)
        #expect(figures(again) == ["new 0", "imported before 1"])
    }

    @Test func rowsOfTwoAccountsBecomeTransfersWhereThePersonSaysSo() {
        var session = session()
        let left = upload("Date,Payee,Amount\n2026-11-02,Me,-250\n2026-11-02,Me,-70\n")
        _ = session.post("/money/import/apply", [("account", "b1")], upload: left)
        let file = upload("Date,Payee,Amount\n2026-11-03,Me,250\n2026-11-03,Me,70\n2026-11-03,Acme,9\n")
        let page = session.post("/money/import", [("account", "b2")], upload: file)
        #expect(figures(page) == ["new 3", "imported before 0"] && page.has("> Transfer from Bank to Visa</label>"))
        #expect(page.has("> All of them are transfers</label>"))
        var other = session
        let done = session.post("/money/import/apply", fields(page) + [("join", "1")], upload: file)
        #expect(register(session, bank) == ["2026-11-02 -25000 Me", "2026-11-02 -7000 Me"])
        #expect(session.state.transactions(TransactionFilter(kind: .transfer)).map(\.amount) == [70_00])
        #expect(
            figures(session.post("/money/import", [("account", "b2")], upload: file)) == ["new 0", "imported before 3"])
        _ = session.undo(done)
        #expect(session.state.transactions(TransactionFilter(kind: .transfer)).isEmpty)
        _ = other.post("/money/import/apply", fields(page) + [("joinAll", "1")], upload: file)
        #expect(other.state.transactions(TransactionFilter(kind: .transfer)).count == 2)
        let back = other.post("/money/import", [("account", "b1")], upload: left)
        #expect(figures(back) == ["new 0", "imported before 2"])
    }

    @Test func delimiterAndNamesOfColumnsAreShownAndCorrected() {
        var session = session()
        let page = session.post("/money/import", [("account", "b1")], upload: upload(Self.statement))
        #expect(page.has("<option value=\"semicolon\" selected>semicolon (;)</option>"))
        #expect(page.has("<option value=\"1\" selected>Line 1: Booking date, Payee, Amount, Description</option>"))
        #expect(page.has("<option value=\"0\">There are none</option>"))
        let bars = upload("Kiedy|Kto|Ile\n2026-11-02|Lidl, Rewe|-5,00\n", "bars.csv")
        let guess = session.post("/money/import", [("account", "b1")], upload: bars)
        #expect(
            guess.has("<option value=\"0\" selected>There are none</option>") && guess.status == 422)
        let named = session.post("/money/import", corrected(guess, [("header", "1")]), upload: bars)
        #expect(figures(named) == ["new 1", "imported before 0"] && !named.has("can’t be imported"))
        #expect(named.has("<th scope=\"col\"><bdi>Kiedy</bdi></th>"))
        // Columns are shown as they are split now, though nothing can be imported.
        let split = session.post("/money/import", corrected(named, [("delimiter", "comma")]), upload: bars)
        #expect(split.status == 422 && split.has("<td><bdi>2026-11-02|Lidl</bdi></td>"))
        let back = session.post("/money/import", corrected(split, [("delimiter", "pipe")]), upload: bars)
        #expect(figures(back) == ["new 1", "imported before 0"])
        _ = session.post("/money/import/apply", fields(named), upload: bars)
        #expect(register(session, bank) == ["2026-11-02 -500 Lidl, Rewe"])
        let again = session.post("/money/import", upload: bars)
        #expect(figures(again) == ["new 0", "imported before 1"])
        #expect(again.has("<option value=\"1\" selected>Line 1: Kiedy, Kto, Ile</option>"))
    }

    @Test(arguments: ["x", "-1", "99999999999999999999", "1000000000", "999999999"])
    func lineThatIsNotThereRefusesOrIsIgnored(_ line: String) {
        var session = session()
        let fields = [("account", "b1"), ("header", line), ("delimiter", "space"), ("split", "x")]
        for path in ["/money/import", "/money/import/apply", "/money/import/rejected"] {
            #expect([200, 303, 422].contains(session.post(path, fields, upload: upload(Self.statement)).status))
        }
    }

    @Test func deletedTransactionsAreRestoredOnRequest() throws {
        var session = session()
        let file = upload("Date,Payee,Amount\n2026-11-02,Lidl,-12.50\n")
        _ = session.post("/money/import/apply", [("account", "b1")], upload: file)
        let id = try #require(session.state.transactions(TransactionFilter(account: bank)).first?.id)
        _ = session.post(.money(.deleteTransaction(id)))
        let page = session.post("/money/import", [("account", "b1")], upload: file)
        #expect(figures(page) == ["new 0", "imported before 0", "deleted before 1"])
        _ = session.post("/money/import/apply", fields(page) + [("bringBack", "1")], upload: file)
        #expect(register(session, bank).count == 1)
    }

    @Test func anotherAccountIsAddedOnRequest() {
        var session = session()
        let file = upload("Date,Payee,Amount\n2026-11-02,Lidl,-12.50\n")
        func fields(_ title: String, _ currency: String) -> [(String, String)] {
            [("account", "new"), ("newAccount", title), ("currency", currency)]
        }
        let taken = session.post("/money/import", fields("bank", "EUR"), upload: file)
        #expect(taken.status == 422 && taken.has("id=\"newAccount-why\""))
        let unknown = session.post("/money/import", fields("Konto", "złoty"), upload: file)
        #expect(unknown.status == 422 && unknown.has("id=\"currency-why\""))
        let page = session.post("/money/import", fields("Konto", "pln"), upload: file)
        #expect(page.has(">New account: Konto, PLN</bdi>"))
        _ = session.post("/money/import/apply", self.fields(page), upload: file)
        let account = session.state.livingAccounts.last
        #expect(account?.title == "Konto" && account?.currency.code == "PLN")
        #expect(account.map { register(session, $0.id) } == ["2026-11-02 -1250 Lidl"])
    }

    @Test func anotherAccountIsOfferedAFreeName() {
        var session = WebSession()
        let first = upload("Date,Payee,Amount\n2026-11-02,Lidl,-12.50\n")
        _ = session.post("/money/import/apply", fields(session.post("/money/import", upload: first)), upload: first)
        let second = upload("Date,Payee,Amount\n2026-11-03,Aldi,-3.00\n")
        let page = session.post("/money/import", [("account", "new")], upload: second)
        #expect(page.has(">New account: Bank account 2, EUR</bdi>"))
    }

    @Test func anEmptyJournalNeedsNoChoice() {
        var session = WebSession()
        let file = upload("Date,Payee,Amount\n2026-11-02,Lidl,-12.50\n")
        let page = session.post("/money/import", upload: file)
        #expect(page.has(">New account: Bank account, EUR</bdi>"))
        _ = session.post("/money/import/apply", fields(page), upload: file)
        #expect(session.state.livingAccounts.map(\.title) == ["Bank account"])
    }

    @Test(arguments: [
        (
            "ofx",
            "<OFX><STMTRS><CURDEF>EUR<BANKTRANLIST><STMTTRN><DTPOSTED>20261102<TRNAMT>-5.00<FITID>7<NAME>Lidl</STMTTRN></BANKTRANLIST></STMTRS></OFX>"
        ),
        ("qif", "!Type:Bank\nD11/02'26\nT-5.00\nPLidl\n^\n"),
        (
            "mt940",
            ":20:A\n:25:1234567\n:28C:1\n:60F:C261101EUR10,00\n:61:261102D5,00NTRFNONREF\n:86:Lidl\n:62F:C261102EUR5,00\n"
        ),
    ])
    func everyFormatOfBanksIsPreviewed(_ name: String, _ text: String) {
        var session = session()
        let page = session.post("/money/import", [("account", "b1")], upload: upload(text, "bank.\(name)"))
        #expect(page.status == 200 && figures(page).first == "new 1", "\(page.main)")
        #expect(page.has("bank statement, \(name.uppercased())") && !page.has("<select name=\"column\""))
        _ = session.post("/money/import/apply", fields(page), upload: upload(text, "bank.\(name)"))
        #expect(session.state.transactions(of: bank).map(\.amount) == [5_00])
    }

    @Test func otherProgramsKeepTheirTables() {
        var session = session()
        let page = session.post("/money/import", [("account", "b1")], upload: upload(DataTests.habitBull))
        #expect(page.has("HabitBull") && page.has("<bdi>Breed dragons</bdi>"))
    }

    @Test(arguments: [
        "<OFX><STMTRS><STMTTRN><TRNAMT>5", "date,payee,amount\n2026-11-02,\"Lidl,-5\n", "date,amount\n",
        "!Type:Bank\n", "a;b;c\n1;2;3\n", "date,payee,amount\n2026-11-02,<script>x</script>\u{0},-5\n",
    ])
    func hostileFilesImportNothingAndSaySo(_ text: String) {
        var session = session()
        let count = session.batches.count
        for fields in [
            [], [("account", "b1")], [("account", "zz"), ("column", "!"), ("encoding", "x"), ("apart", "-9999999999")],
        ] {
            let page = session.post("/money/import", fields, upload: upload(text, "<b>.csv"))
            #expect([200, 422].contains(page.status) && !page.main.contains("<script>") && !page.main.contains("<b>"))
            for action in ["apply", "rejected"] {
                let page = session.post("/money/import/\(action)", fields, upload: upload(text, "<b>.csv"))
                #expect([200, 422].contains(page.status))
            }
        }
        #expect(session.batches.count == count)
    }

    @Test func aTableOfAHundredColumnsIsShownWhole() {
        var session = session()
        let names = ["Date", "Amount"] + (0..<200).map { "c\($0)" }
        let row = ["2026-11-02", "-5"] + names.dropFirst(2).map { _ in String(repeating: "я", count: 300) }
        let text = names.joined(separator: ",") + "\n" + row.joined(separator: ",") + "\n"
        let page = session.post("/money/import", [("account", "b1")], upload: upload(text))
        #expect(page.main.split(separator: "<select name=\"column\"").count == 101, "\(page.status)")
    }

    @Test func moneyIsExportedForSpreadsheetsAndLedgers() {
        var session = session()
        #expect(session.open("/data").has("href=\"/data/daybook.transactions.csv\""))
        #expect(!WebSession().opening("/data").has("daybook.transactions.csv"))
        _ = session.post(
            "/money/import/apply", [("account", "b1")], upload: upload("Date,Payee,Amount\n2026-11-02,Żabka,-5\n"))
        let table = session.open(.data(.export(.transactions))).response
        #expect(table.fileName == "transactions-2026-11-20.csv" && table.body.starts(with: [0xEF, 0xBB, 0xBF]))
        #expect(table.contentType == "text/csv; charset=utf-8")
        let hledger = session.open(.data(.export(.hledger)))
        #expect(hledger.response.fileName == "daybook-2026-11-20.journal" && hledger.has("Żabka"))
        let beancount = session.open(.data(.export(.beancount)))
        #expect(beancount.response.fileName == "daybook-2026-11-20.beancount" && beancount.has("\"Żabka\""))
        // The table is read again, as what it was.
        let again = session.post(
            "/money/import", upload: Upload(handle: Identifier(high: 5, low: 5), fileName: "a.csv", bytes: table.body))
        #expect(again.has("Recognised: bank statement, CSV"), "\(again.main)")
    }
}

extension WebSession {
    fileprivate func opening(_ url: String) -> Page {
        var session = self
        return session.open(url)
    }
}
