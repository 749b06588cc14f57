import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

@Suite struct RegisterPageTests {
    private let bank = WebSession.bank
    private let savings = WebSession.savings
    private let groceries = StandardCategory.groceries.id.hex

    @Test func theReportLeadsToTheTransactionsBehindEachFigure() {
        var session = WebSession.withAccounts()
        _ = session.spend("20", [("category", groceries)])
        _ = session.spend("-5", [("category", groceries)])
        _ = session.spend("7", [("day", "2026-10-31"), ("category", groceries)])
        let report = session.open(.money(.report(.categories(nil))))
        #expect(report.has("€15.00") && report.has("October 2026: €7.00"))
        let link = MoneyPageRoute.register(
            TransactionFilter(
                category: StandardCategory.groceries.id, days: Day("2026-11-01")!...Day("2026-11-30")!, kind: .expense,
                currency: .euro), upTo: nil)
        #expect(report.has("href=\"\(link.url.split(separator: "&").joined(separator: "&amp;"))\""))
        let register = session.open(.money(link))
        #expect(register.has("−€20.00") && register.has("+€5.00") && !register.has("€7.00"))
    }

    @Test func theRegisterOfAnAccountHasTheBalanceAtTheEndOfEachDay() {
        var session = WebSession.withAccounts()
        _ = session.spend("20", [("day", "2026-11-18"), ("account", bank.hex)])
        _ = session.spend("5", [("account", bank.hex)])
        let page = session.open(.money(.register(TransactionFilter(account: bank), upTo: nil)))
        #expect(page.has("Today<span class=\"quiet number\">€75.00</span>"))
        #expect(page.has("18 Nov<span class=\"quiet number\">€80.00</span>"))
        let earlier = session.open(.money(.register(TransactionFilter(account: bank), upTo: Day("2026-11-19"))))
        #expect(earlier.has("18 Nov<span class=\"quiet number\">€80.00</span>") && !earlier.has("€75.00"))
    }

    @Test(arguments: [
        ("lidl", ["Lidl", "Lidl"]), ("KRAKÓW", ["Lidl"]), ("gift", ["Costa"]), ("€4.50", ["Costa"]),
        ("household", ["Aldi"]), ("4,50", ["Costa"]), ("12", ["Lidl"]),
        ("nothing", []),
    ])
    func theRegisterIsSearchedByPayeeNoteTagAndAmount(_ text: String, _ payees: [String]) {
        var session = WebSession.withAccounts()
        _ = session.spend("20", [("payee", "Lidl")])
        _ = session.spend("12", [("payee", "Lidl"), ("note", "In Krakow"), ("day", "2025-01-01")])
        _ = session.spend("4.50", [("payee", "Costa"), ("tags", "gift")])
        _ = session.spend("9", [("payee", "Aldi"), ("category", StandardCategory.household.id.hex)])
        let page = session.open(.money(.register(TransactionFilter(search: text), upTo: nil)))
        let rows = page.main.split(separator: "<strong><bdi>").dropFirst().map { String($0.prefix { $0 != "<" }) }
        #expect(rows == payees && page.has("name=\"search\" value=\"\(text)\""))
    }

    @Test func theRegisterSaysWhatTheFoundOnesComeTo() {
        var session = WebSession.withAccounts()
        _ = session.spend("20", [("payee", "Lidl")])
        _ = session.spend("12", [("payee", "Lidl"), ("day", "2025-01-01")])
        _ = session.spend("4.50", [("payee", "Costa")])
        func total(_ filter: TransactionFilter) -> String {
            let page = session.open(.money(.register(filter, upTo: nil)))
            return page.part(from: "register-total\">", to: "</p>")
        }
        #expect(total(TransactionFilter(search: "lidl")).contains("2 transactions · −€32.00"))
        let days = Day("2026-01-01")! ... .last
        #expect(total(TransactionFilter(days: days, search: "lidl")).contains("1 transaction · −€20.00"))
        #expect(total(TransactionFilter(isUncategorised: true)).contains("3 transactions · −€36.50"))
        _ = session.spend("-32", [("payee", "Lidl")])
        #expect(total(TransactionFilter(search: "lidl")).contains("3 transactions · €0.00"))
        #expect(total(TransactionFilter()).isEmpty)
    }

    @Test func allFoundTransactionsGetACategoryInOneActionThatIsUndone() {
        var session = WebSession.withAccounts()
        _ = session.spend("20", [("payee", "Lidl")])
        _ = session.spend("12", [("payee", "Lidl"), ("category", StandardCategory.household.id.hex)])
        _ = session.spend("4.50", [("payee", "Costa")])
        func categorised() -> Int {
            session.state.transactions.rows.count { $0.category == StandardCategory.groceries.id }
        }
        let refused = session.post(.money(.categorise), [("search", "lidl"), ("chosen", "")])
        #expect(refused.status == 422 && refused.has("Choose a category.") && refused.has("value=\"lidl\""))
        let unknown = session.post(.money(.categorise), [("search", "lidl"), ("chosen", "ffff")])
        #expect(unknown.status == 422 && unknown.has("id=\"chosen-why\"") && unknown.has("no longer exists"))
        let done = session.post(.money(.categorise), [("search", "lidl"), ("chosen", groceries)])
        #expect(done.has("Category set") && categorised() == 2)
        _ = session.undo(done)
        #expect(categorised() == 0)
        _ = session.post(.money(.categorise), [("search", "lidl"), ("chosen", "none")])
        #expect(session.state.transactions.rows.allSatisfy { $0.category == nil })
    }

