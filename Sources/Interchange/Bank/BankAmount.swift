import Money

/// A sign between the whole part of a number and its decimals.
public enum DecimalMark: String, CaseIterable, Hashable, Sendable {
    case point
    case comma

    var byte: UInt8 { self == .point ? 0x2E : 0x2C }
}

/// An amount in a bank's file.
struct BankAmount {
    /// The currency beside the number, if there is one.
    private(set) var currency: Currency?
    private(set) var isNegative = false
    private var whole = ScannedDigits()
    private var decimals = ScannedDigits()

    /// Parses a number with groups of thousands, a sign before or after it or parentheses, and a currency's code or sign
    /// beside it: "-1 234,56 zł", "(1,234.56)", "12.50-", "€ 5", "12.50 DR".
    ///
    /// - Parameters:
    ///   - mark: the decimal mark; nil to take the last comma or dot for it unless it is repeated.
    ///   - expected: the currency that is tried first, to save time.
    init(
        _ text: ArraySlice<UInt8>, mark: DecimalMark?, expected: Currency? = nil
    ) throws(BankProblem.Reason) {
        var text = BankText.trimmed(text)
        guard !text.isEmpty else { throw .missing }
        guard text.count <= 200 else { throw text.count > BankFile.longestText ? .tooLong : .badAmount }
        guard !text.contains(0) else { throw .notText }
        if let inner = Self.withoutParentheses(text) {
            isNegative = true
            text = inner
        }
        var hasSign = isNegative
        text = try takeSign(text, &hasSign)
        let number = text.drop { !Self.isDigit($0) && $0 != 0x2E && $0 != 0x2C }
        guard !number.isEmpty else { throw .badAmount }
        // Some put the sign between currency and number: "€ -5".
        let before = BankText.trimmed(text[..<number.startIndex])
        let sign = lastSign(before)
        try readCurrency(before.dropLast(sign.count), expected)
        _ = try takeSign(sign, &hasSign)
        let end = try readNumber(number, mark: mark?.byte ?? Self.mark(of: number))
        text = BankText.trimmed(number[end...])
        if let length = signLength(text) {
            _ = try takeSign(text, &hasSign)
            text = BankText.trimmed(text.dropFirst(length))
        }
        if text.isWord("dr") || text.isWord("cr") {
            guard !hasSign else { throw .badAmount }
            isNegative = text.isWord("dr")
        } else {
            // Some put the sign behind the currency: "5 € -".
            let sign = lastSign(text)
            _ = try takeSign(sign, &hasSign)
            try readCurrency(text.dropLast(sign.count), expected)
        }
    }

    /// The amount in minor units of a currency, or in hundredths if that is nil.
    func minorUnits(in currency: Currency?) throws(BankProblem.Reason) -> Int64 {
        let digits = currency?.fractionDigits ?? 2
        guard !whole.isTooLong else { throw .tooLarge }
        guard decimals.significantCount <= digits else { throw .tooManyDecimals }
        var value = whole.value
        var fraction = decimals.value
        for _ in 0..<digits { value *= 10 }
        for _ in decimals.significantCount..<digits { fraction *= 10 }
        value += fraction
        guard value <= AmountExpression.limit else { throw .tooLarge }
        return isNegative ? -value : value
    }

    /// Whether the number is zero.
    var isZero: Bool { whole.value == 0 && !whole.isTooLong && decimals.significantCount == 0 }
}

/// Digits of a number.
private struct ScannedDigits {
    /// Their value, without zeros at the end if they are decimals.
    var value: Int64 = 0
    /// Their number, without zeros at the end.
    var significantCount = 0
    /// Whether there are too many for `value`.
    var isTooLong = false
    private var zeros = 0

    mutating func appendWhole(_ digit: UInt8) {
        // Fifteen digits exceed every amount, and can be multiplied by a thousand.
        guard value < 100_000_000_000_000 else { return isTooLong = true }
        value = value * 10 + Int64(digit)
    }

    mutating func appendDecimal(_ digit: UInt8) {
        guard digit > 0 else { return zeros += 1 }
        significantCount += zeros + 1
        guard significantCount <= 9 else { return }
        for _ in 0...zeros { value *= 10 }
        value += Int64(digit)
        zeros = 0
    }
}

extension Currency {
    /// The currency of a code in a bank's file; nil for an unknown one. Banks still write the code that roubles had until 1998.
    init?(statedByBank code: ArraySlice<UInt8>) {
        let code = String(decoding: BankText.trimmed(code).prefix(4), as: UTF8.self)
        self.init(code.uppercased() == "RUR" ? "RUB" : code)
    }
}

extension BankAmount {
    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    /// The text without parentheses around its number, which the currency may precede or follow: "$(1.50)"; nil if it has
    /// none.
    private static func withoutParentheses(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard let start = text.firstIndex(of: 0x28), let end = text.lastIndex(of: 0x29), start < end,
            !text[..<start].contains(where: { isDigit($0) }), !text[end...].contains(where: { isDigit($0) })
        else { return nil }
        return BankText.trimmed((text[..<start] + text[(start + 1)..<end] + text[(end + 1)...])[...])
    }

