import Money

extension Words {
    /// An amount of money with its currency: "€1,234.50", "1 234,50 €", "PLN 12.50".
    ///
    /// Symbols and their places follow CLDR. A number of cents is never rounded away.
    ///
    /// - Parameters:
    ///   - minorUnits: The amount in minor units of the currency, such as cents.
    ///   - isSigned: Whether a plus sign precedes an amount above zero.
    public func amount(_ minorUnits: Int64, _ currency: Currency, isSigned: Bool = false) -> String {
        let sign = minorUnits < 0 ? "−" : isSigned && minorUnits > 0 ? "+" : ""
        return sign + unsigned(decimal(minorUnits.magnitude, currency, isGrouped: true), currency)
    }

    /// An amount for a form field, without its currency: "1234.50", "-1234,50".
    public func typedAmount(_ minorUnits: Int64, _ currency: Currency) -> String {
        (minorUnits < 0 ? "-" : "") + decimal(minorUnits.magnitude, currency, isGrouped: false)
    }

    /// Parses an amount or a calculation, such as "12.50+3*4", by the rules of this language.
    public func parseAmount(
        _ text: String, in currency: Currency
    ) throws(AmountExpression.Failure) -> AmountExpression {
        try AmountExpression(text, in: currency, decimalMark: decimalSeparator.unicodeScalars.first ?? ".")
    }

    /// The currency that people of the reader's region, or else of this language, most likely pay with, until they choose
    /// one.
    public var usualCurrency: Currency { region?.currency ?? Currency(pick("EUR", "RUB", "PLN")) ?? .euro }

    /// The sign of a currency, or its code.
    public func symbol(_ currency: Currency) -> String {
        switch (currency.code, language) {
        case ("EUR", _): "€"
        case ("USD", _): "$"
        case ("GBP", _): "£"
        case ("JPY", .english): "¥"
        case ("PLN", .polish): "zł"
        case ("CZK", .polish): "Kč"
        case ("RUB", .russian): "₽"
        case ("UAH", .russian): "₴"
        default: currency.code
        }
    }

    private func unsigned(_ number: String, _ currency: Currency) -> String {
        let symbol = symbol(currency)
        if language != .english { return "\(number)\u{A0}\(symbol)" }
        return symbol == currency.code ? "\(symbol)\u{A0}\(number)" : symbol + number
    }

    private func decimal(_ minorUnits: UInt64, _ currency: Currency, isGrouped: Bool) -> String {
        let (whole, rest) = minorUnits.quotientAndRemainder(dividingBy: UInt64(currency.minorUnits))
        let text = isGrouped ? number(Int64(clamping: whole)) : whole.description
        guard currency.fractionDigits > 0 else { return text }
        let decimals = rest.description
        let zeros = String(repeating: "0", count: currency.fractionDigits - decimals.utf8.count)
        return text + decimalSeparator + zeros + decimals
    }
}