    @Test func transfersAndSplitTransactionsKeepTheirCategories() {
        var session = WebSession.withAccounts()
        _ = session.post(
            .money(.addTransaction),
            [("kind", "transfer"), ("amount", "40"), ("account", bank.hex), ("toAccount", savings.hex)])
        let parts = [
            ("partAmount", "3"), ("partCategory", StandardCategory.household.id.hex), ("partNote", ""),
            ("partAmount", "7"), ("partCategory", ""), ("partNote", ""),
        ]
        _ = session.spend("10", [("payee", "Market"), ("account", bank.hex)] + parts)
        let page = session.post(.money(.categorise), [("account", bank.hex), ("chosen", groceries)])
        #expect(session.state.transactions.rows.allSatisfy { $0.category == nil } && page.has("Nothing changed"))
    }

    @Test(arguments: [
        [("from", "2026-12-01"), ("through", "2026-01-01")], [("from", "yesterday")], [("account", "Bank")],
        [("kind", "gift")], [("category", "food")], [("currency", "E")],
    ])
    func aFilterThatCannotBeReadChangesNothing(_ filter: [(String, String)]) {
        var session = WebSession.withAccounts()
        _ = session.spend("20", [("payee", "Lidl")])
        let page = session.post(.money(.categorise), filter + [("chosen", groceries)])
        #expect(page.status == 422 && page.has("not clear which transactions"))
        #expect(session.state.transactions.rows.allSatisfy { $0.category == nil })
    }

    @Test(arguments: [true, false]) func aFilterNamesAHiddenOrDeletedCategory(_ isDeleted: Bool) {
        var session = WebSession.withAccounts()
        let category = RecordID(hex: "d1")!
        _ = session.post(.money(.addCategory), [("id", "d1"), ("title", "Bees"), ("kind", "expense")])
        _ = session.spend("20", [("category", "d1")])
        if isDeleted {
            _ = session.post(.money(.deleteCategory(category)))
        } else {
            session.receive([Change(MoneyCategory.table, category, "hidden", .integer(1))])
        }
        let page = session.open(.money(.register(TransactionFilter(category: category), upTo: nil)))
        let title = isDeleted ? "deleted" : "Bees"
        #expect(page.has(" selected>\(title)</option>") && !page.has(">d1</option>"))
        #expect(page.has("<span class=\"chip accent\"><bdi>\(title)</bdi></span>"))
    }

    @Test(arguments: ["yes", "leave"]) func incomeUnderACategoryOfExpensesIsAskedAbout(_ answer: String) {
        var session = WebSession.withAccounts()
        _ = session.post(
            .money(.addTransaction), [("kind", "income"), ("amount", "20"), ("account", bank.hex), ("payee", "Lidl")])
        _ = session.spend("5", [("payee", "Lidl"), ("account", bank.hex)])
        let form = [("search", "lidl"), ("chosen", groceries)]
        let asked = session.post(.money(.categorise), form)
        #expect(asked.status == 422 && asked.has("1 transaction, €20.00"))
        #expect(asked.has("value=\"\(groceries)\" selected"))
        #expect(asked.has("name=\"refunds\" value=\"\(answer)\""))
        #expect(session.state.transactions.rows.allSatisfy { $0.category == nil })
        _ = session.post(.money(.categorise), form + [("refunds", answer)])
        let rows = session.state.transactions.rows
        #expect(rows.map { $0.kind } == (answer == "yes" ? [.expense, .expense] : [.income, .expense]))
        #expect(rows.map { $0.category?.hex } == [answer == "yes" ? groceries : nil, groceries])
        #expect(session.balance(bank) == 115_00)
    }

    @Test func aFilterOfDaysWorksFromOneSideAndInEitherOrder() {
        var session = WebSession.withAccounts()
        _ = session.spend("20", [("payee", "Lidl")])
        _ = session.spend("12", [("payee", "Aldi"), ("day", "2025-01-01")])
        let late = session.open("/money/transactions?from=2026-01-01")
        #expect(late.has("from 1 Jan 2026") && late.has("Lidl") && !late.has("Aldi"))
        let early = session.open("/money/transactions?from=2025-12-31&through=2025-01-01")
        #expect(early.has("Aldi") && !early.has("Lidl"))
    }

    @Test func theSumOfACategoryCountsItsPartsOfSplitTransactions() {
        var session = WebSession.withAccounts()
        let parts = [
            ("partAmount", "3"), ("partCategory", groceries), ("partNote", ""), ("partAmount", "7"),
            ("partCategory", ""), ("partNote", ""),
        ]
        _ = session.spend("10", [("payee", "Market"), ("account", bank.hex)] + parts)
        _ = session.spend("20", [("payee", "Lidl"), ("category", groceries)])
        let filter = TransactionFilter(category: StandardCategory.groceries.id)
        #expect(session.open(.money(.register(filter, upTo: nil))).has("2 transactions · −€23.00"))
    }

    @Test func longRegisterShowsWholeDaysAndLeadsToTheRest() {
        var session = WebSession.withAccounts()
        for number in 0..<130 {
            let day = Day("2026-11-20")!.advanced(by: -number / 10)
            _ = session.spend("1", [("id", "c\(100 + number)"), ("day", day.text), ("account", bank.hex)])
        }
        let page = session.open(.money(.register(TransactionFilter(), upTo: nil)))
        #expect(page.main.split(separator: "<li").count == 101 && page.has("Show more"))
        #expect(page.has("href=\"/money/transactions?to=2026-11-10\""))
    }
}
