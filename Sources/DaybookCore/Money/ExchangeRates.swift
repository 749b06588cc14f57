import CivilTime
import Journal
import Money

/// The exchange rates that a journal knows: the person's own, and those that transfers between two currencies imply.
///
/// The rate for a day is that of the day or the latest before it. What arrives of a transfer is only told by one of at most
/// `maximumAge` days: a week of holidays or a monthly table is bridged, a forgotten table is not. On the same day the person's own rate has precedence over a
/// transfer's, and the asked direction over the other one. Without a rate between two currencies, or if it is older, the
/// way leads over the euro. There is no other guess: what has no rate is not converted.
public struct ExchangeRates: Sendable {
    /// The most days that a rate serves after its own for a transfer.
    public static let maximumAge = 31

    /// The most days that a rate serves after its own.
    private let longestAge: Int

    private struct Pair: Hashable {
        let base: Currency
        let quote: Currency
    }

    /// A rate between two currencies on a day, known in either direction.
    public struct Leg: Hashable, Sendable {
        public let rate: ExchangeRate
        public let day: Day
        /// Whether the rate is that of the other direction, so that amounts are divided by it.
        public let isInverse: Bool
        /// Whether a transfer implies it.
        public let isImplied: Bool
        fileprivate let source: RecordID

        fileprivate var rank: Int { (isImplied ? 2 : 0) + (isInverse ? 1 : 0) }

        fileprivate func isOrderedBefore(_ other: Leg) -> Bool {
            if day != other.day { return day < other.day }
            return rank == other.rank ? other.source < source : rank > other.rank
        }

        fileprivate func reversed() -> Leg {
            Leg(rate: rate, day: day, isInverse: !isInverse, isImplied: isImplied, source: source)
        }
    }

    /// The way from one currency to another.
    public enum Quote: Hashable, Sendable {
        case direct(Leg)
        case viaEuro(Leg, Leg)

        /// The day of the older rate.
        public var day: Day {
            switch self {
            case .direct(let leg): leg.day
            case .viaEuro(let first, let second): min(first.day, second.day)
            }
        }
    }

    /// By day, the best of each day last.
    private var legs: [Pair: [Leg]] = [:]

    /// Linear in the rates and transactions, apart from sorting rates.
    ///
    /// - Parameter longestAge: The most days that a rate serves after its own.
    public init(_ state: State, longestAge: Int = .max) {
        self.longestAge = longestAge
        for rate in state.exchangeRates.rows where rate.isAlive {
            guard let base = rate.base, let quote = rate.quote, let day = rate.day, let value = rate.rate else {
                continue
            }
            add(Leg(rate: value, day: day, isInverse: false, isImplied: false, source: rate.id), base, quote)
        }
        for rate in state.impliedRates {
            let leg = Leg(
                rate: rate.rate, day: rate.day, isInverse: false, isImplied: true, source: rate.transaction)
            add(leg, rate.base, rate.quote)
        }
        for pair in Array(legs.keys) { legs[pair]?.sort { $0.isOrderedBefore($1) } }
    }

    private mutating func add(_ leg: Leg, _ base: Currency, _ quote: Currency) {
        legs[Pair(base: base, quote: quote), default: []].append(leg)
        legs[Pair(base: quote, quote: base), default: []].append(leg.reversed())
    }

    /// The way from one currency to another on a day; nil without a rate, or between equal currencies.
    public func quote(from base: Currency, to quote: Currency, on day: Day) -> Quote? {
        guard base != quote else { return nil }
        let direct = leg(base, quote, day).map { Quote.direct($0) }
        guard base != .euro, quote != .euro, let first = leg(base, .euro, day), let second = leg(.euro, quote, day)
        else { return direct }
        let crossed = Quote.viaEuro(first, second)
        // The fresher one is closer to the day.
        return direct.map { $0.day >= crossed.day ? $0 : crossed } ?? crossed
    }

