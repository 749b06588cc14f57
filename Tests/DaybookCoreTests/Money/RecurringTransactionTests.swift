import CivilTime
import DaybookCore
import Journal
import Money
import TestSupport
import Testing

@Suite struct RecurringTransactionTests {
    private let housing = StandardCategory.housing.id

    // MARK: - Occurrences

    @Test func occurrencesComeOnTheDaysOfTheRule() throws {
        var journal = try TestJournal.withThreeAccounts()
        let rent = try journal.repeating("Rent", 900_00, "FREQ=MONTHLY;BYMONTHDAY=1", from: "2026-11-20")
        #expect(rent.start == Day("2026-12-01"))
        #expect(journal.open(rent, "2026-11-01", "2027-02-28") == Day.all("2026-12-01", "2027-01-01", "2027-02-01"))
    }

    @Test(arguments: [
        ("FREQ=MONTHLY;SKIP=BACKWARD;RSCALE=GREGORIAN", "2027-01-31", ["2027-01-31", "2027-02-28", "2027-03-31"]),
        ("FREQ=MONTHLY;BYMONTHDAY=31", "2027-01-31", ["2027-01-31", "2027-03-31"]),
        ("FREQ=MONTHLY;BYMONTHDAY=-1", "2028-02-01", ["2028-02-29", "2028-03-31"]),
        ("FREQ=YEARLY", "2024-02-29", ["2024-02-29", "2028-02-29"]),
        ("FREQ=YEARLY;SKIP=BACKWARD;RSCALE=GREGORIAN", "2028-02-29", ["2028-02-29", "2029-02-28"]),
        ("FREQ=WEEKLY;INTERVAL=2;BYDAY=FR", "2026-11-20", ["2026-11-20", "2026-12-04"]),
        ("FREQ=DAILY;UNTIL=20261122", "2026-11-20", ["2026-11-20", "2026-11-21", "2026-11-22"]),
        ("FREQ=DAILY;COUNT=2", "2026-11-20", ["2026-11-20", "2026-11-21"]),
    ])
    func monthsOfDifferentLengthsAndLeapDaysAreHandled(rule: String, start: String, expected: [String]) throws {
        var journal = try TestJournal.withThreeAccounts()
        let recurring = try journal.repeating("Any", 5_00, rule, from: start)
        let found = journal.state.occurrences(of: recurring, in: Day(start)! ... .last)
        #expect(found.prefix(expected.count).map(\.text) == expected)
        if rule.contains("UNTIL") || rule.contains("COUNT") { #expect(found.count == expected.count) }
    }

    @Test func anEndDayIsTheLast() throws {
        var journal = try TestJournal.withThreeAccounts()
        let rent = try journal.repeating("Rent", 900_00, "FREQ=MONTHLY", from: "2026-12-01") {
            $0.end = Day("2027-02-01")
        }
        #expect(journal.open(rent, "2026-01-01", "2030-01-01") == Day.all("2026-12-01", "2027-01-01", "2027-02-01"))
        try journal.spend(.endRecurring(rent.id, after: Day("2027-01-15")!))
        #expect(journal.open(try journal.rule(rent), "2026-01-01", "2030-01-01") == Day.all("2026-12-01", "2027-01-01"))
        #expect(
            journal.refusal(of: .endRecurring(rent.id, after: Day("2026-11-30")!)) == .repetition(.endsBeforeStart))
    }

    @Test func aFarPastStartCostsNoMoreThanAYear() throws {
        var journal = try TestJournal.withThreeAccounts()
        let coffee = try journal.repeating("Coffee", 3_00, "FREQ=DAILY", from: "2001-01-01") { $0.isAutomatic = true }
        let due = journal.state.billsDue(through: journal.today)
        #expect(due.count == RecurringTransaction.maximumOccurrences)
        #expect(due.first?.day == Day("2025-11-20") && due.last?.day == journal.today)
        #expect(journal.state.occurrences(of: coffee, in: .first ... .last).count == due.count)
        try journal.spend(.postDue(through: journal.today))
        #expect(journal.balance(1) == 1000_00 - 366 * 3_00)
        #expect(try journal.decision(on: .postDue(through: .last)).changes.isEmpty)
    }

