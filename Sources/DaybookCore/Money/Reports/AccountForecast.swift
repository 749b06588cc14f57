import CivilTime
import Journal
import Money

/// The balance of an account over some past days and as it is expected from today on; see `State.forecast`.
public struct AccountForecast: Sendable {
    public let account: Account
    /// The balance at the end of each day before today, and expected from today on.
    public let days: [ForecastDay]
    /// The number of days before today.
    public let pastCount: Int

    /// The first of the days from today on with the lowest balance.
    public let lowest: ForecastDay
    /// The expected balance at the end.
    public var last: ForecastDay { days.last ?? lowest }

    /// - Parameters:
    ///   - past: The number of days before today.
    ///   - coming: The number of days after it.
    public init(of account: Account, today: Day, past: Int, coming: Int, in state: State) {
        self.account = account
        let first = today.advanced(by: -past)
        let history = state.balances(of: account, on: first...today).dropLast()
        let changes = state.forecast(of: account, in: today...today.advanced(by: coming))
        var days = Array(history)
        pastCount = days.count
        var lowest = changes.first ?? ForecastDay(day: today, balance: 0)
        for (index, change) in changes.enumerated() {
            if change.balance < lowest.balance { lowest = change }
            let next = changes.indices.contains(index + 1) ? changes[index + 1].day : today.advanced(by: coming + 1)
            for offset in 0..<max(next.days(since: change.day), 1) {
                days.append(ForecastDay(day: change.day.advanced(by: offset), balance: change.balance))
            }
        }
        self.days = days
        self.lowest = lowest
    }
}

extension State {
    /// The balance of an account at the end of each of some days. Linear in the days and the transactions since the first.
    public func balances(of account: Account, on days: ClosedRange<Day>) -> [ForecastDay] {
        let count = days.upperBound.days(since: days.lowerBound) + 1
        var effects = [AmountSum](repeating: AmountSum(), count: count)
        effects[0] += balance(of: account, on: days.lowerBound).total
        let index = transactionIndex
        if let number = index.number(of: account.id) {
            for entry in index.entries(on: days) where days.lowerBound < entry.day {
                effects[entry.day.days(since: days.lowerBound)] += entry.effect(on: number)
            }
        }
        var balance = AmountSum()
        return effects.enumerated().map { offset, effect in
            balance += effect.amount
            return ForecastDay(day: days.lowerBound.advanced(by: offset), balance: balance.amount)
        }
    }
}
