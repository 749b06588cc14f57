import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

@Suite struct MoneyPagesTests {
    private let bank = WebSession.bank
    private let savings = WebSession.savings
    private let groceries = StandardCategory.groceries.id.hex

    @Test func theFirstExpenseNeedsNoAccount() {
        var session = WebSession()
        #expect(session.open("/money").has("Nothing spent yet"))
        let sheet = session.open(.log(.money(.expense), back: "/money"))
        let fields = typedFields(sheet.part(from: "<form class=\"form money-entry\"", to: "</form>"))
        let page = session.post(
            .money(.addTransaction),
            fields.map { $0.0 == "amount" ? ("amount", "4.50") : $0 } + [("expenseCategory", groceries)])
        #expect(page.url.hasPrefix("/money?") && page.has("€4.50 spent: Groceries"))
        #expect(page.has("−€4.50") && page.has(">Cash</bdi>") && page.has("<li class=\"just\""))
        #expect(session.undo(page).has("Nothing spent yet"))
    }

    /// The positions of parts of a page, in the order of the parts.
    private func order(_ parts: [String], in page: WebSession.Page) -> [String.Index?] {
        parts.map { page.main.firstRange(of: $0)?.lowerBound }
    }

    @Test func withSeveralCurrenciesTheSheetShowsTheAccountBesideTheAmount() throws {
        var session = WebSession()
        for (id, title, currency) in [("b1", "Cash", "USD"), ("b2", "Bank", "EUR")] {
            _ = session.post(
                .money(.addAccount), [("id", id), ("title", title), ("kind", "bank"), ("currency", currency)])
        }
        let sheet = session.open(.log(.money(.expense))).main
        let amount = try #require(sheet.firstRange(of: "id=\"amount\"")).upperBound
        let account = try #require(sheet.firstRange(of: "<select id=\"account\"")).lowerBound
        let categories = try #require(sheet.firstRange(of: "class=\"chips choices\"")).lowerBound
        #expect(amount < account && account < categories)
        #expect(sheet.ranges(of: "id=\"account\"").count == 1 && sheet.contains(">Bank · €</option>"))
        #expect(sheet.contains(">As usual: Cash · $</option>") || sheet.contains(">As usual: Bank · €</option>"))
        #expect(sheet.contains("Payee, day and note"))
    }

    @Test func theSheetHasTheAmountThenTheCategoriesAndFoldsTheRest() {
        var session = WebSession.withAccounts()
        let sheet = session.open(.log(.money(.expense)))
        let places = order(
            [
                "name=\"kind\" value=\"expense\" checked", "name=\"amount\"",
                "name=\"expenseCategory\" value=\"\(groceries)\"",
                "<details class=\"fold\"><summary>", "name=\"payee\"", "name=\"account\"", "name=\"day\"",
                "name=\"note\"",
                "name=\"file\" accept=\"image/*\" capture=\"environment\"", ">Save</button></div></form>",
            ], in: sheet)
        #expect(sheet.has("<form class=\"form money-entry\" data-focus=\"amount\""))
        #expect(places.allSatisfy { $0 != nil } && places.compactMap { $0 } == places.compactMap { $0 }.sorted())
        #expect(session.open(.log(.money(.income))).has("name=\"kind\" value=\"income\" checked"))
    }

    @Test func noCategoryIsOfferedHoweverFewThereAre() {
        var session = WebSession.withAccounts()
        for (index, category) in session.state.offeredCategories(.expense).dropFirst(2).enumerated() {
            _ = session.post(
                .money(.editCategory(category.id)), [("title", "Away \(index)"), ("kind", "expense"), ("hidden", "1")])
        }
        let sheet = session.open(.log(.money(.expense)))
        let chips = sheet.part(from: "<div class=\"spending\">", to: "<div class=\"earning\">")
        #expect(chips.contains("name=\"expenseCategory\" value=\"\""), "\(chips)")
        #expect(!chips.contains("<details"))
    }

    @Test func theFoldOfAnIncomeNamesItsPayer() {
        var session = WebSession.withAccounts()
        let fold = session.open(.log(.money(.income))).part(from: "<details class=\"fold\">", to: "</summary>")
        #expect(fold.contains("<span class=\"earning\">Payer, account, day and note</span>"), "\(fold)")
    }

