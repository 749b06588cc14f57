/// An amount of money as typed: a number, or a calculation such as "12.50+3*4".
///
/// Commas, dots and spaces are understood by the rules of the writer's language; see `init`. The calculation is exact,
/// and its result is rounded to the currency's minor unit, half away from zero.
public struct AmountExpression: Hashable, Sendable {
    /// The result in minor units of the currency: cents, for euros.
    public let minorUnits: Int64
    /// Whether something was calculated, so that the result is worth showing.
    public let isCalculation: Bool

    public enum Failure: Error, Hashable, Sendable {
        /// Nothing was typed.
        case missing
        case notAnAmount
        /// A number has more decimals than its currency.
        case tooManyDecimals(allowed: Int)
        case divisionByZero
        /// It exceeds `limit`.
        case tooLarge
    }

    /// The largest amount, in minor units: a trillion euros. Sums of 90,000 of them fit into 64 bits.
    public static let limit: Int64 = 100_000_000_000_000

    /// Parses an amount.
    ///
    /// Of several separators, the last is the decimal mark, and the others group digits: "1 234.5", "1.234,50". A single
    /// comma or dot before three digits is the language's own decimal mark, and groups otherwise: "1,234" is a thousand
    /// in English, and too precise for euros in Polish. Before fewer digits it is always a decimal mark.
    ///
    /// - Parameter decimalMark: The decimal mark of the writer's language: "." or ",".
    public init(_ text: String, in currency: Currency, decimalMark: Unicode.Scalar) throws(Failure) {
        var parser = AmountParser(text, currency, decimalMark)
        let result = try parser.parse()
        let (minor, isTooLarge) = Self.scaled(result.value, by: currency.minorUnits)
        guard !isTooLarge else { throw .tooLarge }
        minorUnits = minor
        isCalculation = result.isCalculation
    }

    private static func scaled(_ value: Fraction, by factor: Int64) -> (Int64, Bool) {
        guard let scaled = value.multiplied(by: Fraction(factor)) else { return (0, true) }
        let minor = scaled.rounded
        return (minor, minor.magnitude > limit.magnitude)
    }
}

/// Parses sums of products of numbers and parentheses.
private struct AmountParser {
    private let scalars: [Unicode.Scalar]
    private let currency: Currency
    private let decimalMark: Unicode.Scalar
    private var position = 0
    private var operations = 0
    private var depth = 0
    private var hasTooManyDecimals = false

    /// Unicode scalars; a longer text is no amount.
    private static let maximumLength = 200
    private static let maximumDepth = 8

    init(_ text: String, _ currency: Currency, _ decimalMark: Unicode.Scalar) {
        scalars = Array(text.unicodeScalars.prefix(Self.maximumLength + 1))
        self.currency = currency
        self.decimalMark = decimalMark
    }

    mutating func parse() throws(AmountExpression.Failure) -> (value: Fraction, isCalculation: Bool) {
        skipSpaces()
        guard position < scalars.count else { throw .missing }
        guard scalars.count <= Self.maximumLength else { throw .notAnAmount }
        let value = try sum()
        guard position == scalars.count else { throw .notAnAmount }
        if hasTooManyDecimals, operations == 0 { throw .tooManyDecimals(allowed: currency.fractionDigits) }
        return (value, operations > 0)
    }

    private mutating func sum() throws(AmountExpression.Failure) -> Fraction {
        var value = try product()
        while let sign = peek, sign == "+" || Self.isMinus(sign) {
            advance()
            operations += 1
            let term = try product()
            guard let next = value.adding(sign == "+" ? term : term.negated) else { throw .tooLarge }
            value = next
        }
        return value
    }

    private mutating func product() throws(AmountExpression.Failure) -> Fraction {
        var value = try factor()
        while let sign = peek, "*×/÷:".unicodeScalars.contains(sign) {
            advance()
            operations += 1
            let factor = try factor()
            if "*×".unicodeScalars.contains(sign) {
                guard let next = value.multiplied(by: factor) else { throw .tooLarge }
                value = next
            } else {
                guard factor != Fraction(0) else { throw .divisionByZero }
                guard let next = value.divided(by: factor) else { throw .tooLarge }
                value = next
            }
        }
        return value
    }

