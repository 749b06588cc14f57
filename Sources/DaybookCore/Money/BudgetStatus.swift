import CivilTime
import Journal
import Money

/// A budget in one of its periods. Amounts are minor units of its currency.
public struct BudgetStatus: Hashable, Sendable {
    public let budget: Budget
    /// The days of the period.
    public let days: ClosedRange<Day>
    /// The rest of earlier periods, negative if overspent; zero unless the budget rolls over.
    public let carried: Int64
    /// Spending in the whole period, less refunds. Planned transactions on later days are included.
    public let spent: Int64
    /// Spending in other currencies, by code. It does not count.
    public let uncounted: [Uncounted]
    /// The days from today on, today included; zero unless today is in the period.
    public let daysLeft: Int
    /// Nil if there is no telling yet, and for other periods than today's; see `BudgetPace`.
    public let pace: BudgetPace?

    public struct Uncounted: Hashable, Sendable {
        public let currency: Currency
        /// Minor units of that currency.
        public let amount: Int64
    }

    /// The limit of this period: the budget's, and what was carried over.
    public var limit: Int64 { AmountSum.of(budget.limit, carried) }

    /// The amount that can still be spent; negative if overspent.
    public var left: Int64 { AmountSum.difference(limit, spent) }

    public var isOverspent: Bool { left < 0 }

    /// The amount to spend on each of the days left, rounded down. Nil if nothing is left, and for other periods than
    /// today's.
    public var leftADay: Int64? { daysLeft > 0 && left > 0 ? left / Int64(daysLeft) : nil }
}

/// The forecast of a period's spending, if that of its first days goes on evenly.
///
/// There is none until a sixth of the period has passed (2 days of a week, 5 or 6 of a month, 61 of a year) with three
/// purchases on two different days: rent on the first is no pace.
public struct BudgetPace: Hashable, Sendable {
    /// Spending by the end of the period, rounded half up. At least what was entered for all its days.
    public let expected: Int64
    /// By how much that exceeds the limit; zero if it does not.
    public let excess: Int64
    /// The day on which the spending reaches the limit. Nil if it does not exceed it, or has already.
    public let limitDay: Day?

    static let minimumPurchases = 3
    static let minimumPurchaseDays = 2
    /// The part of a period that must have passed.
    static let shareOfPeriod = 6

    /// Nil if there is no telling yet.
    ///
    /// - Parameters:
    ///   - soFar: What was spent through today.
    ///   - spent: What was spent in the whole period.
    init?(soFar: Int64, spent: Int64, limit: Int64, in days: ClosedRange<Day>, today: Day) {
        guard days.contains(today), soFar > 0 else { return nil }
        let count = Int64(days.upperBound.days(since: days.lowerBound) + 1)
        let elapsed = Int64(today.days(since: days.lowerBound) + 1)
        guard elapsed * Int64(Self.shareOfPeriod) >= count else { return nil }
        let (total, isTooLarge) = soFar.multipliedReportingOverflow(by: count)
        let (reached, isLimitTooLarge) = max(limit, 0).multipliedReportingOverflow(by: elapsed)
        guard !isTooLarge, !isLimitTooLarge else { return nil }
        expected = max(total / elapsed + (total % elapsed * 2 >= elapsed ? 1 : 0), spent)
        excess = max(0, AmountSum.difference(expected, limit))
        guard excess > 0, spent <= limit else {
            limitDay = nil
            return
        }
        // Evenly, soFar · day ÷ elapsed has been spent by the end of a day of the period, counted from 1.
        let day = reached / soFar + (reached % soFar > 0 ? 1 : 0)
        limitDay = min(days.lowerBound.advanced(by: Int(clamping: max(day, elapsed)) - 1), days.upperBound)
    }
}

extension State {
    /// The budget, unless it or its category was deleted.
    public func budget(_ id: RecordID?) -> Budget? {
        guard let id, let budget = budgets[id], budget.isAlive, moneyCategory(budget.category)?.kind == .expense
        else { return nil }
        return budget
    }

    /// All budgets, in the order of their categories; those of a category by period, weeks first.
    public var livingBudgets: [Budget] {
        guard !budgets.rows.isEmpty else { return [] }
        return livingMoneyCategories.flatMap { category in
            BudgetPeriod.allCases.compactMap { budget(Budget.id(of: category.id, $0)) }
        }
    }

