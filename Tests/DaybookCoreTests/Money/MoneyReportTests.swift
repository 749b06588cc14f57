import CivilTime
import Journal
import Money
import TestSupport
import Testing

@testable import DaybookCore

@Suite struct MoneyReportTests {
    private let euro = Currency("EUR")!

    private func days(_ first: String, _ last: String) -> ClosedRange<Day> { Day(first)!...Day(last)! }

    /// A random history with some rates.
    private func history(_ seed: UInt64) throws -> State {
        var history = MoneyHistory(seed: seed)
        history.run(150)
        let today = history.state.transactions(TransactionFilter()).last?.day ?? Day("2026-11-20")!
        for (code, text) in [("PLN", "4.25"), ("JPY", "161.5")] where seed.isMultiple(of: 2) || code == "PLN" {
            for back in stride(from: 0, to: 120, by: 20) {
                let rate = CurrencyRate(
                    euro, in: Currency(code)!, on: today.advanced(by: -back), try ExchangeRate(text))
                history.run(.setRate(rate))
            }
        }
        return history.state
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func netWorthIsTheSumOfConvertedBalances(seed: UInt64) throws {
        let state = try history(seed)
        let last = state.transactions(TransactionFilter()).last?.day ?? Day("2026-11-20")!
        let days = (0..<12).map { last.advanced(by: 10 * ($0 - 11)) }
        let rates = ExchangeRates(state)
        let worth = NetWorth(at: days, in: euro, rates: rates, state: state)
        func beginning(_ account: Account) -> Day {
            let days = state.transactions(TransactionFilter(account: account.id)).compactMap { $0.day }
            return (days + [account.createdOn].compactMap { $0 }).min() ?? .first
        }
        let first = state.livingAccounts.map(beginning).min() ?? .first
        #expect(worth.points.map { $0.day } == days.filter { $0 >= first })
        for point in worth.points {
            var balances: [Currency: Int64] = [:]
            for account in state.livingAccounts {
                let isKnown = point.day >= beginning(account)
                let balance = isKnown ? state.balance(of: account, on: point.day).total : 0
                balances[account.currency, default: 0] += balance
            }
            #expect(point.totals.allSatisfy { balances[$0.currency] == $0.minorUnits }, "seed \(seed) \(point.day)")
            #expect(point.totals.count == balances.count)
            var sum: Int64 = 0
            var apart: Set<Currency> = []
            for (currency, amount) in balances where amount != 0 {
                if let converted = rates.convert(amount, from: currency, to: euro, on: point.day) {
                    sum += converted
                } else {
                    apart.insert(currency)
                }
            }
            #expect(point.sum.amount == sum && Set(point.sum.unconverted.map { $0.currency }) == apart, "seed \(seed)")
        }
    }

    @Test func whatWasThereBeforeTheFirstAccountIsNotKnown() throws {
        var journal = TestJournal()
        try journal.open("Bank", id: 1, opening: 1000_00)
        let today = try #require(journal.state.livingAccounts.first?.createdOn)
        let days = [today.advanced(by: -40), today.advanced(by: -10), today]
        func worth() -> [Int64] {
            let (state, rates) = (journal.state, ExchangeRates(journal.state))
            return NetWorth(at: days, in: euro, rates: rates, state: state).points.map { $0.sum.amount }
        }
        #expect(worth() == [1000_00])
        try journal.spend(.addTransaction(Transaction(id: 10, 5_00, of: 1, on: days[1].text)))
        #expect(worth() == [995_00, 995_00])
        // An account that was added later counts from then on.
        try journal.open("Savings", id: 2, opening: 50_00)
        #expect(worth() == [995_00, 1045_00])
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func theCashFlowOfMonthsAndDaysAddsUpToTheCategories(seed: UInt64) throws {
        let state = try history(seed)
        let last = (state.transactions(TransactionFilter()).last?.day ?? Day("2026-11-20")!).monthOfYear
        let flow = CashFlow(months: 12, upTo: last, in: state)
        let totals = CategoryTotals(of: last.advanced(by: -11).first...last.last, in: state)
        for currency in Set(flow.currencies + totals.lines.map { $0.currency }) {
            func total(_ kind: MoneyCategoryKind, _ totals: CategoryTotals) -> Int64 {
                totals.sums(kind).first { $0.currency == currency }?.amount ?? 0
            }
            let sum = flow.sum(in: currency)
            #expect(sum.earned == total(.income, totals) && sum.spent == total(.expense, totals), "seed \(seed)")
            for (days, amounts) in zip(flow.spans, flow.amounts(in: currency)) {
                let month = CategoryTotals(of: days, in: state)
                #expect(amounts.earned == total(.income, month) && amounts.spent == total(.expense, month))
            }
        }
        let daily = CashFlow(daysOf: last, in: state)
        for currency in flow.currencies {
            #expect(daily.sum(in: currency) == flow.amounts(in: currency).last ?? .init(), "seed \(seed)")
        }
    }

    @Test(arguments: 1...10 as ClosedRange<UInt64>)
    func accountsPayeesAndCategoriesHaveTheSameSums(seed: UInt64) throws {
        let state = try history(seed)
        let all = Day.first...Day.last
        let totals = CategoryTotals(of: all, in: state)
        for grouping in [TransactionTotals.Grouping.account, .payee] {
            let lines = TransactionTotals(by: grouping, of: all, in: state).lines
            for (kind, keep) in [(MoneyCategoryKind.expense, \TransactionTotals.Line.spent), (.income, \.earned)] {
                for sum in totals.sums(kind) {
                    let total = lines.filter { $0.currency == sum.currency }.reduce(0) { $0 + $1[keyPath: keep] }
                    #expect(total == sum.amount, "seed \(seed) \(grouping)")
                }
            }
        }
    }

    /// Every figure opens the transactions behind it: those that the filter of a line finds come to the line's amount.
    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func theTransactionsBehindALineComeToItsAmount(seed: UInt64) throws {
        let state = try history(seed)
        for line in CategoryTotals(of: .first ... .last, in: state).lines {
            let kind: TransactionKind = line.kind == .income ? .income : .expense
            let filter = TransactionFilter(
                category: line.category, kind: kind, currency: line.currency, isUncategorised: line.category == nil)
            var sum: Int64 = 0
            let known = Set(state.livingMoneyCategories.map { $0.id })
            for transaction in state.transactions(filter) {
                // Of the other kind is money that came back, or a part of an income that was spent at once.
                let isOfKind = transaction.kind == kind
                func isOfLine(_ category: RecordID?) -> Bool {
                    guard let category, known.contains(category) else { return line.category == nil && isOfKind }
                    return category == line.category
                }
                let parts = state.splits(of: transaction.id)
                let rest = parts.reduce(transaction.amount) { $0 - $1.amount }
                var amount = parts.filter { isOfLine($0.category) }.reduce(0) { $0 + $1.amount }
                if isOfLine(transaction.category) { amount += rest }
                sum += isOfKind ? amount : -amount
            }
            #expect(sum == line.amount, "seed \(seed) \(line)")
        }
    }

    @Test func aFilterNarrowsToKindCurrencyAndNoCategory() throws {
        var journal = TestJournal()
        try journal.open("Bank", id: 1, "EUR")
        try journal.open("Konto", id: 2, "PLN")
        var groceries = Transaction(id: 11, 5, of: 1)
        groceries.category = StandardCategory.groceries.id
        try journal.spend(.addTransaction(groceries))
        try journal.spend(.addTransaction(Transaction(id: 12, 6, of: 2)))
        try journal.spend(.addTransaction(Transaction(id: 13, 7, of: 1, kind: .income)))
        try journal.spend(.addTransaction(Transaction(id: 14, 8, from: 1, to: 2, received: 32)))
        try journal.spend(
            .addTransaction(
                Transaction(id: 15, 9, of: 1), splits: [TransactionSplit(4, StandardCategory.pets.id), .init(5)]))
        func found(_ filter: TransactionFilter) -> [UInt64] {
            journal.state.transactions(filter).compactMap { found in
                (11...15 as ClosedRange<UInt64>).first { TestJournal.id($0) == found.id }
            }
        }
        #expect(found(TransactionFilter(kind: .income)) == [13])
        #expect(found(TransactionFilter(currency: Currency("PLN")!)) == [12, 14])
        #expect(found(TransactionFilter(isUncategorised: true)) == [12, 13, 15])
        #expect(found(TransactionFilter(kind: .expense, currency: euro, isUncategorised: true)) == [15])
    }

    @Test func aPeriodThatIsNotOverIsComparedWithAsManyDays() {
        let today = Day("2026-03-30")!
        func compared(_ period: ReportPeriod) -> [String]? {
            period.comparison(today: today).map { days, before in
                [days, before].flatMap { [$0.lowerBound.text, $0.upperBound.text] }
            }
        }
        #expect(compared(.month(Month("2026-03")!)) == ["2026-03-01", "2026-03-30", "2026-02-01", "2026-02-28"])
        #expect(compared(.month(Month("2026-02")!)) == ["2026-02-01", "2026-02-28", "2026-01-01", "2026-01-31"])
        #expect(compared(.year(2026)) == ["2026-01-01", "2026-03-30", "2025-01-01", "2025-03-30"])
        #expect(
            compared(.quarter(of: Month("2026-06")!)) == ["2026-04-01", "2026-06-30", "2026-01-01", "2026-03-31"])
        #expect(
            compared(.days(days("2026-01-11", "2026-01-20")))
                == ["2026-01-11", "2026-01-20", "2026-01-01", "2026-01-10"])
        #expect(compared(.all) == nil && compared(.month(Day.first.monthOfYear)) == nil)
    }

