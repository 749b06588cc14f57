import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

@Suite struct BudgetPagesTests {
    private let bank = RecordID(hex: "b1")!
    private let groceries = StandardCategory.groceries.id
    private let leisure = StandardCategory.leisure.id
    private let month = Month("2026-11")!

    private func session() -> WebSession {
        var session = WebSession()
        _ = session.post(
            .money(.addAccount),
            [("id", "b1"), ("title", "Bank"), ("kind", "bank"), ("currency", "EUR"), ("opening", "1000")])
        return session
    }

    private func spend(_ amount: String, on day: String, _ session: inout WebSession) {
        _ = session.post(
            .money(.addTransaction),
            [
                ("kind", "expense"), ("amount", amount), ("category", groceries.hex), ("day", day),
                ("account", bank.hex),
            ])
    }

    @Test func aBudgetShowsWhatIsSpentLeftAndThePace() {
        var session = session()
        #expect(session.open("/money/budgets").has("No budgets yet"))
        let page = session.post(
            .money(.addBudget), [("category", groceries.hex), ("limit", "300"), ("period", "month")])
        #expect(page.has("Budget for “Groceries”: €300.00 a month") && page.has("€300.00 left"))
        for day in ["2026-11-02", "2026-11-09", "2026-11-16"] { spend("80", on: day, &session) }
        let later = session.open("/money/budgets")
        #expect(
            later.has("€240.00 of €300.00") && later.has("€60.00 left") && later.has("At this pace: over by €60.00"))
        #expect(later.has("<progress class=\"budget-bar\" max=\"100\" value=\"80\""))
        #expect(session.open("/money").has("€60.00 left"))
        #expect(session.open("/journal").has("Groceries: €60.00 left this month"))
        spend("61", on: "2026-11-17", &session)
        #expect(session.open("/money/budgets").has("over by €1.00"))
    }

    @Test(arguments: [
        ("limit", [("limit", "")], "Enter an amount"), ("limit", [("limit", "-5")], "limit-why"),
        ("category", [("category", "")], "Choose a category."),
        ("category", [("category", StandardCategory.salary.id.hex)], "Choose a category of expenses."),
    ])
    func aRefusedBudgetIsShownAgain(_ field: String, _ fields: [(String, String)], _ reason: String) {
        var session = session()
        let usual = [("category", groceries.hex), ("limit", "300"), ("period", "month")]
        let given = Set(fields.map { $0.0 })
        let page = session.post(.money(.addBudget), usual.filter { !given.contains($0.0) } + fields)
        #expect(page.status == 422 && page.has("id=\"\(field)-why\"") && page.has(reason), "\(page.main)")
        #expect(session.state.budgets.rows.isEmpty)
    }

    @Test func aBudgetIsChangedAndMovedToAnotherPeriod() throws {
        var session = session()
        _ = session.post(.money(.addBudget), [("category", groceries.hex), ("limit", "300"), ("period", "month")])
        let id = try #require(session.state.livingBudgets.first?.id)
        let form = session.open(.money(.budget(id)))
        let fields = typedFields(form.part(from: "<form class=\"form\"", to: "</form>"))
        _ = session.post(.money(.editBudget(id)), fields.map { $0.0 == "period" ? ("period", "week") : $0 })
        #expect(session.state.livingBudgets.map { $0.period } == [.week])
        let deleted = session.post(.money(.deleteBudget(try #require(session.state.livingBudgets.first?.id))))
        #expect(deleted.has("No budgets yet"))
        _ = session.undo(deleted)
        #expect(session.state.livingBudgets.count == 1)
    }

    @Test func envelopesStandUnderTheGroupsOfTheirCategories() throws {
        var session = session()
        _ = session.post("/settings", [("budgeting", "envelopes"), ("back", "/money/budgets")])
        #expect(!session.open("/money/budgets").has("No group"))
        let form = session.open(.money(.category(leisure)))
        let fields = typedFields(form.part(from: "<form class=\"form\"", to: "</form>"))
        _ = session.post(
            .money(.editCategory(leisure)), fields.map { $0.0 == "group" ? ("group", "Fun & <games>") : $0 })
        _ = session.post(.money(.assign(leisure, month)), [("amount", "20")])
        let page = session.open("/money/budgets")
        #expect(page.has("<bdi>Fun &amp; &lt;games&gt;</bdi><span class=\"quiet money-amount\">€20.00 left</span>"))
        #expect(page.has("<bdi>No group</bdi>"))
    }

    @Test func envelopesAreAssignedAndMoved() {
        var session = session()
        let page = session.post("/settings", [("budgeting", "envelopes"), ("back", "/money/budgets")])
        #expect(page.has("To assign") && page.has("€1,000.00"))
        #expect(
            page.has("Everything that came in, minus what you assigned, spent without an envelope or moved elsewhere."))
        #expect(page.has("<dt>Opening balances</dt><dd>€1,000.00</dd>") && !page.has("From last month"))
        let sheet = session.open(.money(.envelope(groceries, month)))
        #expect(sheet.main.contains("<section class=\"sheet\">"))
        #expect(sheet.main.contains("name=\"amount\" value=\"\""), "nothing to delete before one types")
        #expect(session.post(.money(.assign(groceries, month)), [("amount", " ")]).has("€1,000.00"))
        let assigned = session.post(.money(.assign(groceries, month)), [("amount", "300")])
        #expect(assigned.has("€300.00 assigned to “Groceries”") && assigned.has("€700.00"))
        let moved = session.post(
            .money(.moveIntoEnvelope(leisure, month)), [("moved", "50"), ("from", groceries.hex)])
        #expect(moved.has("Moved into “Leisure”"))
        let all = EnvelopeMonth(month, in: session.state)
        #expect(all.envelope(of: groceries)?.left == 250_00 && all.envelope(of: leisure)?.left == 50_00)
        #expect(all.toAssign == 700_00)
        let refused = session.post(.money(.assign(groceries, month)), [("amount", "lots")])
        #expect(refused.status == 422 && refused.main.contains("<section class=\"sheet\">"))
    }

    private func openEnvelopes(_ session: inout WebSession) {
        _ = session.post("/settings", [("budgeting", "envelopes"), ("back", "/money/budgets")])
    }

    private func assign(_ amount: String, _ category: RecordID, _ month: String, _ session: inout WebSession) {
        _ = session.post(.money(.assign(category, Month(month)!)), [("amount", amount)])
    }

    @Test func envelopesNameWhatWasSpentInOtherCurrencies() {
        var session = WebSession.withAccounts()
        openEnvelopes(&session)
        #expect(!session.open(.money(.budgets(nil))).has("other currencies"))
        _ = session.post(
            .money(.addAccount),
            [("id", "b3"), ("title", "Konto"), ("kind", "bank"), ("currency", "PLN"), ("opening", "500")])
        _ = session.spend("50", [("account", "b3"), ("category", groceries.hex)])
        let page = session.open(.money(.budgets(nil)))
        #expect(
            page.has("<p class=\"quiet\">Spent: PLN\u{A0}50.00 in other currencies is not counted.</p>"), "\(page.main)"
        )
        #expect(page.has(" · PLN\u{A0}50.00 in other currencies is not counted</small>"))
    }

    @Test func allEnvelopesAreFilledAtOnceAfterALook() {
        var session = session()
        openEnvelopes(&session)
        assign("300", groceries, "2026-10", &session)
        assign("50", leisure, "2026-10", &session)
        assign("80", leisure, "2026-11", &session)
        let page = session.open("/money/budgets")
        #expect(page.has("Fill envelopes") && page.has("Copy last month") && page.has("Set this month to zero"))
        #expect(!page.has("Cover overspending"), "nothing is overspent")
        let sheet = session.open(.money(.fillEnvelopes(.lastMonth, month)))
        #expect(sheet.main.contains("<section class=\"sheet\">") && sheet.has("€300.00"))
        #expect(sheet.has("1 envelope with an amount of this month will stay as they are."))
        #expect(sheet.has("Replace those, too") && sheet.has("To assign afterwards") && sheet.has("€270.00"))
        let fields = typedFields(sheet.part(from: "<form class=\"form\"", to: "</form>"))
        let filled = session.post(.money(.fillEnvelopes(month)), fields)
        #expect(filled.has("November 2026: assigned as last month") && filled.has("€270.00"))
        #expect(EnvelopeMonth(month, in: session.state).envelope(of: groceries)?.budgeted == 300_00)
        let undone = session.undo(filled)
        #expect(undone.has("€570.00"))
        #expect(EnvelopeMonth(month, in: session.state).envelope(of: groceries)?.budgeted == 0)
        #expect(session.open("/settings/history").has("November 2026: assigned as last month"))
    }

    @Test func amountsThatChangedSinceTheyWereShownAreShownAgain() {
        var session = session()
        openEnvelopes(&session)
        assign("300", groceries, "2026-10", &session)
        let sheet = session.open(.money(.fillEnvelopes(.lastMonth, month)))
        let fields = typedFields(sheet.part(from: "<form class=\"form\"", to: "</form>"))
        assign("310", groceries, "2026-10", &session)
        let again = session.post(.money(.fillEnvelopes(month)), fields)
        #expect(again.status == 422 && again.has("Something changed in the meantime") && again.has("€310.00"))
        #expect(EnvelopeMonth(month, in: session.state).envelope(of: groceries)?.budgeted == 0)
        #expect(session.post(.money(.fillEnvelopes(month)), [("by", "magic")]).status == 404)
    }

    @Test func anOverspentEnvelopeIsCoveredFromMoneyToAssignOrAnother() {
        var session = session()
        openEnvelopes(&session)
        spend("40", on: "2026-11-02", &session)
        assign("100", leisure, "2026-11", &session)
        #expect(session.open("/money/budgets").has("Cover overspending"))
        let sheet = session.open(.money(.envelope(groceries, month)))
        #expect(sheet.has("Cover overspending") && sheet.main.contains("name=\"moved\" value=\"40.00\""))
        #expect(sheet.has("To assign: €900.00") && sheet.has("Leisure: €100.00"))
        let covered = session.post(
            .money(.moveIntoEnvelope(groceries, month)), [("moved", "30"), ("from", "to-assign")])
        #expect(covered.has("€30.00 assigned to “Groceries”"))
        _ = session.post(.money(.moveIntoEnvelope(groceries, month)), [("moved", "10"), ("from", leisure.hex)])
        let all = EnvelopeMonth(month, in: session.state)
        #expect(all.envelope(of: groceries)?.left == 0 && all.envelope(of: leisure)?.left == 90_00)
        #expect(all.toAssign == 870_00)
        #expect(!session.open(.money(.envelope(groceries, month))).has("To assign:"))
    }
}