    /// The budgets that count on a day, each in its period around that day.
    ///
    /// Spending is what transactions and parts with the budget's category take from accounts of its currency: expenses,
    /// less refunds and incomes of that category. One pass over the transactions, however many budgets there are.
    public func budgetStatuses(on day: Day, today: Day) -> [BudgetStatus] {
        statuses(of: livingBudgets, on: day, today: today)
    }

    /// A budget in its period around a day; nil if it does not count then.
    public func status(of budget: Budget, on day: Day, today: Day) -> BudgetStatus? {
        statuses(of: [budget], on: day, today: today).first
    }

    private func statuses(of budgets: [Budget], on day: Day, today: Day) -> [BudgetStatus] {
        let firstWeekday = settings.firstWeekday
        var tallies = budgets.filter { $0.counts(on: day, firstWeekday) }
            .map { BudgetTally($0, on: day, today: today, firstWeekday) }
        guard let last = tallies.map({ $0.days.upperBound }).max(),
            let first = tallies.map({ $0.firstDay }).min()
        else { return [] }
        var indices: [RecordID: [Int]] = [:]
        for (index, tally) in tallies.enumerated() {
            if let category = tally.budget.category { indices[category, default: []].append(index) }
        }
        forEachCategorisedAmount(on: first...last) { item in
            guard let category = item.category, let currency = item.currency, let found = indices[category] else {
                return
            }
            for index in found { tallies[index].add(item, currency) }
        }
        return tallies.map { $0.status }
    }
}

extension Budget {
    /// Whether a day is in a period that it counts in.
    fileprivate func counts(on day: Day, _ firstWeekday: Weekday) -> Bool {
        let number = period.number(of: day, firstWeekday)
        if let since, number < period.number(of: since, firstWeekday) { return false }
        if let until, number > period.number(of: until, firstWeekday) { return false }
        return true
    }
}

/// Adds up what concerns a budget.
private struct BudgetTally {
    let budget: Budget
    let days: ClosedRange<Day>
    /// The first day whose transactions matter.
    let firstDay: Day
    private let today: Day
    /// The amount moved into the period, before the spending of earlier ones.
    private let granted: Int64
    private var spentBefore = AmountSum()
    private var spent = AmountSum()
    private var spentThroughToday = AmountSum()
    private var uncounted: [Currency: AmountSum] = [:]
    private var purchases = 0
    private var purchaseDays: Set<Day> = []

    init(_ budget: Budget, on day: Day, today: Day, _ firstWeekday: Weekday) {
        self.budget = budget
        self.today = today
        days = budget.period.days(around: day, firstWeekday)
        let base = budget.carriedInto ?? budget.since ?? day
        let number = budget.period.number(of: day, firstWeekday)
        let periods = number - budget.period.number(of: base, firstWeekday)
        guard budget.rollsOver, periods >= 0 else {
            (firstDay, granted) = (days.lowerBound, 0)
            return
        }
        firstDay = budget.period.days(around: base, firstWeekday).lowerBound
        let carried = budget.carriedInto == nil ? 0 : budget.carried
        granted = AmountSum.of(carried, AmountSum.times(budget.limit, periods))
    }

    mutating func add(_ item: CategorisedAmount, _ currency: Currency) {
        guard item.day >= firstDay, item.day <= days.upperBound else { return }
        guard currency == budget.currency else {
            if days.contains(item.day) { uncounted[currency, default: AmountSum()] -= item.effect }
            return
        }
        guard days.contains(item.day) else {
            spentBefore -= item.effect
            return
        }
        spent -= item.effect
        guard item.day <= today else { return }
        spentThroughToday -= item.effect
        guard item.effect < 0 else { return }
        purchases += 1
        if purchaseDays.count < BudgetPace.minimumPurchaseDays { purchaseDays.insert(item.day) }
    }

    var status: BudgetStatus {
        let carried = AmountSum.difference(granted, spentBefore.amount)
        let hasPace =
            purchases >= BudgetPace.minimumPurchases && purchaseDays.count >= BudgetPace.minimumPurchaseDays
        return BudgetStatus(
            budget: budget, days: days, carried: carried, spent: spent.amount,
            uncounted: uncounted.filter { $0.value.amount != 0 }.map {
                .init(currency: $0.key, amount: $0.value.amount)
            }
            .sorted { $0.currency.code < $1.currency.code },
            daysLeft: days.contains(today) ? days.upperBound.days(since: today) + 1 : 0,
            pace: hasPace
                ? BudgetPace(
                    soFar: spentThroughToday.amount, spent: spent.amount, limit: AmountSum.of(budget.limit, carried),
                    in: days, today: today)
                : nil)
    }
}
