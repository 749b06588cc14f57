import CivilTime
import DaybookCore
import Journal
import Money
import TestSupport
import Testing

@Suite struct PayeeRuleTests {
    private let groceries = StandardCategory.groceries.id
    private let health = StandardCategory.health.id
    private let salary = StandardCategory.salary.id

    private func journal() throws -> TestJournal {
        var journal = TestJournal()
        try journal.open("Bank", id: 1)
        return journal
    }

    private func rule(_ id: UInt64, _ text: String, _ category: RecordID?, payee: String = "") -> PayeeRule {
        var rule = PayeeRule(id: TestJournal.id(id))
        (rule.text, rule.category, rule.payee) = (text, category, payee)
        return rule
    }

    private func texts(_ journal: TestJournal) -> [String] { journal.state.livingPayeeRules.map { $0.text } }

    /// An imported expense.
    private func imported(_ id: UInt64, _ payee: String, _ category: RecordID?) -> Transaction {
        var transaction = Transaction(id: id, 5_00, of: 1)
        (transaction.payee, transaction.category, transaction.source) = (payee, category, "bank \(id)")
        return transaction
    }

    @Test func theFirstRuleWhoseTextThePayeeContainsCounts() throws {
        var journal = try journal()
        try journal.spend(.addRule(rule(20, "lidl", groceries)))
        try journal.spend(.addRule(rule(21, "Lidl Apotheke", health)))
        func found(_ payee: String) -> RecordID? { PayeeRules(journal.state).rule(for: payee)?.category }
        #expect(texts(journal) == ["Lidl Apotheke", "lidl"])
        #expect(found("LIDL 1234") == groceries && found("LIDL APOTHEKE 7") == health)
        #expect(found("Lid") == nil && found("") == nil)
        try journal.spend(.moveRule(TestJournal.id(21), behind: TestJournal.id(20)))
        #expect(texts(journal) == ["lidl", "Lidl Apotheke"] && found("LIDL APOTHEKE 7") == groceries)
    }

    @Test func caseDoesNotMatterInAnyScript() throws {
        var journal = try journal()
        try journal.spend(.addRule(rule(20, "żabka", groceries)))
        try journal.spend(.addRule(rule(21, "Аптека", health)))
        #expect(PayeeRules(journal.state).rule(for: "ŻABKA Z12")?.category == groceries)
        #expect(PayeeRules(journal.state).rule(for: "ООО АПТЕКА")?.category == health)
    }

