import CivilTime
import DaybookCore
import Journal
import Money
import Testing

/// Goals that an account's balance feeds.
@Suite struct GoalOfAccountTests {
    /// Savings of 500 euros, and a goal of 1000.
    private func journal() throws -> TestJournal {
        var journal = TestJournal()
        try journal.open("Bank", id: 50)
        try journal.open("Savings", id: 51, opening: 500_00)
        try journal.addGoal("Bicycle") {
            ($0.target, $0.account, $0.startDay) = (1000, TestJournal.id(51), Day("2026-11-01"))
        }
        return journal
    }

    @Test func theBalanceIsTheProgress() throws {
        var journal = try journal()
        #expect(journal.goal()?.unit == "" && journal.status()?.share == 0.5)
        try journal.spend(.addTransaction(Transaction(id: 60, 300_50, from: 50, to: 51, on: "2026-11-05")))
        try journal.spend(.addTransaction(Transaction(id: 61, 100_00, of: 51, on: "2026-11-10")))
        #expect(journal.status()?.current == 700.5)
        #expect(journal.status()?.curve.value(on: try #require(Day("2026-11-07"))) == 800.5)
        // Planned transactions are not saved yet.
        try journal.spend(.addTransaction(Transaction(id: 62, 900_00, from: 50, to: 51, on: "2026-11-25")))
        #expect(journal.status()?.isReached == false)
        try journal.spend(.addTransaction(Transaction(id: 63, 299_50, from: 50, to: 51, on: "2026-11-19")))
        #expect(journal.status()?.reachedOn == Day("2026-11-19"))
    }

    @Test func progressOfABalanceIsNotLoggedByHand() throws {
        let journal = try journal()
        #expect(throws: GoalRefusal.notMeasuredByHand("Bicycle")) {
            try journal.pursuit(of: .addProgress(TestJournal.progress(.addition(2), id: 70)))
        }
        #expect(journal.goal()?.quickSteps == [])
    }

    @Test func anotherMeasureLeavesTheAccount() throws {
        var journal = try journal()
        var goal = try #require(journal.goal())
        goal.measure = .milestones
        try journal.pursue(.edit(goal))
        #expect(journal.goal()?.account == nil)
    }

    @Test func theAccountExistsUnlessItWasDeletedSince() throws {
        var journal = try journal()
        #expect(throws: GoalRefusal.noSuchAccount) {
            try journal.addGoal("House", id: 2) { $0.account = TestJournal.id(9) }
        }
        try journal.spend(.deleteAccount(TestJournal.id(51)))
        #expect(journal.status()?.current == 0)
        var goal = try #require(journal.goal())
        goal.title = "Bike"
        try journal.pursue(.edit(goal))
        #expect(journal.goal()?.title == "Bike")
    }
}