    @Test func billsOfAllRulesAreInOrderOfTheirDays() throws {
        var journal = try TestJournal.withThreeAccounts()
        try journal.repeating("Rent", 900_00, "FREQ=MONTHLY", from: "2026-11-15", id: 50)
        try journal.repeating("Gym", 20_00, "FREQ=WEEKLY", from: "2026-11-11", id: 51)
        let due = journal.state.billsDue(through: journal.today)
        #expect(due.map(\.rule.payee) == ["Gym", "Rent", "Gym"])
        #expect(due.map(\.day) == Day.all("2026-11-11", "2026-11-15", "2026-11-18"))
        let upcoming = journal.state.upcomingBills(in: Day("2026-11-21")!...Day("2026-12-15")!)
        #expect(upcoming.map(\.day) == Day.all("2026-11-25", "2026-12-02", "2026-12-09", "2026-12-15"))
    }

    // MARK: - Posting

    @Test func aPostedOccurrenceIsATransactionAndNoLongerOpen() throws {
        var journal = try TestJournal.withThreeAccounts()
        let rent = try journal.repeating("Rent", 900_00, "FREQ=MONTHLY", from: "2026-11-01") { $0.category = housing }
        let day = Day("2026-11-01")!
        let decision = try journal.spend(.postOccurrence(rent.id, on: day))
        let posted = try #require(decision.added.flatMap { journal.state.transaction($0) })
        #expect(posted.payee == "Rent" && posted.category == housing && posted.day == day)
        #expect(posted.status == .pending && posted.amount == 900_00)
        #expect(journal.state.recurringTransaction(ofPosted: posted.id)?.id == rent.id)
        #expect(journal.balance(1) == 100_00)
        #expect(journal.open(rent, "2026-11-01", "2026-12-01") == Day.all("2026-12-01"))
        // Twice is once, whatever the amount.
        #expect(try journal.decision(on: .postOccurrence(rent.id, on: day, amount: 5_00)).changes.isEmpty)
    }

    @Test func anAmountAndADayOfPaymentCanDifferFromTheRule() throws {
        var journal = try TestJournal.withThreeAccounts()
        let rent = try journal.repeating("Rent", 900_00, "FREQ=MONTHLY", from: "2026-11-01")
        let (day, paid) = (Day("2026-11-01")!, Day("2026-11-03")!)
        let id = try journal.spend(.postOccurrence(rent.id, on: day, amount: 905_00, paidOn: paid)).added
        let posted = try #require(id.flatMap { journal.state.transaction($0) })
        #expect(posted.amount == 905_00 && posted.day == paid)
        #expect(journal.open(rent, "2026-11-01", "2026-11-30").isEmpty)
    }

    @Test func oneThatIsTickedOffEarlyWasPaidToday() throws {
        var journal = try TestJournal.withThreeAccounts()
        let rent = try journal.repeating("Rent", 900_00, "FREQ=MONTHLY", from: "2026-12-01")
        try journal.spend(.postOccurrence(rent.id, on: Day("2026-12-01")!))
        #expect(journal.state.transactions(TransactionFilter()).map(\.day) == [journal.today])
        #expect(journal.open(rent, "2026-12-01", "2027-01-31") == Day.all("2027-01-01"))
    }

    @Test func anEstimateAsksForItsAmount() throws {
        var journal = try TestJournal.withThreeAccounts()
        let power = try journal.repeating("Power", 60_00, "FREQ=MONTHLY", from: "2026-11-01") { $0.isEstimate = true }
        let day = Day("2026-11-01")!
        #expect(journal.refusal(of: .postOccurrence(power.id, on: day)) == .amountMissing)
        #expect(journal.refusal(of: .postOccurrence(power.id, on: day, amount: 0)) == .amountIsZero)
        #expect(try journal.decision(on: .postDue(through: journal.today)).changes.isEmpty)
        try journal.spend(.postOccurrence(power.id, on: day, amount: 71_23))
        #expect(journal.balance(1) == 928_77)
    }

