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

    /// An action on a rate in a sentence.
    func description(ofRate action: MoneyAction, _ changes: [Change], _ state: State) -> String {
        guard let rate = state.exchangeRates.rows(of: changes).first, !rate.baseCode.isEmpty else {
            return exchangeRates
        }
        return action == .deleteRate ? exchangeRateDeleted(sentence(rate)) : exchangeRateSet(sentence(rate))
    }
}
