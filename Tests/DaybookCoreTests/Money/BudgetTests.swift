import CivilTime
import DaybookCore
import Journal
import Money
import Testing

/// Today is Friday, 20 November 2026.
@Suite struct BudgetTests {
    /// A bank account in euros and one in zlotys.
    private func journal() throws -> TestJournal {
        var journal = TestJournal()
        try journal.open("Bank", id: 1, opening: 1000_00)
        try journal.open("Zlotys", id: 2, "PLN")
        return journal
    }

    @Test func aPeriodIsTheWeekMonthOrYearAroundADay() throws {
        let days: [(BudgetPeriod, String, String, String)] = [
            (.week, "2026-11-20", "2026-11-15", "2026-11-21"), (.week, "2026-11-15", "2026-11-15", "2026-11-21"),
            (.month, "2028-02-29", "2028-02-01", "2028-02-29"), (.year, "2026-11-20", "2026-01-01", "2026-12-31"),
        ]
        for (period, day, first, last) in days {
            let span = period.days(around: try #require(Day(day)), .sunday)
            #expect(span == Day(first)!...Day(last)!, "\(period) \(day)")
        }
        for day in [Day.first, .last] {
            for period in BudgetPeriod.allCases { #expect(period.days(around: day, .sunday).contains(day)) }
        }
    }

    @Test func whatIsSpentOnTheCategoryInThePeriodCounts() throws {
        var journal = try journal()
        try journal.limit(.groceries, to: 300_00)
        try journal.pay(50_00, .groceries, on: "2026-11-01")
        try journal.pay(30_00, .groceries, on: "2026-11-30")
        for day in ["2026-10-31", "2026-12-01"] { try journal.pay(9_00, .groceries, on: day) }
        try journal.pay(9_00, .health, on: "2026-11-02")
        try journal.pay(9_00, nil, on: "2026-11-02")
        let status = try #require(journal.status(.groceries, on: "2026-11-20"))
        #expect(status.spent == 80_00 && status.limit == 300_00 && status.left == 220_00 && status.carried == 0)
        #expect(status.days == Day("2026-11-01")!...Day("2026-11-30")!)
    }

    @Test func whatComesBackIsSpentNoMore() throws {
        var journal = try journal()
        try journal.limit(.groceries, to: 100_00)
        try journal.pay(50_00, .groceries, on: "2026-11-02")
        try journal.pay(-20_00, .groceries, on: "2026-11-03")
        // Two devices together can make an income of a category of expenses.
        try journal.pay(5_00, nil, on: "2026-11-04", kind: .income)
        let income = try #require(journal.state.transactions.rows.first { $0.kind == .income })
        let category = Change(Transaction.table, income.id, "category", .bytes(StandardCategory.groceries.id.bytes))
        journal.write(Decision(MoneyAction.categoriseTransactions, [category]))
        #expect(journal.status(.groceries, on: "2026-11-20")?.spent == 25_00)
    }

    @Test func aSplitTransactionCountsByPart() throws {
        var journal = try journal()
        try journal.limit(.groceries, to: 100_00)
        let parts = [
            TransactionSplit(20_00, StandardCategory.groceries.id), TransactionSplit(5_00, StandardCategory.health.id),
        ]
        try journal.spend(.addTransaction(Transaction(id: 10, 25_00, of: 1, on: "2026-11-02"), splits: parts))
        #expect(journal.status(.groceries, on: "2026-11-20")?.spent == 20_00)
    }

    @Test func otherCurrenciesAndDeletedAccountsDoNotCount() throws {
        var journal = try journal()
        try journal.open("Old", id: 3)
        try journal.limit(.groceries, to: 100_00)
        try journal.pay(7_00, .groceries, on: "2026-11-02", of: 3)
        try journal.pay(40_00, .groceries, on: "2026-11-02", of: 2)
        try journal.pay(1_00, .groceries, on: "2026-11-02")
        try journal.spend(.deleteAccount(TestJournal.id(3)))
        let status = try #require(journal.status(.groceries, on: "2026-11-20"))
        #expect(status.spent == 1_00)
        #expect(status.uncounted.map(\.currency.code) == ["PLN"] && status.uncounted.map(\.amount) == [40_00])
    }

    @Test func whatIsLeftOrOverspentRollsOver() throws {
        var journal = try journal()
        try journal.limit(.groceries, to: 100_00, since: "2026-08-15") { $0.rollsOver = true }
        try journal.pay(500_00, .groceries, on: "2026-07-31")
        try journal.pay(30_00, .groceries, on: "2026-08-01")
        #expect(journal.status(.groceries, on: "2026-08-20")?.left == 70_00)
        #expect(journal.status(.groceries, on: "2026-09-20")?.carried == 70_00)
        try journal.pay(250_00, .groceries, on: "2026-09-20")
        #expect(journal.status(.groceries, on: "2026-10-20")?.carried == -80_00)
        let status = try #require(journal.status(.groceries, on: "2026-11-20"))
        #expect(status.carried == 20_00 && status.limit == 120_00)
        #expect(journal.status(.groceries, on: "2026-07-20") == nil)
    }

    @Test func withoutRolloverEveryPeriodBeginsAnew() throws {
        var journal = try journal()
        try journal.limit(.groceries, to: 100_00, since: "2026-08-15")
        try journal.pay(250_00, .groceries, on: "2026-09-20")
        #expect(journal.status(.groceries, on: "2026-10-20")?.carried == 0)
        #expect(journal.status(.groceries, on: "2026-09-20")?.left == -150_00)
    }

    @Test func aNewLimitKeepsWhatRolledOverUnderTheOldOne() throws {
        var journal = try journal()
        try journal.limit(.groceries, to: 100_00, since: "2026-08-01") { $0.rollsOver = true }
        #expect(journal.status(.groceries, on: "2026-11-20")?.carried == 300_00)
        try journal.limit(.groceries, to: 500_00) { $0.rollsOver = true }
        #expect(journal.status(.groceries, on: "2026-11-20")?.carried == 300_00)
        #expect(journal.status(.groceries, on: "2026-12-20")?.carried == 800_00)
        // Setting the same again changes nothing.
        #expect(try journal.limit(.groceries, to: 500_00) { $0.rollsOver = true }.changes.isEmpty)
        // Without rollover it is forgotten, and begins anew with it.
        try journal.limit(.groceries, to: 500_00)
        try journal.limit(.groceries, to: 500_00) { $0.rollsOver = true }
        #expect(journal.status(.groceries, on: "2026-11-20")?.carried == 0)
        #expect(journal.status(.groceries, on: "2026-12-20")?.carried == 500_00)
    }

    @Test func weeksBeginAsThePersonHasThem() throws {
        var journal = try journal()
        try journal.limit(.groceries, to: 100_00, per: .week, since: "2026-11-01") { $0.rollsOver = true }
        try journal.pay(10_00, .groceries, on: "2026-11-15") // a Sunday
        #expect(journal.status(.groceries, per: .week, on: "2026-11-20")?.spent == 0)
        #expect(journal.status(.groceries, per: .week, on: "2026-11-20")?.carried == 290_00)
        var settings = journal.state.settings
        settings.firstWeekday = .sunday
        journal.write(try SettingsCommand(settings).decide(in: journal.state))
        #expect(journal.status(.groceries, per: .week, on: "2026-11-20")?.spent == 10_00)
        #expect(journal.status(.groceries, per: .week, on: "2026-11-20")?.carried == 200_00)
    }

    @Test func atAnEvenPaceTheLimitIsReachedOnADay() throws {
        var journal = try journal()
        try journal.limit(.groceries, to: 300_00)
        for day in ["2026-11-02", "2026-11-05", "2026-11-09"] { try journal.pay(40_00, .groceries, on: day) }
        // 120 in 10 days are 360 in 30; 300 of them after 25.
        let status = try #require(journal.status(.groceries, on: "2026-11-10"))
        #expect(status.pace?.expected == 360_00 && status.pace?.excess == 60_00)
        #expect(status.pace?.limitDay == Day("2026-11-25"))
        #expect(status.daysLeft == 21 && status.leftADay == 8_57)
        let later = try #require(journal.status(.groceries, on: "2026-11-20"))
        #expect(later.pace?.expected == 180_00 && later.pace?.excess == 0 && later.pace?.limitDay == nil)
    }

    @Test func thereIsNoPaceInTheFirstDaysNorOfAFewPurchases() throws {
        var journal = try journal()
        try journal.limit(.groceries, to: 300_00)
        try journal.limit(.housing, to: 300_00)
        for day in ["2026-11-01", "2026-11-02", "2026-11-03"] { try journal.pay(40_00, .groceries, on: day) }
        try journal.pay(250_00, .housing, on: "2026-11-01")
        #expect(journal.status(.groceries, on: "2026-11-04")?.pace == nil)
        #expect(journal.status(.groceries, on: "2026-11-05")?.pace?.expected == 720_00)
        #expect(journal.status(.housing, on: "2026-11-20")?.pace == nil)
        for _ in 0..<2 { try journal.pay(1_00, .housing, on: "2026-11-01") }
        #expect(journal.status(.housing, on: "2026-11-20")?.pace == nil)
        // Neither has another period than today's.
        #expect(journal.status(.groceries, on: "2026-11-20", today: "2026-12-20")?.pace == nil)
        #expect(journal.status(.groceries, on: "2026-11-20", today: "2026-12-20")?.leftADay == nil)
    }

    @Test func aPlannedExpenseIsExpectedButNoPartOfThePace() throws {
        var journal = try journal()
        try journal.limit(.groceries, to: 300_00)
        for day in ["2026-11-01", "2026-11-02", "2026-11-03"] { try journal.pay(10_00, .groceries, on: day) }
        try journal.pay(280_00, .groceries, on: "2026-11-29")
        let status = try #require(journal.status(.groceries, on: "2026-11-10"))
        #expect(status.spent == 310_00 && status.pace?.expected == 310_00 && status.pace?.excess == 10_00)
        // It is overspent already.
        #expect(status.isOverspent && status.pace?.limitDay == nil && status.leftADay == nil)
    }

    @Test func aBudgetEndsWithItsPeriodOrIsDeleted() throws {
        var journal = try journal()
        try journal.limit(.groceries, to: 300_00, since: "2026-10-05")
        let id = try #require(Budget.id(of: StandardCategory.groceries.id, .month))
        try journal.spend(.endBudget(id))
        #expect(journal.status(.groceries, on: "2026-11-20") != nil)
        #expect(journal.status(.groceries, on: "2026-12-01") == nil)
        // Setting it again lets it go on.
        try journal.limit(.groceries, to: 200_00)
        #expect(journal.status(.groceries, on: "2026-12-01")?.limit == 200_00)
        #expect(journal.state.budget(id)?.since == Day("2026-10-05"))
        try journal.spend(.deleteBudget(id))
        #expect(journal.state.livingBudgets.isEmpty && journal.refusal(of: .deleteBudget(id)) == .noSuchBudget)
        try journal.limit(.groceries, to: 100_00)
        #expect(journal.state.budget(id)?.since == journal.today)
    }

    @Test func anotherPeriodReplacesABudget() throws {
        var journal = try journal()
        try journal.limit(.groceries, to: 300_00)
        let id = try #require(Budget.id(of: StandardCategory.groceries.id, .month))
        let weekly = Budget(limit: 70_00, of: StandardCategory.groceries.id, per: .week)
        try journal.spend(.setBudget(weekly, replacing: id))
        #expect(journal.state.livingBudgets.map(\.period) == [.week])
    }

    @Test func twoDevicesThatSetABudgetAtOnceSetTheSame() throws {
        let journal = try journal()
        let command = MoneyCommand.setBudget(Budget(limit: 300_00, of: StandardCategory.groceries.id))
        let decisions = [try journal.decision(on: command), try journal.decision(on: command)]
        #expect(decisions[0].changes == decisions[1].changes && !decisions[0].changes.isEmpty)
    }

    @Test func deletingACategoryDeletesItsBudgets() throws {
        var journal = try journal()
        try journal.limit(.groceries, to: 300_00)
        try journal.limit(.pets, to: 50_00)
        try journal.spend(.deleteCategory(StandardCategory.groceries.id))
        #expect(journal.state.livingBudgets.map(\.category) == [StandardCategory.pets.id])
        #expect(journal.state.budgets.rows.filter(\.exists).count == 1)
    }

    @Test func aBudgetThatMakesNoSenseIsRefused() throws {
        var journal = try journal()
        let groceries = StandardCategory.groceries.id
        var unlimited = Budget(limit: 1, of: groceries)
        unlimited[column: Budget.Field.limit.rawValue] = .null
        var early = Budget(limit: 1, of: groceries)
        early.since = .first
        let refusals: [(Budget, MoneyRefusal)] = [
            (Budget(limit: -1, of: groceries), .field(FieldError("limit", .belowZero))),
            (
                Budget(limit: AmountExpression.limit + 1, of: groceries),
                .field(FieldError("limit", .tooLarge(maximum: Double(AmountExpression.limit))))
            ),
            (unlimited, .amountMissing), (Budget(limit: 1, of: nil), .categoryMissing),
            (Budget(limit: 1, of: TestJournal.id(9)), .noSuchCategory),
            (Budget(limit: 1, of: StandardCategory.salary.id), .categoryOfIncome),
            (Budget(limit: 1, of: groceries, currency: "ABC"), .unknownCurrency("ABC")),
            (early, .field(FieldError("since", .dayTooEarly(Day("1900-01-01")!)))),
        ]
        for (budget, refusal) in refusals { #expect(journal.refusal(of: .setBudget(budget)) == refusal) }
        #expect(journal.state.budgets.rows.isEmpty)
        try journal.limit(.groceries, to: 0)
        #expect(journal.status(.groceries, on: "2026-11-20")?.left == 0)
    }
}