    @Test func aPeriodEndsWithTheCalendar() {
        #expect(ReportPeriod.month(Day.last.monthOfYear).advanced(by: 1) == nil)
        #expect(ReportPeriod.quarter(of: Day.last.monthOfYear).advanced(by: 1) == nil)
        #expect(ReportPeriod.quarter(of: Day.first.monthOfYear).advanced(by: -1) == nil)
        #expect(ReportPeriod.year(Day.last.year).advanced(by: 1) == nil)
        #expect(ReportPeriod.days(Day.first...Day.first).advanced(by: -1) == nil)
        #expect(ReportPeriod.quarter(of: Month("2026-12")!).days == days("2026-10-01", "2026-12-31"))
    }

    @Test func aComparisonHasWhatWasSpentInEitherPeriodTheLargestChangeFirst() throws {
        var journal = TestJournal()
        try journal.open("Bank", id: 1)
        for (number, item) in [
            (StandardCategory.groceries, 50, "2026-11-01"), (.pets, 10, "2026-11-02"), (.groceries, 45, "2026-10-01"),
            (.travel, 30, "2026-10-02"),
        ].enumerated() {
            var transaction = Transaction(id: UInt64(10 + number), Int64(item.1), of: 1, on: item.2)
            transaction.category = item.0.id
            try journal.spend(.addTransaction(transaction))
        }
        let comparison = CategoryComparison(
            of: days("2026-11-01", "2026-11-30"), with: days("2026-10-01", "2026-10-31"), in: journal.state)
        #expect(
            comparison.lines.map { $0.category } == [StandardCategory.travel, .pets, .groceries].map { $0.id })
        #expect(
            comparison.lines.map { [$0.amount, $0.before, $0.change] } == [[0, 30, -30], [10, 0, 10], [50, 45, 5]])
        let sum = comparison.sums(.expense)
        #expect(sum.count == 1 && sum[0].amount == 60 && sum[0].before == 75)
    }

    @Test func aForecastHasABalanceForEveryDayAndNamesTheLowest() throws {
        var journal = TestJournal()
        let bank = try journal.open("Bank", id: 1, opening: 1000)
        try journal.spend(.addTransaction(Transaction(id: 11, 100, of: 1, on: "2026-11-18")))
        try journal.spend(.addTransaction(Transaction(id: 12, 300, of: 1, on: "2026-11-22")))
        try journal.spend(.addTransaction(Transaction(id: 13, 500, of: 1, on: "2026-11-24", kind: .income)))
        let forecast = AccountForecast(of: bank, today: journal.today, past: 3, coming: 5, in: journal.state)
        #expect(forecast.days.map { $0.balance } == [1000, 900, 900, 900, 900, 600, 600, 1100, 1100])
        #expect(forecast.days.map { $0.day } == (17...25).map { Day("2026-11-\($0)")! } && forecast.pastCount == 3)
        #expect(forecast.lowest == ForecastDay(day: Day("2026-11-22")!, balance: 600))
        #expect(forecast.last.balance == 1100)
    }
}