    private mutating func factor() throws(AmountExpression.Failure) -> Fraction {
        if let sign = peek, sign == "+" || Self.isMinus(sign) {
            advance()
            guard let next = peek, next == "(" || Self.isDigit(next) || Self.isMark(next) else { throw .notAnAmount }
            let value = try factor()
            return sign == "+" ? value : value.negated
        }
        guard peek == "(" else { return try number() }
        depth += 1
        guard depth <= Self.maximumDepth else { throw .notAnAmount }
        advance()
        let value = try sum()
        guard peek == ")" else { throw .notAnAmount }
        advance()
        depth -= 1
        operations += 1
        return value
    }

    /// A number with its separators.
    private mutating func number() throws(AmountExpression.Failure) -> Fraction {
        var groups: [ArraySlice<Unicode.Scalar>] = []
        var separators: [Unicode.Scalar] = []
        var start = position
        while position < scalars.count {
            let scalar = scalars[position]
            if Self.isDigit(scalar) {
                position += 1
            } else if Self.isMark(scalar) || isGroupingSpace {
                groups.append(scalars[start..<position])
                separators.append(Self.isSpace(scalar) ? " " : scalar)
                position += 1
                start = position
            } else {
                break
            }
        }
        groups.append(scalars[start..<position])
        skipSpaces()
        let (whole, decimals) = try split(groups, separators)
        if decimals.count > currency.fractionDigits { hasTooManyDecimals = true }
        var value: Int64 = 0
        var scale: Int64 = 1
        for digit in whole + decimals {
            guard !value.multipliedReportingOverflow(by: 10).overflow, value < 1 << 58 else { throw .tooLarge }
            value = value * 10 + Int64(digit.value - 0x30)
        }
        guard decimals.count <= 12 else { throw .tooManyDecimals(allowed: currency.fractionDigits) }
        for _ in decimals { scale *= 10 }
        guard let number = Fraction(value, over: scale) else { throw .tooLarge }
        return number
    }

    /// Whether the space here is between the groups of a number: three digits follow, and no more.
    private var isGroupingSpace: Bool {
        guard Self.isSpace(scalars[position]), position > 0, Self.isDigit(scalars[position - 1]) else { return false }
        let next = scalars[(position + 1)...].prefix { Self.isDigit($0) }
        return next.count == 3
    }

    /// Splits the groups of digits of a number at its decimal mark.
    private func split(
        _ groups: [ArraySlice<Unicode.Scalar>], _ separators: [Unicode.Scalar]
    ) throws(AmountExpression.Failure) -> (whole: [Unicode.Scalar], decimals: [Unicode.Scalar]) {
        guard let last = separators.last, let lastGroup = groups.last else {
            guard let digits = groups.first, !digits.isEmpty else { throw .notAnAmount }
            return (Array(digits), [])
        }
        let isRepeated = separators.dropLast().contains(last)
        let isGrouping = lastGroup.count == 3 && last != decimalMark && separators.count == 1 && isGroup(groups[0])
        guard last != " ", !isRepeated, !isGrouping else {
            try check(groups, separators)
            return (groups.flatMap { $0 }, [])
        }
        guard !lastGroup.isEmpty else { throw .notAnAmount }
        let whole = Array(groups.dropLast())
        if whole.count > 1 { try check(whole, separators.dropLast()) }
        return (whole.flatMap { $0 }, Array(lastGroup))
    }

    /// Whether digits can stand before a separator of groups.
    private func isGroup(_ digits: ArraySlice<Unicode.Scalar>) -> Bool {
        (1...3).contains(digits.count) && digits.first != "0"
    }

    private func check(
        _ groups: [ArraySlice<Unicode.Scalar>], _ separators: [Unicode.Scalar]
    ) throws(AmountExpression.Failure) {
        guard isGroup(groups[0]), groups.dropFirst().allSatisfy({ $0.count == 3 }),
            separators.allSatisfy({ $0 == separators[0] })
        else { throw .notAnAmount }
    }

    private var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    private mutating func advance() {
        position += 1
        skipSpaces()
    }

    private mutating func skipSpaces() {
        while let scalar = peek, Self.isSpace(scalar) { position += 1 }
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar >= "0" && scalar <= "9" }

    /// A comma, a dot, or an apostrophe as the Swiss group digits.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "." || scalar == "," || scalar == "'" || scalar == "’"
    }

    private static func isMinus(_ scalar: Unicode.Scalar) -> Bool { scalar == "-" || scalar == "−" || scalar == "–" }

    /// A space, tab, or a no-break, thin or narrow no-break space.
    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case " ", "\t", "\u{A0}", "\u{2009}", "\u{202F}": true
        default: false
        }
    }
}
