import CivilTime
import DaybookCore
import Journal
import Money
import TestSupport
import Testing

/// Today is Friday, 20 November 2026.
@Suite struct EnvelopeFillTests {
    private let october = Month("2026-10")!
    private let november = Month("2026-11")!
    private let groceries = StandardCategory.groceries
    private let leisure = StandardCategory.leisure

    /// A bank account with 1000 euros.
    private func journal() throws -> TestJournal {
        var journal = TestJournal()
        try journal.open("Bank", id: 1, opening: 1000_00)
        return journal
    }

    private func assigned(_ category: StandardCategory, _ month: Month, _ journal: TestJournal) -> Int64? {
        EnvelopeMonth(month, in: journal.state).envelope(of: category.id)?.budgeted
    }

    private func amounts(_ proposal: EnvelopeProposal) -> [RecordID: Int64] {
        proposal.lines.reduce(into: [:]) { $0[$1.category] = $1.proposed }
    }

    @Test func copyingLastMonthFillsOnlyEnvelopesWithoutAnAmount() throws {
        var journal = try journal()
        try journal.spend(.setEnvelope(groceries.id, october, 300_00))
        try journal.spend(.setEnvelope(leisure.id, october, 50_00))
        try journal.spend(.setEnvelope(StandardCategory.pets.id, october, -5_00))
        try journal.spend(.setEnvelope(leisure.id, november, 80_00))
        let proposal = EnvelopeProposal(.lastMonth, november, in: journal.state)
        #expect(amounts(proposal) == [groceries.id: 300_00] && proposal.keptCount == 1)
        #expect(proposal.sum == 300_00 && proposal.toAssign == proposal.month.toAssign - 300_00)
        try journal.spend(.fillEnvelopes(.lastMonth, november))
        #expect(assigned(groceries, november, journal) == 300_00 && assigned(leisure, november, journal) == 80_00)
        #expect(assigned(.pets, november, journal) == 0, "what was taken out is not taken out again")
        #expect(EnvelopeMonth(november, in: journal.state).toAssign == proposal.toAssign)
        #expect(try journal.decision(on: .fillEnvelopes(.lastMonth, november)).changes.isEmpty)
    }

    @Test func copyingLastMonthReplacesTheOthersOnlyIfOneSaysSo() throws {
        var journal = try journal()
        try journal.spend(.setEnvelope(leisure.id, october, 50_00))
        try journal.spend(.setEnvelope(leisure.id, november, 80_00))
        try journal.spend(.setEnvelope(groceries.id, november, 10_00))
        let proposal = EnvelopeProposal(.lastMonth, november, replacing: true, in: journal.state)
        #expect(amounts(proposal) == [leisure.id: 50_00, groceries.id: 0])
        #expect(proposal.sum == -40_00 && proposal.keptCount == 0)
        try journal.spend(.fillEnvelopes(.lastMonth, november, replacing: true))
        #expect(assigned(leisure, november, journal) == 50_00 && assigned(groceries, november, journal) == 0)
        let empty = EnvelopeProposal(.lastMonth, Month("2026-10")!, replacing: true, in: journal.state)
        #expect(empty.lines.isEmpty, "there is nothing to copy from September")
    }