    /// The best rate of the last day, up to a day, that has one.
    private func leg(_ base: Currency, _ quote: Currency, _ day: Day) -> Leg? {
        guard let legs = legs[Pair(base: base, quote: quote)] else { return nil }
        var (low, high) = (0, legs.count)
        while low < high {
            let middle = (low + high) / 2
            if legs[middle].day <= day { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return nil }
        let leg = legs[low - 1]
        return day.days(since: leg.day) <= longestAge ? leg : nil
    }

    /// Converts an amount in minor units by the rate of a day, rounded half away from zero; nil without a rate, or if the
    /// result exceeds 64 bits.
    public func convert(_ amount: Int64, from source: Currency, to target: Currency, on day: Day) -> Int64? {
        if source == target || amount == 0 { return amount }
        switch quote(from: source, to: target, on: day) {
        case .direct(let leg): return leg.convert(amount, source.minorUnits, to: target.minorUnits)
        case .viaEuro(let first, let second):
            return first.convert(amount, source.minorUnits, to: Self.unitsOfEuro)
                .flatMap { second.convert($0, Self.unitsOfEuro, to: target.minorUnits) }
        case nil: return nil
        }
    }

    /// Between two rates, euros are counted in millionths: cents would show in currencies of small units.
    private static let unitsOfEuro: Int64 = 1_000_000

    /// Adds amounts in one currency by the rates of a day.
    public func sum(_ amounts: [MoneyAmount], in currency: Currency, on day: Day) -> ConvertedSum {
        var sum = ConvertedSum(amount: 0, currency: currency, unconverted: [])
        for amount in amounts where amount.minorUnits != 0 {
            if let converted = convert(amount.minorUnits, from: amount.currency, to: currency, on: day) {
                sum.amount = AmountSum.of(sum.amount, converted)
            } else {
                sum.unconverted.append(amount)
            }
        }
        return sum
    }
}

extension ExchangeRates.Leg {
    fileprivate func convert(_ amount: Int64, _ units: Int64, to target: Int64) -> Int64? {
        rate.convert(amount, unitsPerMajor: units, to: target, isInverse: isInverse)
    }
}

/// The rate that a transfer between two currencies had.
public struct ImpliedRate: Hashable, Sendable {
    public let base: Currency
    /// The currency that the rate is in.
    public let quote: Currency
    public let rate: ExchangeRate
    public let day: Day
    public let transaction: RecordID
}

extension State {
    /// The rates of all transfers between two currencies, the newest first.
    public var impliedRates: [ImpliedRate] {
        var currencies: [RecordID: Currency] = [:]
        for account in livingAccounts { currencies[account.id] = account.currency }
        guard let any = currencies.first?.value, currencies.contains(where: { $0.value != any }) else { return [] }
        var rates: [ImpliedRate] = []
        let rows = transactions.rows
        for entry in transactionIndex.entries where entry.kind == .transfer {
            let transaction = rows[Int(entry.row)]
            guard let base = transaction.account.flatMap({ currencies[$0] }),
                let quote = transaction.toAccount.flatMap({ currencies[$0] }), base != quote,
                let day = transaction.day,
                let rate = ExchangeRate(from: transaction.amount, base, to: transaction.arrival, quote)
            else { continue }
            rates.append(ImpliedRate(base: base, quote: quote, rate: rate, day: day, transaction: transaction.id))
        }
        return rates.sorted { $0.day == $1.day ? $0.transaction < $1.transaction : $1.day < $0.day }
    }
}

extension State {
    /// The amount that arrives of a transfer between two currencies by the rate of its day, in minor units; nil without a
    /// rate, or within one currency.
    public func arrivalByRate(of transfer: Transaction, on day: Day) -> Int64? {
        guard transfer.kind == .transfer, transfer.amount > 0, let source = account(transfer.account)?.currency,
            let target = account(transfer.toAccount)?.currency, source != target,
            let arrival = ExchangeRates(self, longestAge: ExchangeRates.maximumAge)
                .convert(transfer.amount, from: source, to: target, on: day),
            arrival > 0, MoneyLimits.amount.contains(arrival)
        else { return nil }
        return arrival
    }
}

/// Amounts of several currencies added in one, and those that have no rate.
public struct ConvertedSum: Hashable, Sendable {
    /// Minor units of the currency.
    public fileprivate(set) var amount: Int64
    public let currency: Currency
    public fileprivate(set) var unconverted: [MoneyAmount]
}