    @Test func whatMakesNoSenseIsRefused() throws {
        var journal = try journal()
        try journal.spend(.addRule(rule(20, "lidl", groceries)))
        #expect(journal.refusal(of: .addRule(rule(21, " ", groceries))) == .field(FieldError("contains", .textMissing)))
        #expect(journal.refusal(of: .addRule(rule(21, "Aldi", nil))) == .categoryMissing)
        #expect(journal.refusal(of: .addRule(rule(21, "Aldi", TestJournal.id(9)))) == .noSuchCategory)
        #expect(journal.refusal(of: .addRule(rule(21, " LIDL", health))) == .ruleTextTaken("lidl"))
        let long = String(repeating: "x", count: 101)
        #expect(
            journal.refusal(of: .addRule(rule(21, long, health)))
                == .field(FieldError("contains", .tooLong(maximum: 100))))
        #expect(journal.refusal(of: .deleteRule(TestJournal.id(21))) == .noSuchRule)
        #expect(journal.refusal(of: .moveRule(TestJournal.id(20), behind: TestJournal.id(21))) == .noSuchRule)
    }

    @Test func addingTwiceAddsOnceAndEditingTwiceChangesOnce() throws {
        var journal = try journal()
        try journal.spend(.addRule(rule(20, "lidl", groceries)))
        #expect(try journal.decision(on: .addRule(rule(20, "lidl", groceries))).changes.isEmpty)
        let edited = rule(20, "Lidl", health, payee: "Lidl")
        try journal.spend(.editRule(edited))
        #expect(try journal.decision(on: .editRule(edited)).changes.isEmpty)
        #expect(journal.state.livingPayeeRules.map { [$0.text, $0.payee] } == [["Lidl", "Lidl"]])
        try journal.spend(.deleteRule(TestJournal.id(20)))
        #expect(journal.state.livingPayeeRules.isEmpty)
    }

    @Test func aRuleGoesWithItsCategory() throws {
        var journal = try journal()
        try journal.spend(.addRule(rule(20, "lidl", groceries)))
        try journal.spend(.deleteCategory(groceries))
        #expect(journal.state.livingPayeeRules.isEmpty)
    }

    @Test func aRuleWhoseCategoryAnotherDeviceDeletedDoesNothing() throws {
        var journal = try journal()
        let decision = try journal.decision(on: .deleteCategory(groceries))
        try journal.spend(.addRule(rule(20, "lidl", groceries)))
        journal.write(decision)
        #expect(texts(journal) == ["lidl"] && PayeeRules(journal.state).rule(for: "Lidl") == nil)
    }

    @Test func anImportedTransactionOfAnotherCategoryTeachesARule() throws {
        var journal = try journal()
        let first = imported(10, "LIDL 1234 BERLIN", groceries)
        journal.write(Decision(JournalAction.import, first.living.changes))
        #expect(journal.state.learnableRule(from: first)?.text == "LIDL")
        try journal.spend(.learnRule(from: first.id))
        #expect(texts(journal) == ["LIDL"] && journal.state.learnableRule(from: first) == nil)
        #expect(try journal.decision(on: .learnRule(from: first.id)).changes.isEmpty)
        // Another category changes the rule, and puts it before those that say otherwise.
        try journal.spend(.addRule(rule(21, "Berlin", salary)))
        let second = imported(11, "LIDL 99 BERLIN", health)
        journal.write(Decision(JournalAction.import, second.living.changes))
        try journal.spend(.learnRule(from: second.id))
        #expect(texts(journal) == ["LIDL", "Berlin"])
        #expect(PayeeRules(journal.state).rule(for: "lidl berlin")?.category == health)
    }

    @Test func aRuleLearnedFromARefundCountsRefunds() throws {
        var journal = try journal()
        var refund = imported(10, "LIDL", groceries)
        refund.amount = -5_00
        for transaction in [refund, imported(11, "Bus", StandardCategory.transport.id)] {
            journal.write(Decision(JournalAction.import, transaction.living.changes))
            try journal.spend(.learnRule(from: transaction.id))
        }
        #expect(journal.state.livingPayeeRules.map { $0.countsRefunds } == [false, true])
    }

    @Test func nothingIsLearnedFromWhatWasTypedOrHasNoCategory() throws {
        var journal = try journal()
        var typed = imported(10, "Lidl", groceries)
        typed.source = ""
        for transaction in [typed, imported(11, "Lidl", nil), imported(12, "", groceries)] {
            journal.write(Decision(JournalAction.import, transaction.living.changes))
            #expect(journal.state.learnableRule(from: transaction) == nil)
        }
    }

    @Test(arguments: [
        ("LIDL 1234 BERLIN", "LIDL"), ("Netflix.com", "Netflix.com"), ("BP 24", "BP 24"), ("7-Eleven", "7-Eleven"),
        ("ŻABKA Z3456 K.1", "ŻABKA"),
    ])
    func theLikelyTextEndsBeforeANumber(_ payee: String, _ text: String) {
        #expect(PayeeRule.likelyText(of: payee) == text)
    }

    @Test func aTypedPayeeTakesTheCategoryOfARuleOfItsKind() throws {
        var journal = try journal()
        try journal.spend(.addRule(rule(20, "lidl", groceries, payee: "Lidl shop")))
        var expense = Transaction(id: 10, 5_00, of: 1)
        expense.payee = "lidl"
        expense.followRules(in: journal.state)
        #expect(expense.category == groceries && expense.payee == "lidl")
        var income = Transaction(id: 11, 5_00, of: 1, kind: .income)
        income.payee = "Lidl"
        income.followRules(in: journal.state)
        #expect(income.category == nil)
        expense.category = health
        expense.followRules(in: journal.state)
        #expect(expense.category == health)
    }
}

extension Transaction {
    fileprivate var living: Transaction {
        var transaction = self
        (transaction.life, transaction.day) = (1, Day("2026-11-02"))
        return transaction
    }
}
