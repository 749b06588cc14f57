import CivilTime
import Journal
import Money

/// The exchange rates that a journal knows: the person's own, and those that transfers between two currencies imply.
///
/// The rate for a day is the latest of the person's own up to that day, however old; without one, that of the latest transfer. A
/// mistyped transfer thus never overrules a rate that was set or imported. The way may lead over the euro: the one of own
/// rates alone has precedence, then the one whose older rate is fresher. There is no other guess: what has no rate is not
/// converted.
public struct ExchangeRates: Sendable {
    /// The number of days after which it is told how old a rate is.
    public static let freshDays = 31

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

        fileprivate func isOrderedBefore(_ other: Leg) -> Bool {
            if day != other.day { return day < other.day }
            return isInverse == other.isInverse ? other.source < source : isInverse
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

        /// Whether a transfer implies it, or a part of it.
        public var isImplied: Bool {
            switch self {
            case .direct(let leg): leg.isImplied
            case .viaEuro(let first, let second): first.isImplied || second.isImplied
            }
        }
    }

    /// The person's own rates and those of transfers; by day, the best of each day last.
    private var own: [Pair: [Leg]] = [:]
    private var implied: [Pair: [Leg]] = [:]

    /// Linear in the rates and transactions, apart from sorting rates.
    ///
    /// - Parameter transfer: A transfer that implies none.
    public init(_ state: State, without transfer: RecordID? = nil) {
        for rate in state.exchangeRates.rows where rate.isAlive {
            guard let base = rate.base, let quote = rate.quote, let day = rate.day, let value = rate.rate else {
                continue
            }
            add(Leg(rate: value, day: day, isInverse: false, isImplied: false, source: rate.id), base, quote)
        }
        for rate in state.impliedRates where rate.transaction != transfer {
            let leg = Leg(
                rate: rate.rate, day: rate.day, isInverse: false, isImplied: true, source: rate.transaction)
            add(leg, rate.base, rate.quote)
        }
        for pair in Array(own.keys) { own[pair]?.sort { $0.isOrderedBefore($1) } }
        for pair in Array(implied.keys) { implied[pair]?.sort { $0.isOrderedBefore($1) } }
    }

    private mutating func add(_ leg: Leg, _ base: Currency, _ quote: Currency) {
        let (there, back) = (Pair(base: base, quote: quote), Pair(base: quote, quote: base))
        if leg.isImplied {
            implied[there, default: []].append(leg)
            implied[back, default: []].append(leg.reversed())
        } else {
            own[there, default: []].append(leg)
            own[back, default: []].append(leg.reversed())
        }
    }

    /// The way from one currency to another on a day; nil without a rate, or between equal currencies.
    public func quote(from base: Currency, to quote: Currency, on day: Day) -> Quote? {
        guard base != quote else { return nil }
        let direct = leg(base, quote, day).map { Quote.direct($0) }
        guard base != .euro, quote != .euro, let first = leg(base, .euro, day), let second = leg(.euro, quote, day)
        else { return direct }
        let crossed = Quote.viaEuro(first, second)
        guard let direct else { return crossed }
        if direct.isImplied != crossed.isImplied { return direct.isImplied ? crossed : direct }
        // The fresher one is closer to the day.
        return direct.day >= crossed.day ? direct : crossed
    }

    /// The latest own rate up to a day, or else the latest of a transfer.
    private func leg(_ base: Currency, _ quote: Currency, _ day: Day) -> Leg? {
        let pair = Pair(base: base, quote: quote)
        return Self.latest(own[pair] ?? [], day) ?? Self.latest(implied[pair] ?? [], day)
    }