    @Test func onlyAutomaticOnesThatAreDueArePostedByThemselves() throws {
        var journal = try TestJournal.withThreeAccounts()
        try journal.repeating("Salary", 3000_00, "FREQ=MONTHLY", from: "2026-09-25", id: 50) {
            ($0.kind, $0.isAutomatic) = (.income, true)
        }
        try journal.repeating("Rent", 900_00, "FREQ=MONTHLY", from: "2026-09-01", id: 51)
        let decision = try journal.spend(.postDue(through: .last))
        #expect(decision.name == "postDueRecurring")
        #expect(journal.state.transactions(TransactionFilter()).map(\.day) == Day.all("2026-09-25", "2026-10-25"))
        #expect(journal.balance(1) == 7000_00)
        #expect(try journal.decision(on: .postDue(through: journal.today)).changes.isEmpty)
        #expect(Set(journal.state.billsDue(through: journal.today).map(\.rule.payee)) == ["Rent"])
    }

    @Test func twoDevicesThatPostAtOnceMakeOneTransaction() throws {
        var journal = try TestJournal.withThreeAccounts()
        try journal.repeating("Rent", 900_00, "FREQ=MONTHLY", from: "2026-11-01") { $0.isAutomatic = true }
        let decision = try journal.decision(on: .postDue(through: journal.today))
        journal.now.milliseconds += 60_000
        let other = try journal.decision(on: .postDue(through: journal.today))
        #expect(!decision.changes.isEmpty && decision != other)
        journal.write(other)
        journal.write(decision)
        #expect(journal.state.transactions(TransactionFilter()).count == 1)
        #expect(journal.balance(1) == 100_00)
    }

    @Test func aDeletedTransactionIsNotPostedAnew() throws {
        var journal = try TestJournal.withThreeAccounts()
        let rent = try journal.repeating("Rent", 900_00, "FREQ=MONTHLY", from: "2026-11-01") { $0.isAutomatic = true }
        try journal.spend(.postDue(through: journal.today))
        let posted = try #require(rent.transactionID(on: Day("2026-11-01")!))
        try journal.spend(.deleteTransaction(posted))
        #expect(journal.state.billsDue(through: journal.today).isEmpty)
        #expect(try journal.decision(on: .postDue(through: journal.today)).changes.isEmpty)
        // The person can still pay it after all, without what was there before.
        try journal.spend(.postOccurrence(rent.id, on: Day("2026-11-01")!, amount: 1_00))
        #expect(journal.balance(1) == 999_00)
    }

    @Test func aPostedOccurrenceOverADeletedOneHasNothingOfIt() throws {
        var journal = try TestJournal.withThreeAccounts()
        let rent = try journal.repeating("Rent", 30_00, "FREQ=MONTHLY", from: "2026-11-01")
        let day = Day("2026-11-01")!
        let id = try #require(try journal.spend(.postOccurrence(rent.id, on: day)).added)
        var edited = try #require(journal.state.transaction(id))
        (edited.note, edited.tags) = ("Late", "flat")
        try journal.spend(
            .editTransaction(edited, splits: [TransactionSplit(20_00, housing), TransactionSplit(10_00)]))
        try journal.spend(.deleteTransaction(id))
        try journal.spend(.postOccurrence(rent.id, on: day))
        let posted = try #require(journal.state.transaction(id))
        #expect(posted.note == "" && posted.tags == "" && journal.state.splits(of: id).isEmpty)
    }

    @Test func aSkippedOccurrenceIsNeitherOpenNorATransaction() throws {
        var journal = try TestJournal.withThreeAccounts()
        let rent = try journal.repeating("Rent", 900_00, "FREQ=MONTHLY", from: "2026-11-01") { $0.isAutomatic = true }
        let day = Day("2026-11-01")!
        try journal.spend(.skipOccurrence(rent.id, on: day))
        #expect(try journal.decision(on: .skipOccurrence(rent.id, on: day)).changes.isEmpty)
        #expect(try journal.decision(on: .postDue(through: journal.today)).changes.isEmpty)
        #expect(journal.open(rent, "2026-11-01", "2026-12-01") == Day.all("2026-12-01"))
        #expect(journal.state.transactions(TransactionFilter()).isEmpty && journal.balance(1) == 1000_00)
        #expect(ErasePlan(journal.state).count == 0)
        try journal.spend(.postOccurrence(rent.id, on: day))
        #expect(journal.balance(1) == 100_00)
        #expect(journal.refusal(of: .skipOccurrence(rent.id, on: day)) == .occurrencePosted(day))
    }

