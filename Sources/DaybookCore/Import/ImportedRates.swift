import CivilTime
import Journal
import Money

/// The price of a euro in a currency on a day, in an imported table.
public struct ImportedRate: Hashable, Sendable {
    public var currency: Currency
    public var day: Day
    public var rate: ExchangeRate

    public init(_ currency: Currency, on day: Day, _ rate: ExchangeRate) {
        self.currency = currency
        self.day = day
        self.rate = rate
    }
}

extension ImportPlan {
    /// Plans the import of a table of rates. Of its two hundred thousand only those are taken that the journal needs: in
    /// the currencies of accounts, from `ExchangeRates.freshDays` days before the first account or transaction on. Rates
    /// that the person has of the same day stay, also those of the other direction.
    public init(_ rates: [ImportedRate], into state: State, restoresDeleted: Bool = false) {
        var planner = ImportPlanner(state: state, restoresDeleted: restoresDeleted)
        let accounts = state.livingAccounts
        var wanted = Set(accounts.map { $0.currency })
        if let currency = state.budgetCurrency { wanted.insert(currency) }
        let begins = accounts.compactMap { $0.createdOn } + [state.firstTransactionDay].compactMap { $0 }
        let first = begins.reduce(nil) { (first: Day?, day: Day) in min(first ?? day, day) }?
            .advanced(by: -ExchangeRates.freshDays)
        let table = state.recordTable(CurrencyRate.table)
        for rate in rates {
            guard wanted.contains(rate.currency), let first, rate.day >= first else {
                planner.plan.omittedRateCount += 1
                continue
            }
            var row = CurrencyRate(.euro, in: rate.currency, on: rate.day, rate.rate)
            guard planner.take(row.id, of: CurrencyRate.table) else { continue }
            if state.exchangeRate(CurrencyRate.id(rate.currency, in: .euro, on: rate.day)) != nil {
                planner.plan.counts[CurrencyRate.table, default: ImportCounts()].existing += 1
                continue
            }
            row.life = 1
            planner.add(row.record, to: table)
        }
        self = planner.plan
    }

    /// The number of rates to add or restore.
    public var newRateCount: Int { counts[CurrencyRate.table]?.new ?? 0 }
    /// The number of rates of days that have one.
    public var existingRateCount: Int { counts[CurrencyRate.table]?.existing ?? 0 }
    /// The number of rates the person deleted, which stay deleted.
    public var deletedRateCount: Int { counts[CurrencyRate.table]?.deleted ?? 0 }
}