    private static func latest(_ legs: [Leg], _ day: Day) -> Leg? {
        var (low, high) = (0, legs.count)
        while low < high {
            let middle = (low + high) / 2
            if legs[middle].day <= day { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? legs[low - 1] : nil
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
        guard transfer.kind == .transfer, transfer.amount > 0,
            let (source, target) = currencies(of: transfer),
            let arrival = ExchangeRates(self, without: transfer.id)
                .convert(transfer.amount, from: source, to: target, on: day),
            arrival > 0, MoneyLimits.amount.contains(arrival)
        else { return nil }
        return arrival
    }

    /// The amount that arrives of a transfer whose money was changed: by the person's own rate of its day, or else in the
    /// proportion that it had, or else by the rate of another transfer.
    func arrival(of transfer: Transaction, insteadOf old: Transaction, on day: Day) -> Int64? {
        guard let (source, target) = currencies(of: transfer) else { return nil }
        let quote = ExchangeRates(self, without: transfer.id).quote(from: source, to: target, on: day)
        if quote?.isImplied ?? true, let before = currencies(of: old), before == (source, target),
            let arrival = old.arrival(inProportionTo: transfer.amount), MoneyLimits.amount.contains(arrival)
        {
            return arrival
        }
        return arrivalByRate(of: transfer, on: day)
    }

    /// The rate by which a transfer between two currencies arrived; nil if another amount did.
    public func rateOfArrival(_ transfer: Transaction) -> ConvertedBy? {
        guard let day = transfer.day, let received = transfer.received, let (source, target) = currencies(of: transfer),
            let quote = ExchangeRates(self, without: transfer.id).quote(from: source, to: target, on: day),
            arrivalByRate(of: transfer, on: day) == received
        else { return nil }
        return ConvertedBy(base: source, currency: target, quote: quote)
    }

    /// The two currencies of a transfer; nil within one, or without both accounts.
    private func currencies(of transfer: Transaction) -> (Currency, Currency)? {
        guard transfer.kind == .transfer, let source = account(transfer.account)?.currency,
            let target = account(transfer.toAccount)?.currency, source != target
        else { return nil }
        return (source, target)
    }
}

extension Transaction {
    /// The amount that arrives of another one in the proportion of this transfer, rounded half up; nil without one.
    fileprivate func arrival(inProportionTo other: Int64) -> Int64? {
        guard let received, received > 0, amount > 0, other > 0 else { return nil }
        let (high, low) = other.magnitude.multipliedFullWidth(by: received.magnitude)
        guard high < amount.magnitude else { return nil }
        let (quotient, rest) = amount.magnitude.dividingFullWidth((high, low))
        guard let whole = Int64(exactly: quotient), whole < Int64.max else { return nil }
        let arrival = rest >= amount.magnitude - rest ? whole + 1 : whole
        return arrival > 0 ? arrival : nil
    }
}

/// The way by which an amount of a currency was converted.
public struct ConvertedBy: Hashable, Sendable {
    public let base: Currency
    /// The currency of the result.
    public let currency: Currency
    public let quote: ExchangeRates.Quote

    public init(base: Currency, currency: Currency, quote: ExchangeRates.Quote) {
        (self.base, self.currency, self.quote) = (base, currency, quote)
    }

    /// Whether it is told how old the rate is.
    public func isOld(on day: Day) -> Bool { day.days(since: quote.day) > ExchangeRates.freshDays }

    /// The rates of the way, one or two, each with its currencies.
    public var rates: [(base: Currency, leg: ExchangeRates.Leg, quote: Currency)] {
        func step(_ base: Currency, _ leg: ExchangeRates.Leg, _ quote: Currency) -> (
            base: Currency, leg: ExchangeRates.Leg, quote: Currency
        ) {
            leg.isInverse ? (quote, leg, base) : (base, leg, quote)
        }
        switch quote {
        case .direct(let leg): return [step(base, leg, currency)]
        case .viaEuro(let first, let second): return [step(base, first, .euro), step(.euro, second, currency)]
        }
    }
}

extension ExchangeRates {
    /// The ways by which a sum of amounts is converted, without those of no rate.
    public func ways(for amounts: [MoneyAmount], in currency: Currency, on day: Day) -> [ConvertedBy] {
        amounts.filter { $0.minorUnits != 0 }.compactMap { amount in
            quote(from: amount.currency, to: currency, on: day).map {
                ConvertedBy(base: amount.currency, currency: currency, quote: $0)
            }
        }
    }
}

/// Amounts of several currencies added in one, and those that have no rate.
public struct ConvertedSum: Hashable, Sendable {
    /// Minor units of the currency.
    public fileprivate(set) var amount: Int64
    public let currency: Currency
    public fileprivate(set) var unconverted: [MoneyAmount]
}
