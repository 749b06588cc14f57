import CivilTime
import Journal
import Money

/// The expected balance of an account at the end of a day, in minor units of its currency.
public struct ForecastDay: Hashable, Sendable {
    public let day: Day
    public let balance: Int64
}

extension State {
    /// The most days of a forecast.
    public static let maximumForecastDays = 366

    /// The balance of an account on the first of some days and on each later one that changes it, by what is logged for
    /// those days and by open occurrences of recurring transactions. Those that are overdue count on the first day. Days
    /// after the first `maximumForecastDays` are left out.
    public func forecast(of account: Account, in days: ClosedRange<Day>) -> [ForecastDay] {
        let first = days.lowerBound
        let last = min(days.upperBound, first.advanced(by: Self.maximumForecastDays - 1))
        var effects = [first: AmountSum()]
        let index = transactionIndex
        if let number = index.number(of: account.id), first < last {
            for entry in index.entries(on: first.advanced(by: 1)...last) {
                let effect = entry.effect(on: number)
                if effect != 0 { effects[entry.day, default: AmountSum()] += effect }
            }
        }
        let overdue = first == .first ? [] : billsDue(through: first.advanced(by: -1))
        for bill in overdue + upcomingBills(in: first...last) {
            guard let transaction = bill.transaction(in: self) else { continue }
            let effect = transaction.effect(on: account.id)
            if effect != 0 { effects[max(bill.day, first), default: AmountSum()] += effect }
        }
        var balance = AmountSum(balance(of: account, on: first).total)
        return effects.sorted { $0.key < $1.key }.map { day, effect in
            balance += effect.amount
            return ForecastDay(day: day, balance: balance.amount)
        }
    }
}
