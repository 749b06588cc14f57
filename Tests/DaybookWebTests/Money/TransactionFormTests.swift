import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

@Suite struct TransactionFormTests {
    private let bank = WebSession.bank
    private let savings = WebSession.savings

    /// The fields of a transaction's form, as its page shows it.
    private func form(of id: RecordID, _ session: inout WebSession) -> [(String, String)] {
        typedFields(session.open(.money(.transaction(id))).part(from: "<form class=\"form t", to: "</form>"))
    }

    /// Ticks a transaction off and reconciles the account.
    private func reconcile(_ id: RecordID, _ account: RecordID, _ balance: String, _ session: inout WebSession) {
        _ = session.post(.money(.clear(id)), [("cleared", "1"), ("account", account.hex)])
        _ = session.post(.money(.reconcile(account)), [("through", "2026-11-20"), ("balance", balance)])
    }

    @Test func theMoneyOfAReconciledTransactionIsLockedUntilItIsUnlocked() {
        var session = WebSession.withAccounts()
        let id = RecordID(hex: "c1")!
        _ = session.spend("20", [("id", id.hex), ("account", bank.hex)])
        reconcile(id, bank, "80", &session)
        let page = session.open(.money(.transaction(id)))
        #expect(page.has("the account may no longer agree with its statement") && !page.has("Delete transaction"))
        let form = page.part(from: "<form class=\"form t", to: "</form>")
        let locked = form.split(separator: "<").filter { $0.contains(" readonly") || $0.contains(" disabled") }
        let names = locked.compactMap { $0.split(separator: " name=\"").last?.prefix { $0 != "\"" } }
        #expect(names == ["kind", "kind", "kind", "amount", "account", "toAccount", "received", "day"])
        let fields = typedFields(form)
        _ = session.post(.money(.editTransaction(id)), fields.map { $0.0 == "note" ? ("note", "Bread") : $0 })
        #expect(session.state.transaction(id)?.note == "Bread")
        let unlocking = typedFields(page.part(from: "/unlock", to: "</form>"))
        let unlocked = session.post(.money(.unlock(id)), unlocking)
        #expect(unlocked.has("Transaction unlocked") && !unlocked.has(" readonly"))
        #expect(session.state.transaction(id)?.status == .cleared)
        _ = session.undo(unlocked)
        #expect(session.state.transaction(id)?.status == .reconciled)
    }

    @Test func aTransferIsUnlockedForEachOfItsAccounts() {
        var session = WebSession.withAccounts()
        let id = RecordID(hex: "c1")!
        let transfer = [("kind", "transfer"), ("account", bank.hex), ("toAccount", savings.hex), ("amount", "20")]
        _ = session.post(.money(.addTransaction), transfer + [("id", id.hex)])
        reconcile(id, savings, "20", &session)
        let page = session.open(.money(.transaction(id)))
        #expect(page.has("Unlock for “Savings”") && !page.has("Unlock for “Bank”"))
        _ = session.post(.money(.unlock(id)), [("account", savings.hex)])
        #expect(session.state.transaction(id)?.isReconciled == false)
    }

    @Test func aFormOpenedBeforeTheReconciliationShowsTheLockedMoney() {
        var session = WebSession.withAccounts()
        let id = RecordID(hex: "c1")!
        _ = session.spend("20", [("id", id.hex), ("account", bank.hex)])
        let form = form(of: id, &session).map { $0.0 == "amount" ? ("amount", "21") : $0 }
        reconcile(id, bank, "80", &session)
        let refused = session.post(.money(.editTransaction(id)), form)
        #expect(refused.status == 422 && refused.has("name=\"amount\" value=\"20.00\""))
    }

    @Test(arguments: [("12", "lots", "1"), ("few", "18", "0"), ("12", "17", nil)] as [(String, String, String?)])
    func onlyThePartThatIsNoAmountIsMarked(_ first: String, _ second: String, _ marked: String?) {
        var session = WebSession.withAccounts()
        let page = session.post(
            .money(.addTransaction),
            [
                ("id", "c1"), ("kind", "expense"), ("account", bank.hex), ("amount", "30"), ("partAmount", first),
                ("partCategory", StandardCategory.groceries.id.hex), ("partNote", ""), ("partAmount", second),
                ("partCategory", ""),
                ("partNote", ""),
            ])
        let why = marked.map { "partAmount-\($0)-why" } ?? "partAmount-why"
        #expect(page.status == 422 && page.has("id=\"\(why)\""), "\(page.main)")
        let invalid = page.main.split(separator: "<").filter { $0.contains("aria-invalid") }
        #expect(invalid.count == (marked == nil ? 0 : 1))
        #expect(invalid.allSatisfy { $0.contains("value=\"\(marked == "0" ? first : second)\"") })
    }

    @Test func theFirstAccountHasTheCurrencyOfTheReadersRegion() {
        var session = WebSession()
        session.languages = ["en-GB", "en"]
        let sheet = session.open(.log(.money(.expense)))
        #expect(typedFields(sheet.main).first { $0.0 == "currency" }?.1 == "GBP")
        #expect(session.spend("5", []).has("£5.00 spent"))
    }
}