    @Test func theFoldOpensWhereAValueIsWrong() {
        var session = WebSession.withAccounts()
        func refused(_ fields: [(String, String)]) -> WebSession.Page {
            session.post(.money(.addTransaction), [("sheet", "1"), ("kind", "expense")] + fields)
        }
        #expect(refused([("amount", "5"), ("day", "2026-02-30")]).has("<details class=\"fold\" open>"))
        let page = refused([("amount", ""), ("expenseCategory", groceries)])
        #expect(!page.has("<details class=\"fold\" open>"))
        #expect(page.has("name=\"expenseCategory\" value=\"\(groceries)\" checked"))
    }

    @Test func theCategoryOfTheChosenSignCounts() {
        var session = WebSession.withAccounts()
        let salary = StandardCategory.salary.id
        func log(_ id: String, _ kind: String, _ fields: [(String, String)]) -> RecordID? {
            _ = session.post(
                .money(.addTransaction),
                [("id", id), ("sheet", "1"), ("kind", kind), ("amount", "5"), ("account", bank.hex)] + fields)
            return session.state.transaction(RecordID(hex: id)!)?.category
        }
        let both = [("expenseCategory", groceries), ("incomeCategory", salary.hex)]
        #expect(log("c1", "expense", both) == StandardCategory.groceries.id)
        #expect(log("c2", "income", both) == salary)
        #expect(log("c3", "income", [("expenseCategory", groceries)]) == nil)
        #expect(session.state.transactions.rows.count == 3)
    }

    @Test func thePayeeIsRememberedWithItsCategory() {
        var session = WebSession.withAccounts()
        _ = session.spend("20", [("payee", "Lidl"), ("category", groceries), ("account", bank.hex)])
        let page = session.spend("5", [("payee", "lidl"), ("account", "")])
        #expect(page.has("€5.00 spent: lidl · Groceries (Bank)") && session.balance(bank) == 75_00)
        let example = session.open("/money/amount?kind=expense&amount=2*3&payee=Lidl")
        #expect(example.main.contains(">= €6.00 · Groceries · Bank</p>"))
        let chosen = session.open("/money/amount?kind=expense&amount=6&payee=Lidl&expenseCategory=\(groceries)")
        #expect(!chosen.main.contains("Groceries"))
        let none = [("id", "c9"), ("sheet", "1"), ("payee", "Lidl"), ("expenseCategory", "")]
        _ = session.spend("6", none)
        #expect(RecordID(hex: "c9").flatMap { session.state.transaction($0) }.map { $0.category == nil } == true)
        let without = session.open("/money/amount?kind=expense&amount=6&payee=Lidl&expenseCategory=")
        #expect(!without.main.contains("Groceries"))
        #expect(session.open("/money/amount?kind=expense&amount=-20").main.contains("· refund</p>"))
    }

    @Test(arguments: [
        ("amount", [("amount", "")], "Enter an amount"), ("amount", [("amount", "a lot")], "Enter an amount such as"),
        ("amount", [("amount", "1.234")], "at most 2 decimals"), ("amount", [("amount", "0")], "can’t be zero"),
        ("day", [("amount", "1"), ("day", "2026-02-30")], "There is no day"),
    ])
    func aRefusedExpenseIsShownAgainInItsSheet(_ field: String, _ fields: [(String, String)], _ reason: String) {
        var session = WebSession.withAccounts()
        let page = session.post(
            .money(.addTransaction), [("id", "c1"), ("sheet", "1"), ("kind", "expense"), ("payee", "Costa")] + fields)
        #expect(page.status == 422 && page.main.contains("<section class=\"sheet\">"))
        #expect(page.has("id=\"\(field)-why\"") && page.has(reason), "\(page.main)")
        #expect(page.has("value=\"Costa\"") && session.state.transactions.rows.isEmpty)
    }