    @Test func aPaymentWinsOverASkipOfAnotherDevice() throws {
        var journal = try TestJournal.withThreeAccounts()
        let rent = try journal.repeating("Rent", 900_00, "FREQ=MONTHLY", from: "2026-11-01")
        let day = Day("2026-11-01")!
        let skip = try journal.decision(on: .skipOccurrence(rent.id, on: day))
        try journal.spend(.postOccurrence(rent.id, on: day))
        journal.write(skip)
        #expect(journal.balance(1) == 100_00)
    }

    @Test func undoingOpensAnOccurrenceAgain() throws {
        var journal = try TestJournal.withThreeAccounts()
        let rent = try journal.repeating("Rent", 900_00, "FREQ=MONTHLY", from: "2026-11-01") { $0.isAutomatic = true }
        let day = Day("2026-11-01")!
        journal.writeAndUndo(try journal.decision(on: .postOccurrence(rent.id, on: day)))
        #expect(journal.balance(1) == 1000_00 && journal.open(rent, "2026-11-01", "2026-11-01") == [day])
        journal.writeAndUndo(try journal.decision(on: .skipOccurrence(rent.id, on: day)))
        #expect(journal.open(rent, "2026-11-01", "2026-11-01") == [day])
        // The occurrence that the person took back waits for them.
        #expect(try journal.decision(on: .postDue(through: journal.today)).changes.isEmpty)
        try journal.spend(.postOccurrence(rent.id, on: day))
        #expect(journal.balance(1) == 100_00)
    }

    @Test func aSkipThatWasUndoneIsPostedByItself() throws {
        var journal = try TestJournal.withThreeAccounts()
        let rent = try journal.repeating("Rent", 900_00, "FREQ=MONTHLY", from: "2026-11-01") { $0.isAutomatic = true }
        journal.writeAndUndo(try journal.decision(on: .skipOccurrence(rent.id, on: Day("2026-11-01")!)))
        try journal.spend(.postDue(through: journal.today))
        #expect(journal.balance(1) == 100_00)
    }

    // MARK: - Accounts and categories

    @Test func aClosedAccountHasNoBillsUntilItIsReopened() throws {
        var journal = try TestJournal.withThreeAccounts()
        let rule = try journal.repeating("Savings", 50_00, "FREQ=MONTHLY", from: "2026-11-01") {
            ($0.kind, $0.toAccount, $0.isAutomatic) = (.transfer, TestJournal.id(2), true)
        }
        try journal.spend(.closeAccount(TestJournal.id(2)))
        #expect(journal.state.billsDue(through: journal.today).isEmpty)
        #expect(journal.refusal(of: .postOccurrence(rule.id, on: Day("2026-11-01")!)) == .accountClosed("Cash"))
        try journal.spend(.reopenAccount(TestJournal.id(2)))
        try journal.spend(.postDue(through: journal.today))
        #expect(journal.balance(1) == 950_00 && journal.balance(2) == 50_00)
        try journal.spend(.deleteAccount(TestJournal.id(1)))
        #expect(journal.state.recurringTransaction(rule.id) == nil)
        #expect(journal.refusal(of: .editRecurring(rule)) == .noSuchRecurring)
    }

