extension ExchangeRate {
    /// The reason why a text is not a rate.
    public enum Failure: Error, Hashable, Sendable {
        case missing
        case notANumber
        /// Zero or negative.
        case notAboveZero
        /// Above a thousand million.
        case tooLarge
        /// More than nine decimals.
        case tooManyDecimals
    }

    /// The most decimals of a rate.
    public static let maximumDecimals = 9

    /// Parses a decimal number such as "4.3215" or "4,3215": no groups, no exponent.
    public init(_ text: String) throws(Failure) {
        var whole: Int64 = 0
        var (decimals, hasDigit, isDecimal) = (0, false, false)
        var isNegative = false
        for (index, byte) in text.utf8.enumerated() {
            switch byte {
            case 0x30...0x39:
                hasDigit = true
                if isDecimal {
                    decimals += 1
                    // Zeros beyond the ninth decimal change nothing.
                    guard decimals <= Self.maximumDecimals else {
                        if byte == 0x30 { continue }
                        throw .tooManyDecimals
                    }
                }
                let (product, overflow) = whole.multipliedReportingOverflow(by: 10)
                let (sum, carry) = product.addingReportingOverflow(Int64(byte - 0x30))
                guard !overflow, !carry else { throw .tooLarge }
                whole = sum
            case 0x2E where !isDecimal, 0x2C where !isDecimal: isDecimal = true
            case 0x2D where index == 0: isNegative = true
            default: throw .notANumber
            }
        }
        guard hasDigit else { throw text.isEmpty ? .missing : .notANumber }
        guard whole > 0, !isNegative else { throw .notAboveZero }
        for _ in min(decimals, Self.maximumDecimals)..<Self.maximumDecimals {
            let (product, overflow) = whole.multipliedReportingOverflow(by: 10)
            guard !overflow else { throw .tooLarge }
            whole = product
        }
        guard let rate = ExchangeRate(billionths: whole) else { throw .tooLarge }
        self = rate
    }

    /// The rate with as many decimals as it needs, after a point: "4.3215".
    public var text: String {
        let (whole, part) = billionths.quotientAndRemainder(dividingBy: 1_000_000_000)
        guard part > 0 else { return whole.description }
        let digits = part.description
        var decimals = String(repeating: "0", count: Self.maximumDecimals - digits.utf8.count) + digits
        while decimals.utf8.last == 0x30 { decimals.removeLast() }
        return "\(whole).\(decimals)"
    }
}