    @Test func theAverageIsOfThreeMonthsRoundedHalfUpWithRefundsTakenOff() throws {
        var journal = try journal()
        try journal.pay(900_00, groceries, on: "2026-07-31")
        for (amount, day) in [(100_00, "2026-08-01"), (50_00, "2026-09-15"), (51, "2026-10-31")] as [(Int64, String)] {
            try journal.pay(amount, groceries, on: day)
        }
        try journal.pay(-50_01, groceries, on: "2026-10-02")
        try journal.pay(7_00, groceries, on: "2026-11-01")
        try journal.pay(30_00, leisure, on: "2026-10-02")
        try journal.pay(-30_00, .pets, on: "2026-10-02")
        // 100.50 in three months; what came back on the whole is nothing to assign.
        #expect(
            amounts(EnvelopeProposal(.average, november, in: journal.state))
                == [groceries.id: 33_50, leisure.id: 10_00])
    }

    @Test func monthsBeforeTheFirstTransactionAreNotPartOfTheAverage() throws {
        var journal = try journal()
        try journal.pay(30_01, groceries, on: "2026-09-30")
        #expect(amounts(EnvelopeProposal(.average, november, in: journal.state)) == [groceries.id: 15_01])
        #expect(amounts(EnvelopeProposal(.average, october, in: journal.state)) == [groceries.id: 30_01])
        #expect(EnvelopeProposal(.average, Month("2026-09")!, in: journal.state).lines.isEmpty)
        #expect(EnvelopeProposal(.average, Month("0001-01")!, in: journal.state).lines.isEmpty)
        #expect(EnvelopeProposal(.lastMonth, Month("0001-01")!, in: journal.state).lines.isEmpty)
    }

    @Test func theAverageIsOfTheAccountsOfTheEnvelopesAndOfOfferedCategories() throws {
        var journal = try journal()
        try journal.open("Zlotys", id: 2, "PLN")
        try journal.pay(30_00, groceries, on: "2026-10-30", of: 2)
        try journal.pay(20_00, leisure, on: "2026-10-30")
        try journal.pay(20_00, .travel, on: "2026-10-30")
        var travel = try #require(journal.state.moneyCategory(StandardCategory.travel.id))
        travel.isHidden = true
        try journal.spend(.editCategory(travel))
        #expect(amounts(EnvelopeProposal(.average, november, in: journal.state)) == [leisure.id: 20_00])
    }

    @Test func overspendingIsCoveredAsFarAsThereIsMoneyToAssign() throws {
        var journal = try journal()
        try journal.spend(.setEnvelope(StandardCategory.housing.id, november, 950_00))
        try journal.spend(.setEnvelope(groceries.id, november, 20_00))
        try journal.pay(50_00, groceries, on: "2026-11-03")
        try journal.pay(25_00, leisure, on: "2026-11-03")
        try journal.pay(10_00, .pets, on: "2026-11-03")
        // A debt that is kept on purpose stays.
        try journal.spend(.setCarry(StandardCategory.pets.id, november, .carried))
        let proposal = EnvelopeProposal(.overspending, november, in: journal.state)
        #expect(amounts(proposal) == [groceries.id: 50_00] && proposal.toAssign == 0 && proposal.uncovered == 25_00)
        try journal.spend(.setEnvelope(StandardCategory.housing.id, november, 940_00))
        #expect(
            amounts(EnvelopeProposal(.overspending, november, in: journal.state))
                == [groceries.id: 50_00, leisure.id: 10_00])
        try journal.spend(.setEnvelope(StandardCategory.housing.id, november, 0))
        try journal.spend(.fillEnvelopes(.overspending, november))
        let month = EnvelopeMonth(november, in: journal.state)
        #expect(month.overspent.isEmpty && month.envelope(of: groceries.id)?.left == 0)
        #expect(month.envelope(of: StandardCategory.pets.id)?.left == -10_00)
        #expect(try journal.decision(on: .fillEnvelopes(.overspending, november)).changes.isEmpty)
    }

    @Test func overspendingIsNotCoveredByMoneyThatIsNotThere() throws {
        var journal = try journal()
        try journal.spend(.setEnvelope(StandardCategory.housing.id, november, 1100_00))
        try journal.pay(25_00, leisure, on: "2026-11-03")
        let proposal = EnvelopeProposal(.overspending, november, in: journal.state)
        #expect(proposal.lines.isEmpty && proposal.uncovered == 25_00 && proposal.toAssign == -100_00)
    }

    @Test func zeroReturnsAllThatTheMonthAssigned() throws {
        var journal = try journal()
        try journal.spend(.setEnvelope(groceries.id, october, 5_00))
        try journal.spend(.setEnvelope(groceries.id, november, 300_00))
        try journal.spend(.setEnvelope(leisure.id, november, -3_00))
        try journal.spend(.fillEnvelopes(.zero, november))
        #expect(EnvelopeMonth(november, in: journal.state).budgeted == 0)
        #expect(assigned(groceries, october, journal) == 5_00)
    }

    @Test func withoutAnAccountThereIsNothingToFill() throws {
        #expect(TestJournal().refusal(of: .fillEnvelopes(.average, november)) == .noAccountYet)
    }

    @Test(arguments: EnvelopeFill.allCases)
    func anUndoGivesBackExactlyWhatWasThere(_ fill: EnvelopeFill) throws {
        var journal = try journal()
        try journal.spend(.setEnvelope(groceries.id, october, 300_00))
        try journal.spend(.setEnvelope(leisure.id, november, 80_00))
        try journal.pay(20_00, .pets, on: "2026-10-03")
        try journal.pay(20_00, .pets, on: "2026-11-03")
        let before = EnvelopeMonth(november, in: journal.state)
        let decision = try journal.decision(on: .fillEnvelopes(fill, november, replacing: true))
        let action = journal.write(decision)
        #expect(EnvelopeMonth(november, in: journal.state) != before)
        journal.undo(action)
        #expect(EnvelopeMonth(november, in: journal.state) == before)
    }

    @Test func twoDevicesThatFillAtOnceAgreeOnTheAmountsOfOne() throws {
        var (phone, desk) = (TestDevice(device: 1), TestDevice(device: 2))
        func run(_ command: MoneyCommand, at device: inout TestDevice) throws {
            let decision = try command.decide(in: device.state, now: device.now) { TestJournal.id(99) }
            device.write(decision.changes, name: decision.name)
        }
        var bank = Account(id: TestJournal.id(1))
        (bank.title, bank.currencyCode, bank.opening) = ("Bank", "EUR", 1000_00)
        try run(.addAccount(bank), at: &phone)
        try run(.setEnvelope(groceries.id, october, 300_00), at: &phone)
        desk.receive(from: phone)
        try run(.fillEnvelopes(.lastMonth, november), at: &phone)
        try run(.fillEnvelopes(.lastMonth, november), at: &desk)
        phone.receive(from: desk)
        desk.receive(from: phone)
        for device in [phone, desk] {
            let month = EnvelopeMonth(november, in: device.state)
            #expect(month.envelope(of: groceries.id)?.budgeted == 300_00 && month.budgeted == 300_00)
        }
    }
}