    /// The decimal mark of a number: the last comma or dot, unless it is repeated.
    private static func mark(of number: ArraySlice<UInt8>) -> UInt8 {
        guard let last = number.last(where: { $0 == 0x2E || $0 == 0x2C }) else { return 0x2E }
        return number.count { $0 == last } == 1 ? last : (last == 0x2E ? 0x2C : 0x2E)
    }

    /// Reads digits and their separators. Returns the position after them.
    private mutating func readNumber(
        _ text: ArraySlice<UInt8>, mark: UInt8
    ) throws(BankProblem.Reason) -> Int {
        var position = text.startIndex
        var group = 0
        var separator: UInt8 = 0
        var count = 0
        while position < text.endIndex {
            let byte = text[position]
            if Self.isDigit(byte) {
                whole.appendWhole(byte - 0x30)
                group += 1
                count += 1
                position += 1
                continue
            }
            guard byte != mark, let (kind, length) = Self.groupSeparator(text, at: position) else { break }
            // Groups have three digits; in India, all but the last have two.
            guard separator == 0 ? (1...3).contains(group) : (kind == separator && (2...3).contains(group)) else {
                throw .badAmount
            }
            // No group of thousands is zero: "0,500" has another decimal mark.
            if separator == 0, whole.value == 0 { throw .badAmount }
            separator = kind
            group = 0
            position += length
        }
        if separator != 0, group != 3 { throw .badAmount }
        if position < text.endIndex, text[position] == mark {
            position += 1
            while position < text.endIndex, Self.isDigit(text[position]) {
                decimals.appendDecimal(text[position] - 0x30)
                count += 1
                position += 1
            }
        }
        guard count > 0 else { throw .badAmount }
        return position
    }

    /// The separator of groups at a position, which a digit follows; a space stands for all kinds of spaces.
    private static func groupSeparator(_ text: ArraySlice<UInt8>, at position: Int) -> (kind: UInt8, length: Int)? {
        let byte = text[position]
        var found: (kind: UInt8, length: Int)?
        switch byte {
        case 0x2E, 0x2C, 0x27: found = (byte, 1)
        case 0x20, 0xC2, 0xE2:
            let length = BankText.blankLength(text, at: position)
            if length > 0 { found = (0x20, length) }
            // ’
            if text[position...].starts(with: [0xE2, 0x80, 0x99]) { found = (0x27, 3) }
        default: break
        }
        guard let found, position + found.length < text.endIndex, isDigit(text[position + found.length]) else {
            return nil
        }
        return found
    }

    /// The number of bytes of a plus or minus sign at the beginning; nil if there is none.
    private func signLength(_ text: ArraySlice<UInt8>) -> Int? {
        if text.first == 0x2B || text.first == 0x2D { return 1 }
        // − and –
        return text.starts(with: [0xE2, 0x88, 0x92]) || text.starts(with: [0xE2, 0x80, 0x93]) ? 3 : nil
    }

    /// Takes a sign at the beginning.
    private mutating func takeSign(
        _ text: ArraySlice<UInt8>, _ hasSign: inout Bool
    ) throws(BankProblem.Reason) -> ArraySlice<UInt8> {
        guard let length = signLength(text) else { return text }
        guard !hasSign else { throw .badAmount }
        hasSign = true
        isNegative = text.first != 0x2B
        return BankText.trimmed(text.dropFirst(length))
    }

    /// The sign at the end of what precedes a number, or nothing.
    private func lastSign(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        for length in [1, 3] where text.count >= length {
            let end = text.suffix(length)
            if signLength(end) == length { return end }
        }
        return []
    }

    /// Reads what stands beside a number: nothing, or the currency.
    private mutating func readCurrency(
        _ text: ArraySlice<UInt8>, _ expected: Currency?
    ) throws(BankProblem.Reason) {
        let text = BankText.trimmed(text)
        guard !text.isEmpty else { return }
        guard currency == nil else { throw .badAmount }
        if let expected, text.elementsEqual(expected.code.utf8) {
            currency = expected
            return
        }
        switch String(decoding: text.prefix(16), as: UTF8.self) {
        case "€": currency = .euro
        case "£": currency = Currency("GBP")
        case "zł", "zl", "ZŁ", "Zł": currency = Currency("PLN")
        case "₽", "руб.", "руб", "р.", "р": currency = Currency("RUB")
        case "₴", "грн", "грн.": currency = Currency("UAH")
        case "Kč", "KČ", "Kc": currency = Currency("CZK")
        case "₸": currency = Currency("KZT")
        case "Br": currency = Currency("BYN")
        case "Ft": currency = Currency("HUF")
        case "₺", "TL": currency = Currency("TRY")
        case "₹": currency = Currency("INR")
        case "US$": currency = Currency("USD")
        // Several countries use these.
        case "$", "¥", "kr", "kr.", "Kr", "Fr.": break
        default:
            guard text.count == 3, text.allSatisfy({ ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }) else {
                throw .badAmount
            }
            guard let known = Currency(statedByBank: text) else { throw .unknownCurrency }
            currency = known
        }
    }
}