    @Test func aDeletedCategoryIsLeftOutOfWhatIsPosted() throws {
        var journal = try TestJournal.withThreeAccounts()
        var rent = try journal.repeating("Rent", 900_00, "FREQ=MONTHLY", from: "2026-11-01") {
            ($0.category, $0.isAutomatic) = (housing, true)
        }
        try journal.spend(.deleteCategory(housing))
        try journal.spend(.postDue(through: journal.today))
        #expect(journal.state.transactions(TransactionFilter()).map(\.category) == [nil])
        rent.amount = 950_00
        try journal.spend(.editRecurring(rent))
        #expect(try journal.rule(rent).amount == 950_00)
    }

    // MARK: - Refusals

    @Test func whatMakesNoSenseIsRefused() throws {
        let journal = try TestJournal.withThreeAccounts()
        func refusal(_ rule: String, _ change: (inout RecurringTransaction) -> Void = { _ in }) -> MoneyRefusal? {
            var recurring = RecurringTransaction(id: TestJournal.id(50))
            (recurring.payee, recurring.amount, recurring.account) = ("Rent", 5_00, TestJournal.id(1))
            recurring.repetition = rule
            change(&recurring)
            return journal.refusal(of: .addRecurring(recurring))
        }
        #expect(refusal("FREQ=MONTHLY") == nil)
        #expect(refusal("") == .field(FieldError("repetition", .textMissing)))
        #expect(refusal("monthly") == .repetition(.malformedPart("MONTHLY")))
        #expect(refusal("FREQ=HOURLY") == .transactionRepeatsWithinADay)
        #expect(refusal("FREQ=DAILY;BYHOUR=8,20") == .transactionRepeatsWithinADay)
        #expect(refusal("AFTER=P3D") == .repeatsAfterDone)
        #expect(refusal("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30") == .repetition(.neverHappens))
        #expect(refusal("FREQ=DAILY;UNTIL=20200101") == .repetition(.endsBeforeStart))
        #expect(refusal("FREQ=DAILY") { $0.end = Day("2020-01-01") } == .repetition(.endsBeforeStart))
        #expect(refusal("FREQ=DAILY") { $0.amount = 0 } == .amountIsZero)
        #expect(refusal("FREQ=DAILY") { $0.account = TestJournal.id(9) } == .noSuchAccount)
        #expect(refusal("FREQ=DAILY") { $0.category = TestJournal.id(9) } == .noSuchCategory)
        #expect(refusal("FREQ=DAILY") { $0.kind = .transfer } == .transferWithoutTarget)
        #expect(
            refusal("FREQ=DAILY") { ($0.kind, $0.toAccount) = (.transfer, TestJournal.id(3)) } == .receivedMissing)
        #expect(refusal("FREQ=DAILY") { ($0.isAutomatic, $0.isEstimate) = (true, true) } == .automaticEstimate)
        #expect(
            refusal("FREQ=DAILY") { $0.payee = String(repeating: "x", count: 101) }
                == .field(FieldError("payee", .tooLong(maximum: 100))))
    }

    @Test func aDayThatIsNoOccurrenceIsNeitherPostedNorSkipped() throws {
        var journal = try TestJournal.withThreeAccounts()
        let rent = try journal.repeating("Rent", 900_00, "FREQ=MONTHLY", from: "2026-11-01")
        for day in Day.all("2026-10-01", "2026-11-02") {
            #expect(journal.refusal(of: .postOccurrence(rent.id, on: day)) == .noOccurrence(day))
            #expect(journal.refusal(of: .skipOccurrence(rent.id, on: day)) == .noOccurrence(day))
        }
        #expect(journal.state.transactions.rows.isEmpty)
    }

    @Test func addingTheSameRuleTwiceAddsOne() throws {
        var journal = try TestJournal.withThreeAccounts()
        let rent = try journal.repeating("Rent", 900_00, "FREQ=MONTHLY;BYMONTHDAY=1", from: "2026-11-20")
        #expect(try journal.decision(on: .addRecurring(rent)).changes.isEmpty)
        // Ids are derived from a rule's, which must leave room for them.
        let long = RecordID([UInt8](repeating: 7, count: 64))!
        let added = try journal.spend(.addRecurring(rent.copy(id: long).changed { $0.payee = "Other" })).added
        #expect(added != long && journal.state.livingRecurringTransactions.count == 2)
    }
}
