import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

@Suite struct RulesPagesTests {
    private let groceries = StandardCategory.groceries.id.hex
    private let health = StandardCategory.health.id.hex

    private func session() -> WebSession {
        var session = WebSession()
        _ = session.post(
            .money(.addAccount), [("id", "b1"), ("title", "Bank"), ("kind", "bank"), ("currency", "EUR")])
        return session
    }

    private func importing(_ rows: String, _ session: inout WebSession) {
        let bytes = Array("date,payee,amount\n\(rows)\n".utf8)
        _ = session.post(
            "/data/import/apply", [("account", "b1")],
            upload: Upload(handle: Identifier(high: 5, low: 5), fileName: "a.csv", bytes: bytes))
    }

    private func texts(_ session: WebSession) -> [String] { session.state.livingPayeeRules.map(\.text) }

    @Test func aRuleIsAddedEditedMovedAndDeleted() {
        var session = session()
        #expect(session.open("/money").has("href=\"/money/rules\"") && session.open("/money/rules").has("No rules yet"))
        let added = session.post(.money(.addRule), [("id", "e1"), ("contains", " lidl "), ("category", groceries)])
        #expect(added.url.hasPrefix("/money/rules?") && added.has("Rule for “lidl” added"))
        _ = session.post(
            .money(.addRule), [("id", "e2"), ("contains", "Pharma"), ("category", health), ("payee", "Pharmacy")])
        let list = session.open("/money/rules")
        #expect(texts(session) == ["Pharma", "lidl"] && list.has("Health · shown as “Pharmacy”"))
        let first = RecordID(hex: "e1")!
        #expect(session.post(.money(.moveRule(first)), [("behind", "")]).url.hasSuffix("#rule-e1"))
        #expect(texts(session) == ["lidl", "Pharma"])
        let form = typedFields(session.open(.money(.rule(first))).part(from: "<form class=\"form\"", to: "</form>"))
        _ = session.post(.money(.editRule(first)), form.map { $0.0 == "contains" ? ("contains", "Lidl & Co") : $0 })
        #expect(texts(session) == ["Lidl & Co", "Pharma"])
        let deleted = session.post(.money(.deleteRule(first)))
        #expect(deleted.has("Rule for “Lidl &amp; Co” deleted") && texts(session) == ["Pharma"])
        #expect(session.undo(deleted).has("Lidl &amp; Co"))
    }

    @Test(arguments: [
        ("contains", [("contains", ""), ("category", StandardCategory.health.id.hex)]),
        ("category", [("contains", "Aldi"), ("category", "")]),
        ("category", [("contains", "Aldi"), ("category", "ff")]),
        ("contains", [("contains", "LIDL"), ("category", StandardCategory.health.id.hex)]),
    ])
    func aRefusedRuleIsShownAgainWithTheReason(_ field: String, _ fields: [(String, String)]) {
        var session = session()
        _ = session.post(.money(.addRule), [("id", "e1"), ("contains", "lidl"), ("category", groceries)])
        let page = session.post(.money(.addRule), [("id", "e2")] + fields)
        #expect(page.status == 422 && page.has("id=\"\(field)-why\""), "\(page.main)")
        #expect(texts(session) == ["lidl"])
    }

    @Test func anImportedTransactionOffersARuleUntilThereIsOne() throws {
        var session = session()
        importing("2026-11-02,LIDL 1234 BERLIN,-5", &session)
        let id = try #require(session.state.transactions.rows.first?.id)
        #expect(!session.open(.money(.transaction(id))).has("Always use"))
        let form = typedFields(
            session.open(.money(.transaction(id))).part(from: "<form class=\"form transaction-form\"", to: "</form>"))
        _ = session.post(
            .money(.editTransaction(id)), form.map { $0.0 == "category" ? ("category", groceries) : $0 })
        #expect(session.open(.money(.transaction(id))).has("Always use “Groceries” for “LIDL”</button>"))
        let page = session.post(.money(.learnRule(id)))
        #expect(page.has("Rule for “LIDL” added") && !page.has("Always use") && texts(session) == ["LIDL"])
        importing("2026-11-03,LIDL 99 HAMBURG,-6", &session)
        #expect(session.state.transactions.rows.map { $0.category?.hex } == [groceries, groceries])
    }

    @Test func aTypedPayeeTakesTheCategoryOfARule() {
        var session = session()
        _ = session.post(.money(.addRule), [("id", "e1"), ("contains", "lidl"), ("category", groceries)])
        #expect(session.open("/money/amount?kind=expense&amount=5&payee=Lidl").main.contains("Groceries"))
        _ = session.post(.money(.addTransaction), [("kind", "expense"), ("amount", "5"), ("payee", "Lidl West")])
        #expect(session.state.transactions.rows.map { $0.category?.hex } == [groceries])
    }
}