    @Test func anExpenseLoggedFromAnAccountsPageIsOfThatAccount() {
        var session = WebSession.withAccounts()
        let page = session.open(.log(.money(.expense), back: MoneyPageRoute.account(savings).url))
        #expect(typedFields(page.main).first { $0.0 == "account" }?.1 == savings.hex)
        #expect(session.open(.log(.money(.expense), back: "/money")).has(">As usual: Bank</option>"))
    }

    @Test func aRefundCameBack() {
        var session = WebSession.withAccounts()
        #expect(session.spend("-20", [("payee", "Lidl"), ("account", bank.hex)]).has("€20.00 came back: Lidl"))
    }

    @Test func aBalanceIsTodaysAndWhatIsPlannedStandsApart() {
        var session = WebSession.withAccounts()
        _ = session.spend("30", [("account", bank.hex), ("day", "2026-12-24")])
        #expect(session.open("/money").main.contains("\">€100.00</a></p>"))
        let page = session.open(.money(.account(bank)))
        #expect(page.main.contains("<p class=\"big number\">€100.00</p>") && page.has("With what is planned €70.00"))
    }

    @Test func anExpenseOverAnEarlierDayIsOfThatDay() {
        var session = WebSession.withAccounts()
        let sheet = session.open(.log(.money(.expense), back: "/day/2026-11-18"))
        #expect(sheet.has("name=\"day\" value=\"2026-11-18\""))
    }

    @Test func aTransferMovesMoneyAndRefusesItself() {
        var session = WebSession.withAccounts()
        func move(to account: RecordID) -> WebSession.Page {
            session.post(
                .money(.addTransaction),
                [
                    ("kind", "transfer"), ("amount", "40"), ("account", bank.hex), ("toAccount", account.hex),
                    ("sheet", "1"),
                ])
        }
        let refused = move(to: bank)
        #expect(refused.status == 422 && refused.has("Choose two different accounts."))
        #expect(move(to: savings).has("€40.00 moved: Bank → Savings"))
        #expect(session.balance(bank) == 60_00 && session.balance(savings) == 40_00)
        #expect(session.open(.money(.account(savings))).has("+€40.00"))
    }

    @Test func aTransactionIsEditedAndDeleted() {
        var session = WebSession.withAccounts()
        _ = session.spend("20", [("id", "c1"), ("account", bank.hex)])
        let id = RecordID(hex: "c1")!
        let form = typedFields(session.open(.money(.transaction(id))).part(from: "<form class=\"form t", to: "</form>"))
        _ = session.post(.money(.editTransaction(id)), form.map { $0.0 == "amount" ? ("amount", "12.50+3*4") : $0 })
        #expect(session.state.transaction(id)?.amount == 24_50)
        let deleted = session.post(.money(.deleteTransaction(id)))
        #expect(deleted.has("Transaction deleted") && session.balance(bank) == 100_00)
        #expect(session.undo(deleted).status == 200 && session.balance(bank) == 75_50)
    }

    @Test func aMenuNamesTheHiddenAndDeletedRecordsThatAreChosen() {
        var session = WebSession.withAccounts()
        _ = session.post(.money(.addCategory), [("id", "d1"), ("title", "Bees"), ("kind", "expense")])
        _ = session.spend("20", [("id", "c1"), ("account", bank.hex), ("category", "d1")])
        _ = session.post(
            .money(.addTransaction),
            [
                ("id", "c2"), ("kind", "transfer"), ("amount", "1"), ("account", bank.hex),
                ("toAccount", savings.hex),
            ])
        _ = session.post(.money(.addRule), [("id", "e1"), ("contains", "bee"), ("category", "d1")])
        _ = session.post(.money(.addBudget), [("id", "f1"), ("category", "d1"), ("limit", "5"), ("period", "month")])
        session.receive([Change(MoneyCategory.table, RecordID(hex: "d1")!, "hidden", .integer(1))])
        _ = session.post(.money(.deleteAccount(savings)))
        for rule in session.state.payeeRules.rows where rule.isAlive {
            #expect(session.open(.money(.rule(rule.id))).has(" selected>Bees</option>"))
        }
        for budget in session.state.budgets.rows where budget.isAlive {
            #expect(session.open(.money(.budget(budget.id))).has(">Bees</option>"))
        }
        #expect(session.state.payeeRules.rows.count == 1 && session.state.budgets.rows.count == 1)
        #expect(session.open(.money(.transaction(RecordID(hex: "c1")!))).has(" selected>Bees</option>"))
        let transfer = session.open(.money(.transaction(RecordID(hex: "c2")!)))
        #expect(transfer.has(" selected>deleted</option>") && !transfer.has(">b2</option>"))
        _ = session.post(.money(.deleteCategory(RecordID(hex: "d1")!)))
        #expect(session.open(.money(.transaction(RecordID(hex: "c1")!))).has(" selected>deleted</option>"))
    }

