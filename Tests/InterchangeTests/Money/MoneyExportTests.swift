import CivilTime
import DaybookCore
import Interchange
import Journal
import Money
import Testing

@Suite struct MoneyExportTests {
    private static let titles = MoneyTitles(
        category: { $0.standard.map { $0 == .groceries ? "Groceries" : $0.rawValue } ?? $0.title },
        noCategory: "No category", openingBalance: "Opening balance")
    private static let today = Day("2026-11-20")!

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    private func hledger(_ state: State) -> String { text(Export.hledger(state, on: Self.today, Self.titles)) }
    private func beancount(_ state: State) -> String { text(Export.beancount(state, on: Self.today, Self.titles)) }

    /// The table with LF instead of CR LF, without its last column, the id.
    private func table(_ state: State, _ filter: TransactionFilter = TransactionFilter()) -> [String] {
        text(Export.transactions(state, filter, on: Self.today, Self.titles)).split(separator: "\r\n").map { row in
            row.split(separator: ",", omittingEmptySubsequences: false).dropLast().joined(separator: ",")
        }
    }

    /// The entries of a file, without what precedes them.
    private func entries(_ file: String) -> String {
        file.split(separator: "\n\n").filter { $0.first?.isNumber == true && !$0.contains(" open ") }
            .joined(separator: "\n\n")
    }

