import CivilTime
import DaybookCore
import Journal
import Testing

@Suite struct PayeeChoiceTests {
    private let groceries = StandardCategory.groceries.id
    private let health = StandardCategory.health.id

    private func choice(_ payee: String, _ category: RecordID?) -> PayeeChoice {
        PayeeChoice(payee: payee, category: category)
    }

    private func learn(_ choices: [PayeeChoice], beside others: [PayeeChoice] = [], in journal: inout TestJournal) {
        let changes = journal.state.changes(learning: choices, beside: others, on: Day("2026-11-20")!)
        journal.write(Decision(JournalAction.import, changes))
    }

    /// The rules in their order: "LIDL 🛒".
    private func rules(_ journal: TestJournal) -> [String] {
        journal.state.livingPayeeRules.map { rule in
            "\(rule.text) \(journal.state.moneyCategory(rule.category)?.icon ?? "")"
        }
    }

    private func category(of payee: String, in journal: TestJournal) -> RecordID? {
        PayeeRules(journal.state).rule(for: payee)?.category
    }

    @Test func payeesThatDifferByNumberMakeOneRule() {
        var journal = TestJournal()
        learn([choice("LIDL 0042 KRAKOW", groceries), choice("Lidl 7", groceries)], in: &journal)
        #expect(rules(journal) == ["LIDL 🛒"])
        #expect(journal.state.livingPayeeRules.map { $0.createdOn } == [Day("2026-11-20")])
    }

    @Test func aRuleHasTheWholePayeeIfAPartFitsOneOfAnotherCategory() {
        let others = [choice("card payment 3 cinema", nil), choice("lidl plus", health)]
        for other in others {
            var journal = TestJournal()
            let payee = other.payee == "lidl plus" ? "LIDL 0042" : "Card payment 1 Lidl"
            learn([choice(payee, groceries)], beside: [other], in: &journal)
            #expect(rules(journal) == ["\(payee) 🛒"])
        }
        var journal = TestJournal()
        learn([choice("LIDL 0042", groceries)], beside: [choice("lidl 7", groceries)], in: &journal)
        #expect(rules(journal) == ["LIDL 🛒"])
    }

    @Test func everyPayeeHasItsCategoryEvenIfOneContainsAnother() {
        var journal = TestJournal()
        learn(
            [choice("Lidl", groceries), choice("Lidl Apotheke 3", health), choice("DM 1 Lidl Apotheke", groceries)],
            in: &journal)
        #expect(category(of: "LIDL", in: journal) == groceries)
        #expect(category(of: "lidl apotheke 3", in: journal) == health)
        #expect(category(of: "dm 1 lidl apotheke", in: journal) == groceries)
    }

    @Test func newRulesFollowThoseThatThereAre() throws {
        var journal = TestJournal()
        var plus = PayeeRule(id: TestJournal.id(20))
        (plus.text, plus.category) = ("Lidl Plus", health)
        try journal.spend(.addRule(plus))
        learn([choice("LIDL 0042", groceries), choice("Aldi", groceries)], in: &journal)
        #expect(rules(journal) == ["Lidl Plus 💊", "Aldi 🛒", "LIDL 🛒"])
    }

    @Test func aRuleWithoutItsCategoryTakesTheChosenOne() throws {
        var journal = TestJournal()
        let deletion = try journal.decision(on: .deleteCategory(health))
        var old = PayeeRule(id: TestJournal.id(20))
        (old.text, old.category) = ("lidl", health)
        try journal.spend(.addRule(old))
        journal.write(deletion)
        learn([choice("LIDL 0042", groceries)], in: &journal)
        #expect(rules(journal) == ["lidl 🛒"])
    }

    @Test func aDeletedRuleIsAddedAsNew() throws {
        var journal = TestJournal()
        learn([choice("LIDL 0042", groceries)], in: &journal)
        var edited = try #require(journal.state.livingPayeeRules.first)
        edited.payee = "Lidl"
        try journal.spend(.editRule(edited))
        try journal.spend(.deleteRule(edited.id))
        learn([choice("Lidl 7", health)], in: &journal)
        #expect(rules(journal) == ["Lidl 💊"] && journal.state.livingPayeeRules.map { $0.payee } == [""])
    }

    @Test func aRuleWithAnotherTextByNowIsKept() throws {
        var journal = TestJournal()
        learn([choice("LIDL 0042", groceries)], in: &journal)
        var edited = try #require(journal.state.livingPayeeRules.first)
        edited.text = "Aldi"
        try journal.spend(.editRule(edited))
        learn([choice("LIDL 0042", health)], in: &journal)
        #expect(rules(journal) == ["Aldi 🛒", "LIDL 💊"])
    }

    @Test func devicesThatLearnTheSameMakeTheSameRule() {
        var (one, other) = (TestJournal(), TestJournal())
        learn([choice("LIDL 0042", groceries)], in: &one)
        learn([choice("lidl 7", groceries)], in: &other)
        #expect(one.state.livingPayeeRules.map { $0.id } == other.state.livingPayeeRules.map { $0.id })
    }
}