    @Test func aStatementIsReconciledWhenNothingDiffers() {
        var session = WebSession.withAccounts()
        _ = session.spend("20", [("id", "c1"), ("account", bank.hex)])
        _ = session.spend("5", [("id", "c2"), ("account", bank.hex)])
        let route = PageRoute.money(.reconcile(bank, through: nil, balance: "80"))
        #expect(session.open(route).has("<dt>Difference</dt><dd>−€20.00</dd>"))
        let ticked = session.post(.money(.clear(RecordID(hex: "c1")!)), [("cleared", "1"), ("back", route.url)])
        #expect(ticked.has("<dt>Difference</dt><dd>€0.00</dd>") && ticked.has("aria-pressed=\"true\""))
        let locked = session.post(.money(.reconcile(bank)), [("through", "2026-11-20"), ("balance", "80")])
        #expect(
            ticked.part(from: "<div class=\"card matching\">", to: "</form>").contains("Everything matches: lock it"))
        #expect(locked.has("“Bank” reconciled"))
        #expect(session.state.transaction(RecordID(hex: "c1")!)?.status == .reconciled)
        let refused = session.post(.money(.deleteTransaction(RecordID(hex: "c1")!)))
        #expect(refused.status == 422 && refused.has("This transaction is reconciled."))
    }

    @Test func aStatementSaysTheYearOfDaysOfAnother() {
        var session = WebSession.withAccounts()
        _ = session.spend("20", [("id", "c1"), ("account", bank.hex), ("day", "2025-11-19")])
        _ = session.spend("5", [("id", "c2"), ("account", bank.hex), ("day", "2026-11-19")])
        let page = session.open(.money(.reconcile(bank, through: nil, balance: "80")))
        #expect(page.has("19 November 2025") && page.has("19 November") && !page.has("19 November 2026"))
    }

    @Test func aQuickExpenseNamesItsAccountAmongSeveral() {
        var session = WebSession()
        func add(_ id: String, _ title: String, _ session: inout WebSession) {
            _ = session.post(
                .money(.addAccount), [("id", id), ("title", title), ("kind", "bank"), ("currency", "EUR")])
        }
        add("b1", "Bank", &session)
        func chips(_ session: inout WebSession) -> String { session.open("/tasks/quick?line=spent+5+coffee").main }
        #expect(!chips(&session).contains("Bank"))
        #expect(session.post(.tasks(.quickAdd), [("line", "spent 5 coffee"), ("id", "c1")]).has("€5.00 spent: coffee"))
        add("b2", "Savings", &session)
        #expect(chips(&session).contains("<bdi>Bank</bdi>"))
        let page = session.post(.tasks(.quickAdd), [("line", "spent 5 coffee"), ("id", "c2")])
        #expect(page.has("€5.00 spent: coffee (Bank)"))
    }

    @Test func categoriesOfOneTitleAreMerged() throws {
        var session = WebSession.withAccounts()
        _ = session.post(.money(.addCategory), [("id", "d1"), ("title", "Bees"), ("kind", "expense")])
        // Another device added the same apart.
        var other = MoneyCategory(id: RecordID(hex: "d2")!)
        (other.life, other.title, other.position) = (1, "bees", "zz")
        session.receive(other.changes)
        _ = session.spend("5", [("id", "c1"), ("account", bank.hex), ("category", "d2")])
        let page = session.open("/money/categories")
        #expect(page.has("“bees” is there twice, as two devices added it."))
        let merged = session.post(.money(.mergeCategory(other.id)))
        #expect(merged.has("Both “bees” merged") && !merged.has("is there twice"))
        #expect(session.state.transaction(RecordID(hex: "c1")!)?.category == RecordID(hex: "d1"))
        #expect(session.undo(merged).has("is there twice"))
        #expect(session.state.transaction(RecordID(hex: "c1")!)?.category == other.id)
        #expect(session.post(.money(.mergeCategory(StandardCategory.pets.id))).status == 422)
    }

    @Test func aTransferIsTickedOffOnTheStatementOfOneAccount() {
        var session = WebSession.withAccounts()
        let id = RecordID(hex: "c1")!
        let transfer = [("kind", "transfer"), ("account", bank.hex), ("toAccount", savings.hex), ("amount", "20")]
        _ = session.post(.money(.addTransaction), transfer + [("id", id.hex)])
        let route = PageRoute.money(.reconcile(savings, through: nil, balance: "20"))
        let form = typedFields(session.open(route).part(from: "<form class=\"ticking", to: "</form>"))
        _ = session.post(.money(.clear(id)), form)
        #expect(session.state.transaction(id)?.status(on: savings) == .cleared)
        #expect(session.state.transaction(id)?.status(on: bank) == .pending)
        #expect(session.open(route).has("aria-pressed=\"true\""))
        #expect(session.open(.money(.reconcile(bank, through: nil, balance: "80"))).has("aria-pressed=\"false\""))
    }

    @Test func anAccountIsEditedClosedAndDeleted() {
        var session = WebSession.withAccounts()
        _ = session.spend("20", [("account", bank.hex)])
        let form = session.open(.money(.editAccount(bank)))
        #expect(form.has("<input id=\"currency\" type=\"text\"") && form.has("value=\"100.00\""))
        _ = session.post(
            .money(.addTransaction),
            [("kind", "transfer"), ("amount", "5"), ("account", bank.hex), ("toAccount", savings.hex)])
        #expect(session.open(.money(.editAccount(bank))).has("type=\"hidden\" name=\"currency\" value=\"EUR\""))
        let refused = session.post(.money(.editAccount(bank)), [("title", "savings")])
        #expect(refused.status == 422)
        #expect(refused.has("“Savings” (EUR) already exists. Choose another title, such as “Savings 2”."))
        #expect(session.post(.money(.editAccount(bank)), [("title", "Giro")]).has("Giro"))
        #expect(session.post(.money(.closeAccount(bank))).has("“Giro” closed"))
        #expect(session.open("/money").has("Closed accounts"))
        let deleted = session.post(.money(.deleteAccount(bank)))
        #expect(session.state.account(bank) == nil && session.undo(deleted).has("Giro"))
    }

    @Test func aCategoryIsAddedRenamedAndHidden() {
        var session = WebSession.withAccounts()
        _ = session.post(
            .money(.addCategory), [("id", "d1"), ("title", "Bees"), ("kind", "expense"), ("group", "Garden")])
        #expect(session.open("/money/categories").has("Bees") && session.open("/money/categories").has("Garden"))
        let id = StandardCategory.groceries.id
        let form = session.open(.money(.category(id)))
        #expect(form.has("value=\"Groceries\""))
        let fields = typedFields(form.part(from: "<form class=\"form\"", to: "</form>"))
        _ = session.post(.money(.editCategory(id)), fields)
        #expect(session.state.moneyCategories.rows.count == 1, "an unchanged form writes nothing")
        _ = session.post(.money(.editCategory(id)), fields + [("hidden", "1")])
        #expect(session.state.moneyCategory(id)?.isHidden == true && session.state.moneyCategory(id)?.title == "")
        #expect(!session.open(.log(.money(.expense))).has(">🛒 Groceries</label>"))
    }

    @Test func moneyThatIsSwitchedOffIsOnNoScreen() {
        var session = WebSession.withAccounts()
        _ = session.spend("20", [])
        #expect(session.open("/journal").has("€80.00") && session.open("/today").has("€20.00"))
        _ = session.post(.settings(.switchPart(.money)), [("do", "hide")])
        for page in ["/journal", "/today", "/review"] {
            #expect(!session.open(page).has("href=\"/money"), "\(page)")
        }
    }
}