    @Test func aPartOfAnIncomeUnderACategoryOfSpendingLowersThat() {
        var money = MoneyRecords()
        money.account(1, "Bank")
        money.transaction(10, 100_00, of: 1, .income)
        money.part(20, 80_00, of: 10) { $0.category = StandardCategory.salary.id }
        money.part(21, 20_00, of: 10) { $0.category = StandardCategory.groceries.id }
        #expect(
            entries(hledger(money.state)) == """
                2026-11-10
                    Assets:Bank  100.00 EUR
                    Income:salary  -80.00 EUR
                    Expenses:Groceries  -20.00 EUR

                """)
        #expect(beancount(money.state).contains("  Expenses:Groceries  -20.00 EUR"))
    }

    @Test func anExpenseAnIncomeAndARefundArePostedToTheirCategory() {
        var money = MoneyRecords()
        money.account(1, "Bank", opening: 100_00)
        money.transaction(10, 12_50, of: 1) { ($0.payee, $0.category) = ("Shop", StandardCategory.groceries.id) }
        money.transaction(11, 3200_00, of: 1, .income) { $0.category = StandardCategory.salary.id }
        money.transaction(12, -2_50, of: 1) { $0.category = StandardCategory.groceries.id }
        #expect(
            hledger(money.state) == """
                ; Daybook, 2026-11-20

                commodity EUR
                    format 1000.00 EUR

                account Assets:Bank
                account Expenses:Groceries
                account Income:salary
                account Equity:Opening balances

                2026-01-01 * Opening balance
                    Assets:Bank  100.00 EUR
                    Equity:Opening balances  -100.00 EUR

                2026-11-10 Shop
                    Assets:Bank  -12.50 EUR
                    Expenses:Groceries  12.50 EUR

                2026-11-11
                    Assets:Bank  3200.00 EUR
                    Income:salary  -3200.00 EUR

                2026-11-12
                    Assets:Bank  2.50 EUR
                    Expenses:Groceries  -2.50 EUR

                """)
        #expect(
            beancount(money.state) == """
                option "title" "Daybook"
                option "operating_currency" "EUR"
                option "inferred_tolerance_default" "*:0.000001"

                2026-01-01 open Assets:Bank EUR
                  title: "Bank"
                2026-11-10 open Expenses:Groceries
                2026-11-11 open Income:Salary
                2026-01-01 open Equity:Opening-balances

                2026-01-01 * "Opening balance" ""
                  Assets:Bank  100.00 EUR
                  Equity:Opening-balances  -100.00 EUR

                2026-11-10 ! "Shop" ""
                  Assets:Bank  -12.50 EUR
                  Expenses:Groceries  12.50 EUR

                2026-11-11 ! ""
                  Assets:Bank  3200.00 EUR
                  Income:Salary  -3200.00 EUR

                2026-11-12 ! ""
                  Assets:Bank  2.50 EUR
                  Expenses:Groceries  -2.50 EUR

                """)
        #expect(
            table(money.state) == [
                "date,payee,category,amount,currency,account,kind,toAccount,received,receivedCurrency,note,partNote,tags,status",
                "2026-01-01,Opening balance,,100.00,EUR,Bank,opening,,,,,,,cleared",
                "2026-11-10,Shop,Groceries,-12.50,EUR,Bank,expense,,,,,,,pending",
                "2026-11-11,,salary,3200.00,EUR,Bank,income,,,,,,,pending",
                "2026-11-12,,Groceries,2.50,EUR,Bank,expense,,,,,,,pending",
            ])
    }

    @Test func aTransferBetweenCurrenciesHasATotalPrice() {
        var money = MoneyRecords()
        money.account(1, "Bank")
        money.account(2, "Yen", "JPY", .card)
        money.transaction(10, 10_00, of: 1, .transfer) { ($0.toAccount, $0.received) = (MoneyRecords.id(2), 1423) }
        #expect(
            entries(hledger(money.state)) == """
                2026-11-10
                    Assets:Bank  -10.00 EUR @@ 1423 JPY
                    Liabilities:Yen  1423 JPY

                """)
        #expect(entries(beancount(money.state)).contains("  Assets:Bank  -10.00 EUR @@ 1423 JPY\n"))
        #expect(table(money.state).last == "2026-11-10,,,-10.00,EUR,Bank,transfer,Yen,1423,JPY,,,,pending")
    }

    @Test func aTransferWithADeletedAccountIsPostedToEquity() {
        var money = MoneyRecords()
        money.account(1, "Bank")
        money.account(2, "Cash")
        money.transaction(10, 10_00, of: 1, .transfer) { $0.toAccount = MoneyRecords.id(2) }
        money.delete(1, from: "accounts")
        #expect(
            entries(hledger(money.state)) == """
                2026-11-10
                    Assets:Cash  10.00 EUR
                    Equity:Transfers  -10.00 EUR

                """)
        #expect(table(money.state).last == "2026-11-10,,,,,,transfer,Cash,10.00,EUR,,,,pending")
    }

    @Test func thePartsOfATransactionArePostingsAndRowsWithItsId() {
        var money = MoneyRecords()
        money.account(1, "Bank")
        money.transaction(10, 30_00, of: 1) { $0.payee = "Shop" }
        money.part(20, 20_00, of: 10) { $0.category = StandardCategory.groceries.id }
        money.part(21, 10_00, of: 10) { $0.note = "date: soap" }
        #expect(
            entries(hledger(money.state)) == """
                2026-11-10 Shop
                    Assets:Bank  -30.00 EUR
                    Expenses:Groceries  20.00 EUR
                    Expenses:No category  10.00 EUR  ; date : soap

                """)
        #expect(
            entries(beancount(money.state)) == """
                2026-11-10 ! "Shop" ""
                  Assets:Bank  -30.00 EUR
                  Expenses:Groceries  20.00 EUR
                  Expenses:No-category  10.00 EUR
                    note: "date: soap"

                """)
        let file = text(Export.transactions(money.state, on: Self.today, Self.titles))
        let rows = file.split(separator: "\r\n").dropFirst().map {
            $0.split(separator: ",", omittingEmptySubsequences: false)
        }
        #expect(rows.map { $0[3] } == ["-20.00", "-10.00"])
        #expect(rows.map { $0.last } == Array(repeating: Substring(MoneyRecords.id(10).hex), count: 2))
        #expect(rows.map { $0[11] } == ["", "date: soap"])
    }

    @Test func whatTheBankShowsAndWhatIsReconciledIsMarked() {
        var money = MoneyRecords()
        money.account(1, "Bank")
        for (number, status) in TransactionStatus.allCases.enumerated() {
            money.transaction(10 + UInt64(number), 1_00, of: 1) { $0.status = status }
        }
        let lines = hledger(money.state).split(separator: "\n").filter { $0.hasPrefix("2026") || $0.contains(";") }
        #expect(
            lines == ["; Daybook, 2026-11-20", "2026-11-10", "2026-11-11 *", "2026-11-12 *", "    ; reconciled:"])
        let others = beancount(money.state).split(separator: "\n").filter {
            $0.contains(" \"\"") || $0.contains("TRUE")
        }
        #expect(others == ["2026-11-10 ! \"\"", "2026-11-11 * \"\"", "2026-11-12 * \"\"", "  reconciled: TRUE"])
    }

    @Test func anOpeningBalanceIsOnTheDayOfTheAccountOrTheOneBeforeItsFirstTransaction() {
        var money = MoneyRecords()
        money.account(1, "Early", opening: 1)
        money.account(2, "Late", opening: 2) { $0.createdOn = Day("2026-11-15") }
        money.account(3, "Unused", opening: 3) { $0.createdOn = nil }
        money.transaction(10, 5_00, of: 1)
        money.transaction(11, 5_00, of: 2)
        let rows = table(money.state).filter { $0.contains("opening,") }.map { $0.split(separator: ",") }
        #expect(rows.map { $0[0] } == ["2026-01-01", "2026-11-10", "2026-11-20"])
        #expect(rows.map { $0[4] } == ["Early", "Late", "Unused"])
    }

    @Test func twoAccountsNeverShareOneName() {
        var money = MoneyRecords()
        for (number, title) in ["Bank", "Bank!", "bank", "Bank 2", "💰", "…"].enumerated() {
            money.account(UInt64(number) + 1, title)
        }
        func names(_ file: String, _ word: String) -> [String] {
            file.split(separator: "\n").filter { $0.contains(word) }.map { line in
                String(line[(line.firstRange(of: "Assets:")!.upperBound)...])
            }
        }
        #expect(
            names(beancount(money.state), " open ") == [
                "Bank EUR", "Bank-2 EUR", "Bank-3 EUR", "Bank-2-2 EUR", "Unnamed EUR", "Unnamed-2 EUR",
            ])
        #expect(
            names(hledger(money.state), "account ") == ["Bank", "Bank!", "bank 3", "Bank 2", "💰", "…"])
    }

    @Test(arguments: [
        ("Наличные", "Наличные"), ("gotówka – dom", "Gotówka-dom"), ("e\u{301}cole", "Ecole"), ("现金", "X现金"),
        ("ß", "SS"), ("1. Bank (old)", "1-Bank-old"), ("a:b", "A-b"),
    ])
    func beancountGetsNamesOfLettersDigitsAndHyphens(title: String, name: String) {
        var money = MoneyRecords()
        money.account(1, title)
        #expect(beancount(money.state).contains(" open Assets:\(name) EUR\n"))
    }

    @Test func marksOfTheFormatInTextsAreDefused() {
        var money = MoneyRecords()
        money.account(1, "Bank:main; x")
        money.transaction(10, 1_00, of: 1) { transaction in
            transaction.payee = "* \"A\"; B | \\C"
            transaction.note = "[2026-99-99]\n\nkey:: 1/0\ndate:x"
            transaction.tags = "a:b,c żółw trip"
        }
        #expect(
            entries(hledger(money.state)) == #"""
                2026-11-10 () * "A", B / \C
                    ; a-b-c:, żółw:, trip:
                    ; (2026-99-99)
                    ;
                    ; key: : 1/0
                    ; date :x
                    Assets:Bank-main, x  -1.00 EUR
                    Expenses:No category  1.00 EUR

                """#)
        #expect(
            entries(beancount(money.state)) == #"""
                2026-11-10 ! "* \"A\"; B | \\C" "[2026-99-99]\n\nkey:: 1/0\ndate:x" #trip
                  tags: "a:b,c żółw trip"
                  Assets:Bank-main-x  -1.00 EUR
                  Expenses:No-category  1.00 EUR

                """#)
    }

    @Test func theTableCanBeLimitedToAnAccountAndToDays() {
        var money = MoneyRecords()
        money.account(1, "Bank", opening: 1)
        money.account(2, "Cash", opening: 1)
        money.transaction(10, 1_00, of: 1)
        money.transaction(11, 2_00, of: 2)
        money.transaction(12, 3_00, of: 1)
        let filter = TransactionFilter(account: MoneyRecords.id(1), days: Day("2026-11-10")!...Day("2026-11-11")!)
        #expect(table(money.state, filter).dropFirst() == ["2026-11-10,,,-1.00,EUR,Bank,expense,,,,,,,pending"])
        let bank = TransactionFilter(account: MoneyRecords.id(1))
        #expect(table(money.state, bank).count == 4)
    }

    @Test func aJournalWithoutMoneyGivesFilesWithoutEntries() {
        #expect(hledger(State()) == "; Daybook, 2026-11-20\n")
        #expect(!beancount(State()).contains("open"))
        #expect(table(State()).count == 1)
    }

    @Test func moneyComesBackFromAnExportAsItWas() throws {
        var money = MoneyRecords()
        money.account(1, "Bank", opening: -5_00)
        money.account(2, "Zlotys", "PLN", .cash)
        money.category(3, "Bees")
        money.transaction(10, 30_00, of: 1) { ($0.payee, $0.tags, $0.note) = ("Shop", "a b", "x\ny") }
        money.part(20, 20_00, of: 10) { $0.category = StandardCategory.groceries.id }
        money.part(21, 10_00, of: 10) { ($0.category, $0.note) = (MoneyRecords.id(3), "Honey") }
        money.transaction(11, 10_00, of: 1, .transfer) { ($0.toAccount, $0.received) = (MoneyRecords.id(2), 42_70) }
        money.transaction(12, -5_00, of: 1) { ($0.category, $0.status) = (StandardCategory.health.id, .reconciled) }
        money.transaction(13, 5_00, of: 1) { $0.category = MoneyRecords.id(3) }
        let file = Export.json(money.state, on: Self.today)
        let plan = try ImportedFile(file).plan(into: State(), today: Self.today) { MoneyRecords.id(500) }
        var copy = State()
        copy.merge(Changes(plan.changes), stamp: Stamp(time: 1, device: DeviceID(2)))
        #expect(text(Export.json(copy, on: Self.today)) == text(file))
        #expect(hledger(copy) == hledger(money.state))
        #expect(table(copy) == table(money.state))
    }
}
