import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

/// Transactions that are split among categories.
@Suite struct SplitTransactionTests {
    private let bank = WebSession.bank
    private let groceries = StandardCategory.groceries.id.hex

    @Test func aTransactionIsSplitAndThePartWithoutAnAmountTakesTheRest() {
        var session = WebSession.withAccounts()
        let fields = [
            ("id", "c1"), ("kind", "expense"), ("account", bank.hex), ("amount", "30"), ("payee", "Market"),
            ("partAmount", "12.50"), ("partCategory", groceries), ("partNote", ""), ("partAmount", ""),
            ("partCategory", StandardCategory.household.id.hex), ("partNote", "Soap"), ("partAmount", ""),
            ("partCategory", ""), ("partNote", ""),
        ]
        _ = session.post(.money(.addTransaction), fields)
        let id = RecordID(hex: "c1")!
        #expect(session.state.splits(of: id).map { $0.amount } == [12_50, 17_50])
        let page = session.open(.money(.transaction(id)))
        let typed = typedFields(page.part(from: "<form class=\"form transaction-form\"", to: "</form>"))
        #expect(typed.filter { $0.0 == "partAmount" }.map { $0.1 }.prefix(2) == ["12.50", "17.50"])
        let refused = session.post(
            .money(.editTransaction(id)), typed.map { $0.0 == "amount" ? ("amount", "31") : $0 })
        #expect(refused.status == 422 && refused.has("€1.00 left to split."), "\(refused.main)")
        #expect(session.state.transaction(id)?.amount == 30_00)
    }

    /// The fields of a transaction's form, as its page shows it.
    private func form(of id: RecordID, _ session: inout WebSession) -> [(String, String)] {
        typedFields(session.open(.money(.transaction(id))).part(from: "<form class=\"form t", to: "</form>"))
    }

    /// Another device divides a transaction anew.
    private func split(_ id: RecordID, _ amounts: [Int64], _ session: inout WebSession) throws {
        let parts = amounts.map { amount -> TransactionSplit in
            var part = TransactionSplit(id: id)
            (part.amount, part.category) = (amount, StandardCategory.groceries.id)
            return part
        }
        let transaction = try #require(session.state.transaction(id))
        var next = 900 + 10 * UInt64(session.state.transactionSplits.rows.count)
        let decision = try MoneyCommand.editTransaction(transaction, splits: parts).decide(
            in: session.state, now: session.now
        ) {
            next += 1
            return RecordID(Identifier(high: 0, low: next))
        }
        session.receive(decision.changes)
    }

    @Test func whatTwoDevicesMadeInconsistentIsToldInTheListAndBesideTheField() throws {
        var session = WebSession.withAccounts()
        let id = RecordID(hex: "c1")!
        _ = session.spend("20", [("id", "c1"), ("account", bank.hex)])
        #expect(!session.open(.money(.overview)).has("Needs a look"))
        // One device splits it, while another changes its amount.
        let before = try #require(session.state.transaction(id))
        try split(id, [15_00, 5_00], &session)
        var other = before
        other.amount = 25_00
        session.receive(other.changes(from: before))
        #expect(session.open(.money(.overview)).has("Needs a look"))
        #expect(session.open(.money(.transaction(id))).has("€5.00"))
    }

    @Test(arguments: [[], [15_00, 5_00]] as [[Int64]])
    func aFormOpenedEarlierKeepsTheSplitOfAnotherDevice(_ before: [Int64]) throws {
        var session = WebSession.withAccounts()
        let id = RecordID(hex: "c1")!
        _ = session.spend("20", [("id", "c1"), ("account", bank.hex)])
        if !before.isEmpty { try split(id, before, &session) }
        let form = form(of: id, &session)
        try split(id, [5_00, 5_00, 10_00], &session)
        _ = session.post(
            .money(.editTransaction(id)), form.map { $0.0 == "note" ? ("note", "Market") : $0 })
        #expect(session.state.transaction(id)?.note == "Market")
        #expect(session.state.splits(of: id).map(\.amount) == [5_00, 5_00, 10_00])
        #expect(session.state.splits(of: id).allSatisfy { $0.category == StandardCategory.groceries.id })
    }

    @Test func emptyingThePartsOfAFormJoinsThem() throws {
        var session = WebSession.withAccounts()
        let id = RecordID(hex: "c1")!
        _ = session.spend("20", [("id", "c1"), ("account", bank.hex)])
        try split(id, [15_00, 5_00], &session)
        let form = form(of: id, &session).map { $0.0.hasPrefix("part") ? ($0.0, "") : $0 }
        _ = session.post(.money(.editTransaction(id)), form)
        #expect(session.state.splits(of: id).isEmpty)
    }

    @Test(arguments: [false, true]) func aPartKeepsACategoryThatIsNoLongerOffered(_ isDeleted: Bool) throws {
        var session = WebSession.withAccounts()
        let (id, category) = (RecordID(hex: "c1")!, RecordID(hex: "d1")!)
        _ = session.post(.money(.addCategory), [("id", "d1"), ("title", "Bees"), ("kind", "expense")])
        _ = session.spend(
            "20",
            [
                ("id", "c1"), ("account", bank.hex), ("partAmount", "20"), ("partCategory", "d1"), ("partNote", ""),
            ])
        if isDeleted {
            _ = session.post(.money(.deleteCategory(category)))
        } else {
            session.receive([Change(MoneyCategory.table, category, "hidden", .integer(1))])
        }
        let page = session.open(.money(.transaction(id)))
        #expect(page.has(isDeleted ? ">deleted</option>" : ">Bees</option>") && !page.has(">d1</option>"))
        _ = session.post(
            .money(.editTransaction(id)), form(of: id, &session).map { $0.0 == "note" ? ("note", "Honey") : $0 })
        #expect(session.state.transaction(id)?.note == "Honey")
        #expect(session.state.splits(of: id).map(\.category) == [category])
    }
}
