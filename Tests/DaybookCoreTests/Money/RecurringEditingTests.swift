import CivilTime
import DaybookCore
import Journal
import Money
import TestSupport
import Testing

/// Changes of recurring transactions: of a whole series, and from a day on.
@Suite struct RecurringEditingTests {
    @Test func aChangeOfTheSeriesLeavesWhatWasPosted() throws {
        var journal = try TestJournal.withThreeAccounts()
        var rent = try journal.repeating("Rent", 900_00, "FREQ=MONTHLY", from: "2026-11-01")
        try journal.spend(.postOccurrence(rent.id, on: Day("2026-11-01")!))
        (rent.amount, rent.payee) = (950_00, " Landlord ")
        try journal.spend(.editRecurring(rent))
        #expect(journal.state.transactions(TransactionFilter()).map(\.amount) == [900_00])
        let next = journal.state.upcomingBills(in: Day("2026-11-02")!...Day("2026-12-31")!)
        #expect(next.map(\.day) == Day.all("2026-12-01") && next.map(\.rule.payee) == ["Landlord"])
        #expect(next.compactMap { $0.transaction(in: journal.state)?.amount } == [950_00])
        #expect(try journal.decision(on: .editRecurring(rent)).changes.isEmpty)
    }

    @Test func newDaysOfThePastAreNotDueAfterAChangeOfTheRepetition() throws {
        var journal = try TestJournal.withThreeAccounts()
        var rent = try journal.repeating("Rent", 9_00, "FREQ=MONTHLY", from: "2026-01-01") { $0.isAutomatic = true }
        try journal.spend(.postDue(through: journal.today))
        rent.repetition = "FREQ=MONTHLY;BYMONTHDAY=25"
        try journal.spend(.editRecurring(rent))
        #expect(journal.state.billsDue(through: journal.today).isEmpty)
        #expect(journal.open(try journal.rule(rent), "2026-01-01", "2026-12-31") == Day.all("2026-11-25", "2026-12-25"))
    }

    @Test func thisAndAllLaterContinuesInARuleOfItsOwn() throws {
        var journal = try TestJournal.withThreeAccounts()
        let monthly = "FREQ=MONTHLY;SKIP=BACKWARD;RSCALE=GREGORIAN"
        var rent = try journal.repeating("Rent", 900_00, monthly, from: "2026-10-31")
        let old = rent
        try journal.spend(.postOccurrence(rent.id, on: Day("2026-12-31")!))
        rent.amount = 950_00
        let decision = try journal.spend(.editRecurringFrom(rent, Day("2026-11-30")!))
        let next = try #require(journal.state.recurringTransaction(decision.added))
        #expect(try journal.rule(old).end == Day("2026-11-29") && next.id != old.id && next.amount == 950_00)
        // The 31st does not drift, and December is paid already.
        let bills = journal.state.upcomingBills(in: Day("2026-10-01")!...Day("2027-02-28")!)
        #expect(bills.map(\.day) == Day.all("2026-10-31", "2026-11-30", "2027-01-31", "2027-02-28"))
        #expect(bills.map(\.rule.amount) == [900_00, 950_00, 950_00, 950_00])
        let paid = try #require(next.transactionID(on: Day("2026-12-31")!))
        #expect(journal.state.recurringTransaction(ofPosted: paid)?.id == next.id)
        #expect(try journal.decision(on: .editRecurringFrom(rent, Day("2026-11-30")!)).changes.isEmpty)
    }

    /// Each device changes the whole rest of the series, without knowing of the other.
    @Test func twoDevicesThatChangeASeriesFromDifferentDaysLeaveEachDayOnce() throws {
        var journal = try TestJournal.withThreeAccounts()
        var rent = try journal.repeating("Rent", 900_00, "FREQ=MONTHLY", from: "2026-10-15")
        rent.amount = 1100_00
        let one = try journal.decision(on: .editRecurringFrom(rent, Day("2026-11-15")!))
        rent.amount = 1000_00
        let other = try journal.decision(on: .editRecurringFrom(rent, Day("2026-12-15")!))
        for decisions in [[one, other], [other, one]] {
            var merged = journal
            for decision in decisions { merged.write(decision) }
            let bills = merged.state.upcomingBills(in: Day("2026-10-01")!...Day("2027-01-31")!)
            #expect(bills.map(\.day) == Day.all("2026-10-15", "2026-11-15", "2026-12-15", "2027-01-15"))
            #expect(bills.map(\.rule.amount) == [900_00, 1100_00, 1000_00, 1000_00])
            let all = merged.state.livingRecurringTransactions
            #expect(all.map(\.end) == all.map { merged.state.recurringTransaction($0.id)?.end })
        }
    }

    @Test func aDailyBillThatIsSettledForYearsStillHasANextDay() throws {
        var journal = try TestJournal.withThreeAccounts()
        let coffee = try journal.repeating("Coffee", 2_00, "FREQ=DAILY", from: "2025-11-01")
        let settled = try #require(Day("2025-11-01"))
        for number in 0..<400 {
            try journal.spend(.skipOccurrence(coffee.id, on: settled.advanced(by: number)))
        }
        #expect(journal.state.nextOccurrence(of: coffee, from: Day("2025-11-20")!) == settled.advanced(by: 400))
        #expect(!journal.state.isOver(coffee, today: Day("2026-11-20")!))
        #expect(journal.open(coffee, "2025-11-20", "2026-12-10").count == 5)
    }

