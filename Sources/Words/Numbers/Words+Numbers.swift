extension Words {
    /// A localized number: "1,234.5", "1 234,5", "1234,5".
    ///
    /// Rounds half away from zero, omits trailing zeros, and uses a power of ten from 10¹⁵.
    public func number(_ value: Double, maximumFractionDigits: Int = 2) -> String {
        guard !value.isNaN else { return "–" }
        guard value.isFinite else { return value < 0 ? "−∞" : "∞" }
        let digits = DecimalDigits(value)
        guard digits.point <= 15 else { return scientific(digits, maximumFractionDigits) }
        return plain(digits.rounded(toFractionDigits: maximumFractionDigits), groups: true, minus: "−")
    }

    /// A localized integer: "12,345", "12 345".
    public func number(_ value: Int64) -> String {
        (value < 0 ? "−" : "") + grouped(value.magnitude.description)
    }

    /// A localized integer: "12,345", "12 345".
    public func number(_ value: Int) -> String {
        number(Int64(value))
    }

    /// A number for a form field: ungrouped, with every digit, so that `parseNumber` returns exactly the same value.
    public func typedNumber(_ value: Double) -> String {
        guard value.isFinite else { return "" }
        return plain(DecimalDigits(value), groups: false, minus: "-")
    }

    /// A fraction 0…1 as a percentage: "91%", "91 %", "91%".
    public func percent(_ share: Double, maximumFractionDigits: Int = 0) -> String {
        let value = number(share * 100, maximumFractionDigits: maximumFractionDigits)
        return value + pick("%", "\u{A0}%", "%")
    }

    public var decimalSeparator: String { pick(".", ",", ",") }

    public var groupSeparator: String { pick(",", "\u{A0}", "\u{A0}") }

    private func plain(_ decimal: DecimalDigits, groups: Bool, minus: String) -> String {
        var whole = ""
        for index in 0..<max(0, decimal.point) { whole += decimal.digit(at: index).description }
        var fraction = ""
        for index in min(0, decimal.point)..<decimal.digits.count where index >= decimal.point {
            fraction += decimal.digit(at: index).description
        }
        if whole.isEmpty { whole = "0" }
        if groups { whole = grouped(whole) }
        return (decimal.isNegative ? minus : "") + whole + (fraction.isEmpty ? "" : decimalSeparator + fraction)
    }

    /// "1.5×10³⁰⁰"
    private func scientific(_ decimal: DecimalDigits, _ maximumFractionDigits: Int) -> String {
        let mantissa = decimal.withPoint(1).rounded(toFractionDigits: maximumFractionDigits)
        let exponent = decimal.point + mantissa.point - 2
        var power = ""
        for byte in exponent.description.utf8 { power += Self.superscripts[Int(byte - UInt8(ascii: "0"))] }
        return plain(mantissa.withPoint(1), groups: false, minus: "−") + "×10" + power
    }

    private static let superscripts = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]

    /// Groups digits by thousands. Polish leaves four digits ungrouped (CLDR minimum grouping digits: 2).
    private func grouped(_ digits: String) -> String {
        let count = digits.utf8.count
        guard count >= (language == .polish ? 5 : 4) else { return digits }
        var result = ""
        for (index, digit) in digits.enumerated() {
            if index > 0 && (count - index) % 3 == 0 { result += groupSeparator }
            result.append(digit)
        }
        return result
    }
}
