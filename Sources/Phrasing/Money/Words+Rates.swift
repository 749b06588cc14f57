import CivilTime
import DaybookCore
import Journal
import Money
import Words

extension Words {
    /// "1 EUR = 4.25 PLN".
    public func sentence(_ rate: CurrencyRate) -> String {
        equalsOne(rate.baseCode, rate.rate.map { text($0) } ?? "", rate.quoteCode)
    }

    /// The rates by which amounts were converted, each with its day: "1 EUR = 4.25 PLN (1 Aug) · 1 USD = 0.9 EUR (3 Aug)".
    /// Empty for none.
    public func sentence(_ ways: [ConvertedBy], today: Day) -> String {
        var rates: [String] = []
        for rate in ways.flatMap({ $0.rates }) {
            let equation = equalsOne(rate.base.code, text(rate.leg.rate), rate.quote.code)
            let day = near(rate.leg.day, to: today)
            let sentence = rate.leg.isImplied ? self.rate(equation, ofTransferOn: day) : self.rate(equation, of: day)
            if !rates.contains(sentence) { rates.append(sentence) }
        }
        return rates.joined(separator: " · ")
    }

    /// The amount that arrives of a transfer between two currencies, with the rate if it went by one; nil for other transactions.
    ///
    /// - Parameter isFirst: Whether a line begins with it.
    public func arrival(
        of transfer: Transaction, in state: State, today: Day, isFirst: Bool = true
    ) -> String? {
        guard transfer.kind == .transfer, let received = transfer.received,
            let target = state.account(transfer.toAccount)?.currency
        else { return nil }
        let way = state.rateOfArrival(transfer)
        return arrives(amount(received, target), by: sentence(way.map { [$0] } ?? [], today: today), isFirst: isFirst)
    }

    /// A rate with the decimal mark of this language.
    public func text(_ rate: ExchangeRate) -> String {
        rate.text.split(separator: ".").joined(separator: decimalSeparator)
    }

    /// The reason why something typed is not a rate.
    public func reason(_ failure: ExchangeRate.Failure) -> String {
        switch failure {
        case .missing: exchangeRateMissing
        case .notANumber: exchangeRateNotANumber
        case .notAboveZero: exchangeRateNotAboveZero
        case .tooLarge: exchangeRateTooLarge
        case .tooManyDecimals: exchangeRateDecimals(ExchangeRate.maximumDecimals)
        }
    }

    /// Amounts without a rate in a sentence; empty for none.
    public func withoutRate(_ amounts: [MoneyAmount]) -> String {
        guard !amounts.isEmpty else { return "" }
        return withoutRate(amounts.map { amount($0.minorUnits, $0.currency) }.joined(separator: " · "))
    }

    /// The balances that a sum leaves out, or that are not added up as none has a rate, in a sentence; empty for none.
    public func withoutRate(in balances: BalancesTogether) -> String {
        let amounts = balances.inUsual?.unconverted ?? []
        guard balances.isConverted, !amounts.isEmpty else { return withoutRate(amounts) }
        return leftOutWithoutRate(amounts.map { amount($0.minorUnits, $0.currency) }.joined(separator: " · "))
    }

    /// An action on a rate in a sentence.
    func description(ofRate action: MoneyAction, _ changes: [Change], _ state: State) -> String {
        guard let rate = state.exchangeRates.rows(of: changes).first, !rate.baseCode.isEmpty else {
            return exchangeRates
        }
        return action == .deleteRate ? exchangeRateDeleted(sentence(rate)) : exchangeRateSet(sentence(rate))
    }
}