    @Test func openOccurrencesOfMoreThanAYearAgoAreCounted() throws {
        var journal = try TestJournal.withThreeAccounts()
        let rent = try journal.repeating("Rent", 900_00, "FREQ=MONTHLY", from: "2023-11-01")
        try journal.spend(.skipOccurrence(rent.id, on: Day("2023-12-01")!))
        #expect(journal.state.lapsedCount(of: rent, by: Day("2024-10-30")!) == 0)
        #expect(journal.state.lapsedCount(of: rent, by: Day("2024-10-31")!) == 0)
        #expect(journal.state.lapsedCount(of: rent, by: Day("2024-11-01")!) == 1)
        #expect(journal.state.lapsedCount(of: rent, by: Day("2026-11-20")!) == 24)
        #expect(journal.state.lapsedCount(of: rent, by: .first) == 0)
        let coffee = try journal.repeating("Coffee", 2_00, "FREQ=DAILY", from: "1900-01-01", id: 51)
        #expect(journal.state.lapsedCount(of: coffee, by: .last) == RecurringTransaction.maximumLapsed)
    }

    @Test func twoDevicesThatSplitASeriesAtOnceMakeOneRule() throws {
        var journal = try TestJournal.withThreeAccounts()
        var rent = try journal.repeating("Rent", 900_00, "FREQ=MONTHLY", from: "2026-10-01")
        rent.amount = 950_00
        let one = try journal.decision(on: .editRecurringFrom(rent, Day("2026-12-01")!))
        rent.payee = "Landlord"
        let other = try journal.decision(on: .editRecurringFrom(rent, Day("2026-12-01")!))
        journal.write(one)
        journal.write(other)
        #expect(journal.state.livingRecurringTransactions.map(\.amount) == [900_00, 950_00])
        #expect(journal.state.upcomingBills(in: Day("2026-12-01")!...Day("2026-12-31")!).count == 1)
    }

    @Test func rulesThatTwoDevicesSplitApartDoNotPostTwice() throws {
        var journal = try TestJournal.withThreeAccounts()
        var rent = try journal.repeating("Rent", 900_00, "FREQ=MONTHLY", from: "2026-08-01") { $0.isAutomatic = true }
        rent.amount = 950_00
        let one = try journal.decision(on: .editRecurringFrom(rent, Day("2026-09-01")!))
        let other = try journal.decision(on: .editRecurringFrom(rent, Day("2026-10-01")!))
        journal.write(one)
        journal.write(other)
        try journal.spend(.postDue(through: journal.today))
        let posted = journal.state.transactions(TransactionFilter()).map(\.day)
        #expect(posted == Day.all("2026-08-01", "2026-09-01", "2026-10-01", "2026-11-01"))
    }

    @Test func aNewRepetitionFromADayBeginsBehindWhatWasPaid() throws {
        var journal = try TestJournal.withThreeAccounts()
        var rent = try journal.repeating("Rent", 900_00, "FREQ=MONTHLY", from: "2026-10-01")
        try journal.spend(.postOccurrence(rent.id, on: Day("2026-11-01")!))
        rent.repetition = "FREQ=MONTHLY;BYMONTHDAY=5"
        try journal.spend(.editRecurringFrom(rent, Day("2026-11-01")!))
        let bills = journal.state.upcomingBills(in: Day("2026-10-01")!...Day("2026-12-31")!)
        #expect(bills.map(\.day) == Day.all("2026-10-01", "2026-11-05", "2026-12-05"))
    }

    @Test func fromTheFirstOccurrenceOnIsTheWholeSeries() throws {
        var journal = try TestJournal.withThreeAccounts()
        var rent = try journal.repeating("Rent", 900_00, "FREQ=MONTHLY", from: "2026-12-01")
        rent.amount = 950_00
        try journal.spend(.editRecurringFrom(rent, Day("2026-12-01")!))
        #expect(journal.state.livingRecurringTransactions.map(\.amount) == [950_00])
    }

    @Test func deletingARuleLeavesWhatWasPosted() throws {
        var journal = try TestJournal.withThreeAccounts()
        let rent = try journal.repeating("Rent", 900_00, "FREQ=MONTHLY", from: "2026-10-01")
        try journal.spend(.postOccurrence(rent.id, on: Day("2026-10-01")!))
        try journal.spend(.deleteRecurring(rent.id))
        #expect(journal.balance(1) == 100_00 && journal.state.billsDue(through: journal.today).isEmpty)
        #expect(journal.refusal(of: .deleteRecurring(rent.id)) == .noSuchRecurring)
        let posted = try #require(rent.transactionID(on: Day("2026-10-01")!))
        #expect(journal.state.recurringTransaction(ofPosted: posted) == nil)
    }
}
