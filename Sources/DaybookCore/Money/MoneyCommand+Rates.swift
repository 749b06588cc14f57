import CivilTime
import Journal
import Money

extension MoneyCommand {
    static func requireRate(_ id: RecordID?, in state: State) throws(MoneyRefusal) -> CurrencyRate {
        guard let rate = state.exchangeRate(id) else { throw .noSuchRate }
        return rate
    }

    /// - Parameter typed: On today if it has no day. Its codes may be in small letters.
    static func set(
        _ typed: CurrencyRate, replacing replaced: RecordID?, _ state: State, _ now: LocalInstant
    ) throws(MoneyRefusal) -> Decision {
        guard let base = Currency(typed.baseCode) else { throw .unknownRateCurrency(typed.baseCode, isQuote: false) }
        guard let quote = Currency(typed.quoteCode) else { throw .unknownRateCurrency(typed.quoteCode, isQuote: true) }
        guard base != quote else { throw .rateOfSameCurrency }
        guard typed.has(.rate) else { throw .rateMissing }
        guard typed.billionths > 0 else { throw .rateNotAboveZero }
        guard let rate = ExchangeRate(billionths: typed.billionths) else { throw .rateTooLarge }
        let day = typed.day ?? state.today(now)
        do throws(FieldError) { _ = try CurrencyRate.column(.day).validated(Value(day)) } catch { throw .field(error) }
        var new = CurrencyRate(base, in: quote, on: day, rate)
        let old = state.exchangeRates[new.id]
        new.life = (old?.life ?? 0) | 1
        var changes = old.map { new.changes(from: $0) } ?? new.changes
        if let replaced, replaced != new.id { changes.append(try requireRate(replaced, in: state).deletion) }
        // One rate for both ways: the other one would contradict it.
        let inverse = CurrencyRate.id(quote, in: base, on: day)
        if inverse != replaced, let other = state.exchangeRate(inverse) { changes.append(other.deletion) }
        return Decision(MoneyAction.setRate, changes, adding: new.id)
    }
}
